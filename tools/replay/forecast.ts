import { hash32 } from '@/lib/domain/weather/pick-variant';
import type { Weather } from '@/lib/domain/weather/weather';
import type { ObservedDay } from './observed-days';

/** Standard deviation of forecast errors: of the temperature in K, and of the wind as a share. */
const TEMPERATURE_SIGMA_K = 1.5;
const WIND_SIGMA = 0.25;

/** Returns two standard normal numbers, which are constant for a seed (Box-Muller). */
function drawNormals(seed: string): [number, number] {
  const uniform = (salt: string) => (hash32(`${seed}:${salt}`) + 1) / 0x1_0000_0001;
  const radius = Math.sqrt(-2 * Math.log(uniform('radius')));
  const angle = 2 * Math.PI * uniform('angle');
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Creates a possible morning forecast of a day, with one temperature error and one wind error for all hours. */
export function createForecast({ place, date, weather }: ObservedDay): Weather {
  const [warmer, windier] = drawNormals(`${place}:${date}`);
  const off = (hour: Weather['now']): Weather['now'] => ({
    ...hour,
    temperatureC: hour.temperatureC + TEMPERATURE_SIGMA_K * warmer,
    windSpeedMps: hour.windSpeedMps === null ? null : hour.windSpeedMps * Math.max(0, 1 + WIND_SIGMA * windier),
  });
  return { ...weather, now: off(weather.now), hours: weather.hours.map(off) };
}
