import type { CategoryId } from '@/lib/contract/category';
import type { DressCode } from '@/lib/contract/dress-code';
import { addDays, kstDate, kstEpochMs, type KstDate } from '@/lib/domain/kst';
import { getRelevantWeather } from '@/lib/domain/recommendation/relevant-weather';
import type { TripDay } from '@/lib/domain/trips/trip-day';
import { completeDay, isDayKnown } from '@/lib/domain/weather/complete-day';
import { toRequestedDay } from '@/lib/domain/weather/forecast-day';
import type { Weather } from '@/lib/domain/weather/weather';
import { getUsualWeather } from '../weather/recorded/usual-weather';

const NOON = 12;

/**
 * Returns the days of a trip that have not passed, with the weather of the hours that count for their categories: the
 * forecast as far as it reaches, then what is usual at that time of the year.
 */
export function getTripDays(
  weather: Weather,
  {
    from,
    categoryIds,
    occasions = [],
  }: { from: KstDate; categoryIds: readonly CategoryId[]; occasions?: readonly (DressCode | undefined)[] },
  nowMs: number,
): TripDay[] {
  const shiftK = getLocalShiftK(weather, nowMs);
  return categoryIds.flatMap((categoryId, index): TripDay[] => {
    const date = addDays(from, index);
    if (date < kstDate(nowMs)) return [];
    const day = { date, categoryId, dressCode: occasions[index] };
    const select = (known: Weather) =>
      getRelevantWeather(known, nowMs, categoryId, { day: toRequestedDay(date, nowMs) }).hours;
    if (!weather.source.usual && isDayKnown(weather, date)) {
      const hours = select(completeDay(weather, date));
      return [{ ...day, basis: hours.some(({ isComposed }) => isComposed) ? 'daily' : 'hourly', hours }];
    }
    const usual = select(getUsualWeather(weather.cell, kstEpochMs(date, NOON)));
    const hours = usual.map((hour) => ({ ...hour, temperatureC: hour.temperatureC + shiftK }));
    return [{ ...day, basis: 'usual', hours }];
  });
}

/**
 * Returns by how much the forecast days of a cell are warmer than usual in Seoul, the only place whose usual
 * temperatures are known, K. It moves the usual temperatures to the place.
 */
function getLocalShiftK({ cell, days, source }: Weather, nowMs: number): number {
  const known = source.usual ? [] : days.filter(({ minC, maxC }) => minC !== null && maxC !== null);
  const [today] = getUsualWeather(cell, nowMs).days;
  if (known.length === 0 || !today) return 0;
  const sum = known.reduce((total, { minC, maxC }) => total + (minC! + maxC!) / 2, 0);
  return sum / known.length - (today.minC! + today.maxC!) / 2;
}
