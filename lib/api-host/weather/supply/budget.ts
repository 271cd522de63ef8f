import { DAY_MS } from '@/lib/contract/durations';
import { kstDate, type KstDate } from '@/lib/domain/kst';
import { metrics } from '@/lib/metrics/metrics';
import { ProviderError } from '../provider-error';
import type { DailyCalls, ProviderService } from '../provider-records';
import type { WeatherLog } from '../weather-log';
import { countCall, readUsage, writePause, type Usage } from './budget-rows';
import { DATABASE_UNAVAILABLE, type QueryDatabase } from './database-access';

/**
 * Stage of a daily budget. `open`: less than 80 % used. `sparing`: renewals are less frequent. `in-use`: from 95 %,
 * only for cells in use. `spent`: no calls until midnight (KST).
 */
export type BudgetStage = 'open' | 'sparing' | 'in-use' | 'spent';

const SPARING = 0.8;
const IN_USE = 0.95;

export interface Budget {
  /** Counts a call before it is made. Throws `ProviderError` quota if it is not allowed. */
  take(service: ProviderService): Promise<void>;
  /** Pauses a service, as its provider requested. */
  pause(service: ProviderService, untilMs: number): Promise<void>;
  /** Returns the stage as known to this instance. Each of its calls returns the count of all instances. */
  stage(service: ProviderService): BudgetStage;
  dailyCalls(service: ProviderService): number;
}

interface DayUsage extends Usage {
  date: KstDate;
}

export interface BudgetOptions {
  dailyCalls: DailyCalls;
  queryDatabase: QueryDatabase;
  clock: () => number;
  log: WeatherLog;
}

/**
 * Creates a budget that counts in the database for all instances. Without the database, each instance adds its own
 * calls to the last known count.
 */
export function createBudget({ dailyCalls, queryDatabase, clock, log }: BudgetOptions): Budget {
  const usages = new Map<ProviderService, DayUsage>();

  function getUsage(service: ProviderService): DayUsage {
    const date = kstDate(clock());
    const usage = usages.get(service);
    if (usage?.date === date) return usage;
    const fresh = { date, calls: 0, pausedUntilMs: usage?.pausedUntilMs ?? 0 };
    usages.set(service, fresh);
    return fresh;
  }

  function isPaused({ pausedUntilMs }: Usage): boolean {
    const nowMs = clock();
    return pausedUntilMs > nowMs && pausedUntilMs <= nowMs + DAY_MS;
  }

  function throwSpent(service: ProviderService, day: DayUsage): never {
    throw new ProviderError(
      'quota',
      isPaused(day)
        ? `${service}: paused by the provider`
        : `${service}: ${dailyCalls[service]} calls of ${day.date} are used up`,
    );
  }

  return {
    async take(service) {
      const limit = dailyCalls[service];
      const day = getUsage(service);
      if (day.calls >= limit || isPaused(day)) throwSpent(service, day);
      const counted = await queryDatabase((db) => countCall(db, { service, date: day.date, limit, nowMs: clock() }));
      if (counted === DATABASE_UNAVAILABLE) day.calls += 1;
      else if (counted !== null) day.calls = counted;
      else {
        const spent = await queryDatabase((db) => readUsage(db, { service, date: day.date }));
        Object.assign(day, spent === DATABASE_UNAVAILABLE ? { calls: limit } : spent);
        throwSpent(service, day);
      }
      metrics().providerDay.set({ service, of: 'made' }, day.calls);
      metrics().providerDay.set({ service, of: 'allowed' }, limit);
      if (day.calls === limit)
        log.warn(
          { provider: service, count: limit },
          'weather: the daily calls of a service are used up; it is not called again until midnight (KST)',
        );
    },
    async pause(service, untilMs) {
      const day = getUsage(service);
      day.pausedUntilMs = untilMs;
      await queryDatabase((db) => writePause(db, { service, date: day.date, untilMs }));
    },
    dailyCalls: (service) => dailyCalls[service],
    stage(service) {
      const share = getUsage(service).calls / dailyCalls[service];
      if (share >= 1) return 'spent';
      if (share >= IN_USE) return 'in-use';
      return share >= SPARING ? 'sparing' : 'open';
    },
  };
}
