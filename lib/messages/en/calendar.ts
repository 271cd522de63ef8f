import type { Messages } from '../messages';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const formatMonth = (month: number) => MONTHS[month - 1] ?? '';
const formatDay = (month: number, day: number) => `${day} ${formatMonth(month)}`;

export const calendar: Messages['calendar'] = {
  shortWeekdays: WEEKDAYS.map((name) => name.slice(0, 3)),
  weekdays: WEEKDAYS,
  formatMonth,
  formatDay,
  formatDate: (month, day, weekday) => `${WEEKDAYS[weekday]}, ${formatDay(month, day)}`,
  formatFullDate: (year, month, day) => `${formatDay(month, day)} ${year}`,
};
