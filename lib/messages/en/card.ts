import type { Messages } from '../messages';

export const card: Messages['card'] = {
  appName: 'Nalot',
  formatPlace: ({ sido, sigungu }) => `${sigungu}, ${sido}`,
  formatTitle: (day, outfit) => (day === 'tomorrow' ? `Tomorrow: ${outfit}` : outfit),
  rangeDay: { today: '', tomorrow: 'Tomorrow ' },
  formatFeelsLike: (degrees) => `Feels like ${degrees}`,
};
