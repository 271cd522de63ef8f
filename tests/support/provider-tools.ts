import type { Database } from '@/lib/api-host/db/database';
import { mapServices, type DailyCalls } from '@/lib/api-host/weather/provider-records';
import { createProviderTools, type ProviderTools } from '@/lib/api-host/weather/supply/provider-tools';
import type { WeatherLog } from '@/lib/api-host/weather/weather-log';
import { createMemoryLedger } from './memory-ledger';
import { silentLog } from './silent-log';

/** More calls a day than any test makes. */
const AMPLE_CALLS = mapServices(() => 1e6);

interface ToolOptions {
  clock?: () => number;
  /** Without a database, every instance has its own memory only, and counts its calls there. */
  database?: Database | null;
  dailyCalls?: Partial<DailyCalls>;
  databaseLimitMs?: number;
  closing?: AbortSignal;
  log?: WeatherLog;
}

/** Creates the dependencies of an instance's providers, with an ample database timeout for a busy machine. */
export function testTools({ clock = Date.now, database = null, ...others }: ToolOptions = {}): ProviderTools {
  const { dailyCalls, databaseLimitMs = 10_000, closing = new AbortController().signal, log = silentLog } = others;
  return createProviderTools({
    database: () => database,
    dailyCalls: { ...AMPLE_CALLS, ...dailyCalls },
    clock,
    log,
    closing,
    databaseLimitMs,
    ...(database === null && { ledger: createMemoryLedger() }),
  });
}
