import type { Messages } from '../messages';

const countOutfits = (outfits: number) => `${outfits} ${outfits === 1 ? 'outfit' : 'outfits'}`;

export const bookmarks: Messages['bookmarks'] = {
  loading: 'Loading your saved outfits',
  loadFailed: 'We couldn’t load your saved outfits',
  loadFailedText: 'They are still there. Please try again in a moment.',
  none: 'No saved outfits yet',
  noneText: 'Tap the bookmark of an outfit you like, and you will find it here.',
  toOutfits: 'See outfits',
  count: countOutfits,
  edit: 'Edit',
  done: 'Done',
  forToday: 'Good for today',
  enlarge: 'Enlarge',
  suits: (temperatures) => `Good for ${temperatures}.`,
  close: 'Close',
  savedAt: (age) => `This list is from ${age}.`,
  offline: 'You can edit it once you are online.',
  selected: (outfits) => `${outfits} selected`,
  removeSelected: 'Remove',
  removeTitle: 'Remove the selected outfits?',
  removeText: (outfits) => `${countOutfits(outfits)} will disappear from your saved outfits.`,
  remove: 'Remove',
  removed: 'Removed from your saved outfits.',
  removeFailed: 'We couldn’t remove all of them.',
};
