import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { startOfHourMs } from '@/lib/domain/kst';
import type { ProviderScenario } from './provider-server';

/** The weather of one hour in Open-Meteo's variables. */
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
  /** Overrides of an hour, counted from the current one: -24 is the same hour yesterday. */
  hour?: (offset: number) => Partial<OpenMeteoHour>;
  /** Difference of the place's clock from UTC, hours; by default that of Korea. */
  utcOffsetHours?: number;
  /** Number of days from today; by default 10. */
  days?: number;
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

const KST_HOURS = 9;

const localTime = (epochMs: number, utcOffsetHours = KST_HOURS) =>
  new Date(epochMs + utcOffsetHours * HOUR_MS).toISOString().slice(0, 16);

/** Returns hours from the start of yesterday at the place, as the service does. */
function makeHours({ nowMs, hour = () => ({}), utcOffsetHours = KST_HOURS }: OpenMeteoWeather, days: number) {
  const today = localTime(nowMs, utcOffsetHours).slice(0, 10);
  const first = Date.parse(`${today}T00:00:00Z`) - utcOffsetHours * HOUR_MS - PAST_DAYS * DAY_MS;
  return Array.from({ length: (PAST_DAYS + days) * 24 }, (_, i) => {
    const epochMs = first + i * HOUR_MS;
    return { ...MILD, ...hour((epochMs - startOfHourMs(nowMs)) / HOUR_MS), epochMs };
  });
}

type Hour = ReturnType<typeof makeHours>[number];

const PLACE = { latitude: 37.5, longitude: 127, generationtime_ms: 0.2, elevation: 34 };
const ZONE = { utc_offset_seconds: KST_HOURS * 3_600, timezone: 'Asia/Seoul', timezone_abbreviation: 'GMT+9' };

function daily(hours: Hour[], utcOffsetHours?: number) {
  const days = Array.from({ length: hours.length / 24 }, (_, i) => hours.slice(i * 24, i * 24 + 24));
  const readDays = (read: (day: Hour[]) => number | string) => days.map(read);
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  return {
    time: readDays(([first]) => localTime(first!.epochMs, utcOffsetHours).slice(0, 10)),
    weather_code: readDays((day) => Math.max(...day.map(({ weatherCode }) => weatherCode))),
    temperature_2m_max: readDays((day) => Math.max(...day.map(({ temperature }) => temperature))),
    temperature_2m_min: readDays((day) => Math.min(...day.map(({ temperature }) => temperature))),
    precipitation_sum: readDays((day) => sum(day.map(({ precipitation }) => precipitation))),
    precipitation_probability_max: readDays((day) => Math.max(...day.map(({ probability }) => probability))),
    snowfall_sum: readDays((day) => sum(day.map(({ snowfall }) => snowfall))),
  };
}

function current(hours: Hour[], { nowMs, utcOffsetHours }: OpenMeteoWeather) {
  const hour = hours.find(({ epochMs }) => nowMs < epochMs + HOUR_MS)!;
  return {
    time: localTime(Math.floor(nowMs / 900_000) * 900_000, utcOffsetHours),
    interval: 900,
    temperature_2m: hour.temperature,
    relative_humidity_2m: hour.humidity,
    weather_code: hour.weatherCode,
    cloud_cover: hour.cloudCover,
    wind_speed_10m: hour.windSpeedMps,
  };
}

/** Returns a complete response of `/v1/forecast`. */
export function openMeteoForecastBody(weather: OpenMeteoWeather): string {
  const { utcOffsetHours = KST_HOURS, days = DAYS } = weather;
  const hours = makeHours(weather, days);
  const readHours = (name: keyof OpenMeteoHour) => hours.map((hour) => hour[name]);
  return JSON.stringify({
    ...PLACE,
    ...ZONE,
    utc_offset_seconds: utcOffsetHours * 3_600,
    current_units: { wind_speed_10m: 'm/s' },
    current: current(hours, weather),
    hourly_units: { wind_speed_10m: 'm/s' },
    hourly: {
      time: hours.map(({ epochMs }) => localTime(epochMs, utcOffsetHours)),
      temperature_2m: readHours('temperature'),
      relative_humidity_2m: readHours('humidity'),
      precipitation: readHours('precipitation'),
      precipitation_probability: readHours('probability'),
      snowfall: readHours('snowfall'),
      weather_code: readHours('weatherCode'),
      cloud_cover: readHours('cloudCover'),
      wind_speed_10m: readHours('windSpeedMps'),
      uv_index: readHours('uvIndex'),
      shortwave_radiation: readHours('radiation'),
    },
    daily: daily(hours, utcOffsetHours),
  });
}

/** Returns a complete response of `/v1/air-quality`. */
function openMeteoAirBody(weather: OpenMeteoWeather): string {
  const hours = makeHours(weather, AIR_DAYS);
  const time = hours.map(({ epochMs }) => localTime(epochMs));
  const hourly = { time, pm10: hours.map(({ pm10 }) => pm10), pm2_5: hours.map(({ pm25 }) => pm25) };
  return JSON.stringify({ ...PLACE, ...ZONE, hourly_units: { pm10: 'μg/m³', pm2_5: 'μg/m³' }, hourly });
}

/** Responds to both of Open-Meteo's calls with one weather, evaluated at each request. */
export const openMeteoScenario =
  (getWeather: (url: URL) => OpenMeteoWeather): ProviderScenario =>
  (url) => ({
    body:
      url.pathname === '/v1/air-quality' ? openMeteoAirBody(getWeather(url)) : openMeteoForecastBody(getWeather(url)),
  });
