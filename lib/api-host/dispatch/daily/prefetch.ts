import { and, eq, gt, isNotNull, or, type SQL } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { WEATHER_FRESH_MS } from '@/lib/contract/weather-freshness';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { DEFAULT_LIMITS } from '../../weather/weather-service';
import { NIL_UUID } from '../../db/columns';
import type { Database } from '../../db/database';
import { myDays, neverWear, notificationSettings } from '../../db/schema';
import type { Audience } from '../../outfit/audience';
import type { PushTransport } from '../../push/push-transport';
import { getMinuteOfDay } from '../due';
import type { PushKindTools } from '../push-kind';
import { reserveWork } from '../reserve-work';
import { findRecipients } from '../recipients';

/** So that weather which was fetched now is as good as new when it is told, and its cells are fetched over a while. */
const AHEAD_MS = WEATHER_FRESH_MS - 2 * MINUTE_MS;
const CELLS_AT_ONCE = DEFAULT_LIMITS.concurrentCells;
/** Half of what is composed at once: those whose minute it is do not wait for those of a later one. */
const AUDIENCES_AT_ONCE = 4;
const NOTED_MS = 60 * MINUTE_MS;
/** People who are read by one statement. */
const ROWS = 1_000;

type PrefetchTools = Pick<PushKindTools, 'weather' | 'clock' | 'db' | 'closing' | 'composer'> & {
  transport: Pick<PushTransport, 'kind'>;
};

/** The cells of some settings that are due, each once. */
async function findCells(db: Database, isDue: SQL | undefined): Promise<GridCell[]> {
  const { nx, ny } = notificationSettings;
  const cells = await db.selectDistinct({ nx, ny }).from(notificationSettings).where(isDue);
  return cells.map((cell) =>
    cell.nx !== null && cell.ny !== null ? { nx: cell.nx, ny: cell.ny } : DEFAULT_PLACE.cell,
  );
}

/** Those who are told what is for few others: of a day of their own, or without clothes that they never wear; some at a time. */
async function* ownAudiences({ db, transport }: PrefetchTools, isDue: SQL | undefined, atMs: number) {
  const { userId } = notificationSettings;
  for (let after: string | undefined = NIL_UUID; after !== undefined;) {
    const rows = await db
      .select({ userId })
      .from(notificationSettings)
      .leftJoin(myDays, eq(myDays.userId, userId))
      .leftJoin(neverWear, eq(neverWear.userId, userId))
      .where(and(isDue, gt(userId, after), or(isNotNull(myDays.userId), isNotNull(neverWear.userId))))
      .orderBy(userId)
      .limit(ROWS);
    const ids = rows.map((row) => row.userId);
    const found = await findRecipients(db, transport.kind, ids, atMs);
    yield [...found.values()].map(({ audience }): Audience => audience);
    after = rows.length < ROWS ? undefined : ids.at(-1);
  }
}

/**
 * Fetches the weather of the cells whose people are told in eight minutes, and composes what few others are told with them.
 * Returns how many cells and audiences these are.
 */
export async function prefetchMinute(tools: PrefetchTools): Promise<number> {
  const { db, weather, clock, composer, closing } = tools;
  const minute = Math.floor((clock() + AHEAD_MS) / MINUTE_MS);
  const atMs = minute * MINUTE_MS;
  // One instance warms for a minute.
  if (!(await reserveWork(db, `warm:${minute}`, atMs + NOTED_MS))) return 0;
  const { enabled, minuteOfDay } = notificationSettings;
  const isDue = and(enabled, eq(minuteOfDay, getMinuteOfDay(atMs)));
  let count = 0;
  const each = async <T>(things: T[], atOnce: number, work: (thing: T) => Promise<unknown>) => {
    count += things.length;
    const left = [...things];
    const lane = async () => {
      // What fails is told of when its turn comes, and tried again.
      for (let thing = left.pop(); thing && !closing.aborted; thing = left.pop()) await work(thing).catch(() => {});
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  };
  await each(await findCells(db, isDue), CELLS_AT_ONCE, (cell) => weather.get(cell));
  for await (const audiences of ownAudiences(tools, isDue, atMs))
    await each(audiences, AUDIENCES_AT_ONCE, (audience) => composer.prepare(audience, atMs));
  return count;
}
