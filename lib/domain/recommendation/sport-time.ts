import type { SportTime } from '@/lib/messages/reason-facts';
import { kstDate, kstHour, type KstDate } from '../kst';
import { getHourFeelsLikeC } from '../comfort/feels-like';
import { listHoursAhead } from '../weather/current';
import type { Weather } from '../weather/weather';

/** Apparent temperature up to which sport outdoors is advised. Source: KMA's first stage of heat (관심). */
const COOL_ENOUGH_C = 31;
const [FIRST_HOUR, LAST_HOUR] = [5, 21];

/** Returns when a hot day allows sport outdoors. Null if no waking hour from now on is cool enough. */
export function findSportTime(weather: Weather, nowMs: number, date: KstDate): SportTime | null {
  const hours = listHoursAhead(weather, nowMs, Infinity).filter(
    ({ epochMs }) => kstDate(epochMs) === date && kstHour(epochMs) >= FIRST_HOUR && kstHour(epochMs) <= LAST_HOUR,
  );
  const isHot = hours.map((hour) => getHourFeelsLikeC(hour) > COOL_ENOUGH_C);
  const [firstHot, lastHot] = [isHot.indexOf(true), isHot.lastIndexOf(true)];
  const getHour = (index: number) => kstHour(hours[index]!.epochMs);
  if (firstHot >= MORNING_HOURS) return { is: 'before', hour: getHour(firstHot) };
  return lastHot + 1 < hours.length ? { is: 'after', hour: getHour(lastHot + 1) } : null;
}

/** Number of cool hours that a morning needs for sport. */
const MORNING_HOURS = 2;
