import type { Database } from '../../db/database';
import type { WeatherLog } from '../weather-log';
import type { ProviderPaths } from '../provider-paths';
import type { DailyCalls, ProviderService } from '../provider-records';
import { createBudget, type Budget } from './budget';
import { createBudgetedFetch, type FetchProvider } from './budgeted-fetch';
import { createCallLedger, type CallLedger } from './call-ledger';
import { createDatabaseAccess, waitUntilOpen, type QueryDatabase } from './database-access';
import { createKeyWatch, type KeyWatch } from './key-watch';
import { createSupply, type Supply } from './supply';

/** Tools of every provider. All instances share the supply and the budget. */
export interface ProviderTools {
  supply: Supply;
  budget: Budget;
  keyWatch: KeyWatch;
  queryDatabase: QueryDatabase;
  /** Creates an HTTP fetch within the budget of a service. */
  createFetch: (service: ProviderService) => FetchProvider;
  /** Epoch ms. */
  clock: () => number;
  log: WeatherLog;
  /** Aborts running fetches. */
  closing: AbortSignal;
}

export interface ProviderToolsOptions {
  /** Returns null until the database is open. */
  database: () => Database | null;
  dailyCalls: DailyCalls;
  clock: () => number;
  log: WeatherLog;
  /** Aborts running fetches. */
  closing: AbortSignal;
  /** Time limit of a query, 250 ms by default. */
  databaseLimitMs?: number;
  /** Configured paths, which the log names. */
  paths?: ProviderPaths;
  /** Counts the calls; by default in the database. */
  ledger?: CallLedger;
}

export function createProviderTools(options: ProviderToolsOptions): ProviderTools {
  const { database, dailyCalls, clock, log, closing, databaseLimitMs } = options;
  const queryDatabase = createDatabaseAccess(database, log, databaseLimitMs);
  const { ledger = createCallLedger(queryDatabase, () => waitUntilOpen(database)) } = options;
  const budget = createBudget({ dailyCalls, ledger, clock, log });
  const supply = createSupply({ queryDatabase, clock, closing });
  return {
    supply,
    budget,
    keyWatch: createKeyWatch({ supply, clock, log, paths: options.paths }),
    queryDatabase,
    createFetch: (service) => createBudgetedFetch(budget, service, clock),
    clock,
    log,
    closing,
  };
}
