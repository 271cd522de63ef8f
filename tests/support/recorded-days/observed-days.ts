import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import type { Coordinates } from '@/lib/domain/coordinates';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstEpochMs, type KstDate } from '@/lib/domain/kst';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';

/** A date at a place, with all hours observed. */
export interface ObservedDay {
  place: string;
  date: KstDate;
  weather: Weather;
}

/** Hour (KST) at which outfits are chosen. */
export const CHOICE_HOUR = 7;

const SEOUL = toGridCell({ lat: 37.5714, lon: 126.9658 });

/** Returns all days of 2023 at the Seoul station. */
export function getSeoul2023Days(): ObservedDay[] {
  return Array.from({ length: 365 }, (_, index) => {
    const date = addDays('2023-01-01', index);
    return { place: '서울', date, weather: getRecordedWeather(SEOUL, kstEpochMs(date, CHOICE_HOUR)) };
  });
}

/** Creates a day from its hours. `now` is the hour of the recommendation. */
export function createObservedDay(
  place: Coordinates & { name: string },
  date: KstDate,
  hours: WeatherHour[],
  now: WeatherHour,
): ObservedDay {
  const source = {
    provider: 'recorded',
    issuedAtMs: null,
    fetchedAtMs: now.epochMs,
    airQuality: null,
    recorded: null,
  } as const;
  return {
    place: place.name,
    date,
    weather: { cell: toGridCell(place), source, now, hours, days: [], warnings: null },
  };
}
