import type { Morning } from '@/tests/support/recorded-days/morning';

/** Facts of the relevant hours, computed independently of the engine. */
export interface DayFacts {
  coldestC: number;
  warmestC: number;
  coldestFeelsLikeC: number;
  warmestFeelsLikeC: number;
  strongestWindMps: number;
  /** Sum over the hours with rain, mm. */
  rainMm: number;
  /** Rain in half of the hours or more. */
  mostlyRain: boolean;
  snow: boolean;
  /** Rain or snow falls or is likely. */
  wet: boolean;
}

const SNOWY = ['snow', 'sleet'];
const DRY = ['none', null, 'flurries', 'snow'];
const LIKELY_PCT = 40;

export function getDayFacts({ outdoorHours, hours }: Morning): DayFacts {
  const temperatures = outdoorHours.map(({ temperatureC }) => temperatureC);
  const felt = outdoorHours.map(({ feelsLikeC }) => feelsLikeC);
  const rainy = hours.filter(({ precipitation: { kind, amountMm } }) => !DRY.includes(kind) && amountMm !== 0);
  const snow = hours.some(({ precipitation: { kind } }) => kind !== null && SNOWY.includes(kind));
  const likely = hours.some(({ precipitation: { probabilityPct } }) => (probabilityPct ?? 0) >= LIKELY_PCT);
  return {
    coldestC: Math.min(...temperatures),
    warmestC: Math.max(...temperatures),
    coldestFeelsLikeC: Math.min(...felt),
    warmestFeelsLikeC: Math.max(...felt),
    strongestWindMps: Math.max(...outdoorHours.map(({ windSpeedMps }) => windSpeedMps)),
    rainMm: rainy.reduce((sum, { precipitation }) => sum + (precipitation.amountMm ?? 1), 0),
    mostlyRain: 2 * rainy.length >= hours.length,
    snow,
    wet: snow || likely || rainy.length > 0,
  };
}
