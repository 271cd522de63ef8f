import { and, eq, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { kstDate } from '@/lib/domain/kst';
import type { Holidays } from '@/lib/domain/my-day/schedule';
import { getNewsDueMs } from '@/lib/domain/push/news';
import { NIL_UUID } from '../../db/columns';
import type { Database } from '../../db/database';
import { queryRows } from '../../db/query-rows';
import { myDays, notificationSettings, cellNumberSql, PUSH_KINDS, savedPlaces } from '../../db/schema';
import { toSchedule } from '../../shared/to-schedule';
import { insertClaims, insertClaimsSql } from '../claim-insert';
import { reserveWork } from '../reserve-work';
import { enrolCell, listNewsCells, toCell, wantsNews } from './enrol-cell';
import { selectNews, type NewsSubscriber } from './select-news';
import { formatUpcomingSpansPath } from './upcoming-spans-path';
import { deleteOldOutlooks } from './outlook-rows';
import { createRecordingReader, type NewsTools, type ReadOutlooks } from './outlooks';

/** Interval of the comparisons. Each one writes the claims that are due before the next. */
const SLOT_MS = 5 * MINUTE_MS;
const RESERVED_MS = 12 * SLOT_MS;
const ROWS = 1_000;
const FIRST = { place: -1, userId: NIL_UUID };

const settings = notificationSettings;
const place = cellNumberSql(settings);

interface Due {
  user_id: string;
  date: string;
  due_at: string;
}

/** Writes claims, except for users who already had news on that date. Returns how many are new. */
async function claimDue(db: Database, due: Due[]): Promise<number> {
  if (due.length === 0) return 0;
  const insert = insertClaimsSql({
    kind: PUSH_KINDS.news,
    date: sql`due.date`,
    dueAt: sql`due.due_at`,
    from: sql`
      jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as due (user_id uuid, date date, due_at timestamptz)
      join ${settings} on ${settings.userId} = due.user_id`,
    where: sql`true`,
  });
  return insertClaims(db, insert);
}

type SubscriberRow = NewsSubscriber & { place: number; userId: string };

/** Returns the numbers of the cells of saved places where users who want news will be. */
async function listScheduledCells(db: Database, nowMs: number, holidays: Holidays): Promise<number[]> {
  const rows = await queryRows<{ number: number }>(
    db,
    sql`
      select distinct place.nx * 1000 + place.ny as number
      from ${settings} join ${myDays} on ${myDays.userId} = ${settings.userId}
        join ${savedPlaces} on ${savedPlaces.userId} = ${settings.userId}
        cross join jsonb_to_recordset(${savedPlaces.places}) as place (id text, nx int, ny int)
      where ${wantsNews} and jsonb_path_exists(${myDays.plan},
        ${formatUpcomingSpansPath(nowMs, holidays)}::jsonpath, jsonb_build_object('id', place.id))`,
  );
  return rows.map(({ number }) => number);
}

/** Condition for users whose own cell or saved places are among cells with these numbers. */
const isIn = (numbers: string) => sql`(
  ${place} = any(${numbers}::int[]) or exists (
    select 1 from jsonb_to_recordset(${savedPlaces.places}) as place (nx int, ny int)
    where place.nx * 1000 + place.ny = any(${numbers}::int[])))`;

/** Returns the next users with a schedule who want news and have to do with some cells, in the order of their cells. */
async function readSubscribers(
  db: Database,
  { place: number, userId }: { place: number; userId: string },
  { newsCells, holidays }: { newsCells: ReadonlySet<number> | 'all'; holidays: Holidays },
) {
  const rows = await db
    .select({
      place: sql<number>`${place}`.mapWith(Number),
      setting: settings,
      plan: myDays.plan,
      places: savedPlaces.places,
    })
    .from(settings)
    .innerJoin(myDays, eq(myDays.userId, settings.userId))
    .leftJoin(savedPlaces, eq(savedPlaces.userId, settings.userId))
    .where(
      and(
        wantsNews,
        sql`(${place}, ${settings.userId}) > (${number}, ${userId}::uuid)`,
        newsCells === 'all' ? undefined : isIn(`{${[...newsCells].join()}}`),
      ),
    )
    .orderBy(place, settings.userId)
    .limit(ROWS);
  return rows.map(({ plan, places, setting, ...row }): SubscriberRow => ({
    ...row,
    setting,
    userId: setting.userId,
    schedule: toSchedule(plan, places, holidays),
  }));
}

/**
 * Writes the claims of users with a schedule, each of whom has other hours and places. Users who will be in no cell with news
 * are not read. Returns how many claims are new.
 */
async function enrolScheduled(
  tools: EnrolTools,
  readOutlooks: ReadOutlooks,
  options: ScheduledOptions,
): Promise<number> {
  const { db, closing } = tools;
  const { nowMs, compared } = options;
  const holidays = await tools.readHolidays();
  const newsCells = new Set(options.newsCells);
  const others = (await listScheduledCells(db, nowMs, holidays)).filter((number) => !compared.has(number));
  for (const number of others) {
    if (closing.aborted) return 0;
    if ((await readOutlooks(toCell(number)))?.mayBeNews) newsCells.add(number);
  }
  if (newsCells.size === 0) return 0;
  const wanted = {
    newsCells: newsCells.size === compared.size + others.length ? ('all' as const) : newsCells,
    holidays,
  };
  let total = 0;
  for (let after: Pick<SubscriberRow, 'place' | 'userId'> | undefined = FIRST; after && !closing.aborted;) {
    const subscribers = await readSubscribers(db, after, wanted);
    const due: Due[] = [];
    for (const subscriber of subscribers) {
      const news = await selectNews(subscriber, readOutlooks, nowMs);
      const dueMs = news && getNewsDueMs(news, nowMs);
      if (dueMs && dueMs < nowMs + SLOT_MS)
        due.push({ user_id: subscriber.userId, date: kstDate(dueMs), due_at: new Date(dueMs).toISOString() });
    }
    total += await claimDue(db, due);
    after = subscribers.length < ROWS ? undefined : subscribers.at(-1);
  }
  return total;
}

interface ScheduledOptions {
  nowMs: number;
  /** Numbers of the cells that were compared already, and of those among them whose forecasts may contain news. */
  compared: ReadonlySet<number>;
  newsCells: ReadonlySet<number>;
}

type EnrolTools = NewsTools & { closing: AbortSignal };

/**
 * Compares, for all users who want news, the present forecast with the one that they know, and writes claims for the news
 * that are due soon. Only one instance does this in each slot. Returns how many claims are new.
 */
export async function enrolNews(tools: EnrolTools): Promise<number> {
  const { db, clock, closing } = tools;
  const nowMs = clock();
  if (!(await reserveWork(db, `news:${Math.floor(nowMs / SLOT_MS)}`, nowMs + RESERVED_MS))) return 0;
  await deleteOldOutlooks(db, nowMs);
  const readOutlooks = createRecordingReader(tools);
  let total = 0;
  const [compared, newsCells] = [new Set<number>(), new Set<number>()];
  for (const place of await listNewsCells(db)) {
    if (closing.aborted) return total;
    const outlooks = await readOutlooks(place.cell);
    compared.add(place.number);
    if (outlooks?.mayBeNews) newsCells.add(place.number);
    if (outlooks) total += await enrolCell(db, place, outlooks, { nowMs, untilMs: nowMs + SLOT_MS });
  }
  return total + (await enrolScheduled(tools, readOutlooks, { nowMs, compared, newsCells }));
}
