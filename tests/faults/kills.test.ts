import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { pushClaims } from '@/lib/api-host/db/schema';
import { createLogger } from '@/lib/log';
import { compiled } from '../support/compiled';
import type { ChildOrder } from '../support/dispatch-child';
import { addDuePeople } from '../support/due-people';
import { startPostgres, whyNoPostgres, type TestPostgres } from '../support/postgres';
import { startPushService, type Browser, type PushService } from '../support/push-service';
import { pictureFolder } from '../support/test-host';
import { VAPID } from '../support/test-push';

/**
 * Two instances are killed (SIGKILL) at random moments while everybody's minute has come, and started again. Their
 * leases are shorter than those of a service, so that what the dead held comes back soon.
 * `KILLS=100 node scripts/jest.mjs tests/faults` for more than the few of `npm test`.
 */
const KILLS = Number(process.env.KILLS ?? 5);
const INSTANCES = 2;
const PEOPLE = KILLS * 16;
const PACE = { batch: 20, leaseMs: 4_000, sendLimitMs: 2_500 };
/** A life ends at any moment within this, or after some pushes. */
const LIFE_MS = 2_000;
const LONGEST_LIFE_MS = 10_000;
const MOST_PUSHES = 30;
const ANSWER_TAKES_MS = 60;

/** Each start looks for what the dead held; one that is not killed has time for all of it. */
const STARTS_AFTERWARDS = 10;
const CALM_LIFE_MS = 20_000;

let people: Map<string, Browser>;
const startedMs = Date.now();
const pictures = pictureFolder();
let server: TestPostgres;
let database: OpenDatabase;
let service: PushService;
let order: ChildOrder;
/** Compiled once, so that a life begins soon. */
let program: string;
const children = new Set<ChildProcess>();

jest.setTimeout(240_000 + KILLS * 14_000);

async function startChild(): Promise<ChildProcess> {
  const child = fork(program, { execArgv: [], stdio: 'inherit' });
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

/** Any moment, or one in the midst of sending. */
async function someMoment(): Promise<void> {
  if (Math.random() < 0.5) return delay(Math.random() * LIFE_MS);
  const [enough, endMs] = [service.asked + Math.random() * MOST_PUSHES, Date.now() + LONGEST_LIFE_MS];
  while (Date.now() < endMs && service.asked < enough) await delay(1);
  return delay(Math.random() * ANSWER_TAKES_MS);
}

const isReached = (browser: Browser) => service.arrivalsOf(browser).length > 0;
const everyoneReached = () => [...people.values()].every(isReached);

beforeAll(async () => {
  if (whyNoPostgres()) return;
  program = compiled('tests/support/dispatch-child.ts');
  server = await startPostgres();
  const url = await server.createDatabase();
  database = await openPostgresDatabase({ url, poolSize: 2, logger: createLogger('silent', 'test') });
  service = await startPushService();
  order = { url, pictures: pictures.folder, vapid: VAPID, pace: PACE };
  people = await addDuePeople(database.db, service, { count: PEOPLE, dueMs: startedMs });
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
  `${KILLS} kills around everybody's minute lose nobody's push and make no second one`,
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
    for (let starts = 0; starts < STARTS_AFTERWARDS && !everyoneReached(); starts++) {
      await delay(PACE.leaseMs);
      const child = await startChild();
      for (const endMs = Date.now() + CALM_LIFE_MS; Date.now() < endMs && !everyoneReached();) await delay(50);
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
  },
);
