import type { Messages } from '../messages';

export const widget: Messages['widget'] = {
  scriptTitle: 'Nalot widget',
  formatHeading: (placeName, day) => (day === 'later' ? placeName : `${placeName} ${day}`),
  formatTakeAlong: (labels) => `Take along: ${labels.join(', ')}`,
};
