import type { DailyForecast, HourlyForecast, MidTermWeather, PositionWeather } from '@/lib/contract/weather';
import { feelsLikeOfHourC } from '@/lib/domain/comfort/feels-like';
import { gridCellCentre } from '@/lib/domain/dfs-grid';
import { kstDate, kstHour } from '@/lib/domain/kst';
import { currentHour, differenceFromYesterdayC, hoursAhead } from '@/lib/domain/weather/current';
import { airGrade, uvGrade } from '@/lib/domain/weather/grades';
import { iconNumber } from '@/lib/domain/weather/icon';
import { iconMessage, skyTheme } from '@/lib/domain/weather/icon-words';
import { weatherMessage } from '@/lib/domain/weather/message';
import { isSkySaid } from '@/lib/domain/weather/seen';
import { isNight } from '@/lib/domain/weather/sun';
import { precipitationOfToday, rangeOfToday } from '@/lib/domain/weather/today';
import type { PrecipitationKind, Weather, WeatherDay, WeatherHour } from '@/lib/domain/weather/weather';
import { presentSource, type Freshness } from './present-source';

const FORECAST_HOURS = 48;
const FORECAST_DAYS = 10;

/** The weather of a cell as `GET /api/v1/weather/position` says it. `fresh.nowMs` decides which hour is the current one. */
export function presentPosition(weather: Weather, fresh: Freshness): PositionWeather {
  const { nowMs } = fresh;
  const now = currentHour(weather, nowMs);
  const point = gridCellCentre(weather.cell);
  const night = isNight(nowMs, point);
  const icon = iconNumber(now, night);
  const range = rangeOfToday(weather, nowMs);
  return {
    source: presentSource(weather.source, fresh),
    temperature: degrees(now.temperatureC),
    feelsLike: degrees(feelsLikeOfHourC(now)),
    differenceFromYesterday: degreesOrNull(differenceFromYesterdayC(weather, nowMs)),
    minTemperature: degreesOrNull(range.minC),
    maxTemperature: degreesOrNull(range.maxC),
    iconNumber: icon,
    iconMessage: iconMessage(icon),
    weatherMessage: weatherMessage(weather, nowMs),
    theme: skyTheme(icon),
    night,
    uvIndex: { value: tenths(now.uvIndex), grade: uvGrade(now.uvIndex) },
    airQuality: {
      grade: airGrade(now.pm10UgM3, now.pm25UgM3),
      pm10: tenths(now.pm10UgM3),
      pm25: tenths(now.pm25UgM3),
    },
    precipitation: presentPrecipitation(weather, nowMs),
    forecasts: hoursAhead(weather, nowMs, FORECAST_HOURS).map((hour, index) =>
      presentHour(hour, index === 0 ? night : isNight(hour.epochMs, point)),
    ),
  };
}

/** Ten days from today on as `GET /api/v1/weather/mid-terms` says them; icons are those of the day. */
export function presentMidTerms(weather: Weather, fresh: Freshness): MidTermWeather {
  const today = kstDate(fresh.nowMs);
  const range = rangeOfToday(weather, fresh.nowMs);
  const days = weather.days.filter(({ date }) => date >= today).slice(0, FORECAST_DAYS);
  return {
    source: presentSource(weather.source, fresh),
    forecasts: days.map((day) => presentDay(day.date === today ? { ...day, ...range } : day)),
  };
}

/** A whole number of degrees; never -0, which would print as such. */
const degrees = (celsius: number): number => Math.round(celsius) + 0;
const degreesOrNull = (celsius: number | null): number | null => (celsius === null ? null : degrees(celsius));
const tenths = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);
const percent = (value: number | null): number | null => (value === null ? null : Math.round(value));

const PTY: Record<PrecipitationKind, number> = {
  none: 0,
  rain: 1,
  sleet: 2,
  snow: 3,
  shower: 4,
  drizzle: 5,
  'drizzle-and-flurries': 6,
  flurries: 7,
};

function presentHour(hour: WeatherHour, night: boolean): HourlyForecast {
  const icon = iconNumber(hour, night);
  const { kind, amountMm, snowCm, probabilityPct } = hour.precipitation;
  return {
    date: kstDate(hour.epochMs),
    time: `${String(kstHour(hour.epochMs)).padStart(2, '0')}00`,
    temperature: degrees(hour.temperatureC),
    feelsLike: degrees(feelsLikeOfHourC(hour)),
    iconNumber: icon,
    iconMessage: iconMessage(icon),
    pty: kind === null ? null : PTY[kind],
    precipitationMm: tenths(amountMm),
    snowCm: tenths(snowCm),
    rainProbability: percent(probabilityPct),
  };
}

function presentDay(day: WeatherDay): DailyForecast {
  const icon = isSkySaid(day) ? iconNumber(day, false) : null;
  return {
    forecastDate: day.date,
    rainProbability: percent(day.precipitation.probabilityPct),
    minTemperature: degreesOrNull(day.minC),
    maxTemperature: degreesOrNull(day.maxC),
    iconNumber: icon,
    iconMessage: icon && iconMessage(icon),
  };
}

function presentPrecipitation(weather: Weather, nowMs: number): PositionWeather['precipitation'] {
  const { kind, amountMm, snowCm } = precipitationOfToday(weather, nowMs);
  return { kind, amountMm: tenths(amountMm), snowCm: tenths(snowCm) };
}
