// An instance that only dispatches pushes, until it is killed.
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { createDispatch, type BatchLimits } from '@/lib/api-host/dispatch/dispatch';
import { startRunner } from '@/lib/api-host/dispatch/runner';
import type { VapidKeys } from '@/lib/api-host/push/web-push/vapid-keys';
import { createWebPushTransport } from '@/lib/api-host/push/web-push/web-push-transport';
import { createLogger } from '@/lib/log';
import { createComposeTools } from './dispatch-parts';
import { PUSH_LIMITS } from './test-push';

/** The child's usage, sent in reply to every message after the first. */
export interface ChildReport {
  cpuMs: number;
  maxRss: number;
  /** Number of audiences composed so far. */
  composed: number;
}

let composed = 0;

function sendReport(): void {
  const { user, system } = process.cpuUsage();
  // `maxRSS` is in kilobytes.
  process.send?.({
    cpuMs: (user + system) / 1_000,
    maxRss: process.resourceUsage().maxRSS * 1024,
    composed,
  } satisfies ChildReport);
}

/** The message from the parent process. */
export interface ChildOrder {
  url: string;
  pictures: string;
  vapid: VapidKeys;
  batchLimits: BatchLimits;
}

async function main({ url, pictures, vapid, batchLimits }: ChildOrder): Promise<void> {
  const clock = Date.now;
  const logger = createLogger('warn', 'child');
  const database = await openPostgresDatabase({ url, poolSize: 4, logger });
  const closing = new AbortController().signal;
  const transport = createWebPushTransport({
    vapid,
    endpoints: 'anywhere',
    limitMs: batchLimits.sendLimitMs - 500,
    limits: PUSH_LIMITS,
    clock,
    logger,
  });
  const parts = createComposeTools(database.db, pictures, clock, logger);
  const weather: typeof parts.weather = {
    get(cell) {
      composed += 1;
      return parts.weather.get(cell);
    },
  };
  const tools = {
    ...parts,
    weather,
    db: database.dispatchDb,
    transport,
    random: Math.random,
    batchLimits,
  };
  startRunner({ dispatch: createDispatch(tools, closing), clock, logger, closing });
  process.on('message', sendReport);
  process.send?.('running');
}

process.once('message', (order) => void main(order as ChildOrder));
