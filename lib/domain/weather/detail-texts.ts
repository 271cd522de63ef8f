import type { Messages } from '@/lib/messages/messages';

type Grades<Grade> = readonly (readonly [from: number, grade: Grade])[];

/** Lower bounds of relative humidity, %. Judgements: KMA has no official grades. */
const HUMIDITY: Grades<keyof Messages['weatherDetails']['humidity']> = [
  [80, 'damp'],
  [60, 'humid'],
  [40, 'pleasant'],
  [0, 'dry'],
];

/** Lower bounds of the wind speed, m/s. Source: KMA's terms of wind strength (4, 9 and 14 m/s). */
const WIND: Grades<keyof Messages['weatherDetails']['wind']> = [
  [14, 'veryStrong'],
  [9, 'strong'],
  [4, 'moderate'],
  [0, 'light'],
];

function describe<Grade extends string>(
  value: number,
  grades: Grades<Grade>,
  texts: Readonly<Record<Grade, string>>,
): string {
  const grade = grades.find(([from]) => value >= from)?.[1];
  return grade ? texts[grade] : '';
}

export const describeHumidity = (humidityPct: number, { humidity }: Messages['weatherDetails']): string =>
  describe(humidityPct, HUMIDITY, humidity);
export const describeWind = (windSpeedMps: number, { wind }: Messages['weatherDetails']): string =>
  describe(windSpeedMps, WIND, wind);
