import { hash32 } from '@/lib/domain/weather/pick-variant';
import type { Weather } from '@/lib/domain/weather/weather';
import type { ObservedDay } from './observed-days';

/** A day ahead a forecast is off by about this: σ of the temperature, K, and of the wind, a share of it. */
const TEMPERATURE_SIGMA_K = 1.5;
const WIND_SIGMA = 0.25;

/** Two draws from the standard normal distribution, the same for the same text (Box and Muller). */
function drawNormals(seed: string): [number, number] {
  const uniform = (salt: string) => (hash32(`${seed}:${salt}`) + 1) / 0x1_0000_0001;
  const radius = Math.sqrt(-2 * Math.log(uniform('radius')));
  const angle = 2 * Math.PI * uniform('angle');
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** The day as it could have been forecast in the morning: one error of temperature and one of wind for all its hours. */
export function createForecast({ place, date, weather }: ObservedDay): Weather {
  const [warmer, windier] = drawNormals(`${place}:${date}`);
  const off = (hour: Weather['now']): Weather['now'] => ({
    ...hour,
    temperatureC: hour.temperatureC + TEMPERATURE_SIGMA_K * warmer,
    windSpeedMps: hour.windSpeedMps === null ? null : hour.windSpeedMps * Math.max(0, 1 + WIND_SIGMA * windier),
  });
  return { ...weather, now: off(weather.now), hours: weather.hours.map(off) };
}
