import type { SuitableWeather } from '@/lib/contract/outfit';
import type { HourlyForecast } from '@/lib/contract/weather';
import type { Messages } from '@/lib/messages/messages';
import type { KstDate } from '../kst';

/** Formats '5°~12°', '27° 이상', '−8° 이하'; null if there is no range. */
export function formatSuitableRange(
  suits: SuitableWeather | undefined,
  messages: Messages['suitableRange'],
): string | null {
  const { fromC = null, untilC = null } = suits ?? {};
  if (fromC !== null && untilC !== null)
    return Math.round(fromC) === Math.round(untilC) ? messages.exactly(fromC) : messages.between(fromC, untilC);
  if (fromC !== null) return messages.above(fromC);
  return untilC === null ? null : messages.below(untilC);
}

/** First and last hour at which users are outdoors. */
const [FIRST_HOUR, LAST_HOUR] = [7, 21];
/** KMA's precipitation types that wet clothes. */
const WET_TYPES = [1, 2, 3, 4];

/**
 * Returns whether an outfit suits the rest of a day: the mean temperature lies in its range, and it stays dry unless
 * the outfit is made for rain. False if no hour of the day is known.
 */
export function isSuitableForDay(
  suits: SuitableWeather | undefined,
  hours: readonly HourlyForecast[],
  date: KstDate,
): boolean {
  const left = hours.filter((hour) => {
    const at = Number(hour.time.slice(0, 2));
    return hour.date === date && at >= FIRST_HOUR && at <= LAST_HOUR;
  });
  if (!suits || left.length === 0) return false;
  const mean = left.reduce((sum, { temperature }) => sum + temperature, 0) / left.length;
  const isWet = left.some(({ pty }) => pty !== null && WET_TYPES.includes(pty));
  const { fromC, untilC, rain } = suits;
  return mean >= (fromC ?? -Infinity) && mean <= (untilC ?? Infinity) && (rain || !isWet);
}
