import type { CategoryId } from '@/lib/contract/category';
import type { Gender } from '@/lib/contract/gender';
import type { OutdoorHour } from '@/lib/domain/comfort/aim';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { getRelevantWeather } from '@/lib/domain/recommendation/relevant-weather';
import { toOutdoorHour } from '@/lib/domain/recommendation/outdoor-hour';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { CHOICE_HOUR, type ObservedDay } from './observed-days';

/** Input of a recommendation in the morning, with its relevant hours. */
export interface Morning {
  day: ObservedDay;
  nowMs: number;
  categoryId: CategoryId;
  gender: Gender;
  hours: WeatherHour[];
  outdoorHours: OutdoorHour[];
}

/** Creates the morning of a day. `weather` replaces the observed weather, for example by a forecast. */
export function createMorning(
  day: ObservedDay,
  categoryId: CategoryId,
  gender: Gender,
  weather: Weather = day.weather,
): Morning {
  const nowMs = kstEpochMs(day.date, CHOICE_HOUR);
  const centre = getCellCentre(weather.cell);
  const { hours } = getRelevantWeather(weather, nowMs, categoryId);
  const out = hours.map((hour) => toOutdoorHour(hour, centre));
  return {
    day: { ...day, weather },
    nowMs,
    categoryId,
    gender,
    hours,
    outdoorHours: out,
  };
}
