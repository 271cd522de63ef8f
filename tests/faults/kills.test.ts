import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { notificationSettings, pushClaims, pushTokens, sessions, users } from '@/lib/api-host/db/schema';
import { kstHour, kstMinute } from '@/lib/domain/kst';
import { createLogger } from '@/lib/log';
import type { ChildOrder } from '../support/dispatch-child';
import { startPostgres, whyNoPostgres, type TestPostgres } from '../support/postgres';
import { startPushService, type Browser, type PushService } from '../support/push-service';
import { pictureFolder } from '../support/test-host';
import { VAPID } from '../support/test-push';

/**
 * Instances are killed (SIGKILL) at random moments while people's times come, one minute after the other; whoever is
 * killed is started again. The clock runs twenty times as fast: a lease of two minutes takes six seconds.
 * `KILLS=100 node scripts/jest.mjs tests/faults` for more than the few of `npm test`.
 */
const KILLS = Number(process.env.KILLS ?? 10);
const RATE = 20;
const MINUTE_MS = 60_000 / RATE;
/** Long enough to be in the midst of it, whatever it is. */
const LONGEST_LIFE_MS = 2_000;
const PEOPLE_A_MINUTE = 40;
const INSTANCES = 2;
const KILL_TAKES_MS = 1_500;
const ANSWER_TAKES_MS = 60;

const people = new Map<string, Browser>();
const startedMs = Date.now();
const clock = () => startedMs + (Date.now() - startedMs) * RATE;
const pictures = pictureFolder();
let server: TestPostgres;
let database: OpenDatabase;
let service: PushService;
let order: ChildOrder;
const children = new Set<ChildProcess>();

jest.setTimeout(120_000 + KILLS * 6_000);

async function addPeople(dueMs: number): Promise<void> {
  const [minuteOfDay, early] = [kstHour(dueMs) * 60 + kstMinute(dueMs), new Date(startedMs - 86_400_000)];
  const members = Array.from({ length: PEOPLE_A_MINUTE }, () => ({ userId: randomUUID(), sessionId: randomUUID() }));
  const owned = members.map(({ userId }) => ({ userId, browser: service.subscribe() }));
  await database.db.insert(users).values(members.map(({ userId: id }) => ({ id, createdAt: early })));
  await database.db.insert(sessions).values(
    members.map(({ userId, sessionId: id }) => ({
      id,
      userId,
      refreshHash: id,
      rotatedAt: early,
      authenticatedAt: early,
      expiresAt: new Date(startedMs + 30 * 86_400_000),
    })),
  );
  await database.db
    .insert(notificationSettings)
    .values(members.map(({ userId }) => ({ userId, enabled: true, minuteOfDay, eventTypeId: 2, holdsSince: early })));
  const tokens = owned.map(({ browser }, index) => ({
    id: randomUUID(),
    ...members[index]!,
    transport: 'web-push' as const,
    addressHash: browser.id,
    token: browser.token,
    savedAt: early,
  }));
  await database.db.insert(pushTokens).values(tokens);
  for (const { userId, browser } of owned) people.set(userId, browser);
}

async function startChild(): Promise<ChildProcess> {
  const child = fork('tests/support/dispatch-child.ts', { execArgv: ['--import', 'tsx'], stdio: 'inherit' });
  children.add(child);
  child.once('exit', () => children.delete(child));
  child.send(order);
  await once(child, 'message');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Any moment of a short life; or, where it gets so far, one in the midst of sending. */
async function someMoment(): Promise<void> {
  const [asked, endMs] = [service.asked, Date.now() + Math.random() * LONGEST_LIFE_MS];
  while (Date.now() < endMs && service.asked === asked) await delay(1);
  await delay(Math.random() * ANSWER_TAKES_MS);
}

const isReached = (browser: Browser) => service.arrivalsOf(browser).length > 0;
const everyoneReached = () => [...people.values()].every(isReached);

beforeAll(async () => {
  if (whyNoPostgres()) return;
  server = await startPostgres();
  const url = await server.createDatabase();
  database = await openPostgresDatabase({ url, poolSize: 2, logger: createLogger('silent', 'test') });
  service = await startPushService(clock);
  order = { url, pictures: pictures.folder, vapid: VAPID, startedMs, rate: RATE };
  const minutes = Math.ceil((KILLS * KILL_TAKES_MS) / INSTANCES / MINUTE_MS) + 1;
  for (let minute = 0; minute < minutes; minute++) await addPeople(clock() + minute * 60_000);
  for (const { id } of people.values())
    service.answers.set(id, (response) => {
      setTimeout(() => response.writeHead(201).end(), Math.random() * ANSWER_TAKES_MS);
    });
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await service?.close();
  await database?.close();
  await server?.stop();
  pictures.remove();
});

(whyNoPostgres() ? it.skip : it)(
  `${KILLS} kills around people's minutes lose nobody's push and make no second one`,
  async () => {
    let kills = 0;
    const live = async () => {
      while (kills++ < KILLS) {
        const child = await startChild();
        await someMoment();
        await kill(child);
      }
    };
    await Promise.all(Array.from({ length: INSTANCES }, live));

    // What the dead held is taken up when their leases end: each start looks.
    for (let starts = 0; starts < 10 && !everyoneReached(); starts++) {
      const child = await startChild();
      await delay(2 * MINUTE_MS);
      await kill(child);
    }
    const missed = [...people.values()].filter((browser) => !isReached(browser));
    expect(service.refusals).toEqual([]);
    expect(missed).toEqual([]);

    const ids = [...people.values()].map((browser) =>
      service.arrivalsOf(browser).map(({ message }) => message.data.messageId),
    );
    expect(ids.filter((of) => new Set(of).size !== 1)).toEqual([]);
    const [claims] = await database.db.select({ count: sql<number>`count(*)::int` }).from(pushClaims);
    expect(claims?.count).toBe(people.size);
    const repeats = service.arrivals.length - people.size;
    process.stdout.write(
      `${KILLS} kills: ${people.size} people, one push each; ${repeats} arrived twice under one id\n`,
    );
    // Those are what was under way at a kill; a lease that did not hold would repeat whole minutes.
    expect(repeats).toBeLessThan(people.size);
  },
);
