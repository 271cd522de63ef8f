import { kstDate, kstHour, startOfHourMs } from '../kst';
import { getCheckIndex, getLeadClass, type ForecastBias } from './forecast-bias';
import type { Weather, WeatherDay, WeatherHour } from './weather';

/** Smallest correction that counts, K. */
const LEAST_CORRECTION_K = 0.05;
/** A day's extreme equals its hours' extreme up to this difference, K. */
const SAME_EXTREME_K = 1;

/** Returns whether `now` was measured, or computed for the present, instead of forecast. */
export const isNowObserved = ({ provenance }: Weather): boolean =>
  provenance?.temperature != null && provenance.temperature.kind !== 'forecast';

/**
 * Corrects the forecast temperatures of weather as a provider returned it, by hour of the day and lead time. Does not
 * change observed and past hours. Moves a day's extremes with the hours that have them. `source.corrected` is true if
 * anything changed.
 */
export function correctForecast(weather: Weather, bias: ForecastBias, nowMs: number): Weather {
  const thisHour = startOfHourMs(nowMs);
  const isObserved = isNowObserved(weather);
  const isForecast = (epochMs: number) =>
    epochMs > thisHour || (epochMs === thisHour && !(isObserved && startOfHourMs(weather.now.epochMs) === thisHour));
  const getCorrectionK = (epochMs: number): number => {
    const leadClass = isForecast(epochMs) ? getLeadClass(epochMs, nowMs) : -1;
    const biasK = leadClass === -1 ? 0 : (bias[getCheckIndex(kstHour(epochMs), leadClass)] ?? 0);
    return Math.abs(biasK) < LEAST_CORRECTION_K ? 0 : biasK;
  };
  const correct = (hour: WeatherHour): WeatherHour => {
    const correctionK = getCorrectionK(startOfHourMs(hour.epochMs));
    return correctionK === 0 ? hour : { ...hour, temperatureC: roundTenth(hour.temperatureC - correctionK) };
  };
  if (!weather.hours.some(({ epochMs }) => getCorrectionK(epochMs) !== 0)) return weather;
  return {
    ...weather,
    source: { ...weather.source, corrected: true },
    now: isObserved ? weather.now : correct(weather.now),
    hours: weather.hours.map(correct),
    days: weather.days.map((day) => correctDay(day, weather.hours, getCorrectionK)),
  };
}

/** Returns weather as outfits are chosen for it: corrected, even if screens show the provider's forecast. */
export const correctForOutfits = (weather: Weather, nowMs: number): Weather =>
  weather.outfitBias ? correctForecast(weather, weather.outfitBias, nowMs) : weather;

const roundTenth = (value: number): number => Math.round(value * 10) / 10;

/** Moves the extremes of a day by the corrections of the hours that reach them. */
function correctDay(
  day: WeatherDay,
  hours: readonly WeatherHour[],
  getCorrectionK: (epochMs: number) => number,
): WeatherDay {
  const [first, ...others] = hours.filter(({ epochMs }) => kstDate(epochMs) === day.date);
  if (!first) return day;
  const move = (extremeC: number | null, sign: 1 | -1): number | null => {
    const hour = others.reduce(
      (best, each) => (sign * each.temperatureC > sign * best.temperatureC ? each : best),
      first,
    );
    const isReached = extremeC !== null && Math.abs(extremeC - hour.temperatureC) <= SAME_EXTREME_K;
    return isReached ? roundTenth(extremeC - getCorrectionK(hour.epochMs)) : extremeC;
  };
  return { ...day, minC: move(day.minC, -1), maxC: move(day.maxC, 1) };
}
