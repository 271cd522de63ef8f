// A stand-in weather provider for the end-to-end tests, whose weather depends on the place that is asked for:
// `tsx tests/support/provider-main.mts PORT`.
import { HOUR_MS } from '@/lib/contract/durations';
import { kstHour, startOfHourMs } from '@/lib/domain/kst';
import { openMeteoScenario, type OpenMeteoHour } from './open-meteo-body';
import { startProviderServer } from './provider-server';

const WAVE_PER_HOUR = Math.PI / 12;

/** Degrees above or below the day's mean: coldest at 05 h, warmest at 15 h (roughly a sine). */
const dailyWave = (hour: number) => Math.sin((hour - 9) * WAVE_PER_HOUR);

type HourAt = (hour: number, offset: number) => Partial<OpenMeteoHour>;

/** A day that reads `now` degrees at the moment of asking, with a swing around it. */
const around =
  (now: number, swing: number, more: Partial<OpenMeteoHour> = {}): HourAt =>
  (hour, offset) => ({
    temperature:
      now + swing * (dailyWave(hour) - dailyWave(hour - offset)) + otherDays(offset) + (offset <= -24 ? 3 : 0),
    uvIndex: Math.max(0, 5 * dailyWave(hour + 3)),
    ...more,
  });

/** The days after tomorrow differ from today. */
const otherDays = (offset: number) => {
  const day = Math.floor(offset / 24);
  return day < 2 ? 0 : 3 * Math.sin(day * 1.3);
};

interface PlaceWeather {
  lat: number;
  lon: number;
  hour: HourAt;
  fault?: true;
  /** How long the provider thinks, ms. */
  delayMs?: number;
}

const WEATHER: PlaceWeather[] = [
  { lat: 37.5, lon: 127.03, hour: around(12, 5, { weatherCode: 2, cloudCover: 40 }) },
  {
    lat: 33.5,
    lon: 126.53,
    hour: around(16, 3, {
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
    hour: around(-1, 2, { weatherCode: 73, precipitation: 1, snowfall: 1.4, probability: 80, cloudCover: 90 }),
  },
  { lat: 38.15, lon: 127.31, hour: around(-12, 4, { windSpeedMps: 7 }) },
  { lat: 36.35, lon: 127.38, hour: around(0, 4, { weatherCode: 3, cloudCover: 100 }) },
  { lat: 37.46, lon: 126.71, hour: around(10, 4, { weatherCode: 3, cloudCover: 80, pm10: 240, pm25: 90 }) },
  { lat: 35.87, lon: 128.6, hour: around(34, 4, { humidity: 65, uvIndex: 9, radiation: 800 }) },
  { lat: 35.16, lon: 126.85, hour: around(10, 4), fault: true },
  { lat: 36.5, lon: 127.26, hour: around(10, 4), delayMs: 3_000 },
];

function weatherOf(url: URL): PlaceWeather {
  const lat = Number(url.searchParams.get('latitude'));
  const lon = Number(url.searchParams.get('longitude'));
  const distance = (place: PlaceWeather) => Math.hypot(place.lat - lat, place.lon - lon);
  return WEATHER.reduce((nearest, place) => (distance(place) < distance(nearest) ? place : nearest));
}

const answer = openMeteoScenario((url) => {
  const nowMs = Date.now();
  const { hour } = weatherOf(url);
  return { nowMs, hour: (offset) => hour(kstHour(startOfHourMs(nowMs) + offset * HOUR_MS), offset) };
});

await startProviderServer({
  port: Number(process.argv[2]),
  scenario: async (url) => {
    if (url.pathname === '/health') return { body: '{}' };
    const { fault, delayMs = 0 } = weatherOf(url);
    await new Promise((done) => setTimeout(done, delayMs));
    return fault ? { status: 500, body: '' } : answer(url);
  },
});
