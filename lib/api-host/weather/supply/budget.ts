import { DAY_MS } from '@/lib/contract/durations';
import { kstDate, type KstDate } from '@/lib/domain/kst';
import { metrics } from '@/lib/metrics/metrics';
import { ProviderError } from '../provider-error';
import type { DailyCalls, ProviderService } from '../provider-records';
import type { WeatherLog } from '../weather-log';
import { countCall, readUsage, writePause, type Usage } from './budget-rows';
import { DATABASE_UNAVAILABLE, type QueryDatabase } from './database-access';

/**
 * How far a day's calls are spent: below 80 % not to speak of; then answers are renewed less often; from 95 % on only
 * cells in use are; at 100 % nothing is until midnight (KST).
 */
export type BudgetStage = 'open' | 'sparing' | 'in-use' | 'spent';

const SPARING = 0.8;
const IN_USE = 0.95;

export interface Budget {
  /** Counts a call that is about to be made. Throws `ProviderError` quota where it must not be. */
  take(service: ProviderService): Promise<void>;
  /** Leaves a service alone, as it has asked for. */
  pause(service: ProviderService, untilMs: number): Promise<void>;
  /** As far as this instance knows: from its own calls, which tell it of everyone's. */
  stage(service: ProviderService): BudgetStage;
  dailyCalls(service: ProviderService): number;
}

interface DayUsage extends Usage {
  date: KstDate;
}

export interface BudgetOptions {
  dailyCalls: DailyCalls;
  queryDatabase: QueryDatabase;
  /** Epoch ms. */
  clock: () => number;
  log: WeatherLog;
}

/** Counts in the database, for all instances; while that is away each counts for itself, on top of what it knew. */
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
        ? `${service}: asked to be left alone`
        : `${service}: ${dailyCalls[service]} calls of ${day.date} are spent`,
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
      if (day.calls === limit) log.warn({ provider: service, count: limit }, "the day's calls are spent");
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
