import type { Messages } from '../messages';

export const pushCard: Messages['pushCard'] = {
  appNow: 'Nalot · now',
  close: 'Close the notification',
};
