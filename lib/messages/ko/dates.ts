/** Weekday 0 (Monday) to 6 (Sunday), and the days from today to it. */
export interface NamedDay {
  daysAhead: number;
  weekday: number;
}

const WEEKDAYS = ['월', '화', '수', '목', '금', '토', '일'];
const NEAR_DAYS = ['오늘', '내일', '모레'];

const nameWeekday = (weekday: number): string => `${WEEKDAYS[weekday] ?? ''}요일`;

/** Days and dates. */
export const dates = {
  /** Names a day: 오늘, 내일, 모레, otherwise its weekday. */
  formatDay: ({ daysAhead, weekday }: NamedDay): string => NEAR_DAYS[daysAhead] ?? nameWeekday(weekday),
  /** Formats a date: 11월 21일. */
  formatDayOfYear: ({ month, day }: { month: number; day: number }): string => `${month}월 ${day}일`,
  /** Formats a date with its weekday: 11월 21일 화요일. */
  formatDate: ({ month, day, weekday }: { month: number; day: number; weekday: number }): string =>
    `${month}월 ${day}일 ${nameWeekday(weekday)}`,
};
