import type { Messages } from '../messages';

export const categories: Messages['categories'] = {
  daily: 'Everyday',
  business: 'Business',
  date: 'Date',
  activity: 'Active',
};
