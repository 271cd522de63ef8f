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
import { MAX_AUDIENCES } from './composer';
import { reserveWork } from '../reserve-work';
import { findRecipients } from '../recipients';

/** Early enough to spread the fetches over some time; the weather is still fresh when it is sent. */
const LEAD_MS = WEATHER_FRESH_MS - 2 * MINUTE_MS;
const CONCURRENT_CELLS = DEFAULT_LIMITS.concurrentCells;
/** Half of what the composer allows, so that pushes of the present minute do not wait. */
const CONCURRENT_AUDIENCES = 4;
const RESERVED_MS = 60 * MINUTE_MS;
const ROWS = 1_000;

type PrefetchTools = Pick<
  PushKindTools,
  'weather' | 'clock' | 'db' | 'closing' | 'composer' | 'readHolidays' | 'regions'
> & {
  transport: Pick<PushTransport, 'kind'>;
};

async function findCells(db: Database, isDue: SQL | undefined): Promise<GridCell[]> {
  const { nx, ny } = notificationSettings;
  const cells = await db.selectDistinct({ nx, ny }).from(notificationSettings).where(isDue);
  return cells.map((cell) =>
    cell.nx !== null && cell.ny !== null ? { nx: cell.nx, ny: cell.ny } : DEFAULT_PLACE.cell,
  );
}

/** Yields, in groups, the audiences of users with a schedule or with garments that they never wear: few users share these. */
async function* findSmallAudiences(
  { db, transport, readHolidays, regions }: PrefetchTools,
  isDue: SQL | undefined,
  atMs: number,
) {
  const { userId } = notificationSettings;
  const holidays = await readHolidays();
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
    const recipients = await findRecipients(db, transport.kind, ids, { nowMs: atMs, holidays, regions });
    yield [...recipients.values()].map(({ audience }): Audience => audience);
    after = rows.length < ROWS ? undefined : ids.at(-1);
  }
}

/**
 * Fetches the weather of all cells with pushes in eight minutes, and composes the pushes of small audiences. Returns the
 * number of cells and audiences.
 */
export async function prefetchMinute(tools: PrefetchTools): Promise<number> {
  const { db, weather, clock, composer, closing } = tools;
  const minute = Math.floor((clock() + LEAD_MS) / MINUTE_MS);
  const atMs = minute * MINUTE_MS;
  if (!(await reserveWork(db, `warm:${minute}`, atMs + RESERVED_MS))) return 0;
  const { enabled, minuteOfDay } = notificationSettings;
  const isDue = and(enabled, eq(minuteOfDay, getMinuteOfDay(atMs)));
  let count = 0;
  const each = async <T>(things: T[], concurrency: number, work: (thing: T) => Promise<unknown>) => {
    count += things.length;
    const left = [...things];
    const worker = async () => {
      // An error is reported when the push is due, and the work is tried again then.
      for (let thing = left.pop(); thing && !closing.aborted; thing = left.pop()) await work(thing).catch(() => {});
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
  };
  await each(await findCells(db, isDue), CONCURRENT_CELLS, (cell) => weather.get(cell));
  let room = MAX_AUDIENCES;
  for await (const audiences of findSmallAudiences(tools, isDue, atMs)) {
    await each(audiences.slice(0, room), CONCURRENT_AUDIENCES, (audience) => composer.prepare(audience, atMs));
    room -= audiences.length;
    // Further audiences do not fit in memory and would be composed twice.
    if (room <= 0 || closing.aborted) break;
  }
  return count;
}
