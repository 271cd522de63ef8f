/**
 * Cost of calendars by address that servers of calendar apps poll, on one instance with PostgreSQL: processor time of
 * app and database per poll, and the share of a core that 100,000 calendars polled hourly take. The baseline is the
 * app's liveness route in the same run. `npm run bench:calendar [calendars] [rounds]`, by default 300 and 20.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/api-host/db/database';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { myDays, users, widgets } from '@/lib/api-host/db/schema';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { createWidget } from '@/lib/api-host/widget/widgets';
import { CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { createLogger } from '@/lib/log';
import { getProcessorTimeMs } from '../support/processor-time';
import { SERVER_SECRET } from '../support/mailbox-address';
import { OPERATOR_ENV } from '../support/operator';
import { startPostgres } from '../support/postgres';
import { VAPID } from '../support/test-push';
import { withCleanups } from './cleanups';
import { limitRun } from './web/limit-run';
import { serve } from './web/serve';
import { printTable } from './web/table';

const CALENDARS = Number(process.argv[2] ?? 300);
/** Number of times that unchanged calendars are polled. */
const ROUNDS = Number(process.argv[3] ?? 20);
const LIMIT_MS = 15 * 60_000;
const AT_ONCE = 4;
/** Calendars and polls of the target: each is polled once an hour. */
const TARGET_PER_SECOND = 100_000 / 3_600;

interface Reply {
  status: number;
  etag: string | null;
}

/** Requests every path, `AT_ONCE` at a time. */
async function poll(url: string, paths: readonly string[], etags: readonly (string | null)[] = []): Promise<Reply[]> {
  const replies: Reply[] = [];
  const remaining = paths.entries();
  const worker = async () => {
    for (const [at, address] of remaining) {
      const etag = etags[at];
      // Servers of calendar apps have many addresses; here each poll comes from one of 250.
      const headers = { 'x-forwarded-for': `198.51.100.${at % 250}`, ...(etag && { 'if-none-match': etag }) };
      const response = await fetch(url + address, { headers });
      await response.arrayBuffer();
      replies[at] = { status: response.status, etag: response.headers.get('etag') };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return replies;
}

/** Adds members with a calendar each, spread over the districts; half of them have hours of their own. */
async function addCalendars(db: Database): Promise<string[]> {
  const regions = loadRegions();
  const cells = Array.from({ length: 149 * 253 }, (_, at) => ({ nx: 1 + (at % 149), ny: 1 + Math.floor(at / 149) }));
  const inhabited = cells.flatMap((cell) => {
    const region = regions.findCell(cell);
    return region ? [{ cell, region: { sidonm: region.sidonm, sggnm: region.sggnm } }] : [];
  });
  const paths: string[] = [];
  for (let index = 0; index < CALENDARS; index++) {
    const userId = randomUUID();
    await db.insert(users).values({ id: userId, gender: GENDERS[index % 2], createdAt: new Date() });
    const spans = [{ from: 7 + (index % 4), until: 16 + (index % 5), placeId: null }];
    if (index % 2) await db.insert(myDays).values({ userId, plan: createUniformWeek({ spans, categoryId: null }) });
    const where = inhabited[(index * 37) % inhabited.length]!;
    const categoryId = CATEGORY_IDS[index % CATEGORY_IDS.length]!;
    const { token } = await createWidget(db, { kind: 'calendar', userId, ...where, categoryId, nowMs: Date.now() });
    paths.push(`/calendar/${token}.ics`);
  }
  return paths;
}

const main = () =>
  withCleanups(async (defer) => {
    limitRun(LIMIT_MS);
    const postgres = await startPostgres();
    defer(postgres.stop);
    const databaseUrl = await postgres.createDatabase();
    const data = mkdtempSync(path.join(os.tmpdir(), 'nalot-calendar-'));
    defer(() => rmSync(data, { recursive: true, force: true }));
    const served = await serve('.', '/api/health/live', {
      ...OPERATOR_ENV,
      ...{ ROLE: 'web', DATABASE_URL: databaseUrl, DATA_DIR: data, WEATHER_SOURCE: 'recorded', LOG_LEVEL: 'error' },
      ...{ API_SECRET: SERVER_SECRET, SESSION_SECRET: SERVER_SECRET, SITE_URL: 'http://localhost' },
      ...{ VAPID_PUBLIC_KEY: VAPID.publicKey, VAPID_PRIVATE_KEY: VAPID.privateKey, VAPID_SUBJECT: VAPID.subject },
      TRUSTED_PROXY_HOPS: '1',
    });
    defer(served.stop);
    const { db, close } = await openPostgresDatabase({
      url: databaseUrl,
      poolSize: 2,
      logger: createLogger('warn', 'bench'),
    });
    defer(close);
    const paths = await addCalendars(db);
    const used = () => ({ app: served.cpuMs(), database: getProcessorTimeMs(postgres.pid) });
    const rows: { name: string; app: number; database: number; statuses: string }[] = [];

    async function measure(name: string, addresses: readonly string[], etags?: readonly (string | null)[]) {
      const before = used();
      const replies = await poll(served.url, addresses, etags);
      const after = used();
      const statuses = [...new Set(replies.map(({ status }) => status))].join(', ');
      const each = (key: 'app' | 'database') => (after[key] - before[key]) / addresses.length;
      rows.push({ name, app: each('app'), database: each('database'), statuses });
      return replies.map(({ etag }) => etag);
    }
    const expire = (events: ReturnType<typeof sql>) =>
      db.update(widgets).set({ feedState: sql`jsonb_set(${widgets.feedState}, '{untilMs}', '0')`, feedEvents: events });

    // An hour has far more polls of unchanged calendars than of others.
    const repeat = <T>(each: readonly T[]): T[] => Array.from({ length: ROUNDS }, () => each).flat();
    const live = repeat(paths.map(() => '/api/health/live'));
    await poll(served.url, live);
    await measure('liveness route (baseline)', live);
    const etags = await measure('first poll: every day is chosen', paths);
    await measure('nothing changed, with an entity tag', repeat(paths), repeat(etags));
    await measure('nothing changed, without one', repeat(paths));
    await measure('liveness route again', live);
    await expire(sql`${widgets.feedEvents}`);
    await measure('three hours later, the same forecast', paths, etags);
    await expire(
      sql`(select jsonb_agg(jsonb_set(event, '{basis,range}', 'null')) from jsonb_array_elements(${widgets.feedEvents}) event)`,
    );
    await measure('three hours later, every day has changed', paths, etags);

    const [{ app: base = NaN } = {}] = rows;
    console.log(`${CALENDARS} calendars, load average ${os.loadavg()[0]!.toFixed(1)}\n`);
    printTable(
      ['poll', 'status', 'app, ms', 'beside the baseline', 'database, ms', 'share of a core at 100,000 an hour'],
      rows.map(({ name, app, database, statuses }) => [
        ...[name, statuses, app.toFixed(2), `${(app / base).toFixed(2)} x`, database.toFixed(2)],
        `${(((app + database) * TARGET_PER_SECOND) / 10).toFixed(1)} %`,
      ]),
    );
  });

void main();
