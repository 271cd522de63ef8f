import type { HourlyForecast } from '@/lib/contract/weather';
import { addDays, getDayName } from '../kst';
import { formatHour } from './clock-text';
import { getHourPrecipitation, formatPrecipitation, type HourPrecipitation } from './precipitation-text';

const parseHour = ({ time }: HourlyForecast) => Number(time.slice(0, 2));

/** '내일 새벽 4시', '저녁 7시'. Midnight belongs to the night before it. */
function formatWhen(hour: HourlyForecast, today: string): string {
  const isMidnight = parseHour(hour) === 0;
  const day = getDayName(isMidnight ? addDays(hour.date, -1) : hour.date, today);
  return `${day === '오늘' ? '' : `${day} `}${formatHour(parseHour(hour))}`;
}

/** '내일 새벽 4-5시' where both are told by the same words, else '저녁 8시-밤 11시'. */
function formatSpan(from: string, to: string): string {
  const [start, end] = [from.split(' '), to.split(' ')];
  const [last = ''] = end.slice(-1);
  if (start.slice(0, -1).join(' ') === end.slice(0, -1).join(' ')) return `${from.slice(0, -1)}-${last}`;
  const shared = start.length === 3 && start[0] === end[0] ? end.slice(1) : end;
  return `${from}-${shared.join(' ')}`;
}

/** All of it together; null where some of it is not known. */
function sumAmounts(falls: HourPrecipitation[]): number | null {
  const amounts = falls.map(({ amount }) => amount);
  if (amounts.some((amount) => amount === null)) return null;
  return Math.round(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) * 10) / 10;
}

/** What falls next, from when until when and how much in all: '내일 새벽 4-5시 비 0.2mm'; null where it stays dry. */
export function formatNextPrecipitation(hours: HourlyForecast[]): string | null {
  const falls = hours.map(getHourPrecipitation);
  const at = falls.findIndex((fall) => fall !== null);
  const [now, first, kind] = [hours[0], hours[at], falls[at]];
  if (!now || !first || !kind) return null;
  const length = falls.slice(at).findIndex((fall) => fall?.word !== kind.word || fall.unit !== kind.unit);
  const run = falls.slice(at, length < 0 ? undefined : at + length).filter((fall) => fall !== null);
  const last = hours[at + run.length - 1] ?? first;
  const words = formatPrecipitation({ ...kind, amount: sumAmounts(run) });
  const end = formatWhen(last, now.date);
  if (at === 0) return run.length === 1 ? `지금 ${words}` : `지금부터 ${end}까지 ${words}`;
  const start = formatWhen(first, now.date);
  return `${run.length === 1 ? start : formatSpan(start, end)} ${words}`;
}
