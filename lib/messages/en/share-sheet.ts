import type { Messages } from '../messages';

export const shareSheet: Messages['shareSheet'] = {
  title: 'Which format would you like to share?',
  formats: { story: 'Story', tall: 'Feed and messages', wide: 'Wide' },
};
