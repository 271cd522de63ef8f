import { kstDate, type KstDate } from '@/lib/domain/kst';
import { metrics } from '@/lib/metrics/metrics';
import { ProviderError } from '../provider-error';
import type { DailyCalls, ProviderService } from '../provider-records';
import type { WeatherLog } from '../weather-log';
import { isPaused, type Usage } from './budget-rows';
import type { CallLedger } from './call-ledger';
import { DATABASE_UNAVAILABLE } from './database-access';

/**
 * Stage of a daily budget. `open`: less than 80 % used. `sparing`: renewals are less frequent. `in-use`: from 95 %,
 * only for cells in use. `spent`: no calls until midnight (KST).
 */
export type BudgetStage = 'open' | 'sparing' | 'in-use' | 'spent';

const SPARING = 0.8;
const IN_USE = 0.95;

/**
 * Calls that an instance leases in advance, for the time without a database: at most 1 % of a day, so that the blocks of
 * several instances leave the day's budget to those that need it.
 */
const MAX_BLOCK = 50;
const MAX_BLOCK_SHARE = 0.01;

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
  /** Calls of this instance that are counted but not made yet. */
  block: number;
  isLeasing: boolean;
}

export interface BudgetOptions {
  dailyCalls: DailyCalls;
  ledger: CallLedger;
  clock: () => number;
  log: WeatherLog;
}

/**
 * Creates a budget that counts in the database for all instances. With its first call of a day, each instance leases a
 * block of calls. Without the database, it makes only the calls of its block, so that all instances together never
 * exceed the budget.
 */
export function createBudget({ dailyCalls, ledger, clock, log }: BudgetOptions): Budget {
  const usages = new Map<ProviderService, DayUsage>();

  function getUsage(service: ProviderService): DayUsage {
    const date = kstDate(clock());
    const usage = usages.get(service);
    if (usage?.date === date) return usage;
    const fresh = { date, calls: 0, pausedUntilMs: usage?.pausedUntilMs ?? 0, block: 0, isLeasing: false };
    usages.set(service, fresh);
    return fresh;
  }

  function createError(service: ProviderService, day: DayUsage): ProviderError {
    const limit = dailyCalls[service];
    const reason = isPaused(day, clock())
      ? 'paused by the provider'
      : day.calls >= limit
        ? `${limit} calls of ${day.date} are used up`
        : 'calls cannot be counted without the database';
    return new ProviderError('quota', `${service}: ${reason}`);
  }

  const count = (service: ProviderService, { date }: DayUsage, calls: number) =>
    ledger.count({ service, date, calls, limit: dailyCalls[service], nowMs: clock() });

  /** Completes the block of this instance while the budget is open. */
  async function leaseBlock(service: ProviderService, day: DayUsage): Promise<void> {
    const missing = Math.min(MAX_BLOCK, Math.floor(dailyCalls[service] * MAX_BLOCK_SHARE)) - day.block;
    if (day.isLeasing || missing <= 0 || (day.calls + missing) / dailyCalls[service] >= SPARING) return;
    day.isLeasing = true;
    const counted = await count(service, day, missing);
    if (typeof counted === 'number') Object.assign(day, { calls: counted, block: day.block + missing });
    day.isLeasing = false;
  }

  /** Makes a call of the block. Throws if there is none, or if the service is paused. */
  function takeFromBlock(service: ProviderService, day: DayUsage): void {
    if (day.block === 0 || isPaused(day, clock())) throw createError(service, day);
    day.block -= 1;
  }

  async function takeCounted(service: ProviderService, day: DayUsage): Promise<void> {
    const limit = dailyCalls[service];
    const counted = await count(service, day, 1);
    if (typeof counted === 'number') {
      day.calls = counted;
      if (counted === limit)
        log.warn(
          { provider: service, count: limit },
          'weather: the daily calls of a service are used up; it is not called again until midnight (KST)',
        );
      return leaseBlock(service, day);
    }
    if (counted === null) {
      const usage = await ledger.read({ service, date: day.date });
      if (usage !== DATABASE_UNAVAILABLE) Object.assign(day, usage);
    }
    takeFromBlock(service, day);
  }

  return {
    async take(service) {
      const limit = dailyCalls[service];
      const day = getUsage(service);
      if (isPaused(day, clock()) || day.calls >= limit) takeFromBlock(service, day);
      else await takeCounted(service, day);
      metrics().providerDay.set({ service, of: 'made' }, day.calls - day.block);
      metrics().providerDay.set({ service, of: 'allowed' }, limit);
    },
    async pause(service, untilMs) {
      const day = getUsage(service);
      day.pausedUntilMs = untilMs;
      await ledger.writePause({ service, date: day.date, untilMs });
    },
    dailyCalls: (service) => dailyCalls[service],
    stage(service) {
      const { calls, block } = getUsage(service);
      const share = (calls - block) / dailyCalls[service];
      if (share >= 1) return 'spent';
      if (share >= IN_USE) return 'in-use';
      return share >= SPARING ? 'sparing' : 'open';
    },
  };
}
