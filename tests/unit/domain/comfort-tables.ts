/** Published tables against which the comfort formulas are checked. */

/**
 * ISO 11079:2007, worked example: 116 W/m² at -15 °C air and radiant temperature, 0.4 m/s, walking 0.3 m/s, humidity 85 %,
 * air permeability 8 l/(m² s). Insulation in clo.
 */
export const ISO_11079_EXAMPLE = {
  air: { temperatureC: -15, radiantC: -15, humidityPct: 85, airSpeedMps: 0.4 },
  activity: { metabolicRateWm2: 116, walkingSpeedMps: 0.3 },
  airPermeability: 8,
  minimal: { ireqClo: 2.5, iclClo: 2.7 },
  neutral: { ireqClo: 2.9, iclClo: 3.1 },
};

/**
 * ISO 11079:2007, rows of Table F.1 as the tests of pythermalcomfort (MIT) cite them: neutral IREQ in clo, humidity 85 %,
 * walking 0.0052 (M - 58) m/s within 0.3-1.2, air permeability 8.
 */
export const ISO_11079_TABLE_F1: readonly [
  airC: number,
  radiantC: number,
  airSpeedMps: number,
  metabolic: number,
  ireq: number,
][] = [
  [0, 0, 2, 90, 2.6],
  [0, 0, 2, 145, 1.5],
  [-10, -10, 2, 90, 3.5],
  [-10, 0, 2, 145, 1.9],
  [-20, -20, 2, 115, 3.4],
  [-20, -20, 7, 115, 3.5],
  [-30, -30, 2, 115, 4.0],
  [-30, -30, 5, 175, 2.6],
];

/** ISO 7730:2005, Table D.1: °C, °C, m/s, %, met, clo, predicted mean vote. */
export const ISO_7730_TABLE_D1: readonly [
  airC: number,
  radiantC: number,
  airSpeedMps: number,
  humidityPct: number,
  met: number,
  clo: number,
  vote: number,
][] = [
  [22, 22, 0.1, 60, 1.2, 0.5, -0.75],
  [27, 27, 0.1, 60, 1.2, 0.5, 0.77],
  [27, 27, 0.3, 60, 1.2, 0.5, 0.44],
  [23.5, 25.5, 0.1, 60, 1.2, 0.5, -0.01],
  [23.5, 25.5, 0.3, 60, 1.2, 0.5, -0.55],
  [19, 19, 0.1, 40, 1.2, 1.0, -0.6],
  [23.5, 23.5, 0.1, 40, 1.2, 1.0, 0.5],
  [23.5, 23.5, 0.3, 40, 1.2, 1.0, 0.12],
  [23, 21, 0.1, 40, 1.2, 1.0, 0.05],
  [23, 21, 0.3, 40, 1.2, 1.0, -0.16],
  [22, 22, 0.1, 60, 1.6, 0.5, 0.05],
  [27, 27, 0.1, 60, 1.6, 0.5, 1.17],
  [27, 27, 0.3, 60, 1.6, 0.5, 0.95],
];

/**
 * 기온별 옷차림, the Korean convention: °C from and to, and the insulation of its garments in clo. The
 * first and last band are open; here they end at 36 and -12 °C.
 */
export const CONVENTION_TABLE: readonly [fromC: number, toC: number, low: number, high: number][] = [
  [28, 36, 0.31, 0.36],
  [23, 27, 0.42, 0.51],
  [20, 22, 0.52, 0.79],
  [17, 19, 0.78, 0.85],
  [12, 16, 0.94, 1.1],
  [9, 11, 1.23, 1.3],
  [5, 8, 1.42, 1.46],
  [-12, 4, 1.51, 2.04],
];
