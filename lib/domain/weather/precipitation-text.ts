import type { HourlyForecast, PositionWeather } from '@/lib/contract/weather';

/** What falls: its word, and how much of it where that is known, as snow in cm or as water in mm. */
export interface HourPrecipitation {
  word: string;
  isSnow: boolean;
  amount: number | null;
  unit: 'mm' | 'cm';
}

/** KMA's names of its precipitation types. */
const TYPE_WORDS = new Map<number | null, string>([
  [1, '비'],
  [2, '진눈깨비'],
  [3, '눈'],
  [4, '소나기'],
  [5, '빗방울'],
  [6, '빗방울·눈'],
  [7, '눈날림'],
]);
const SNOW_TYPES: readonly (number | null)[] = [3, 7];

/** What falls in an hour; null where nothing does. An amount without a type is rain, or snow if it is said in cm. */
export function getHourPrecipitation({ pty, snowCm, precipitationMm }: HourlyForecast): HourPrecipitation | null {
  const known = TYPE_WORDS.get(pty);
  if (!known && !snowCm && !precipitationMm) return null;
  const isSnow = known ? SNOW_TYPES.includes(pty) : Boolean(snowCm);
  const amount = snowCm || precipitationMm || null;
  return { word: known ?? (isSnow ? '눈' : '비'), isSnow, amount, unit: snowCm ? 'cm' : 'mm' };
}

/** '눈 2cm', or '눈' where nobody says how much. */
export const formatPrecipitation = ({ word, amount, unit }: HourPrecipitation): string =>
  amount === null ? word : `${word} ${amount}${unit}`;

type Precipitation = PositionWeather['precipitation'];

const KIND_WORDS = { rain: '비', snow: '눈', mixed: '비와 눈' } as const;

/** What a whole day brings: how much, or else what; null where neither is known. */
export function formatDayPrecipitation({ kind, amountMm, snowCm }: Precipitation): string | null {
  if (snowCm && kind !== 'mixed') return `${snowCm}cm`;
  if (amountMm !== null) return `${amountMm}mm`;
  if (snowCm) return `${snowCm}cm`;
  return kind === null || kind === 'none' ? null : KIND_WORDS[kind];
}

/** The line below it: of what. */
export const formatDayPrecipitationDetail = ({ kind, snowCm }: Precipitation): string => {
  if (kind === 'mixed') return snowCm ? `비와 눈 ${snowCm}cm` : '비와 눈';
  if (snowCm || kind === 'snow') return '오늘 내리는 눈';
  return kind === 'rain' ? '오늘 내리는 비' : '오늘 하루';
};
