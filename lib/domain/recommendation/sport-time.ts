import { kstDate, kstHour, type KstDate } from '../kst';
import { getHourFeelsLikeC } from '../comfort/feels-like';
import { formatHour } from '../weather/clock-text';
import { listHoursAhead } from '../weather/current';
import type { Weather } from '../weather/weather';

/** Apparent temperature up to which sport outdoors is advised. Source: KMA's first stage of heat (관심). */
const COOL_ENOUGH_C = 31;
const [FIRST_HOUR, LAST_HOUR] = [5, 21];

/**
 * Returns when a hot day allows sport outdoors: '오전 10시 전에', '저녁 7시 뒤에'. Null if no waking hour from now on is
 * cool enough.
 */
export function findSportTime(weather: Weather, nowMs: number, date: KstDate): string | null {
  const hours = listHoursAhead(weather, nowMs, Infinity).filter(
    ({ epochMs }) => kstDate(epochMs) === date && kstHour(epochMs) >= FIRST_HOUR && kstHour(epochMs) <= LAST_HOUR,
  );
  const isHot = hours.map((hour) => getHourFeelsLikeC(hour) > COOL_ENOUGH_C);
  const [firstHot, lastHot] = [isHot.indexOf(true), isHot.lastIndexOf(true)];
  const formatAt = (index: number) => formatHour(kstHour(hours[index]!.epochMs));
  if (firstHot >= MORNING_HOURS) return `${formatAt(firstHot)} 전에`;
  return lastHot + 1 < hours.length ? `${formatAt(lastHot + 1)} 뒤에` : null;
}

/** Number of cool hours that a morning needs for sport. */
const MORNING_HOURS = 2;
