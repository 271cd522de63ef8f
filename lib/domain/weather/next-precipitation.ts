import type { HourlyForecast } from '@/lib/contract/weather';
import { addDays, getDayName } from '../kst';
import { formatHour } from './clock-text';
import { getHourPrecipitation, formatPrecipitation, type HourPrecipitation } from './precipitation-text';

const parseHour = ({ time }: HourlyForecast) => Number(time.slice(0, 2));

/** Formats the time of an hour: '내일 새벽 4시', '저녁 7시'. Midnight belongs to the day before. */
function formatWhen(hour: HourlyForecast, today: string): string {
  const isMidnight = parseHour(hour) === 0;
  const date = isMidnight ? addDays(hour.date, -1) : hour.date;
  return `${date === today ? '' : `${getDayName(date, today)} `}${formatHour(parseHour(hour))}`;
}

/** Formats a span: '내일 새벽 4-5시' if both ends have the same prefix, else '저녁 8시-밤 11시'. */
function formatSpan(from: string, to: string): string {
  const [start, end] = [from.split(' '), to.split(' ')];
  const [last = ''] = end.slice(-1);
  if (start.slice(0, -1).join(' ') === end.slice(0, -1).join(' ')) return `${from.slice(0, -1)}-${last}`;
  const shared = start.length === 3 && start[0] === end[0] ? end.slice(1) : end;
  return `${from}-${shared.join(' ')}`;
}

/** Sums the amounts; null if one is unknown. */
function sumAmounts(precipitations: HourPrecipitation[]): number | null {
  const amounts = precipitations.map(({ amount }) => amount);
  if (amounts.some((amount) => amount === null)) return null;
  return Math.round(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) * 10) / 10;
}

/** Formats kind, span and total of the next precipitation: '내일 새벽 4-5시 비 0.2mm'; null if it stays dry. */
export function formatNextPrecipitation(hours: HourlyForecast[]): string | null {
  const precipitations = hours.map(getHourPrecipitation);
  const at = precipitations.findIndex((each) => each !== null);
  const [now, first, kind] = [hours[0], hours[at], precipitations[at]];
  if (!now || !first || !kind) return null;
  const length = precipitations.slice(at).findIndex((each) => each?.label !== kind.label || each.unit !== kind.unit);
  const run = precipitations.slice(at, length < 0 ? undefined : at + length).filter((each) => each !== null);
  const last = hours[at + run.length - 1] ?? first;
  const text = formatPrecipitation({ ...kind, amount: sumAmounts(run) });
  const end = formatWhen(last, now.date);
  if (at === 0) return run.length === 1 ? `지금 ${text}` : `지금부터 ${end}까지 ${text}`;
  const start = formatWhen(first, now.date);
  return `${run.length === 1 ? start : formatSpan(start, end)} ${text}`;
}
