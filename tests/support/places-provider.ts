import { HOUR_MS } from '@/lib/contract/durations';
import { kstHour, startOfHourMs } from '@/lib/domain/kst';
import { openMeteoScenario, type OpenMeteoHour } from './open-meteo-body';
import { startProviderServer } from './provider-server';

const WAVE_PER_HOUR = Math.PI / 12;

/** Returns the deviation from the day's mean, roughly a sine: coldest at 05:00, warmest at 15:00. */
const getDailyWave = (hour: number) => Math.sin((hour - 9) * WAVE_PER_HOUR);

type HourAt = (hour: number, offset: number) => Partial<OpenMeteoHour>;

/** Returns a day with `now` degrees at the time of the request and a daily swing. */
const makeDay =
  (now: number, swing: number, more: Partial<OpenMeteoHour> = {}): HourAt =>
  (hour, offset) => ({
    temperature:
      now + swing * (getDailyWave(hour) - getDailyWave(hour - offset)) + getOtherDays(offset) + (offset <= -24 ? 3 : 0),
    uvIndex: Math.max(0, 5 * getDailyWave(hour + 3)),
    ...more,
  });

/** Makes the days after tomorrow differ from today. */
const getOtherDays = (offset: number) => {
  const day = Math.floor(offset / 24);
  return day < 2 ? 0 : 3 * Math.sin(day * 1.3);
};

interface PlaceWeather {
  lat: number;
  lon: number;
  hour: HourAt;
  fault?: true;
  /** Delay of the response in ms. */
  delayMs?: number;
}

const WEATHER: PlaceWeather[] = [
  { lat: 37.5, lon: 127.03, hour: makeDay(12, 5, { weatherCode: 2, cloudCover: 40 }) },
  {
    lat: 33.5,
    lon: 126.53,
    hour: makeDay(16, 3, {
      weatherCode: 63,
      precipitation: 3.2,
      probability: 90,
      cloudCover: 95,
      humidity: 92,
      windSpeedMps: 6,
    }),
  },
  {
    lat: 37.48,
    lon: 130.9,
    hour: makeDay(-1, 2, { weatherCode: 73, precipitation: 1, snowfall: 1.4, probability: 80, cloudCover: 90 }),
  },
  { lat: 38.15, lon: 127.31, hour: makeDay(-12, 4, { windSpeedMps: 7 }) },
  { lat: 36.35, lon: 127.38, hour: makeDay(0, 4, { weatherCode: 3, cloudCover: 100 }) },
  { lat: 37.46, lon: 126.71, hour: makeDay(10, 4, { weatherCode: 3, cloudCover: 80, pm10: 240, pm25: 90 }) },
  { lat: 35.87, lon: 128.6, hour: makeDay(34, 4, { humidity: 65, uvIndex: 9, radiation: 800 }) },
  { lat: 35.16, lon: 126.85, hour: makeDay(10, 4), fault: true },
  { lat: 36.5, lon: 127.26, hour: makeDay(10, 4), delayMs: 3_000 },
  { lat: 35.54, lon: 129.31, hour: makeDay(14, 4), delayMs: 6_000 },
];

function findWeather(url: URL): PlaceWeather {
  const lat = Number(url.searchParams.get('latitude'));
  const lon = Number(url.searchParams.get('longitude'));
  const distance = (place: PlaceWeather) => Math.hypot(place.lat - lat, place.lon - lon);
  return WEATHER.reduce((nearest, place) => (distance(place) < distance(nearest) ? place : nearest));
}

const respond = openMeteoScenario((url) => {
  const nowMs = Date.now();
  const { hour } = findWeather(url);
  return { nowMs, hour: (offset) => hour(kstHour(startOfHourMs(nowMs) + offset * HOUR_MS), offset) };
});

/** Starts a weather provider for browser tests. Its weather depends on the requested place. */
export const startPlacesProvider = (port: number) =>
  startProviderServer({
    port,
    scenario: async (url) => {
      const { fault, delayMs = 0 } = findWeather(url);
      await new Promise((done) => setTimeout(done, delayMs));
      return fault ? { status: 500, body: '' } : respond(url);
    },
  });
