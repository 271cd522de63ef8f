import type { CategoryId } from '@/lib/contract/category';
import { addDays, kstDate, kstEpochMs, kstHour, type KstDate } from '@/lib/domain/kst';
import { getTripHours, type TripDay } from '@/lib/domain/trips/trip-day';
import { completeDay } from '@/lib/domain/weather/complete-day';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { getUsualWeather } from '../weather/recorded/usual-weather';

/**
 * Returns the days of a trip with the weather of their hours: the forecast as far as it reaches, then what is usual at
 * that time of the year. Hours of today that have passed are left out, unless all have.
 */
export function getTripDays(
  weather: Weather,
  { from, categoryIds }: { from: KstDate; categoryIds: readonly CategoryId[] },
  nowMs: number,
): TripDay[] {
  const shiftK = getLocalShiftK(weather, nowMs);
  return categoryIds.flatMap((categoryId, index): TripDay[] => {
    const date = addDays(from, index);
    if (date < kstDate(nowMs)) return [];
    const select = (hours: readonly WeatherHour[]) =>
      hours.filter(({ epochMs }) => kstDate(epochMs) === date && getTripHours(categoryId).includes(kstHour(epochMs)));
    const forecast = weather.source.usual ? [] : select(completeDay(weather, date).hours);
    if (forecast.length > 0) {
      const ahead = forecast.filter(({ epochMs }) => epochMs >= nowMs - 3_600_000);
      const basis = forecast.some(({ isComposed }) => isComposed) ? 'daily' : 'hourly';
      return [{ date, categoryId, basis, hours: ahead.length > 0 ? ahead : forecast }];
    }
    const usual = getUsualWeather(weather.cell, kstEpochMs(date, 12)).hours;
    const hours = select(usual).map((hour) => ({ ...hour, temperatureC: hour.temperatureC + shiftK }));
    return [{ date, categoryId, basis: 'usual', hours }];
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
