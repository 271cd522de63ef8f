import type { Messages } from '../messages';

export const ui: Messages['ui'] = {
  appName: 'Nalot',
  later: 'Later',
  back: 'Back',
  forward: 'Forward',
  refresh: 'Refresh',
  refreshing: 'Refreshing',
  refreshFailed: 'We couldn’t refresh. What you see has not changed.',
  noPicture: 'The picture appears when you are online',
  mainScreens: 'Main screens',
  toasts: 'Messages',
  spokenDegrees: (degrees) => {
    const amount = Math.abs(degrees);
    return `${degrees < 0 ? 'minus ' : ''}${amount} ${amount === 1 ? 'degree' : 'degrees'}`;
  },
  unknown: 'Not known',
  language: 'Language',
  newVersion: 'A new version is ready',
  openNewVersion: 'Reload',
};
