import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { Messages } from '@/lib/messages/messages';
import { kstHour } from '../kst';
import { formatWhen } from './clock-text';
import { getDate, toShownDay } from './forecast-day';
import { selectHeadline } from './headline';
import { isComposedAt } from './complete-day';
import { pickVariant } from './pick-variant';
import type { Weather } from './weather';

/**
 * Composes the headline of a day: the first case that applies, dangers first. Date and cell select the variant, so that
 * it stays the same all day for all users in the cell.
 */
export function composeWeatherMessage(
  weather: Weather,
  nowMs: number,
  { weatherMessage, clock }: Pick<Messages, 'weatherMessage' | 'clock'>,
  day: RequestedDay = 'today',
): string {
  const { kind, atMs, degrees = 0, windMps = 0, cooler = null } = selectHeadline(weather, nowMs, day);
  const { nx, ny } = weather.cell;
  const date = getDate(nowMs, day);
  const format = pickVariant(weatherMessage[kind], `${date}:${nx},${ny}:${kind}`);
  const isRough = atMs !== undefined && isComposedAt(weather, atMs);
  const when = atMs === undefined ? '' : isRough ? clock.formatHalf(kstHour(atMs)) : formatWhen(atMs, date, clock);
  return format({ day: toShownDay(day), when, degrees, windMps, cooler });
}
