import type { Messages } from '../messages';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const NEAR_DAYS = ['today', 'tomorrow'];

export const dates: Messages['dates'] = {
  formatDay: ({ daysAhead, weekday }) => NEAR_DAYS[daysAhead] ?? WEEKDAYS[weekday] ?? '',
  formatDayOfYear: ({ month, day }) => `${day} ${MONTHS[month - 1]}`,
  formatDate: ({ month, day, weekday }) => `${WEEKDAYS[weekday]}, ${day} ${MONTHS[month - 1]}`,
};
