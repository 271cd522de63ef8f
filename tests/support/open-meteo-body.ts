import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { kstDate, kstEpochMs, startOfHourMs } from '@/lib/domain/kst';
import type { ProviderScenario } from './provider-server';

/** What one hour of Open-Meteo says; a test gives only what it is about. */
export interface OpenMeteoHour {
  temperature: number;
  humidity: number;
  precipitation: number;
  probability: number;
  snowfall: number;
  weatherCode: number;
  cloudCover: number;
  windSpeedMps: number;
  uvIndex: number;
  radiation: number;
  pm10: number;
  pm25: number;
}

export interface OpenMeteoWeather {
  nowMs: number;
  /** What differs in an hour, counted from the current one: -24 is the same hour of yesterday. */
  hour?: (offset: number) => Partial<OpenMeteoHour>;
}

/** A mild, clear, dry day. */
const MILD: OpenMeteoHour = {
  temperature: 15,
  humidity: 50,
  precipitation: 0,
  probability: 0,
  snowfall: 0,
  weatherCode: 0,
  cloudCover: 0,
  windSpeedMps: 2,
  uvIndex: 3,
  radiation: 200,
  pm10: 20,
  pm25: 10,
};

const PAST_DAYS = 1;
const DAYS = 10;
const AIR_DAYS = 5;

const localTime = (epochMs: number) => new Date(epochMs + 9 * HOUR_MS).toISOString().slice(0, 16);

/** Hour by hour from the start of yesterday (KST), as the service gives them. */
function hoursOf({ nowMs, hour = () => ({}) }: OpenMeteoWeather, days: number) {
  const first = kstEpochMs(kstDate(nowMs)) - PAST_DAYS * DAY_MS;
  return Array.from({ length: (PAST_DAYS + days) * 24 }, (_, i) => {
    const epochMs = first + i * HOUR_MS;
    return { ...MILD, ...hour((epochMs - startOfHourMs(nowMs)) / HOUR_MS), epochMs };
  });
}

type Hour = ReturnType<typeof hoursOf>[number];

const PLACE = { latitude: 37.5, longitude: 127, generationtime_ms: 0.2, elevation: 34 };
const ZONE = { utc_offset_seconds: 32_400, timezone: 'Asia/Seoul', timezone_abbreviation: 'GMT+9' };

function daily(hours: Hour[]) {
  const days = Array.from({ length: hours.length / 24 }, (_, i) => hours.slice(i * 24, i * 24 + 24));
  const of = (read: (day: Hour[]) => number | string) => days.map(read);
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  return {
    time: of(([first]) => kstDate(first!.epochMs)),
    weather_code: of((day) => Math.max(...day.map(({ weatherCode }) => weatherCode))),
    temperature_2m_max: of((day) => Math.max(...day.map(({ temperature }) => temperature))),
    temperature_2m_min: of((day) => Math.min(...day.map(({ temperature }) => temperature))),
    precipitation_sum: of((day) => sum(day.map(({ precipitation }) => precipitation))),
    precipitation_probability_max: of((day) => Math.max(...day.map(({ probability }) => probability))),
    snowfall_sum: of((day) => sum(day.map(({ snowfall }) => snowfall))),
  };
}

function current(hours: Hour[], nowMs: number) {
  const hour = hours.find(({ epochMs }) => epochMs === startOfHourMs(nowMs))!;
  return {
    time: localTime(Math.floor(nowMs / 900_000) * 900_000),
    interval: 900,
    temperature_2m: hour.temperature,
    relative_humidity_2m: hour.humidity,
    weather_code: hour.weatherCode,
    cloud_cover: hour.cloudCover,
    wind_speed_10m: hour.windSpeedMps,
  };
}

/** A whole answer of `/v1/forecast` around the hours given. */
export function openMeteoForecastBody(weather: OpenMeteoWeather): string {
  const hours = hoursOf(weather, DAYS);
  const of = (name: keyof OpenMeteoHour) => hours.map((hour) => hour[name]);
  return JSON.stringify({
    ...PLACE,
    ...ZONE,
    current_units: { wind_speed_10m: 'm/s' },
    current: current(hours, weather.nowMs),
    hourly_units: { wind_speed_10m: 'm/s' },
    hourly: {
      time: hours.map(({ epochMs }) => localTime(epochMs)),
      temperature_2m: of('temperature'),
      relative_humidity_2m: of('humidity'),
      precipitation: of('precipitation'),
      precipitation_probability: of('probability'),
      snowfall: of('snowfall'),
      weather_code: of('weatherCode'),
      cloud_cover: of('cloudCover'),
      wind_speed_10m: of('windSpeedMps'),
      uv_index: of('uvIndex'),
      shortwave_radiation: of('radiation'),
    },
    daily: daily(hours),
  });
}

/** A whole answer of `/v1/air-quality` around the hours given. */
function openMeteoAirBody(weather: OpenMeteoWeather): string {
  const hours = hoursOf(weather, AIR_DAYS);
  const time = hours.map(({ epochMs }) => localTime(epochMs));
  const hourly = { time, pm10: hours.map(({ pm10 }) => pm10), pm2_5: hours.map(({ pm25 }) => pm25) };
  return JSON.stringify({ ...PLACE, ...ZONE, hourly_units: { pm10: 'μg/m³', pm2_5: 'μg/m³' }, hourly });
}

/** A server that answers both of Open-Meteo's calls with one weather, made at each request. */
export const openMeteoScenario =
  (weatherAt: (url: URL) => OpenMeteoWeather): ProviderScenario =>
  (url) => ({
    body: url.pathname === '/v1/air-quality' ? openMeteoAirBody(weatherAt(url)) : openMeteoForecastBody(weatherAt(url)),
  });
