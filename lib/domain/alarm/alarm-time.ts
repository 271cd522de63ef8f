import { problem } from '@/lib/contract/problem';

const MAX_VALUES = { hours: 23, minutes: 59 } as const;
export type TimePart = keyof typeof MAX_VALUES;

/** Returns the number of values of a part: 24 hours, 60 minutes. */
export const countValues = (part: TimePart): number => MAX_VALUES[part] + 1;

/** Problem of a text that is no value of a part. */
export const TIME_PART_PROBLEMS = {
  hours: problem('hourOutOfRange'),
  minutes: problem('minuteOutOfRange'),
};

/** Parses one or two typed digits. Returns null if they are no valid value of the part. */
export function parseTimePart(part: TimePart, text: string): number | null {
  const value = /^\d{1,2}$/.test(text) ? Number(text) : NaN;
  return value <= MAX_VALUES[part] ? value : null;
}

/** Formats 7 as '07'. */
export const padTwoDigits = (value: number): string => String(value).padStart(2, '0');

/** Suggested times, as [hour, minute]: common times to leave for work and school. */
export const QUICK_TIMES = [
  [7, 0],
  [7, 30],
  [8, 0],
] as const;
