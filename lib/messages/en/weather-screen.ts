import type { OriginTime } from '../ko/weather-screen';
import type { Messages } from '../messages';
import { formatTime, MONTHS } from './date-parts';
import type { Units } from './units';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const LONG_WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const NEAR_DAYS = ['today', 'tomorrow'] as const;

const ORIGIN_KINDS = { observed: 'observed', forecast: 'forecast', modelled: 'modelled' } as const;

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function formatOriginTime(time: OriginTime | null): string {
  if (!time) return '';
  const clock = ` at ${formatTime(time.hour, time.minute)}`;
  return time.date ? `${clock} on ${time.date.day} ${MONTHS[time.date.month - 1]}` : clock;
}

export const createWeatherScreen = ({ spokenDegrees }: Units): Messages['weatherScreen'] => ({
  hourly: {
    title: 'Hourly',
    titleRest: 'forecast',
    label: 'Hourly forecast',
    now: 'Now',
    hour: (hour) => formatTime(hour, 0),
    hourOn: (day, hour) => `${capitalise(day)} at ${formatTime(hour, 0)}`,
    describe: ({ time, sky, degrees, feelsLike, rainChance, precipitation }) =>
      [
        `${time}: ${sky}`,
        spokenDegrees(degrees),
        `feels like ${spokenDegrees(feelsLike)}`,
        ...(rainChance === null ? [] : [`${rainChance} percent chance of rain`]),
        ...(precipitation === null ? [] : [precipitation]),
      ].join(', '),
    dayTitle: (daysAhead, dayOfMonth, weekday) => {
      const near = NEAR_DAYS[daysAhead];
      return `${near ? `${capitalise(near)}, ` : ''}${WEEKDAYS[weekday]} ${dayOfMonth}`;
    },
    feelsLike: 'Feels like',
  },
  nameDay: (daysAhead, weekday) => NEAR_DAYS[daysAhead] ?? LONG_WEEKDAYS[weekday] ?? '',
  gauges: {
    uv: 'UV',
    uvPeak: (index) => `Peak today ${index}`,
    dust: 'Fine dust',
    coarse: (amount) => `PM10 now ${amount}`,
    fine: (amount) => `PM2.5 now ${amount}`,
    precipitation: 'Rain, snow',
  },
  tiles: {
    humidity: 'Humidity',
    wind: 'Wind',
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    dust: (day) => `Fine dust ${day}`,
    snow: (day) => `Snow ${day}`,
  },
  days: {
    ten: 'Next ten days',
    ahead: 'The days ahead',
    today: 'Today',
    weekdays: WEEKDAYS,
    weekdayRest: '',
    dayRest: '',
    month: (month) => `${month}/`,
    low: 'low ',
    high: 'high ',
    rainChance: 'chance of rain ',
    noRainChance: 'chance of rain not known',
    holiday: ', public holiday',
    planned: ', something is planned',
    noSky: 'sky not known',
  },
  origins: {
    temperature: (time, kind) => `Temperature ${ORIGIN_KINDS[kind]}${formatOriginTime(time)}`,
    dust: (station, time, kind) =>
      `fine dust ${kind === 'observed' ? '' : `${ORIGIN_KINDS[kind]} `}${station === null ? '' : `from ${station}`}`.trim() +
      formatOriginTime(time),
    forecast: (time) => `forecast issued${formatOriginTime(time)}`,
  },
});
