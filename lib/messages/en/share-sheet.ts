import type { Messages } from '../messages';

export const shareSheet: Messages['shareSheet'] = {
  title: 'Which format would you like to share?',
  addToCalendar: 'Add to calendar',
  calendarFile: 'nalot.ics',
  formats: { story: 'Story', tall: 'Feed and messages', wide: 'Wide' },
  outfitTitle: (place) => `Today’s outfit for ${place}`,
  fileName: 'nalot.jpg',
  outcomes: {
    saved: 'Picture downloaded.',
    savedEvent: 'Calendar file downloaded.',
    eventFailed: 'We couldn’t make the calendar file. Please try again in a moment.',
    again: 'Your picture is ready. Please tap once more.',
    failed: 'We couldn’t make a picture to share. Please try again in a moment.',
  },
};
