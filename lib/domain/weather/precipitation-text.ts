import type { HourlyForecast, PositionWeather } from '@/lib/contract/weather';
import type { Messages } from '@/lib/messages/messages';

type PrecipitationMessages = Messages['precipitation'];

/** Precipitation of an hour: its kind, and the amount as snow in cm or as water in mm, if known. */
export interface HourPrecipitation {
  kind: keyof PrecipitationMessages['kinds'];
  isSnow: boolean;
  amount: number | null;
  unit: 'mm' | 'cm';
}

/** Kinds by KMA's precipitation type code. */
const KINDS = new Map<number | null, HourPrecipitation['kind']>([
  [1, 'rain'],
  [2, 'sleet'],
  [3, 'snow'],
  [4, 'shower'],
  [5, 'drizzle'],
  [6, 'drizzleAndFlurries'],
  [7, 'flurries'],
]);

/**
 * Returns the precipitation of an hour; null if there is none. An amount without a type is rain, or snow if it is in
 * cm.
 */
export function getHourPrecipitation({ pty, snowCm, precipitationMm }: HourlyForecast): HourPrecipitation | null {
  const known = KINDS.get(pty);
  if (!known && !snowCm && !precipitationMm) return null;
  const kind = known ?? (snowCm ? 'snow' : 'rain');
  const isSnow = kind === 'snow' || kind === 'flurries';
  return { kind, isSnow, amount: snowCm || precipitationMm || null, unit: snowCm ? 'cm' : 'mm' };
}

type Precipitation = PositionWeather['precipitation'];

/** Formats a day's precipitation: the amount, a trace if less falls than is measurable, or else the kind. */
export function formatDayPrecipitation(
  { kind, amountMm, snowCm }: Precipitation,
  { precipitation, amounts }: Pick<Messages, 'precipitation' | 'amounts'>,
): string | null {
  if (snowCm && (kind !== 'mixed' || !amountMm)) return amounts.precipitation({ amount: snowCm, unit: 'cm' });
  const isFalling = kind !== null && kind !== 'none';
  if (amountMm === 0 && isFalling) return precipitation.trace;
  if (amountMm !== null) return amounts.precipitation({ amount: amountMm, unit: 'mm' });
  return isFalling ? precipitation.dayKinds[kind] : null;
}

/** Formats the line below it, which names the kind. */
export function formatDayPrecipitationDetail({ kind, snowCm }: Precipitation, messages: PrecipitationMessages): string {
  const isSnow = kind !== 'mixed' && snowCm;
  return messages.formatDayDetail(isSnow ? 'snow' : (kind ?? 'none'), snowCm);
}
