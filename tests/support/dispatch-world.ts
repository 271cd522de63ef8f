import { randomUUID } from 'node:crypto';
import { openSession } from '@/lib/api-host/accounts/sessions';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { pushClaims, pushMinutes, sessions, users, PUSH_KINDS } from '@/lib/api-host/db/schema';
import { createDispatch, type Dispatch, type DispatchTools } from '@/lib/api-host/dispatch/dispatch';
import { saveSetting } from '@/lib/api-host/push/notification-setting';
import { saveToken } from '@/lib/api-host/push/push-tokens';
import type { NotificationSetting } from '@/lib/contract/notification';
import { createLogger } from '@/lib/log';
import { eq } from 'drizzle-orm';
import { createComposeTools } from './dispatch-parts';
import { listEngines, listDefaultSetups, type Engine } from './engines';
import { startPushService, type Browser, type PushService } from './push-service';
import { pictureFolder } from './test-host';
import { testPush } from './test-push';

export const EIGHT_MS = Date.parse('2026-01-15T08:00:00+09:00');
const YESTERDAY_MS = Date.parse('2026-01-14T12:00:00+09:00');

/** A user with a push setting and subscribed browsers. */
export interface PushUser {
  userId: string;
  sessionId: string;
  browsers: Browser[];
  browser: Browser;
}

/** Deviations from the default user, who gets the daily push at 08:00. */
export type PushUserOptions = Partial<NotificationSetting> & { browsers?: number; savedMs?: number };

/** A database, a push service and a clock, with functions to add users. */
export interface DispatchWorld {
  opened: OpenDatabase;
  service: PushService;
  nowMs: number;
  written: string[];
  person: (options?: PushUserOptions) => Promise<PushUser>;
  set: (person: PushUser, options: PushUserOptions) => Promise<void>;
  subscribe: (person: Pick<PushUser, 'userId' | 'sessionId'>, browser: Browser) => Promise<void>;
  /** Creates a dispatcher; a test may replace its dependencies. */
  instance: (tools?: Partial<DispatchTools>) => Dispatch & { closing: AbortController };
  /** Runs batches until no unleased claim is due. */
  drain: (instance: Dispatch) => Promise<void>;
  /** Runs one minute of a dispatcher. */
  minute: (instance?: Dispatch) => Promise<void>;
  getClaims: (person: PushUser) => Promise<(typeof pushClaims.$inferSelect)[]>;
}

const makeSetting = ({ browsers: _browsers, savedMs: _savedMs, ...options }: PushUserOptions): NotificationSetting => ({
  hour: 8,
  minute: 0,
  dayOfWeek: 'EVERYDAY',
  enabled: true,
  ...options,
});

function addHelpers(world: DispatchWorld, folder: string): void {
  const clock = () => world.nowMs;
  const logger = createLogger('trace', 'api-host', { write: (line) => void world.written.push(line) });
  const { db, dispatchDb } = world.opened;
  const parts = createComposeTools(dispatchDb, folder, clock, logger);
  const { regions } = parts;
  world.set = ({ userId }, options) =>
    saveSetting(makeSetting(options), { db, userId, nowMs: options.savedMs ?? YESTERDAY_MS, regions });
  world.subscribe = (person, browser) =>
    saveToken(db, {
      member: { ...person, provedMs: 0 },
      transport: 'web-push',
      accepted: testPush().accept(browser.token),
      nowMs: world.nowMs,
    });
  world.person = async (options = {}) => {
    const userId = randomUUID();
    await db.insert(users).values({ id: userId, gender: 'MALE', createdAt: new Date(YESTERDAY_MS) });
    await openSession(db, userId, YESTERDAY_MS, null);
    const extended = { expiresAt: new Date('2027-01-01T00:00:00Z') };
    const [session] = await db.update(sessions).set(extended).where(eq(sessions.userId, userId)).returning();
    const browsers = Array.from({ length: options.browsers ?? 1 }, () => world.service.subscribe());
    const person = { userId, sessionId: session!.id, browsers, browser: browsers[0]! };
    await world.set(person, options);
    for (const browser of browsers) await world.subscribe(person, browser);
    return person;
  };
  world.instance = (tools) => {
    const closing = new AbortController();
    const transport = testPush({ limitMs: 10_000, clock });
    const all = { ...parts, db: dispatchDb, transport, random: () => 0.5, ...tools };
    return { ...createDispatch(all, closing.signal), closing };
  };
  world.drain = async (instance) => {
    while ((await instance.startBatch()) > 0);
    await instance.finish();
  };
  world.minute = async (instance = world.instance()) => {
    await instance.settle();
    await instance.enrol(PUSH_KINDS.daily);
    await world.drain(instance);
  };
  world.getClaims = ({ userId }) => db.select().from(pushClaims).where(eq(pushClaims.userId, userId));
}

type TestSuite = (world: DispatchWorld) => void;

/** Runs a suite on PostgreSQL, with empty tables before each test. A browser test covers PGlite. */
export const describeDispatch = (name: string, suite: TestSuite): void =>
  describeOn(
    listDefaultSetups().map(({ engine }) => engine),
    name,
    suite,
  );

/** Runs a suite on each database, for suites in which the database decides who gets a push. */
export const describeDispatchOnEach = (name: string, suite: TestSuite): void => describeOn(listEngines(), name, suite);

function describeOn(databases: Engine[], name: string, suite: TestSuite): void {
  describe.each(databases)(`${name}, on $name`, (engine) => {
    const world = { written: [] as string[] } as unknown as DispatchWorld;
    const pictures = pictureFolder();
    beforeAll(async () => {
      world.opened = await engine.open();
    });
    beforeEach(async () => {
      await world.opened.db.delete(users);
      await world.opened.db.delete(pushMinutes);
      world.service = await startPushService(() => world.nowMs);
      world.nowMs = EIGHT_MS;
      world.written.length = 0;
      addHelpers(world, pictures.folder);
    });
    afterEach(() => world.service.close());
    afterAll(async () => {
      await world.opened.close();
      pictures.remove();
    });
    suite(world);
  });
}
