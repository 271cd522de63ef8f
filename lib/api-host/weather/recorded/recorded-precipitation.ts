import type { Precipitation, PrecipitationKind } from '@/lib/domain/weather/weather';
import { observedHour, type ObservedHour } from './recorded-year';

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
function kindOfPhenomena(phenomena: string[]): PrecipitationKind {
  const has = (code: string) => phenomena.includes(code);
  if (has(SLEET) || (has(SNOW) && (has(RAIN) || has(DRIZZLE) || has(SHOWER)))) return 'sleet';
  if (has(SNOW)) return 'snow';
  if (has(SHOWER)) return 'shower';
  if (has(RAIN)) return 'rain';
  return has(DRIZZLE) ? 'drizzle' : 'none';
}

/** An hour's part of what was measured over three: shared evenly by the hours in which something fell. */
function shareOfThree(sum: number, hour: ObservedHour, three: ObservedHour[]): number {
  const wetHours = three.filter(isWet).length;
  if (wetHours === 0) return sum / 3;
  return isWet(hour) ? sum / wetHours : 0;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * What fell in an observed hour. Snow, and rain in the cold months, was measured over the three hours up to 00, 03,
 * 06 ... and is shared among them. An empty gauge is 0 (nothing sensed). Where something was measured and no code
 * tells what, it is snow at or below 0 °C and rain above (8 hours of the year). The probability was not recorded.
 */
export function recordedPrecipitation(index: number): Precipitation {
  const hour = observedHour(index);
  const end = index + ((3 - (hour.hourOfDay % 3)) % 3);
  const three = [observedHour(end - 2), observedHour(end - 1), observedHour(end)];
  const reading = three[2]!;
  const amountMm = isReadHourly(hour) ? (hour.rainMm ?? 0) : shareOfThree(reading.rainMm ?? 0, hour, three);
  const snowCm = shareOfThree(reading.newSnowCm ?? 0, hour, three);
  const kind = kindOfPhenomena(hour.phenomena);
  const measured = amountMm > 0 || snowCm > 0;
  return {
    kind: kind === 'none' && measured ? (hour.temperatureC <= 0 ? 'snow' : 'rain') : kind,
    amountMm: hundredths(amountMm),
    snowCm: hundredths(snowCm),
    probabilityPct: null,
  };
}
