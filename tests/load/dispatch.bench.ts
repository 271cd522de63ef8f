import { CATEGORY_ID } from '@/lib/contract/category';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import webPush from 'web-push';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import {
  myDays,
  notificationSettings,
  pushClaims,
  pushTokens,
  sessions,
  users,
  PUSH_KINDS,
} from '@/lib/api-host/db/schema';
import { createDispatch } from '@/lib/api-host/dispatch/dispatch';
import { createHttpClient } from '@/lib/api-host/push/http-client';
import type { MyDay } from '@/lib/contract/my-day';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { createLogger } from '@/lib/log';
import { createComposeTools } from '../support/dispatch-parts';
import { startPostgres } from '../support/postgres';
import { getProcessorTimeMs } from '../support/processor-time';
import { pictureFolder } from '../support/test-host';
import { PUSH_LIMITS, testPush, VAPID } from '../support/test-push';
import { withCleanups } from './cleanups';

/**
 * Sends pushes that are all due in one minute from one process over standard Web Push to a push service on loopback (its
 * own process, which only returns 201), with PostgreSQL. The baseline of the same run is
 * the bare encryption of a message and bare HTTP requests with a prepared one.
 * `npx tsx tests/load/dispatch.bench.ts [users...] [planned [ahead]]`, defaults 1,000, 10,000 and 100,000.
 * With `planned` every user has an individual schedule, so that nearly each push is composed separately;
 * with `ahead` in the minutes before, as the dispatcher does.
 */
const IS_AHEAD = process.argv.includes('ahead');
const IS_PLANNED = process.argv.includes('planned');
const SIZES = process.argv.slice(2).map(Number).filter(Boolean);
const PEOPLE = SIZES.length > 0 ? SIZES : [1_000, 10_000, 100_000];
const BASELINE = 3_000;
const ROWS = 2_000;
/** Number of forecast cells of the users. */
const CELLS = 200;
const NOW_MS = Date.parse('2026-01-15T08:00:05+09:00');
const BEFORE = new Date(NOW_MS - 86_400_000);
const MB = 1024 * 1024;

/** One key pair for all browsers: the cost of encryption does not depend on it. */
const receiver = createECDH('prime256v1');
const keys = { p256dh: receiver.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };

const cells = Array.from({ length: CELLS }, (_, index) =>
  toGridCell({ lat: 35.2 + (index % 20) * 0.1, lon: 127 + Math.floor(index / 20) * 0.1 }),
);
const megabytes = (bytes: number) => (bytes / MB).toFixed(0);

/** Returns one of 300 schedules by number: out in the morning and in the evening. */
function buildSchedule(number: number): MyDay {
  const [from, until] = [5 + (number % 10), 16 + (Math.floor(number / 10) % 6)];
  const again = Math.floor(number / 60) % 5;
  const spans = [{ from, until, placeId: null }];
  if (again > 0 && until < 22) spans.push({ from: 22, until: (22 + again) % 24, placeId: null });
  return createUniformWeek({ spans, categoryId: null });
}

async function addPeople(db: OpenDatabase['db'], origin: string, count: number): Promise<void> {
  await db.delete(users);
  for (let done = 0; done < count; done += ROWS) {
    const members = Array.from({ length: Math.min(ROWS, count - done) }, () => ({
      userId: randomUUID(),
      id: randomUUID(),
    }));
    await db.insert(users).values(members.map(({ userId: id }) => ({ id, createdAt: BEFORE })));
    const expiresAt = new Date(NOW_MS + 30 * 86_400_000);
    const lives = { rotatedAt: BEFORE, authenticatedAt: BEFORE, expiresAt };
    await db.insert(sessions).values(members.map(({ userId, id }) => ({ id, userId, refreshHash: id, ...lives })));
    const daily = { enabled: true, minuteOfDay: 480, categoryId: CATEGORY_ID.daily, holdsSince: BEFORE };
    await db
      .insert(notificationSettings)
      .values(members.map(({ userId }, index) => ({ userId, ...daily, ...cells[(done + index) % CELLS] })));
    if (IS_PLANNED)
      await db
        .insert(myDays)
        .values(
          members.map(({ userId }, index) => ({ userId, plan: buildSchedule(Math.floor((done + index) / CELLS)) })),
        );
    await db.insert(pushTokens).values(
      members.map(({ userId, id }) => ({
        id,
        userId,
        sessionId: id,
        transport: 'web-push' as const,
        addressHash: id,
        token: JSON.stringify({ endpoint: `${origin}/push/${id}`, keys }),
        savedAt: BEFORE,
      })),
    );
  }
  for (const table of ['users', 'sessions', 'notification_settings', 'push_tokens', 'push_claims'])
    await db.execute(`analyze ${table}`);
}

interface Measured {
  perSecond: number;
  cpuMs: number;
}

/** Runs work and prints its rate per second and this process's processor time for each item. */
async function measure(count: number, run: () => unknown): Promise<Measured> {
  const [startMs, start] = [performance.now(), process.cpuUsage()];
  await run();
  const { user, system } = process.cpuUsage(start);
  return { perSecond: count / ((performance.now() - startMs) / 1_000), cpuMs: (user + system) / 1_000 / count };
}

const say = (name: string, { perSecond, cpuMs }: Measured, more = '') =>
  console.log(`${name.padEnd(44)} ${perSecond.toFixed(0).padStart(6)} a second ${cpuMs.toFixed(3)} ms CPU each${more}`);

const payload = JSON.stringify({
  notification: { title: '오늘 강남구 3°~12° · 데일리 옷차림', body: '코'.repeat(110), image: `/${'p'.repeat(120)}` },
  data: { messageId: 'x'.repeat(22), eventTypeId: CATEGORY_ID.daily, date: '2026-01-15', link: '/home?category=2' },
});

async function baselines(origin: string): Promise<Measured> {
  const subscription = { endpoint: `${origin}/push/1`, keys };
  const details = (vapidDetails: typeof VAPID | null) =>
    webPush.generateRequestDetails(subscription, payload, { vapidDetails: vapidDetails as typeof VAPID, TTL: 60 });
  const repeat = (times: number, once: () => unknown) => () => {
    for (let index = 0; index < times; index++) once();
  };
  repeat(200, () => details(VAPID))();
  say(
    'encryption and a signature for each',
    await measure(
      500,
      repeat(500, () => details(VAPID)),
    ),
  );
  say(
    'encryption alone',
    await measure(
      BASELINE,
      repeat(BASELINE, () => details(null)),
    ),
  );

  const { headers, body } = details(VAPID);
  const poster = createHttpClient({ limitMs: 15_000, limits: PUSH_LIMITS });
  const posts = (times: number) => async () => {
    let left = times;
    const lane = async () => {
      while (left-- > 0) await poster.post({ url: new URL(subscription.endpoint), headers, body: body ?? '' });
    };
    await Promise.all(Array.from({ length: PUSH_LIMITS.connections }, lane));
  };
  await posts(500)();
  const bare = await measure(BASELINE, posts(BASELINE));
  say('bare posts of one prepared message', bare);
  poster.close();
  return bare;
}

const main = () =>
  withCleanups(async (defer) => {
    const sink = fork('tests/support/push-sink.mjs');
    defer(() => sink.kill());
    const [origin] = (await once(sink, 'message')) as [string];
    const server = await startPostgres();
    defer(server.stop);
    const logger = createLogger('warn', 'bench');
    const opened = await openPostgresDatabase({ url: await server.createDatabase(), poolSize: 10, logger });
    defer(opened.close);
    const pictures = pictureFolder();
    defer(pictures.remove);
    const bare = await baselines(origin);

    for (const count of PEOPLE) {
      await addPeople(opened.db, origin, count);
      let startedMs = Date.now();
      let beganMs = NOW_MS;
      const clock = () => beganMs + (Date.now() - startedMs);
      const transport = testPush({ clock, limitMs: 15_000 });
      const parts = createComposeTools(opened.db, pictures.folder, clock, logger);
      const tools = { ...parts, db: opened.db, transport, random: Math.random };
      const dispatch = createDispatch(tools, new AbortController().signal);
      if (IS_AHEAD) {
        beganMs = NOW_MS - 8 * 60_000;
        const warmed = await measure(count, () => dispatch.prefetch());
        say(`composed ahead for ${count} people`, warmed);
        [beganMs, startedMs] = [NOW_MS, Date.now()];
      }
      const serverBefore = getProcessorTimeMs(server.pid);
      const enrolled = await measure(count, () => dispatch.enrol(PUSH_KINDS.daily));
      const serverMs = (getProcessorTimeMs(server.pid) - serverBefore) / count;
      let mostBytes = 0;
      const watch = setInterval(() => (mostBytes = Math.max(mostBytes, process.memoryUsage.rss())), 100);
      const drained = await measure(count, async () => {
        while ((await dispatch.startBatch()) > 0);
        await dispatch.finish();
      });
      clearInterval(watch);
      transport.close();
      const outcomes = await opened.db.select({ outcome: pushClaims.outcome }).from(pushClaims);
      const sent = outcomes.filter(({ outcome }) => outcome === 'sent').length;
      say(`claims for ${count} people`, enrolled, `, and ${serverMs.toFixed(3)} ms of the database`);
      const ratio = (drained.cpuMs / bare.cpuMs).toFixed(1);
      say(
        `pushes to ${count} people`,
        drained,
        `, ${ratio} times a bare post; at most ${megabytes(mostBytes)} MB; ${sent} sent`,
      );
    }
  });

void main();
