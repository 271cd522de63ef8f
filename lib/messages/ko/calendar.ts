const WEEKDAYS = ['월', '화', '수', '목', '금', '토', '일'];

/** Days and months. Weekdays are numbers from 0 (Monday) to 6. */
export const calendar = {
  /** As short as possible, for the head of a calendar. */
  shortWeekdays: WEEKDAYS,
  weekdays: WEEKDAYS.map((letter) => `${letter}요일`),
  formatMonth: (month: number): string => `${month}월`,
  formatDay: (month: number, day: number): string => `${month}월 ${day}일`,
  formatDate: (month: number, day: number, weekday: number): string => `${month}월 ${day}일 ${WEEKDAYS[weekday]}요일`,
  formatFullDate: (year: number, month: number, day: number): string => `${year}년 ${month}월 ${day}일`,
};
