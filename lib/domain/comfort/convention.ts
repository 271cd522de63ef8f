/** The convention (기온별 옷차림) as insulation by temperature, linear between the points. */
const CURVE: readonly (readonly [temperatureC: number, clo: number])[] = [
  [-12, 2.4],
  [-5, 2.1],
  [2, 1.8],
  [6.5, 1.5],
  [10, 1.28],
  [14, 1.02],
  [18, 0.8],
  [21, 0.66],
  [25, 0.45],
  [28, 0.36],
  [33, 0.31],
];

/** Returns the convention's insulation at an effective temperature, clo. Constant below -12 and above 33 °C. */
export function getConventionClo(effectiveC: number): number {
  const above = CURVE.findIndex(([temperatureC]) => effectiveC <= temperatureC);
  const [warmC, warmClo] = CURVE[above === -1 ? CURVE.length - 1 : above] ?? [0, 0];
  const [coldC, coldClo] = CURVE[above - 1] ?? [warmC, warmClo];
  if (above <= 0) return warmClo;
  return coldClo + ((effectiveC - coldC) / (warmC - coldC)) * (warmClo - coldClo);
}

const MILD_C = 20;

/**
 * Returns the temperature at which to read the convention, °C. Below 20 °C it is the air temperature. From 20 °C on it
 * follows the apparent temperature by -2 to +3 K, but stays at 20 °C or above, so that a warmer hour never requires more
 * clothes.
 */
export function getEffectiveTemperatureC(temperatureC: number, feelsLikeC: number): number {
  if (temperatureC < MILD_C) return temperatureC;
  const moved = temperatureC + Math.min(3, Math.max(-2, feelsLikeC - temperatureC));
  return Math.max(MILD_C, moved);
}

/** Bands of the convention: highest temperature, and the insulation range of the garments that it lists. */
const CONVENTION_BANDS = [
  { upToC: 4, clo: [1.51, 2.04] },
  { upToC: 8, clo: [1.42, 1.46] },
  { upToC: 11, clo: [1.23, 1.3] },
  { upToC: 16, clo: [0.94, 1.1] },
  { upToC: 19, clo: [0.78, 0.85] },
  { upToC: 22, clo: [0.52, 0.79] },
  { upToC: 27, clo: [0.42, 0.51] },
  { upToC: Infinity, clo: [0.31, 0.36] },
] as const satisfies readonly { upToC: number; clo: readonly [number, number] }[];

/** Returns the whole temperatures, °C, for which the convention lists the same garments; null if there is no limit. */
export function getConventionRange(temperatureC: number): { fromC: number | null; untilC: number | null } {
  const at = CONVENTION_BANDS.findIndex(({ upToC }) => Math.round(temperatureC) <= upToC);
  const [below, { upToC }] = [CONVENTION_BANDS[at - 1], CONVENTION_BANDS[at] ?? CONVENTION_BANDS[7]];
  return { fromC: below ? below.upToC + 1 : null, untilC: upToC === Infinity ? null : upToC };
}

export type ConventionBand = (typeof CONVENTION_BANDS)[number];

/** Returns the band of a temperature, which is rounded to whole degrees. */
export function getConventionBand(temperatureC: number): ConventionBand {
  const whole = Math.round(temperatureC);
  return CONVENTION_BANDS.find(({ upToC }) => whole <= upToC) ?? CONVENTION_BANDS[7];
}
