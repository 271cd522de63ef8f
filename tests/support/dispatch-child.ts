// An instance of the host, as far as it pushes, until it is killed: `tsx tests/support/dispatch-child.ts`.
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { createDispatch } from '@/lib/api-host/dispatch/dispatch';
import { startJobRunner } from '@/lib/api-host/dispatch/job-runner';
import { createWebPushTransport } from '@/lib/api-host/push/web-push/web-push-transport';
import { createLogger } from '@/lib/log';
import { composeParts } from './dispatch-parts';

/** What the parent says. */
export interface ChildOrder {
  url: string;
  pictures: string;
  vapid: { publicKey: string; privateKey: string; subject: string };
  /** A clock that runs faster than the machine's, from a moment that all processes share. */
  startedMs: number;
  rate: number;
}

async function main({ url, pictures, vapid, startedMs, rate }: ChildOrder): Promise<void> {
  const clock = () => startedMs + (Date.now() - startedMs) * rate;
  const logger = createLogger('warn', 'child');
  const database = await openPostgresDatabase({ url, poolSize: 3, logger });
  const closing = new AbortController().signal;
  const transport = createWebPushTransport({ vapid, endpoints: 'anywhere', limitMs: 5_000, clock, logger });
  const tools = {
    ...composeParts(database.db, pictures, clock, logger),
    db: database.db,
    transport,
    random: Math.random,
  };
  await startJobRunner({ database, dispatch: createDispatch(tools, closing), clock, logger, closing });
  process.send?.('running');
}

process.once('message', (order) => void main(order as ChildOrder));
