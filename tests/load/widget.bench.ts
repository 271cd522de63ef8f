import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { users } from '@/lib/api-host/db/schema';
import { createWidget } from '@/lib/api-host/widget/widgets';
import { DEFAULT_CATEGORY } from '@/lib/contract/category';
import { WIDGET_SIZE_NAMES } from '@/lib/contract/widget-sizes';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { createLogger } from '@/lib/log';
import { SERVER_SECRET } from '../support/mailbox-address';
import { startPostgres } from '../support/postgres';
import { VAPID } from '../support/test-push';
import { withCleanups } from './cleanups';
import { median } from './web/median';
import { serve } from './web/serve';
import { measureP99 } from './web/throughput';

/**
 * Latency of cached widget pictures of the built app with PostgreSQL, in turns with the liveness check as the baseline.
 * `npx tsx tests/load/widget.bench.ts [requests/s] [turns]`, defaults 50 and 5.
 */
const [perSecond = 50, turns = 5] = process.argv.slice(2).map(Number);
const TURN_S = 4;

const main = () =>
  withCleanups(async (defer) => {
    console.log(`load ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`);
    const home = mkdtempSync(path.join(os.tmpdir(), 'nalot-widget-'));
    defer(() => rmSync(home, { recursive: true, force: true }));
    const server = await startPostgres();
    defer(server.stop);
    const url = await server.createDatabase();
    const app = await serve('.', '/api/health', {
      ...{ DATABASE_URL: url, SITE_URL: 'http://localhost', ROLE: 'web', DATA_DIR: home, WEATHER_SOURCE: 'recorded' },
      ...{ LOG_LEVEL: 'error', API_SECRET: SERVER_SECRET, SESSION_SECRET: SERVER_SECRET, TRUSTED_PROXY_HOPS: '1' },
      ...{ VAPID_PUBLIC_KEY: VAPID.publicKey, VAPID_PRIVATE_KEY: VAPID.privateKey, VAPID_SUBJECT: VAPID.subject },
      LIMITS: 'widget=1000000',
    });
    defer(app.stop);
    const { db, close } = await openPostgresDatabase({ url, poolSize: 1, logger: createLogger('warn', 'bench') });
    const userId = randomUUID();
    await db.insert(users).values({ id: userId, createdAt: new Date() });
    const what = { userId, ...DEFAULT_PLACE, categoryId: DEFAULT_CATEGORY, nowMs: Date.now() };
    const { token } = await createWidget(db, what);
    await close();
    const pictures = WIDGET_SIZE_NAMES.map((size) => ({
      size,
      address: `${app.url}/widget/${token}.png?size=${size}`,
    }));
    for (const { size, address } of pictures) {
      const startedMs = performance.now();
      const { byteLength } = await (await fetch(address)).arrayBuffer();
      console.log(`${size}: ${byteLength} bytes, first request ${Math.round(performance.now() - startedMs)} ms`);
    }
    const addresses = [...pictures, { size: 'baseline', address: `${app.url}/api/health/live` }];
    const p99s = new Map(addresses.map(({ size }) => [size, [] as number[]]));
    for (let turn = 0; turn < turns; turn++)
      for (const { size, address } of addresses) p99s.get(size)?.push(await measureP99(address, perSecond, TURN_S));
    for (const [size, all] of p99s) console.log(`${size}: p99 ${median(all).toFixed(1)} ms at ${perSecond} requests/s`);
  });

void main();
