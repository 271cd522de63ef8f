import type { Precipitation, PrecipitationKind } from '@/lib/domain/weather/weather';
import { getObservedHour, type ObservedHour } from './recorded-year';

const RAIN = '01';
const DRIZZLE = '02';
const SHOWER = '04';
const SNOW = '05';
const SLEET = '06';
const FALLING = [RAIN, DRIZZLE, SHOWER, SNOW, SLEET];

/** The gauge is read every hour from April to October, and every three hours in the other months. */
const isReadHourly = ({ month }: ObservedHour) => month >= 4 && month <= 10;
const isWet = ({ phenomena }: ObservedHour) => phenomena.some((code) => FALLING.includes(code));

/** Returns whether precipitation fell in an observed hour. */
export const isWetHour = (index: number): boolean => isWet(getObservedHour(index));

/** Classifies codes of present weather. Rain together with snow is sleet. */
function classifyPhenomena(phenomena: string[]): PrecipitationKind {
  const has = (code: string) => phenomena.includes(code);
  if (has(SLEET) || (has(SNOW) && (has(RAIN) || has(DRIZZLE) || has(SHOWER)))) return 'sleet';
  if (has(SNOW)) return 'snow';
  if (has(SHOWER)) return 'shower';
  if (has(RAIN)) return 'rain';
  return has(DRIZZLE) ? 'drizzle' : 'none';
}

const roundHundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * Returns the precipitation of an observed hour; its kind comes from the codes of present weather. Snow, and rain in
 * the cold months, was measured over three hours up to 00, 03, 06 and so on. The amount is shared evenly by those of
 * the three hours that were wet. An empty gauge is 0, and the probability is unknown.
 */
export function getRecordedPrecipitation(index: number): Precipitation {
  const hour = getObservedHour(index);
  const end = index + ((3 - (hour.hourOfDay % 3)) % 3);
  const three = [getObservedHour(end - 2), getObservedHour(end - 1), getObservedHour(end)];
  const { rainMm, newSnowCm } = getObservedHour(end);
  const share = isWet(hour) ? 1 / three.filter(isWet).length : 0;
  return {
    kind: classifyPhenomena(hour.phenomena),
    amountMm: isReadHourly(hour) ? (hour.rainMm ?? 0) : roundHundredths((rainMm ?? 0) * share),
    snowCm: roundHundredths((newSnowCm ?? 0) * share),
    probabilityPct: null,
  };
}
