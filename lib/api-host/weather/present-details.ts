import type { WeatherDetails } from '@/lib/contract/weather';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { addDays, kstDate, kstHour, kstMinute } from '@/lib/domain/kst';
import { getCurrentHour } from '@/lib/domain/weather/current';
import { listHoursOfDay } from '@/lib/domain/weather/day';
import { gradeAir } from '@/lib/domain/weather/grades';
import { getSunTimes } from '@/lib/domain/weather/sun';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';
import type { Messages } from '@/lib/messages/messages';

const DAYS_AHEAD = 3;
/** Hours that must be known before their mean stands for the day. */
const MIN_HOURS = 12;
const MIN_SNOW_CM = 0.1;

const formatClock = (epochMs: number): string =>
  [kstHour(epochMs), kstMinute(epochMs)].map((part) => String(part).padStart(2, '0')).join(':');

function getMean(hours: readonly WeatherHour[], valueOf: (hour: WeatherHour) => number | null): number | null {
  const known = hours.map(valueOf).filter((value) => value !== null);
  return known.length >= MIN_HOURS ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
}

/** Returns what only the weather screen shows. Unknown values are null, and days of which nothing is known are missing. */
export function presentDetails(
  weather: Weather,
  nowMs: number,
  { weather: texts }: Pick<Messages, 'weather'>,
): WeatherDetails {
  const { humidityPct, windSpeedMps } = getCurrentHour(weather, nowMs);
  const { sunriseMs, sunsetMs } = getSunTimes(nowMs, getCellCentre(weather.cell));
  const today = kstDate(nowMs);
  const dates = Array.from({ length: DAYS_AHEAD }, (_, day) => addDays(today, day));
  return {
    humidity: humidityPct === null ? null : Math.round(humidityPct),
    windSpeed: windSpeedMps === null ? null : Math.round(windSpeedMps * 10) / 10,
    sunrise: sunriseMs === null ? null : formatClock(sunriseMs),
    sunset: sunsetMs === null ? null : formatClock(sunsetMs),
    air: dates.slice(1).flatMap((date) => {
      const hours = listHoursOfDay(weather, nowMs, date);
      const grade = gradeAir(
        getMean(hours, ({ pm10UgM3 }) => pm10UgM3),
        getMean(hours, ({ pm25UgM3 }) => pm25UgM3),
      );
      return grade ? [{ date, grade: texts.airGrades[grade] }] : [];
    }),
    snow: dates.flatMap((date) => {
      const cm = weather.days.find((day) => day.date === date)?.precipitation.snowCm ?? 0;
      return cm >= MIN_SNOW_CM ? [{ date, cm: Math.round(cm * 10) / 10 }] : [];
    }),
  };
}
