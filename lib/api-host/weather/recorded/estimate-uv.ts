import { getSunAltitudeDeg } from '@/lib/domain/weather/sun';
import type { Coordinates } from '@/lib/domain/coordinates';

/** Share of the UV radiation that passes through clouds, from the given cover in % on. */
const TRANSMISSIONS = [
  { fromPct: 95, share: 0.31 },
  { fromPct: 60, share: 0.73 },
  { fromPct: 30, share: 0.89 },
  { fromPct: 0, share: 1 },
] as const;

/**
 * Estimates the UV index at an instant from the sun and the cloud cover.
 *
 * Clear sky: 12.5 · μ^2.42 · (Ω/300)^-1.23 with μ the cosine of the solar zenith angle and Ω the ozone column, here 300
 * DU (S. Madronich, "Analytic formula for the clear-sky UV index", Photochemistry and Photobiology 83, 1537-1538, 2007).
 * Clouds: clear skies transmit 100 %, scattered clouds 89 %, broken clouds 73 % and an overcast sky 31 % (US EPA and
 * National Weather Service, "How is the UV Index calculated?"); the classes begin at 3, 6 and 10 tenths.
 */
export function estimateUvIndex(epochMs: number, place: Coordinates, cloudCoverPct: number): number {
  const cosZenith = Math.max(0, Math.sin((getSunAltitudeDeg(epochMs, place) * Math.PI) / 180));
  const { share } = TRANSMISSIONS.find(({ fromPct }) => cloudCoverPct >= fromPct) ?? TRANSMISSIONS[3];
  return Math.round(12.5 * cosZenith ** 2.42 * share * 10) / 10;
}
