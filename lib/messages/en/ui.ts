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
  unknown: 'Not known',
  language: 'Language',
  newVersion: 'A new version is ready',
  openNewVersion: 'Reload',
};
