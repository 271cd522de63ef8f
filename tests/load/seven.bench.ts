import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/api-host/db/database';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { addDates } from '@/lib/api-host/dispatch/claim-days';
import { settleLate } from '@/lib/api-host/dispatch/settle';
import { kstDate, kstHour, kstMinute } from '@/lib/domain/kst';
import { createLogger } from '@/lib/log';
import type { ChildOrder, ChildReport } from '../support/dispatch-child';
import { startPostgres } from '../support/postgres';
import { pictureFolder } from '../support/test-host';
import { VAPID } from '../support/test-push';

/**
 * A nation's minute: settings that are all due at the next full minute, dispatchers in processes of their own that wait
 * for it, a PostgreSQL, and a push service on loopback that takes everything.
 * `npx tsx tests/load/seven.bench.ts [people] [audiences] [dispatchers] [seconds]`; after so many seconds it stops and
 * tells what was done by then. `late` in place of the dispatchers settles as many claims that are too late.
 */
const [people = 600_000, audiences = 50_000] = process.argv.slice(2, 4).map(Number);
const [, , , , dispatchers = '1', seconds = '600'] = process.argv;
const ROWS = 50_000;
const MB = 1024 * 1024;
const PACE = { batch: 500, leaseMs: 120_000, sendLimitMs: 20_000 };
/** Eight for each cell by category and gender, five times that by offset. */
const IN_CELL = 40;
const CHILD = path.resolve('node_modules/.cache/nalot/dispatch-child.cjs');

const receiver = createECDH('prime256v1');
const keys = { p256dh: receiver.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
const id = (salt: string) => sql.raw(`md5('${salt}' || n)::uuid`);

async function addSome(db: Database, origin: string, minuteOfDay: number, [from, to]: [number, number]): Promise<void> {
  const rows = sql`from generate_series(${from}::int, ${to}::int) as n`;
  const cells = Math.max(1, Math.floor(audiences / IN_CELL));
  const early = sql`now() - interval '1 day'`;
  await db.execute(sql`insert into users (id, created_at) select ${id('u')}, ${early} ${rows}`);
  await db.execute(sql`
    insert into sessions (id, user_id, refresh_hash, rotated_at, authenticated_at, expires_at)
    select ${id('s')}, ${id('u')}, 'r' || n, ${early}, ${early}, now() + interval '30 days' ${rows}`);
  await db.execute(sql`
    insert into notification_settings (user_id, enabled, minute_of_day, event_type_id, gender, nx, ny, holds_since)
    select ${id('u')}, true, ${minuteOfDay}, 1 + n % 4, case n / 4 % 2 when 0 then 'MALE' else 'FEMALE' end,
      50 + (n / ${IN_CELL}::int % ${cells}::int) % 40, 70 + (n / ${IN_CELL}::int % ${cells}::int) / 40, ${early} ${rows}`);
  await db.execute(sql`
    insert into comfort (user_id, offset_clo, variance, previous_offset_clo, previous_variance, voted_on)
    select ${id('u')}, (n / 8 % 5 - 2) / 10.0, 1, 0, 1, now() ${rows}`);
  await db.execute(sql`
    insert into push_tokens (id, user_id, session_id, transport, address_hash, token, saved_at)
    select ${id('t')}, ${id('u')}, ${id('s')}, 'web-push', 'a' || n,
      replace(${JSON.stringify({ endpoint: `${origin}/push/N`, keys })}, 'push/N', 'push/' || n), ${early} ${rows}`);
}

const rowsOf = <Row>(found: unknown): Row[] => (found as { rows: Row[] }).rows;

async function report(child: ChildProcess): Promise<ChildReport> {
  const told = once(child, 'message');
  child.send('report');
  return (await told)[0] as ChildReport;
}

async function measureLate(db: Database): Promise<void> {
  const dueMs = Date.now() - 40 * 60_000;
  await addDates(db, [kstDate(dueMs)]);
  await db.execute(sql`
    insert into push_claims (user_id, date, due_at, leased_until, attempts, settled, audience)
    select ${id('u')}, ${kstDate(dueMs)}::date, ${new Date(dueMs).toISOString()}::timestamptz, now() - interval '1 hour', 0, '{}', n
    from generate_series(1, ${people}::int) as n`);
  const startedMs = Date.now();
  const count = await settleLate(db, Date.now, new AbortController().signal);
  const tookMs = Date.now() - startedMs;
  console.log(
    `${count} late claims settled in ${(tookMs / 1_000).toFixed(1)} s, ${Math.round(count / (tookMs / 1_000))} a second`,
  );
}

async function main(): Promise<void> {
  console.log(`load ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores`);
  execFileSync('node_modules/esbuild/bin/esbuild', [
    'tests/support/dispatch-child.ts',
    ...['--bundle', '--platform=node', '--packages=external', '--log-level=warning', `--outfile=${CHILD}`],
  ]);
  const sink = fork('tests/support/push-sink.mjs');
  const [origin] = (await once(sink, 'message')) as [string];
  const server = await startPostgres();
  const url = await server.createDatabase();
  const { db, close } = await openPostgresDatabase({ url, poolSize: 2, logger: createLogger('warn', 'bench') });
  const pictures = pictureFolder();
  const children: ChildProcess[] = [];
  const end = async () => {
    for (const child of children) child.kill('SIGKILL');
    pictures.remove();
    await close();
    await server.stop();
    sink.kill();
  };
  try {
    await db.execute(sql`set statement_timeout = 0`);
    if (dispatchers === 'late') return await measureLate(db);
    const start = new Date();
    // Time to write everybody down, then a full minute.
    const dueMs = Math.ceil((start.getTime() + 20_000 + people / 6) / 60_000) * 60_000;
    const minuteOfDay = kstHour(dueMs) * 60 + kstMinute(dueMs);
    for (let from = 1; from <= people; from += ROWS)
      await addSome(db, origin, minuteOfDay, [from, Math.min(people, from + ROWS - 1)]);
    for (const table of ['users', 'sessions', 'notification_settings', 'comfort', 'push_tokens'])
      await db.execute(sql.raw(`analyze ${table}`));
    console.log(`${people} people written in ${((Date.now() - start.getTime()) / 1_000).toFixed(0)} s`);
    const order: ChildOrder = { url, pictures: pictures.folder, vapid: VAPID, pace: PACE };
    for (let at = 0; at < Number(dispatchers); at++) {
      const child = fork(CHILD, { execArgv: [], stdio: 'inherit' });
      children.push(child);
      child.send(order);
      await once(child, 'message');
    }
    const before = await Promise.all(children.map(report));
    if (Date.now() > dueMs)
      console.log('the minute came before everything was ready: first sends are not to be judged');
    await delay(Math.max(0, dueMs - Date.now()));
    let enrolledMs: number | null = null;
    let told = { count: 0, firstMs: null as number | null };
    for (const endMs = dueMs + Number(seconds) * 1_000; told.count < people && Date.now() < endMs; await delay(500)) {
      const [minute] = rowsOf<{ is_done: boolean }>(
        await db.execute(
          sql`select is_done from push_minutes where at = ${new Date(dueMs).toISOString()}::timestamptz`,
        ),
      );
      if (minute?.is_done) enrolledMs ??= Date.now() - dueMs;
      const answered = once(sink, 'message');
      sink.send('report');
      told = (await answered)[0] as typeof told;
    }
    const tookMs = Date.now() - dueMs;
    const after = await Promise.all(children.map(report));
    const cpuMs = after.reduce((sum, { cpuMs: ms }, at) => sum + ms - (before[at]?.cpuMs ?? 0), 0);
    const seen = (ms: number | null) => (ms === null ? 'not done' : `${(ms / 1_000).toFixed(1)} s`);
    console.log(
      `enrolled: ${seen(enrolledMs)}, ${enrolledMs ? Math.round(people / (enrolledMs / 1_000)) : '-'} a second`,
    );
    console.log(`first send after ${seen(told.firstMs && told.firstMs - dueMs)}`);
    console.log(
      `${told.count} pushes in ${seen(tookMs)}: ${Math.round(told.count / (tookMs / 1_000))} a second, ` +
        `${(cpuMs / told.count).toFixed(3)} ms of processor each; at most ${Math.max(...after.map(({ maxRss }) => maxRss / MB)).toFixed(0)} MB`,
    );
    console.log(`load ${os.loadavg()[0]?.toFixed(1)} at the end`);
  } finally {
    await end();
  }
}

void main();
