import { DAY_MS } from '@/lib/contract/durations';
import { kstDate, type KstDate } from '@/lib/domain/kst';
import { metrics } from '@/lib/metrics/metrics';
import { ProviderError } from '../provider-error';
import type { WeatherLog } from '../weather-log';
import { countCall, readSpent, writePause, type Spent } from './budget-rows';
import { AWAY, type AskDatabase } from './database-access';

/** What providers count by themselves: each has its own number of calls a day. */
export type Service = 'kma-hub' | 'kma-short' | 'kma-mid' | 'kma-uv' | 'kma-warnings' | 'airkorea' | 'open-meteo';
export type DailyCalls = Record<Service, number>;

/**
 * How far a day's calls are spent: below 80 % not to speak of; then answers are renewed less often; from 95 % on only
 * cells in use are; at 100 % nothing is until midnight (KST).
 */
export type Stage = 'open' | 'sparing' | 'in-use' | 'spent';

const SPARING = 0.8;
const IN_USE = 0.95;

export interface Budget {
  /** Counts a call that is about to be made. Throws `ProviderError` quota where it must not be. */
  take(service: Service): Promise<void>;
  /** Leaves a service alone, as it has asked for. */
  pause(service: Service, untilMs: number): Promise<void>;
  /** As far as this instance knows: from its own calls, which tell it of everyone's. */
  stage(service: Service): Stage;
  dailyCalls(service: Service): number;
}

interface Known extends Spent {
  date: KstDate;
}

export interface BudgetOptions {
  dailyCalls: DailyCalls;
  askDatabase: AskDatabase;
  /** Epoch ms. */
  clock: () => number;
  log: WeatherLog;
}

/** Counts in the database, for all instances; while that is away each counts for itself, on top of what it knew. */
export function createBudget({ dailyCalls, askDatabase, clock, log }: BudgetOptions): Budget {
  const knownOf = new Map<Service, Known>();

  function known(service: Service): Known {
    const date = kstDate(clock());
    const found = knownOf.get(service);
    if (found?.date === date) return found;
    const fresh = { date, calls: 0, pausedUntilMs: found?.pausedUntilMs ?? 0 };
    knownOf.set(service, fresh);
    return fresh;
  }

  function isPaused({ pausedUntilMs }: Spent): boolean {
    const nowMs = clock();
    return pausedUntilMs > nowMs && pausedUntilMs <= nowMs + DAY_MS;
  }

  function refuse(service: Service, day: Known): never {
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
      const day = known(service);
      if (day.calls >= limit || isPaused(day)) refuse(service, day);
      const counted = await askDatabase((db) => countCall(db, { service, date: day.date, limit, nowMs: clock() }));
      if (counted === AWAY) day.calls += 1;
      else if (counted !== null) day.calls = counted;
      else {
        const spent = await askDatabase((db) => readSpent(db, { service, date: day.date }));
        Object.assign(day, spent === AWAY ? { calls: limit } : spent);
        refuse(service, day);
      }
      metrics().providerDay.set({ service, of: 'made' }, day.calls);
      metrics().providerDay.set({ service, of: 'allowed' }, limit);
      if (day.calls === limit) log.warn({ provider: service, count: limit }, "the day's calls are spent");
    },
    async pause(service, untilMs) {
      const day = known(service);
      day.pausedUntilMs = untilMs;
      await askDatabase((db) => writePause(db, { service, date: day.date, untilMs }));
    },
    dailyCalls: (service) => dailyCalls[service],
    stage(service) {
      const share = known(service).calls / dailyCalls[service];
      if (share >= 1) return 'spent';
      if (share >= IN_USE) return 'in-use';
      return share >= SPARING ? 'sparing' : 'open';
    },
  };
}
