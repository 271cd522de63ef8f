// An instance whose provider never responds. It acquires leases for a query, a cell and a grid run until it is killed.
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { createLease } from '@/lib/api-host/weather/supply/lease';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { createLogger } from '@/lib/log';
import { testTools } from './provider-tools';

/** The message from the parent process. */
export interface ClaimOrder {
  url: string;
  key: string;
  cell: GridCell;
  lease: { name: string; leaseMs: number };
}

async function main({ url, key, cell, lease }: ClaimOrder): Promise<void> {
  const { db } = await openPostgresDatabase({ url, poolSize: 2, logger: createLogger('warn', 'child') });
  const { supply, queryDatabase } = testTools({ database: db });
  const acquired = [
    await createWeatherStore(queryDatabase).acquireLease(cell, Date.now()),
    await createLease({ ...lease, queryDatabase, clock: Date.now }).acquire(),
  ];
  const fetch = () => {
    process.send?.(acquired);
    return new Promise<never>(() => undefined);
  };
  await supply.load({ key, storedMs: 60_000, fetch }, AbortSignal.timeout(60_000));
}

process.once('message', (order) => void main(order as ClaimOrder));
