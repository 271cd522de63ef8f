import { kstDate, kstHour, type KstDate } from '../kst';
import type { Weather } from '../weather/weather';

/** Weather side. Comfort is learned separately for each, as a user who feels cold in winter may not in summer. */
export type WeatherSide = 'cold' | 'warm';

/** Mean temperature from which short sleeves are worn. A judgement. */
const WARM_FROM_C = 20;
const [FIRST_HOUR, LAST_HOUR] = [5, 21];

/** Returns the weather side of a date. Uses the mean of its waking hours, so that the side stays the same all day. */
export function getWeatherSide({ hours, now }: Weather, date: KstDate): WeatherSide {
  const isOfDate = (epochMs: number) =>
    kstDate(epochMs) === date && kstHour(epochMs) >= FIRST_HOUR && kstHour(epochMs) <= LAST_HOUR;
  const known = hours.filter(({ epochMs }) => isOfDate(epochMs));
  const counted = known.length > 0 ? known : [now];
  const mean = counted.reduce((sum, { temperatureC }) => sum + temperatureC, 0) / counted.length;
  return mean < WARM_FROM_C ? 'cold' : 'warm';
}
