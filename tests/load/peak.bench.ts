import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import webPush from 'web-push';
import type { Database } from '@/lib/api-host/db/database';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { createPartitions } from '@/lib/api-host/dispatch/claim-partitions';
import { createHttpClient } from '@/lib/api-host/push/http-client';
import { kstDate, kstHour, kstMinute } from '@/lib/domain/kst';
import { createPersonalOffset } from '@/lib/domain/recommendation/personal-offset';
import { createLogger } from '@/lib/log';
import type { ChildOrder, ChildReport } from '../support/dispatch-child';
import { startPostgres } from '../support/postgres';
import { getProcessorTimeMs } from '../support/processor-time';
import { pictureFolder } from '../support/test-host';
import { PUSH_LIMITS, VAPID } from '../support/test-push';
import { withCleanups } from './cleanups';

/**
 * The peak minute: settings that are all due at the next full minute, dispatchers in their own processes,
 * a PostgreSQL, and a push service on loopback that accepts everything.
 * `npx tsx tests/load/peak.bench.ts [users] [audiences] [dispatchers] [seconds] [late] [latency] [planned]`; after that
 * many seconds it stops and prints the progress. The baseline of the same run is the bare encryption of a message
 * and the bare HTTP request with a prepared one. `late` adds overdue claims, which are settled meanwhile. `latency` in ms
 * selects a push service with HTTP/2 over TLS that responds after that time. `planned` is the percentage of users with an
 * individual schedule.
 */
const [people = 600_000, audiences = 50_000, dispatchers = 1, seconds = 600, late = 0, latencyMs = 0, planned = 0] =
  process.argv.slice(2).map(Number);
/** A tenth of the concurrent requests of a dispatcher, enough to measure the processor time of a request. */
const BASELINE_LANES = 100;
const CERTIFICATE = path.resolve('tests/support/loopback-certificate.pem');
const ROWS = 10_000;
const MB = 1024 * 1024;
const BATCH_LIMITS = { batch: 500, leaseMs: 120_000, sendLimitMs: 20_000 };
/** Audiences per cell: eight by category and gender, times five by offset. */
const AUDIENCES_PER_CELL = 40;
const BASELINE = 2_000;
const LOOK_MS = 250;
const CHILD = path.resolve('node_modules/.cache/nalot/dispatch-child.cjs');

const receiver = createECDH('prime256v1');
const keys = { p256dh: receiver.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
const id = (salt: string) => sql.raw(`md5('${salt}' || n)::uuid`);

const early = sql`now() - interval '1 day'`;

type Part = [from: number, to: number];
const rowsIn = ([from, to]: Part) => sql`from generate_series(${from}::int, ${to}::int) as n`;
const parts: Part[] = Array.from({ length: Math.ceil(people / ROWS) }, (_, at) => [
  at * ROWS + 1,
  Math.min(people, (at + 1) * ROWS),
]);

async function addPeople(db: Database, origin: string, part: Part): Promise<void> {
  const rows = rowsIn(part);
  const steps = sql`jsonb_build_object('steps', n / 8 % 5 - 2)`;
  const learnt = sql`${JSON.stringify(createPersonalOffset(kstDate(Date.now())))}::jsonb || ${steps}`;
  await db.execute(sql`
    insert into users (id, created_at, gender)
    select ${id('u')}, ${early}, case n / 4 % 2 when 0 then 'MALE' else 'FEMALE' end ${rows}`);
  await db.execute(sql`
    insert into sessions (id, user_id, refresh_hash, rotated_at, authenticated_at, expires_at)
    select ${id('s')}, ${id('u')}, 'r' || n, ${early}, ${early}, now() + interval '30 days' ${rows}`);
  await db.execute(sql`
    insert into learnt_comfort (user_id, learnt)
    select ${id('u')}, jsonb_build_object('cold', ${learnt}, 'warm', ${learnt}, 'last', null) ${rows}`);
  await db.execute(sql`
    insert into my_day (user_id, plan)
    select ${id('u')}, jsonb_build_object('week', array_fill(jsonb_build_object('categoryId', null, 'spans',
      jsonb_build_array(jsonb_build_object('from', 5 + n % 10, 'until', 16 + n / 10 % 6, 'placeId', null))), array[7]))
    ${rows} where n * 37 % 100 < ${planned}`);
  await db.execute(sql`
    insert into push_tokens (id, user_id, session_id, transport, address_hash, token, saved_at)
    select ${id('t')}, ${id('u')}, ${id('s')}, 'web-push', 'a' || n,
      replace(${JSON.stringify({ endpoint: `${origin}/push/N`, keys })}, 'push/N', 'push/' || n), ${early} ${rows}`);
}

async function addSettings(db: Database, minuteOfDay: number, part: Part): Promise<void> {
  const cells = Math.max(1, Math.floor(audiences / AUDIENCES_PER_CELL));
  await db.execute(sql`
    insert into notification_settings (user_id, enabled, minute_of_day, event_type_id, nx, ny, holds_since)
    select ${id('u')}, true, ${minuteOfDay}, 1 + n % 4,
      50 + (n / ${AUDIENCES_PER_CELL}::int % ${cells}::int) % 40, 70 + (n / ${AUDIENCES_PER_CELL}::int % ${cells}::int) / 40, ${early} ${rowsIn(part)}`);
}

/** Inserts overdue claims. */
async function addLate(db: Database): Promise<void> {
  const dueMs = Date.now() - 40 * 60_000;
  await createPartitions(db, [kstDate(dueMs)]);
  for (let from = 1; from <= late; from += ROWS)
    await db.execute(sql`
      insert into push_claims (user_id, date, due_at, leased_until, attempts, settled, audience)
      select ${id('l')}, ${kstDate(dueMs)}::date, ${new Date(dueMs).toISOString()}::timestamptz, now() - interval '1 hour', 0, '{}', n
      from generate_series(${from}::int, ${Math.min(late, from + ROWS - 1)}::int) as n`);
}

const rowsOf = <Row>(found: unknown): Row[] => (found as { rows: Row[] }).rows;
const cpuMs = () => (({ user, system }) => (user + system) / 1_000)(process.cpuUsage());

/** Measures encryption and sending of a typical message, in ms of processor time each. */
async function baselines(origin: string): Promise<{ encryption: number; post: number }> {
  const subscription = { endpoint: `${origin}/baseline`, keys };
  const payload = JSON.stringify({ title: '코'.repeat(30), body: '디'.repeat(110), rest: 'x'.repeat(250) });
  const encrypt = () =>
    webPush.generateRequestDetails(subscription, payload, { TTL: 60, contentEncoding: 'aes128gcm' });
  const each = async (work: () => unknown) => {
    const before = cpuMs();
    await work();
    return (cpuMs() - before) / BASELINE;
  };
  for (let count = 0; count < BASELINE; count++) encrypt();
  const encryption = await each(() => {
    for (let count = 0; count < BASELINE; count++) encrypt();
  });
  const { headers, body } = encrypt();
  const poster = createHttpClient({ limitMs: 15_000, limits: PUSH_LIMITS, ca: readFileSync(CERTIFICATE, 'utf8') });
  const posts = async () => {
    let left = BASELINE;
    const lane = async () => {
      while (left-- > 0) await poster.post({ url: new URL(subscription.endpoint), headers, body: body ?? '' });
    };
    await Promise.all(Array.from({ length: BASELINE_LANES }, lane));
  };
  await posts();
  const post = await each(posts);
  poster.close();
  return { encryption, post };
}

async function recordFigure<Told>(child: ChildProcess): Promise<Told> {
  const told = once(child, 'message');
  child.send('report');
  return (await told)[0] as Told;
}

async function startDispatchers(order: ChildOrder, children: ChildProcess[]): Promise<void> {
  for (let at = 0; at < dispatchers; at++) {
    const child = fork(CHILD, {
      execArgv: [],
      stdio: 'inherit',
      env: { ...process.env, NODE_EXTRA_CA_CERTS: CERTIFICATE },
    });
    children.push(child);
    child.send(order);
    await once(child, 'message');
  }
}

const inSeconds = (ms: number | null) => (ms === null ? 'not done' : `${(ms / 1_000).toFixed(1)} s`);
const perSecond = (count: number, ms: number | null) => (ms ? Math.round(count / (ms / 1_000)) : '-');

const main = () =>
  withCleanups(async (defer) => {
    console.log(`load ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`);
    execFileSync('node_modules/esbuild/bin/esbuild', [
      'tests/support/dispatch-child.ts',
      ...['--bundle', '--platform=node', '--packages=external', '--log-level=warning', `--outfile=${CHILD}`],
    ]);
    const sink = fork('tests/support/push-sink.mjs', latencyMs > 0 ? ['h2', String(latencyMs)] : []);
    defer(() => sink.kill());
    const [origin] = (await once(sink, 'message')) as [string];
    const server = await startPostgres();
    defer(server.stop);
    const url = await server.createDatabase();
    const { db, close } = await openPostgresDatabase({ url, poolSize: 1, logger: createLogger('warn', 'bench') });
    defer(close);
    const pictures = pictureFolder();
    defer(pictures.remove);
    const children: ChildProcess[] = [];
    defer(() => children.forEach((child) => child.kill('SIGKILL')));
    const floor = await baselines(origin);
    const bare = (await recordFigure<{ count: number }>(sink)).count;
    await db.execute(sql`set statement_timeout = 0`);
    const start = new Date();
    for (const part of parts) await addPeople(db, origin, part);
    // Allow time to write the settings and start, then wait for a full minute.
    const dueMs = Math.ceil((Date.now() + 20_000 + people / 12 + late / 10) / 60_000) * 60_000;
    const minuteOfDay = kstHour(dueMs) * 60 + kstMinute(dueMs);
    for (const part of parts) await addSettings(db, minuteOfDay, part);
    for (const table of ['users', 'sessions', 'notification_settings', 'learnt_comfort', 'my_day', 'push_tokens'])
      await db.execute(sql.raw(`vacuum analyze ${table}`));
    console.log(`${people} people written in ${inSeconds(Date.now() - start.getTime())}`);
    const order: ChildOrder = { url, pictures: pictures.folder, vapid: VAPID, batchLimits: BATCH_LIMITS };
    await startDispatchers(order, children);
    const before = await Promise.all(children.map((child) => recordFigure<ChildReport>(child)));
    if (Date.now() > dueMs)
      console.log('the minute came before everything was ready: first sends are not to be judged');
    await delay(Math.max(0, dueMs - Date.now() - 2_000));
    await addLate(db);
    const standstillMs = Date.now();
    await delay(Math.max(0, dueMs - Date.now()));
    const serverBefore = getProcessorTimeMs(server.pid);
    let enrolled: { ms: number; serverMs: number } | null = null;
    let settledMs: number | null = null;
    let told = { count: 0, connections: 0, firstMs: null as number | null };
    const endMs = dueMs + seconds * 1_000;
    while (Date.now() < endMs && (told.count < people || (late > 0 && settledMs === null))) {
      await delay(LOOK_MS);
      const [seen] = rowsOf<{ done: boolean; late: boolean }>(
        await db.execute(sql`
          select (select is_done from push_minutes where at = ${new Date(dueMs).toISOString()}::timestamptz) as done,
            ${late > 0} and exists (select 1 from push_claims where outcome is null and due_at < now() - interval '35 minutes') as late`),
      );
      if (seen?.done) enrolled ??= { ms: Date.now() - dueMs, serverMs: getProcessorTimeMs(server.pid) - serverBefore };
      if (late > 0 && seen && !seen.late) settledMs ??= Date.now() - standstillMs;
      const { count, connections, firstMs } = await recordFigure<typeof told>(sink);
      told = { count: count - bare, connections, firstMs: firstMs ?? told.firstMs };
    }
    const tookMs = Date.now() - dueMs;
    const after = await Promise.all(children.map((child) => recordFigure<ChildReport>(child)));
    const spentMs = after.reduce((sum, report, at) => sum + report.cpuMs - (before[at]?.cpuMs ?? 0), 0);
    const serverMs = getProcessorTimeMs(server.pid) - serverBefore;
    const times = spentMs / told.count / (floor.encryption + floor.post);
    console.log(
      `enrolled: ${inSeconds(enrolled?.ms ?? null)}, ${perSecond(people, enrolled?.ms ?? null)} a second; by then the database took ${inSeconds(enrolled?.serverMs ?? null)} of processor`,
    );
    console.log(`first send after ${inSeconds(told.firstMs && told.firstMs - dueMs)}`);
    console.log(`the push service saw ${told.connections} connections`);
    const composed = after.reduce((sum, report) => sum + report.composed, 0);
    console.log(`${composed} times something was composed by ${dispatchers} dispatchers`);
    if (late > 0) console.log(`${late} late claims settled after ${inSeconds(settledMs)}`);
    console.log(
      `${told.count} pushes in ${inSeconds(tookMs)}: ${perSecond(told.count, tookMs)} a second; processor each: dispatchers ${(spentMs / told.count).toFixed(3)} ms ` +
        `(${times.toFixed(2)} times an encryption, ${floor.encryption.toFixed(3)}, and a post, ${floor.post.toFixed(3)}), database ${(serverMs / told.count).toFixed(3)} ms; ` +
        `at most ${Math.max(...after.map(({ maxRss }) => maxRss / MB)).toFixed(0)} MB`,
    );
    console.log(`load ${os.loadavg()[0]?.toFixed(1)} at the end`);
  });

void main();
