/** The time of an alarm as it is typed: digits, with or without a leading zero. */

const MAX_VALUES = { hours: 23, minutes: 59 } as const;
export type TimePart = keyof typeof MAX_VALUES;

/** How many values a part has: 24 hours, 60 minutes. */
export const countValues = (part: TimePart): number => MAX_VALUES[part] + 1;

/** What is said of a part that is none. */
export const TIME_PART_ERRORS = { hours: '시는 0~23이에요', minutes: '분은 0~59예요' } as const;

/** The number that was typed, null where it is none of the part's. */
export function parseTimePart(part: TimePart, text: string): number | null {
  const value = /^\d{1,2}$/.test(text) ? Number(text) : NaN;
  return value <= MAX_VALUES[part] ? value : null;
}

/** 7 -> '07'. */
export const padTwoDigits = (value: number): string => String(value).padStart(2, '0');

/** The hour and minute at which people leave for work and school. */
export const QUICK_TIMES = [
  [7, 0],
  [7, 30],
  [8, 0],
] as const;

/** A time of day as it is said: '오전 7시 30분', '오후 12시'. */
export function formatKoreanTime(hour: number, minute: number): string {
  const time = `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}시`;
  return minute === 0 ? time : `${time} ${minute}분`;
}
