import { HOUR_MS } from '@/lib/contract/durations';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstEpochMs, type KstDate } from '@/lib/domain/kst';
import type { Weather, WeatherDay, WeatherHour } from '@/lib/domain/weather/weather';

type Overrides<T extends { precipitation: object }> = Omit<Partial<T>, 'precipitation'> & {
  precipitation?: Partial<T['precipitation']>;
};
export type HourOverrides = Overrides<WeatherHour>;

const UNKNOWN_SKY = { cloudCoverPct: null, lightning: null, visibilityM: null, wmoCode: null };
const DRY = { kind: 'none' as const, amountMm: 0, snowCm: null, probabilityPct: 0 };

/** Returns a dry, mild, clear hour. */
export const makeHour = ({ precipitation, ...others }: HourOverrides = {}): WeatherHour => ({
  epochMs: kstEpochMs('2023-11-21', 9),
  temperatureC: 12,
  humidityPct: 50,
  windSpeedMps: 1,
  solarWm2: null,
  uvIndex: null,
  pm10UgM3: null,
  pm25UgM3: null,
  yellowDust: null,
  sky: 'clear',
  ...UNKNOWN_SKY,
  precipitation: { ...DRY, ...precipitation },
  ...others,
});

export const makeDay = ({ precipitation, ...others }: Overrides<WeatherDay> = {}): WeatherDay => ({
  date: '2023-11-21',
  minC: 5,
  maxC: 15,
  sky: 'clear',
  ...UNKNOWN_SKY,
  precipitation: { ...DRY, ...precipitation },
  ...others,
});

interface WeatherOptions {
  date?: KstDate;
  /** KST hour of `now`. */
  hour?: number;
  /** First hour, counted from the start of `date`; -24 includes all of yesterday. */
  from?: number;
  until?: number;
  /** Overrides of an hour, counted from the start of `date`. */
  each?: (hour: number) => HourOverrides;
  days?: WeatherDay[];
  weather?: Partial<Weather>;
}

/** Returns three days of hours in Gangnam with KMA as the provider. */
export function makeWeather(options: WeatherOptions = {}): Weather {
  const { date = '2023-11-21', hour = 9, from = 0, until = 48, each = () => ({}) } = options;
  const start = kstEpochMs(date);
  const makeHourAt = (offset: number) => makeHour({ ...each(offset), epochMs: start + offset * HOUR_MS });
  const numbers = Array.from({ length: until - from }, (_, index) => from + index);
  return {
    cell: toGridCell({ lat: 37.498095, lon: 127.02761 }),
    source: {
      provider: 'kma',
      issuedAtMs: start,
      fetchedAtMs: start,
      airQuality: 'measured',
      recorded: null,
    },
    now: makeHourAt(hour),
    hours: numbers.map(makeHourAt),
    days: options.days ?? [0, 1, 2].map((day) => makeDay({ date: addDays(date, day) })),
    warnings: null,
    ...options.weather,
  };
}
