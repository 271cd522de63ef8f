import type { HourlyForecast, PositionWeather } from '@/lib/contract/weather';

/** Precipitation of an hour: its Korean label, and the amount as snow in cm or as water in mm, if known. */
export interface HourPrecipitation {
  label: string;
  isSnow: boolean;
  amount: number | null;
  unit: 'mm' | 'cm';
}

/** KMA's names of its precipitation types. */
const TYPE_LABELS = new Map<number | null, string>([
  [1, '비'],
  [2, '진눈깨비'],
  [3, '눈'],
  [4, '소나기'],
  [5, '빗방울'],
  [6, '빗방울·눈'],
  [7, '눈날림'],
]);
const SNOW_TYPES: readonly (number | null)[] = [3, 7];

/**
 * Returns the precipitation of an hour; null if there is none. An amount without a type is rain, or snow if it is in
 * cm.
 */
export function getHourPrecipitation({ pty, snowCm, precipitationMm }: HourlyForecast): HourPrecipitation | null {
  const known = TYPE_LABELS.get(pty);
  if (!known && !snowCm && !precipitationMm) return null;
  const isSnow = known ? SNOW_TYPES.includes(pty) : Boolean(snowCm);
  const amount = snowCm || precipitationMm || null;
  return { label: known ?? (isSnow ? '눈' : '비'), isSnow, amount, unit: snowCm ? 'cm' : 'mm' };
}

/** Formats '눈 2cm', or '눈' if the amount is unknown. */
export const formatPrecipitation = ({ label, amount, unit }: HourPrecipitation): string =>
  amount === null ? label : `${label} ${amount}${unit}`;

type Precipitation = PositionWeather['precipitation'];

const KIND_LABELS = { rain: '비', snow: '눈', mixed: '비와 눈' } as const;

/** Formats a day's precipitation: the amount, or else the kind; null if neither is known. */
export function formatDayPrecipitation({ kind, amountMm, snowCm }: Precipitation): string | null {
  if (snowCm && kind !== 'mixed') return `${snowCm}cm`;
  if (amountMm !== null) return `${amountMm}mm`;
  if (snowCm) return `${snowCm}cm`;
  return kind === null || kind === 'none' ? null : KIND_LABELS[kind];
}

/** Formats the line below it, which names the kind. */
export const formatDayPrecipitationDetail = ({ kind, snowCm }: Precipitation): string => {
  if (kind === 'mixed') return snowCm ? `비와 눈 ${snowCm}cm` : '비와 눈';
  if (snowCm || kind === 'snow') return '오늘 내리는 눈';
  return kind === 'rain' ? '오늘 내리는 비' : '오늘 하루';
};
