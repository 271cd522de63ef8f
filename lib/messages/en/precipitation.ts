import type { Messages } from '../messages';
import { clock } from './clock';
import { dates } from './dates';
import type { Units } from './units';

type Precipitation = Messages['precipitation'];
type Next = Parameters<Precipitation['formatNext']>[0];
type DayHour = NonNullable<Next['from']>;

const KINDS: Precipitation['kinds'] = {
  rain: 'Rain',
  sleet: 'Sleet',
  snow: 'Snow',
  shower: 'Shower',
  drizzle: 'Drizzle',
  drizzleAndFlurries: 'Drizzle and flurries',
  flurries: 'Flurries',
};

function formatDay(day: DayHour): string {
  if (day.daysAhead === 0) return '';
  return day.daysAhead === 1 ? ` ${dates.formatDay(day)}` : ` on ${dates.formatDay(day)}`;
}
const formatTime = (at: DayHour): string => `${clock.formatHour(at.hour)}${formatDay(at)}`;

/** Formats a span: '4-5 am tomorrow', '8 pm to 1 am tomorrow'. */
function formatSpan(from: DayHour, until: DayHour): string {
  const isSameDay = from.daysAhead === until.daysAhead;
  const [start, end] = [clock.formatHour(from.hour), clock.formatHour(until.hour)];
  const [number, half] = start.split(' ');
  if (isSameDay && half && end.endsWith(` ${half}`)) return `${number}-${end}${formatDay(until)}`;
  return `${start}${isSameDay ? '' : formatDay(from)} to ${end}${formatDay(until)}`;
}

type Amount = Pick<Next, 'amount' | 'unit'>;

const formatAmount = ({ amount, unit }: Amount, { inWords }: Units): string | null =>
  amount === null ? null : inWords.precipitation({ amount, unit });

export const createPrecipitation = (units: Units): Precipitation => ({
  kinds: KINDS,
  formatHourly: (kind, total) => [KINDS[kind], formatAmount(total, units)].filter(Boolean).join(' '),
  trace: 'A trace',
  dayKinds: { rain: 'Rain', snow: 'Snow', mixed: 'Rain and snow' },
  formatDayDetail: (kind, snowCm) => {
    if (kind === 'mixed') {
      const snow = snowCm ? formatAmount({ amount: snowCm, unit: 'cm' }, units) : null;
      return snow ? `Rain, and ${snow} of snow` : 'Rain and snow';
    }
    if (kind === 'none') return 'Today';
    return kind === 'snow' ? 'Snow today' : 'Rain today';
  },
  formatNext({ kind, from, until, ...total }) {
    const when = !from
      ? until
        ? `until ${formatTime(until)}`
        : 'now'
      : until
        ? formatSpan(from, until)
        : `at ${formatTime(from)}`;
    return [`${KINDS[kind]} ${when}`, formatAmount(total, units)].filter(Boolean).join(', ');
  },
});
