import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstDate, kstHour, startOfHourMs, type KstDate } from '@/lib/domain/kst';
import { correctForecast, isNowObserved } from '@/lib/domain/weather/correct-forecast';
import {
  CHECKED_DAYS,
  createCheckedDay,
  estimateBias,
  getCheckIndex,
  getLeadClass,
  LEAD_CLASSES_H,
  NO_BIAS,
  type CheckedDay,
  type ForecastBias,
} from '@/lib/domain/weather/forecast-bias';
import type { Weather } from '@/lib/domain/weather/weather';
import { getCellKey } from '../weather-cache';
import { countForecastError } from './forecast-error-metrics';
import type { ForecastCheckStore } from './forecast-check-store';

/** Compares forecasts with what was observed later, and corrects new ones. */
export interface ForecastVerification {
  /**
   * Returns weather as a provider returned it, with corrected temperatures or their bias, and records it once an hour if its cell is in
   * use. Without a database it returns the weather unchanged, or corrected as last known. It never fails.
   */
  verify(weather: Weather): Promise<Weather>;
}

interface Options {
  store: ForecastCheckStore;
  clock: () => number;
  /** Returns whether several networks request a cell. Nothing is stored about others. */
  isInUse: (cell: GridCell) => boolean;
  /** `choice` leaves the temperatures as they are and adds the bias for the choice of outfits. */
  use: 'choice' | 'shown';
}

interface CellBias {
  bias: ForecastBias;
  /** Hours (epoch ms) in which the bias was estimated, and the weather recorded. */
  estimatedMs: number;
  recordedMs: number | null;
}

/** About 1 KB each. */
const MAX_CELLS = 4_000;

export function createForecastVerification({ store, clock, isInUse, use }: Options): ForecastVerification {
  const cells = new LRUCache<string, CellBias>({ max: MAX_CELLS });
  let prunedAtMs = 0;

  function prune(nowMs: number): void {
    if (Math.abs(nowMs - prunedAtMs) < HOUR_MS) return;
    prunedAtMs = nowMs;
    void store.prune(addDays(kstDate(nowMs), -CHECKED_DAYS));
  }

  const apply = (weather: Weather, bias: ForecastBias, nowMs: number): Weather =>
    use === 'shown' ? correctForecast(weather, bias, nowMs) : { ...weather, outfitBias: bias };

  return {
    async verify(weather) {
      const { cell } = weather;
      const nowMs = clock();
      const [hourMs, today] = [startOfHourMs(nowMs), kstDate(nowMs)];
      const known = cells.get(getCellKey(cell));
      const mustRecord = known?.recordedMs !== hourMs && isInUse(cell);
      if (known?.estimatedMs === hourMs && !mustRecord) return apply(weather, known.bias, nowMs);
      const days = await store.read(cell, addDays(today, -CHECKED_DAYS));
      if (!days) return apply(weather, known?.bias ?? NO_BIAS, nowMs);
      const bias = estimateBias(days, today);
      const corrected = correctForecast(weather, bias, nowMs);
      const isRecorded = mustRecord && (await store.write(cell, recordWeather(days, weather, corrected, nowMs)));
      cells.set(getCellKey(cell), {
        bias,
        estimatedMs: hourMs,
        recordedMs: isRecorded ? hourMs : (known?.recordedMs ?? null),
      });
      if (isRecorded) prune(nowMs);
      return apply(weather, bias, nowMs);
    },
  };
}

const toTenths = (celsius: number): number => Math.round(celsius * 10);

/**
 * Adds the observed temperature and the first forecast of each class of lead time to the days. Returns those that
 * changed.
 */
function recordWeather(days: readonly CheckedDay[], weather: Weather, corrected: Weather, nowMs: number): CheckedDay[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const changed = new Map<KstDate, CheckedDay>();
  const change = (epochMs: number): CheckedDay => {
    const date = kstDate(epochMs);
    const day = changed.get(date) ?? byDate.get(date) ?? createCheckedDay(date);
    changed.set(date, day);
    return day;
  };
  const { now } = weather;
  if (isNowObserved(weather) && now.epochMs <= nowMs) {
    const [day, hour] = [change(now.epochMs), kstHour(now.epochMs)];
    if (day.observed[hour] == null) {
      day.observed[hour] = toTenths(now.temperatureC);
      countErrors(day, hour);
    }
  }
  for (const [position, { epochMs, temperatureC }] of weather.hours.entries()) {
    const leadClass = epochMs > nowMs ? getLeadClass(epochMs, nowMs) : -1;
    if (leadClass === -1) continue;
    const [day, index] = [change(epochMs), getCheckIndex(kstHour(epochMs), leadClass)];
    if (day.forecast[index] != null) continue;
    day.forecast[index] = toTenths(temperatureC);
    day.shown[index] = toTenths(corrected.hours[position]?.temperatureC ?? temperatureC);
  }
  return [...changed.values()];
}

/** Counts the errors of all forecasts of an hour that was just observed. */
function countErrors({ observed, forecast, shown }: CheckedDay, hour: number): void {
  const wasC = (observed[hour] ?? 0) / 10;
  for (const [leadClass, leadHours] of LEAD_CLASSES_H.entries()) {
    const index = getCheckIndex(hour, leadClass);
    const [expected, corrected] = [forecast[index] ?? null, shown[index] ?? null];
    if (expected === null || corrected === null) continue;
    countForecastError(leadHours, { forecastK: expected / 10 - wasC, shownK: corrected / 10 - wasC });
  }
}
