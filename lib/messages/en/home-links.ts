import type { Messages } from '../messages';

export const homeLinks: Messages['homeLinks'] = {
  home: 'Home',
  my: 'Me',
  alarm: 'Notifications',
  neverWear: 'Clothes I never wear',
};
