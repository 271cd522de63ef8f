import { DAY_MS } from '@/lib/contract/durations';
import type { HourlyForecast } from '@/lib/contract/weather';
import type { Messages } from '@/lib/messages/messages';
import { addDays, getWeekday, kstEpochMs } from '../kst';
import { getHourPrecipitation, type HourPrecipitation } from './precipitation-text';

/** Returns an hour with its day. Midnight belongs to the day before. */
function toDayHour({ date: ownDate, time }: HourlyForecast, today: string) {
  const hour = Number(time.slice(0, 2));
  const date = hour === 0 ? addDays(ownDate, -1) : ownDate;
  return { hour, daysAhead: (kstEpochMs(date) - kstEpochMs(today)) / DAY_MS, weekday: getWeekday(date) };
}

/** Sums the amounts; null if one is unknown. */
function sumAmounts(precipitations: HourPrecipitation[]): number | null {
  const amounts = precipitations.map(({ amount }) => amount);
  if (amounts.some((amount) => amount === null)) return null;
  return Math.round(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) * 10) / 10;
}

/** Formats kind, span and total of the next precipitation: '내일 새벽 4-5시 비 0.2mm'; null if it stays dry. */
export function formatNextPrecipitation(hours: HourlyForecast[], messages: Messages['precipitation']): string | null {
  const precipitations = hours.map(getHourPrecipitation);
  const at = precipitations.findIndex((each) => each !== null);
  const [now, first, next] = [hours[0], hours[at], precipitations[at]];
  if (!now || !first || !next) return null;
  const { kind, unit } = next;
  const length = precipitations.slice(at).findIndex((each) => each?.kind !== kind || each.unit !== unit);
  const run = precipitations.slice(at, length < 0 ? undefined : at + length).filter((each) => each !== null);
  const last = hours[at + run.length - 1] ?? first;
  return messages.formatNext({
    ...{ kind, unit, amount: sumAmounts(run) },
    from: at === 0 ? null : toDayHour(first, now.date),
    until: run.length === 1 ? null : toDayHour(last, now.date),
  });
}
