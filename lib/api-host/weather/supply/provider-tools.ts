import type { Database } from '../../db/database';
import type { WeatherLog } from '../weather-log';
import type { DailyCalls, ProviderService } from '../provider-records';
import { createBudget, type Budget } from './budget';
import { createBudgetedFetch, type FetchProvider } from './budgeted-fetch';
import { createDatabaseAccess, type QueryDatabase } from './database-access';
import { createSupply, type Supply } from './supply';

/** What every provider works with: answers and calls that all instances share. */
export interface ProviderTools {
  supply: Supply;
  budget: Budget;
  queryDatabase: QueryDatabase;
  /** Asks over HTTP, within the budget of a service. */
  createFetch: (service: ProviderService) => FetchProvider;
  /** Epoch ms. */
  clock: () => number;
  log: WeatherLog;
  /** Ends what is under way. */
  closing: AbortSignal;
}

export interface ProviderToolsOptions {
  /** null until it is open. */
  database: () => Database | null;
  dailyCalls: DailyCalls;
  clock: () => number;
  log: WeatherLog;
  /** Ends what is under way. */
  closing: AbortSignal;
  /** How long the database is waited for, where that is not a quarter of a second. */
  databaseLimitMs?: number;
}

export function createProviderTools(options: ProviderToolsOptions): ProviderTools {
  const { database, dailyCalls, clock, log, closing, databaseLimitMs } = options;
  const queryDatabase = createDatabaseAccess(database, log, databaseLimitMs);
  const budget = createBudget({ dailyCalls, queryDatabase, clock, log });
  return {
    supply: createSupply({ queryDatabase, clock, closing }),
    budget,
    queryDatabase,
    createFetch: (service) => createBudgetedFetch(budget, service, clock),
    clock,
    log,
    closing,
  };
}
