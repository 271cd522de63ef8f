import type { Messages } from '../messages';

export const neverWear: Messages['neverWear'] = {
  choose: 'What do you never wear, or not own?',
  forMembers: 'We leave these out of outfits and notifications.',
  forVisitors: 'We leave these out of outfits. Saved on this device only.',
  saveFailed: 'We couldn’t save your choice.',
  remaining: {
    enough: 'There are still plenty of outfits for today.',
    few: 'This leaves few outfits for today.',
    'none-suits': 'No outfit that is left quite suits today’s weather, so we show the closest ones.',
  },
};
