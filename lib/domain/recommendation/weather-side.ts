import { kstDate, kstHour, type KstDate } from '../kst';
import type { Weather } from '../weather/weather';

/** People who are cold in winter are not those who are cold in summer: what is learnt of them is kept apart. */
export type WeatherSide = 'cold' | 'warm';

/** Warm weather is what short sleeves and shirts are worn in. A judgement. */
const WARM_FROM_C = 20;
const [FIRST_HOUR, LAST_HOUR] = [5, 21];

/** On which side a date lies: by the mean temperature of its waking hours, so that it does not change as hours pass. */
export function getWeatherSide({ hours, now }: Weather, date: KstDate): WeatherSide {
  const isOfDate = (epochMs: number) =>
    kstDate(epochMs) === date && kstHour(epochMs) >= FIRST_HOUR && kstHour(epochMs) <= LAST_HOUR;
  const known = hours.filter(({ epochMs }) => isOfDate(epochMs));
  const counted = known.length > 0 ? known : [now];
  const mean = counted.reduce((sum, { temperatureC }) => sum + temperatureC, 0) / counted.length;
  return mean < WARM_FROM_C ? 'cold' : 'warm';
}
