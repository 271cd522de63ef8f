import type { Database } from '@/lib/api-host/db/database';
import { mapServices, type DailyCalls } from '@/lib/api-host/weather/provider-records';
import { createProviderTools, type ProviderTools } from '@/lib/api-host/weather/supply/provider-tools';
import type { WeatherLog } from '@/lib/api-host/weather/weather-log';
import { silentLog } from './silent-log';

/** As many calls a day as a test may make. */
const AMPLE_CALLS = mapServices(() => 1e6);

interface Wanted {
  clock?: () => number;
  /** Without one each holds what it was told for itself. */
  database?: Database | null;
  dailyCalls?: Partial<DailyCalls>;
  databaseLimitMs?: number;
  closing?: AbortSignal;
  log?: WeatherLog;
}

/** What an instance's providers work with. Its database may take its time: a busy machine does. */
export function testTools({ clock = Date.now, database = null, ...others }: Wanted = {}): ProviderTools {
  const { dailyCalls, databaseLimitMs = 10_000, closing = new AbortController().signal, log = silentLog } = others;
  return createProviderTools({
    database: () => database,
    dailyCalls: { ...AMPLE_CALLS, ...dailyCalls },
    clock,
    log,
    closing,
    databaseLimitMs,
  });
}
