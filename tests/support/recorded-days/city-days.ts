import { readFileSync } from 'node:fs';
import { packagedDataPath } from '@/lib/api-host/shared/packaged-data';
import { classifyCloudCover } from '@/lib/api-host/weather/classify-cloud-cover';
import { kstEpochMs, type KstDate } from '@/lib/domain/kst';
import { hash32 } from '@/lib/domain/weather/pick-variant';
import type { Precipitation, WeatherHour } from '@/lib/domain/weather/weather';
import { makeHour } from '../weather-factory';
import { CHOICE_HOUR, createObservedDay, type ObservedDay } from './observed-days';
import { createWindLookup, type Wind } from './station-wind';

// Two years of 30 cities, as hours that are derived from daily values of a reanalysis. Minimum, maximum and mean temperature,
// humidity, rain and sky are preserved; everything else is filled in by rules.

export interface City {
  id: string;
  name: string;
  lat: number;
  lon: number;
}

interface DailyFigures {
  date: KstDate;
  maxC: number;
  minC: number;
  meanC: number;
  humidityPct: number;
  rainMm: number;
  wmoCode: number;
}

const read = (file: string) => readFileSync(packagedDataPath('observations', file), 'utf8');

export const CITIES = JSON.parse(read('cities.json')) as City[];

let figures: Map<string, DailyFigures[]> | undefined;

function getFigures(city: City): readonly DailyFigures[] {
  if (!figures) {
    figures = new Map();
    for (const line of read('cities-2024-2025.csv').trimEnd().split('\n').slice(1)) {
      const [id = '', date = '', ...numbers] = line.split(',');
      const [maxC = 0, minC = 0, meanC = 0, humidityPct = 0, rainMm = 0, wmoCode = 0] = numbers.map(Number);
      figures.set(id, [...(figures.get(id) ?? []), { date, maxC, minC, meanC, humidityPct, rainMm, wmoCode }]);
    }
  }
  return figures.get(city.id) ?? [];
}

/** Returns the days of a city with indices from `from` to `until`, in steps of `every`. */
export function getCityDays(city: City, { every = 1, from = 0, until = 731 } = {}): ObservedDay[] {
  const wind = createWindLookup(city);
  return getFigures(city)
    .slice(from, until)
    .filter((_, index) => index % every === 0)
    .map((day) => createCityDay(city, day, wind));
}

function createCityDay(city: City, day: DailyFigures, wind: Wind): ObservedDay {
  const hours = createHours(city, day, wind);
  return createObservedDay(city, day.date, hours, hours[CHOICE_HOUR]!);
}

function createHours(city: City, day: DailyFigures, wind: Wind): WeatherHour[] {
  const wet = getWetHours(city, day);
  const cloudCoverPct = CLOUD_PCT[day.wmoCode] ?? 100;
  return Array.from({ length: 24 }, (_, hour) => {
    const temperatureC = getTemperature(hour, day);
    return makeHour({
      epochMs: kstEpochMs(day.date, hour),
      temperatureC,
      humidityPct: getHumidity(temperatureC, day),
      windSpeedMps: wind(day.date, hour),
      sky: classifyCloudCover(cloudCoverPct),
      cloudCoverPct,
      precipitation: getPrecipitation(hour, wet, day),
    });
  });
}

const COLDEST_HOUR = 6;
const WARMEST_HOUR = 15;

/** Returns the temperature of an hour: coldest at 06 h, warmest at 15 h, with the day's mean. */
function getTemperature(hour: number, { maxC, minC, meanC }: DailyFigures): number {
  if (maxC <= minC) return minC;
  const since = (hour - COLDEST_HOUR + 24) % 24;
  const rise = WARMEST_HOUR - COLDEST_HOUR;
  const phase = since <= rise ? since / rise : 1 + (since - rise) / (24 - rise);
  const share = (1 - Math.cos(phase * Math.PI)) / 2;
  const mean = Math.min(0.7, Math.max(0.3, (meanC - minC) / (maxC - minC)));
  return minC + (maxC - minC) * share ** (Math.log(mean) / Math.log(0.5));
}

/** Returns the relative humidity of an hour, %, for a constant amount of water vapour (Magnus formula). */
function getHumidity(temperatureC: number, { meanC, humidityPct }: DailyFigures): number {
  const saturated = (celsius: number) => Math.exp((17.62 * celsius) / (243.12 + celsius));
  return Math.min(100, (humidityPct * saturated(meanC)) / saturated(temperatureC));
}

const CLOUD_PCT: Record<number, number> = { 0: 5, 1: 25, 2: 50, 3: 90 };
const SNOW_CODES = [71, 73, 75];
const DRIZZLE_CODES = [51, 53, 55];
/** Returns the number of rainy hours, 2 √mm: 1 mm falls in two hours, 25 mm in ten. */
const countWetHours = (rainMm: number) => Math.min(20, Math.ceil(2 * Math.sqrt(rainMm)));

/** Returns the rainy hours: one spell, whose start is derived from city and date. */
function getWetHours({ id }: City, { date, rainMm }: DailyFigures): ReadonlySet<number> {
  const count = countWetHours(rainMm);
  const first = hash32(`${id}:${date}`) % (25 - count);
  return new Set(Array.from({ length: count }, (_, index) => first + index));
}

function getPrecipitation(hour: number, wet: ReadonlySet<number>, { rainMm, wmoCode }: DailyFigures): Precipitation {
  if (!wet.has(hour)) return { kind: 'none', amountMm: 0, snowCm: 0, probabilityPct: null };
  const amountMm = rainMm / wet.size;
  const snows = SNOW_CODES.includes(wmoCode);
  const kind = snows ? 'snow' : DRIZZLE_CODES.includes(wmoCode) ? 'drizzle' : 'rain';
  return { kind, amountMm, snowCm: snows ? amountMm : 0, probabilityPct: null };
}
