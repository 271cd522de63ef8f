import type { Messages } from '../messages';
import { calendar } from './calendar';
import type { Units } from './units';

export const createWorn = ({ degrees }: Units): Messages['worn'] => ({
  feelings: { cold: 'Too cold', good: 'Just right', hot: 'Too warm' },
  feelsLike: (minC, maxC) => {
    const [min, max] = [degrees(minC), degrees(maxC)];
    return min === max ? `Feels like ${min}` : `Feels like ${min} to ${max}`;
  },
  describeDay: ({ month, day, title }) => `${calendar.formatDay(month, day)}: ${title}`,
  storedFor: (days, isMember) =>
    isMember ? `Days are removed after ${days} days.` : `Stored on this device only, for ${days} days.`,
  movedBack: 'Outfits that you wore in the last few days are suggested later.',
  none: 'Nothing worn yet',
  noneText: 'Tap “I wore this today” on an outfit to keep it here with the weather of that day.',
  toOutfits: 'See outfits',
  removeDay: 'Remove this day',
  dayRemoved: 'Removed from your calendar.',
  removeFailed: 'We couldn’t remove it.',
  close: 'Close',
  removeAll: 'Remove all',
  removeAllTitle: 'Remove all worn outfits?',
  removeAllText: 'This can’t be undone.',
  confirm: 'Remove',
  allRemoved: 'Your calendar is empty now.',
});
