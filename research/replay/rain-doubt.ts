import { CATEGORY_ID } from '@/lib/contract/category';
import { HOUR_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import { getDemands } from '@/lib/domain/recommendation/demands';
import { isRaining, isSnowing } from '@/lib/domain/recommendation/outdoor-hour';
import { hash32 } from '@/lib/domain/weather/pick-variant';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { createMorning } from '@/tests/support/recorded-days/morning';
import { CHOICE_HOUR, type ObservedDay } from '@/tests/support/recorded-days/observed-days';

// Simulated forecasts of rain: a probability in each hour that is right on average (of the hours with 30 %, 30 % are wet),
// and rain where it reaches 60 %. How often each probability is issued makes the forecast as sharp as KMA's short-range
// forecast: 55 % of the wet hours are forecast (POD), and 29 % of the forecast ones stay dry (FAR).

/** Probabilities of precipitation, %, and how often each is issued. */
const ISSUED: readonly (readonly [pct: number, share: number])[] = [
  [0, 0.7],
  [10, 0.1],
  [20, 0.06],
  [30, 0.04],
  [40, 0.025],
  [60, 0.03],
  [70, 0.02],
  [80, 0.015],
  [90, 0.01],
];
const RAIN_FROM_PCT = 60;
/** Share of wet hours at a probability, %: nothing is impossible. */
const LEAST_PCT = 0.5;
/** Correlation of the forecasts of two neighbouring hours: 1/e after eight hours. */
const CORRELATION = Math.exp(-1 / 8);

const isWet = (hour: WeatherHour): boolean => isRaining(hour) || isSnowing(hour);

function drawNormal(seed: string): number {
  const uniform = (salt: string) => (hash32(`${seed}:${salt}`) + 1) / 0x1_0000_0001;
  return Math.sqrt(-2 * Math.log(uniform('radius'))) * Math.cos(2 * Math.PI * uniform('angle'));
}

/** Distribution function of the normal distribution (Abramowitz and Stegun 26.2.17). */
function getNormalShare(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const tail =
    (Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return value > 0 ? 1 - tail : tail;
}

/** Returns the probability at a quantile of those that are issued in wet, or in dry, hours. */
function getProbabilityPct(quantile: number, wet: boolean): number {
  const weigh = ([pct, share]: readonly [number, number]) => {
    const chance = Math.max(LEAST_PCT, pct) / 100;
    return share * (wet ? chance : 1 - chance);
  };
  const total = ISSUED.reduce((sum, each) => sum + weigh(each), 0);
  let sum = 0;
  for (const each of ISSUED) {
    sum += weigh(each) / total;
    if (quantile <= sum) return each[0];
  }
  return ISSUED.at(-1)![0];
}

/** Creates a possible forecast of rain, which is constant for the place and date. Later hours follow earlier ones. */
export function createRainForecast({ place, date, weather }: ObservedDay): Weather {
  const nowMs = kstEpochMs(date, CHOICE_HOUR);
  let state = drawNormal(`${place}:${date}:rain`);
  const hours = weather.hours.map((hour): WeatherHour => {
    state = CORRELATION * state + Math.sqrt(1 - CORRELATION ** 2) * drawNormal(`${place}:${hour.epochMs}:rain`);
    if (hour.epochMs < nowMs + HOUR_MS) return hour;
    const probabilityPct = getProbabilityPct(getNormalShare(state), isWet(hour));
    const rains = probabilityPct >= RAIN_FROM_PCT;
    const kind = rains ? (isSnowing(hour) || hour.temperatureC < 0 ? 'snow' : 'rain') : 'none';
    return { ...hour, precipitation: { kind, amountMm: rains ? 1 : 0, snowCm: null, probabilityPct } };
  });
  return { ...weather, hours };
}

/** Days by what the forecast told of rain, and whether it was right. */
export interface RainTally {
  days: number;
  doubtful: number;
  /** Days without a word of doubt, and those of them on which rain or no rain was right. */
  sure: number;
  right: number;
}

/** Counts daily hours: whether rain was forecast, whether the forecast was in doubt, and whether it rained. */
export function tallyRain(days: readonly ObservedDay[]): RainTally {
  const tally: RainTally = { days: 0, doubtful: 0, sure: 0, right: 0 };
  for (const day of days) {
    const known = createMorning(day, CATEGORY_ID.daily, 'FEMALE');
    const told = createMorning(day, CATEGORY_ID.daily, 'FEMALE', createRainForecast(day));
    const demands = getDemands(told.hours, told.outdoorHours);
    tally.days += 1;
    if (demands.rainDoubt) {
      tally.doubtful += 1;
      continue;
    }
    tally.sure += 1;
    tally.right += Number((demands.rain || demands.snow) === known.hours.some(isWet));
  }
  return tally;
}
