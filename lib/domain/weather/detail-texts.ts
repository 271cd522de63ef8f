/** Lower bounds of relative humidity, %. Judgements: KMA has no official grades. */
const HUMIDITY = [
  [80, '눅눅해요'],
  [60, '조금 습해요'],
  [40, '쾌적해요'],
  [0, '건조해요'],
] as const;

/** Lower bounds of the wind speed, m/s. Source: KMA's terms of wind strength (4, 9 and 14 m/s). */
const WIND = [
  [14, '매우 강해요'],
  [9, '강해요'],
  [4, '조금 강해요'],
  [0, '약해요'],
] as const;

const describe = (value: number, grades: readonly (readonly [number, string])[]): string =>
  grades.find(([from]) => value >= from)?.[1] ?? '';

export const describeHumidity = (humidityPct: number): string => describe(humidityPct, HUMIDITY);
export const describeWind = (windSpeedMps: number): string => describe(windSpeedMps, WIND);
