import type { CategoryId } from '@/lib/contract/category';
import type { Gender } from '@/lib/contract/gender';
import type { HourOutside } from '@/lib/domain/comfort/aim';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { aimsFor } from '@/lib/domain/recommendation/candidates';
import type { AimsOf } from '@/lib/domain/recommendation/fit';
import { hoursThatCount } from '@/lib/domain/recommendation/hours-that-count';
import { outside } from '@/lib/domain/recommendation/outside';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { ASKED_AT_HOUR, type ObservedDay } from './observed-days';

/** A morning's question: the hours that count, and what they ask for. */
export interface Morning {
  day: ObservedDay;
  nowMs: number;
  categoryId: CategoryId;
  gender: Gender;
  hours: WeatherHour[];
  out: HourOutside[];
  aimsOf: AimsOf;
}

/** The morning of a day; of `weather`, where that is what it was taken for. */
export function morningOf(
  day: ObservedDay,
  categoryId: CategoryId,
  gender: Gender,
  weather: Weather = day.weather,
): Morning {
  const nowMs = kstEpochMs(day.date, ASKED_AT_HOUR);
  const centre = getCellCentre(weather.cell);
  const { hours } = hoursThatCount(weather, nowMs, categoryId);
  const out = hours.map((hour) => outside(hour, centre));
  return { day: { ...day, weather }, nowMs, categoryId, gender, hours, out, aimsOf: aimsFor(out, { categoryId }) };
}
