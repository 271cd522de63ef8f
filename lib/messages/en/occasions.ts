import type { Messages } from '../messages';

export const occasions: Messages['occasions'] = {
  daily: null,
  business: 'work',
  date: 'dates',
  activity: 'sport',
};
