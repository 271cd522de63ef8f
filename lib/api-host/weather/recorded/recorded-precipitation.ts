import type { Precipitation, PrecipitationKind } from '@/lib/domain/weather/weather';
import { getObservedHour, type ObservedHour } from './recorded-year';

const RAIN = '01';
const DRIZZLE = '02';
const SHOWER = '04';
const SNOW = '05';
const SLEET = '06';
const FALLING = [RAIN, DRIZZLE, SHOWER, SNOW, SLEET];

/** The station's gauge is read every hour from April to October and every three hours in the cold months. */
const isReadHourly = ({ month }: ObservedHour) => month >= 4 && month <= 10;
const isWet = ({ phenomena }: ObservedHour) => phenomena.some((code) => FALLING.includes(code));

/** From the codes of present weather: rain with snow is sleet; else the most telling code. */
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
 * What fell in an observed hour. Its kind is that of the codes: in this year nothing was measured in hours without
 * one, so temperature need not tell rain from snow. Snow, and rain in the cold months, was measured over the three
 * hours up to 00, 03, 06 ... and is shared evenly by those of them in which something fell. An empty gauge is 0
 * (nothing sensed). The probability was not recorded.
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
