import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstDate, kstEpochMs } from '@/lib/domain/kst';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { getNewsDueMs } from '@/lib/domain/push/news';
import { NIL_UUID } from '../../db/columns';
import type { Database } from '../../db/database';
import { queryRows } from '../../db/query-rows';
import { cellNumberSql, myDays, notificationSettings, PUSH_KINDS } from '../../db/schema';
import { insertClaimsSql } from '../claim-insert';
import { timestampSql } from '../timestamp-sql';
import type { CellOutlooks } from './outlooks';
import { findFirstNews, getUpcomingStays } from './select-news';

/** Users per statement. */
const ROWS = 10_000;

const settings = notificationSettings;
const place = cellNumberSql(settings);

/** Condition for users who want news, as in the index that lists them by cell. */
export const wantsNews = and(settings.enabled, settings.newsEnabled);

/** Returns the cell of a number. */
export const toCell = (number: number): GridCell =>
  number === 0 ? DEFAULT_PLACE.cell : { nx: Math.floor(number / 1_000), ny: number % 1_000 };

/** Returns the cells of users who want news, with their numbers. */
export async function listNewsCells(db: Database): Promise<{ number: number; cell: GridCell }[]> {
  const rows = await db
    .selectDistinct({ number: sql<number>`${place}`.mapWith(Number) })
    .from(settings)
    .where(wantsNews);
  return rows.map(({ number }) => ({ number, cell: toCell(number) }));
}

/** News of a cell for the users without a schedule who last learnt the forecast in a period. */
interface CellNews {
  /** Null for any time before `informed_until`. */
  informed_from: Date | null;
  /** Exclusive; null for any time since `informed_from`. */
  informed_until: Date | null;
  at: Date;
  due_at: Date;
  date: string;
}

/** Compares each forecast that users of a cell may know with the present one. Returns the news that are due before `untilMs`. */
function findCellNews(cell: GridCell, { present, stored }: CellOutlooks, nowMs: number, untilMs: number): CellNews[] {
  const stays = getUpcomingStays({ setting: cell, schedule: null }, nowMs);
  return stored.flatMap(({ at, hours }, index): CellNews[] => {
    const news = findFirstNews(stays, () => ({ known: hours, present }), nowMs);
    const dueMs = news && getNewsDueMs(news, nowMs);
    if (!news || !dueMs || dueMs >= untilMs) return [];
    return [
      {
        informed_from: index < stored.length - 1 ? at : null,
        informed_until: stored[index - 1]?.at ?? null,
        at: new Date(news.atMs),
        due_at: new Date(dueMs),
        date: kstDate(dueMs),
      },
    ];
  });
}

/** Builds the query of the next users of a cell who want news, in the order of the index. */
export const selectCellUsersSql = (number: number, afterUserId: string): SQL => sql`
  select ${settings}.* from ${settings}
  where ${and(wantsNews, eq(place, number), gt(settings.userId, afterUserId))}
  order by ${settings.userId} limit ${ROWS}`;

/** Builds the times of a user's next daily push and of the last time that the user learnt the forecast. */
function getUserTimesSql(nowMs: number): { nextDaily: SQL; informed: SQL } {
  const today = sql`${timestampSql(kstEpochMs(kstDate(nowMs)))} + ${settings.minuteOfDay} * interval '1 minute'`;
  const day = sql`interval '24 hours'`;
  const nextDaily = sql`case when ${today} > ${timestampSql(nowMs)} then ${today} else ${today} + ${day} end`;
  const lastDaily = sql`(${nextDaily}) - ${day}`;
  const wasDaily = sql`case when ${lastDaily} >= ${settings.holdsSince} then ${lastDaily} end`;
  return { nextDaily, informed: sql`coalesce(greatest(${wasDaily}, ${settings.openedAt}), '-infinity')` };
}

/**
 * Writes claims for the users of a cell without a schedule for whom news are due before `untilMs`. The forecasts are compared
 * once, and the users are found by the time at which they last learnt the forecast. Returns how many claims are new.
 */
export async function enrolCell(
  db: Database,
  { number, cell }: { number: number; cell: GridCell },
  outlooks: CellOutlooks,
  { nowMs, untilMs }: { nowMs: number; untilMs: number },
): Promise<number> {
  const news = outlooks.mayBeNews ? findCellNews(cell, outlooks, nowMs, untilMs) : [];
  if (news.length === 0) return 0;
  const { nextDaily, informed } = getUserTimesSql(nowMs);
  const insert = insertClaimsSql({
    kind: PUSH_KINDS.news,
    date: sql`news.date`,
    dueAt: sql`news.due_at`,
    from: sql`
      users_of_cell as notification_settings join jsonb_to_recordset(${JSON.stringify(news)}::jsonb)
        as news (informed_from timestamptz, informed_until timestamptz, at timestamptz, due_at timestamptz, date date)
      on ${informed} >= coalesce(news.informed_from, '-infinity')
        and ${informed} < coalesce(news.informed_until, 'infinity') and ${nextDaily} > news.at`,
    where: sql`
      not exists (select 1 from ${myDays} where ${myDays.userId} = ${settings.userId})
      and not exists (
        select 1 from push_claims where push_claims.user_id = ${settings.userId}
          and push_claims.date = news.date and push_claims.kind = ${PUSH_KINDS.news})`,
  });
  let total = 0;
  for (let after: string | undefined = NIL_UUID; after !== undefined;) {
    const [row]: { written: number; seen: number; last: string }[] = await queryRows(
      db,
      sql`
        with users_of_cell as materialized (${selectCellUsersSql(number, after)}), written as (${insert})
        select (select count(*)::int from written) as written, (select count(*)::int from users_of_cell) as seen, user_id as last
        from users_of_cell order by user_id desc limit 1`,
    );
    total += row?.written ?? 0;
    after = row?.seen === ROWS ? row.last : undefined;
  }
  return total;
}
