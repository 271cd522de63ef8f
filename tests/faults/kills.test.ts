import { MINUTE_MS } from '@/lib/contract/durations';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '@/lib/api-host/db/database';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import * as schema from '@/lib/api-host/db/schema';
import { pushClaims, pushMinutes } from '@/lib/api-host/db/schema';
import { MAX_LATENESS_MS } from '@/lib/api-host/dispatch/due';
import { createLogger } from '@/lib/log';
import { compileProgram } from '../support/compiled';
import type { ChildOrder } from '../support/dispatch-child';
import { addDueUsers } from '../support/due-people';
import { createDatabase } from '../support/postgres';
import { startPushService, type Browser, type PushService } from '../support/push-service';
import { pictureFolder } from '../support/test-host';
import { VAPID } from '../support/test-push';

/**
 * Two instances at a time are killed (SIGKILL) at random moments and replaced. Each finds users of its own who are due now,
 * so that every kill interrupts work: enrolment, claims, sends, recording of results. Leases are shorter than in
 * production, so that the claims of a killed instance become available soon.
 * `npm test` runs a few kills, `npm run faults [kills]` more.
 */
const KILLS = Number(process.env.KILLS ?? 3);
const INSTANCES = 2;
const PEOPLE_OF_A_LIFE = 16;
const BATCH_LIMITS = { batch: 20, leaseMs: 4_000, sendLimitMs: 2_500 };
/** An instance is killed within this time after its start signal, in ms, or after it has sent to some users. */
const LIFE_MS = 1_000;
const LONGEST_LIFE_MS = 10_000;
const ANSWER_TAKES_MS = 60;

const people: Browser[] = [];
const pictures = pictureFolder();
const server = process.env.TEST_POSTGRES_URL;
/** Connections without a statement timeout, because the machine may be busy. */
let pool: pg.Pool;
let db: Database;
let service: PushService;
let order: ChildOrder;
/** Path of the instance's program, compiled once so that an instance starts quickly. */
let program: string;
const children = new Set<ChildProcess>();

jest.setTimeout(MAX_LATENESS_MS + KILLS * 14_000);

function subscribe(): Browser {
  const browser = service.subscribe();
  people.push(browser);
  service.answers.set(browser.id, (response) => {
    setTimeout(() => response.writeHead(201).end(), Math.random() * ANSWER_TAKES_MS);
  });
  return browser;
}

/** Creates users who are due in the current minute, and resets that minute. */
async function addPeople(): Promise<void> {
  const dueMs = Date.now();
  await db.transaction(async (tx) => {
    await addDueUsers(tx, { subscribe }, { count: PEOPLE_OF_A_LIFE, dueMs });
    await tx.delete(pushMinutes).where(eq(pushMinutes.at, new Date(dueMs - (dueMs % MINUTE_MS))));
  });
}

/** Starts a process that waits for its start signal. */
function startInstance(): ChildProcess {
  const child = fork(program, { execArgv: [], stdio: 'inherit' });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Waits until a random moment, or until sending is under way. */
async function waitRandomly(): Promise<void> {
  if (Math.random() < 0.5) return delay(Math.random() * LIFE_MS);
  const waiting = people.length - collectIdsByBrowser().size;
  const [enough, endMs] = [service.requestCount + Math.random() * waiting, Date.now() + LONGEST_LIFE_MS];
  while (Date.now() < endMs && service.requestCount < enough) await delay(1);
  return delay(Math.random() * ANSWER_TAKES_MS);
}

/** Returns the message ids that arrived at each browser. */
function collectIdsByBrowser(): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { browser, message } of service.arrivals)
    ids.set(browser, [...(ids.get(browser) ?? []), message.data.messageId]);
  return ids;
}

/** Waits until every user is reached or the pushes have expired; pushes that failed often pause for minutes. */
async function waitForAll(): Promise<void> {
  for (const endMs = Date.now() + MAX_LATENESS_MS; Date.now() < endMs && collectIdsByBrowser().size < people.length;)
    await delay(200);
}

beforeAll(async () => {
  if (!server) return;
  program = compileProgram('tests/support/dispatch-child.ts', 'within');
  const url = await createDatabase(server);
  const made = await openPostgresDatabase({ url, poolSize: 1, logger: createLogger('silent', 'test') });
  await made.close();
  pool = new pg.Pool({ connectionString: url, max: INSTANCES });
  db = drizzle(pool, { schema });
  service = await startPushService();
  order = { url, pictures: pictures.folder, vapid: VAPID, batchLimits: BATCH_LIMITS };
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await service?.close();
  await pool?.end();
  pictures.remove();
});

(server ? it : it.skip)(
  `${KILLS} kills around everybody's minute lose nobody's push and make no second one`,
  async () => {
    let kills = 0;
    let livesAmidSends = 0;
    const live = async () => {
      let next = startInstance();
      while (kills++ < KILLS) {
        const child = next;
        next = startInstance();
        await addPeople();
        const asked = service.requestCount;
        child.send(order);
        await waitRandomly();
        await kill(child);
        if (service.requestCount > asked) livesAmidSends++;
      }
      await kill(next);
    };
    await Promise.all(Array.from({ length: INSTANCES }, live));

    // A surviving instance takes over the claims of killed ones.
    const last = startInstance();
    last.send(order);
    await waitForAll();
    await kill(last);
    const ids = collectIdsByBrowser();
    expect(service.rejections).toEqual([]);
    expect(people.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect([...ids.values()].filter((of) => new Set(of).size !== 1)).toEqual([]);
    const [claims] = await db.select({ count: sql<number>`count(*)::int` }).from(pushClaims);
    expect(claims?.count).toBe(people.length);
    const repeats = service.arrivals.length - people.length;
    process.stdout.write(
      `${KILLS} kills, ${livesAmidSends} amid sends: ${people.length} people, one push each; ${repeats} arrived twice under one id\n`,
    );
  },
);
