import type { Messages } from '../messages';
import { formatTime, MONTHS } from './date-parts';
import type { Scale } from './scales';

/** Formats an ISO date, for example 5 January 2023. */
function formatDay(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

function formatDifference(day: string, degrees: number, convert: Scale['convertDifference']) {
  if (degrees === 0) return { before: '', difference: 'About the same', after: ` as ${day}` };
  const difference = degrees > 0 ? `${convert(degrees)}° warmer` : `${convert(-degrees)}° colder`;
  return { before: '', difference, after: ` than ${day}` };
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const createWeatherNow = ({ convertDifference }: Scale): Messages['weatherNow'] => ({
  label: 'Weather now',
  showMore: 'See more of the weather',
  now: 'Now ',
  loading: 'Loading the weather',
  failed: 'The weather didn’t load',
  hourlyFailed: 'The hourly forecast didn’t load',
  daysFailed: 'The ten-day forecast didn’t load',
  usual: (place) => `Usual for now in ${place}`,
  feelsLike: 'Feels like',
  fromYesterday: (degrees) => formatDifference('yesterday', degrees, convertDifference),
  fromToday: (degrees) => formatDifference('today', degrees, convertDifference),
  rainChance: 'Rain',
  low: { today: 'Low today ', tomorrow: ' low ' },
  high: ', high ',
  tomorrow: 'Tomorrow',
  later: (weekday, dayOfMonth) => `${WEEKDAYS[weekday]} ${dayOfMonth}`,
  roughly: (day) => `${day}, roughly`,
  warnings: {
    label: 'Weather warnings',
    issued: (hour, minute) => `issued at ${formatTime(hour, minute)}`,
    unreadable: 'A new warning could not be read. Please check with the KMA',
  },
  source: {
    fetching: 'Getting the weather now',
    fetchingLong: 'The weather isn’t coming through. Trying again every minute',
    offline: 'You are offline · ',
    untilOnline: 'Real weather when online',
    missing: 'Today’s weather didn’t come through',
    recorded: (place, date) => `Recorded in ${place} on ${formatDay(date)}`,
    recordedBriefly: (place, date) => `${place}, ${formatDay(date)}`,
    lastReceived: ({ month, day, hour, minute }) =>
      `Last received on ${day} ${MONTHS[month - 1]} at ${formatTime(hour, minute)}`,
    asOf: ({ hour, minute }) => `as of ${formatTime(hour, minute)}`,
    outage: (reason, age) => `${reason === 'offline' ? 'You are offline' : 'Slow connection'}. Weather from ${age}`,
  },
});
