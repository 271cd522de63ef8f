import { HOUR_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import { hash32 } from '@/lib/domain/weather/pick-variant';
import type { Weather } from '@/lib/domain/weather/weather';
import { CHOICE_HOUR, type ObservedDay } from '@/tests/support/recorded-days/observed-days';

/** Standard deviation of forecast errors over the daily hours: of the temperature in K, and of the wind as a share. */
const TEMPERATURE_SIGMA_K = 1.5;
const WIND_SIGMA = 0.25;

/** Shape of the errors: the same in all hours, or growing with lead time and correlated over hours. */
export type ErrorShape = 'constant' | 'growing';

/** Error in the first hour and its growth per hour, as shares of the error over the daily hours, whose mean square is 1. */
const FIRST_SHARE = 0.66;
const SHARE_PER_HOUR = 0.047;
/** Correlation of the errors of two neighbouring hours: 1/e after twelve hours. */
const CORRELATION = Math.exp(-1 / 12);

const growth = (leadHours: number): number => FIRST_SHARE + SHARE_PER_HOUR * Math.max(0, leadHours);

/** Returns two standard normal numbers, which are constant for a seed (Box-Muller). */
function drawNormals(seed: string): [number, number] {
  const uniform = (salt: string) => (hash32(`${seed}:${salt}`) + 1) / 0x1_0000_0001;
  const radius = Math.sqrt(-2 * Math.log(uniform('radius')));
  const angle = 2 * Math.PI * uniform('angle');
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Creates a possible morning forecast of a day, with errors that are constant for the day and place. */
export function createForecast({ place, date, weather }: ObservedDay, shape: ErrorShape): Weather {
  const seed = `${place}:${date}`;
  const nowMs = kstEpochMs(date, CHOICE_HOUR);
  let [warmer, windier] = drawNormals(seed);
  const off = (hour: Weather['now'], [temperature, wind]: readonly [number, number]): Weather['now'] => ({
    ...hour,
    temperatureC: hour.temperatureC + TEMPERATURE_SIGMA_K * temperature,
    windSpeedMps: hour.windSpeedMps === null ? null : hour.windSpeedMps * Math.max(0, 1 + WIND_SIGMA * wind),
  });
  const errors = new Map(
    weather.hours.map(({ epochMs }) => {
      if (shape === 'constant') return [epochMs, [warmer, windier]] as const;
      const [newWarmer, newWindier] = drawNormals(`${seed}:${epochMs}`);
      const fresh = Math.sqrt(1 - CORRELATION ** 2);
      warmer = CORRELATION * warmer + fresh * newWarmer;
      windier = CORRELATION * windier + fresh * newWindier;
      const share = growth((epochMs - nowMs) / HOUR_MS);
      return [epochMs, [share * warmer, share * windier]] as const;
    }),
  );
  const errorAt = ({ epochMs }: Weather['now']) => errors.get(epochMs) ?? ([0, 0] as const);
  const hours = weather.hours.map((hour) => off(hour, errorAt(hour)));
  return { ...weather, now: off(weather.now, errorAt(weather.now)), hours };
}
