import { LEAST_CLO } from '../comfort/aim';
import { getWornClo } from '../recommendation/wearing';
import type { WeatherHour } from '../weather/weather';
import type { DayOption, DayWeather } from './day-options';

/** Why packed clothes do not suit an hour, however they are worn. */
export type Uncovered = 'cold' | 'warm' | 'rain';

/** Hours in a row, KST hours of the day, for which the suitcase has nothing. */
export interface UncoveredHours {
  kind: Uncovered;
  fromMs: number;
  /** End, exclusive. */
  untilMs: number;
}

const HOUR_MS = 3_600_000;

/**
 * Returns the hours that no way to wear the outfit of a day makes comfortable, and hours of rain without umbrella. Hours
 * that are too hot for any clothes are left out.
 */
export function listUncoveredHours(
  { traits, fit }: DayOption,
  hours: readonly WeatherHour[],
  { ensemble, outdoorHours, demands }: DayWeather,
  { lacksUmbrella }: { lacksUmbrella: boolean },
): UncoveredHours[] {
  const judge = (index: number): Uncovered | null => {
    const outside = outdoorHours[index]!;
    const votes = fit.wearing.states.map((state) => {
      const aims = ensemble.getAims(state.airPermeability);
      const clo = getWornClo(traits, fit.wearing, state, outside);
      if (clo < aims.leastClo[index]!) return 'cold';
      return clo > aims.mostClo[index]! && aims.mostClo[index]! >= LEAST_CLO ? 'warm' : null;
    });
    if (votes.includes(null)) return lacksUmbrella && outside.raining && demands.umbrella ? 'rain' : null;
    return votes.at(-1) === 'cold' ? 'cold' : 'warm';
  };
  const found: UncoveredHours[] = [];
  for (const [index, { epochMs }] of hours.entries()) {
    const kind = judge(index);
    const last = found.at(-1);
    if (kind === null) continue;
    if (last?.kind === kind && last.untilMs === epochMs) last.untilMs = epochMs + HOUR_MS;
    else found.push({ kind, fromMs: epochMs, untilMs: epochMs + HOUR_MS });
  }
  return found;
}
