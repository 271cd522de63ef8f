import type { ComfortShift } from '../ko/comfort';
import type { Messages } from '../messages';
import { calendar } from './calendar';

const FEELINGS = { cold: 'too cold', good: 'just right', hot: 'too warm' };

const describeShift = (shift: ComfortShift | null) =>
  shift ? `${shift.isSlight ? 'slightly ' : ''}${shift.to} clothes than for most people` : 'what suits most people';

export const comfort: Messages['comfort'] = {
  title: 'Your comfort',
  always: (shift) => `We suggest ${describeShift(shift)}.`,
  byDay: (onColdDays, onWarmDays) =>
    `We suggest ${describeShift(onColdDays)} on cold days, and ${describeShift(onWarmDays)} on warm days.`,
  lastFeeling: ({ month, day, feeling }) => `On ${calendar.formatDay(month, day)} you felt ${FEELINGS[feeling]}.`,
  reset: 'Reset',
  resetTitle: 'Reset your comfort?',
  resetText: 'We forget how you felt so far, and suggest what suits most people.',
  resetDone: 'Your comfort is reset.',
  undo: 'Undo',
  undone: 'Your last answer is undone.',
};
