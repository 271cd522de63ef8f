import { and, gt, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { kstDate } from '@/lib/domain/kst';
import { newsDueMs } from '@/lib/domain/push/news';
import { outlookOf } from '@/lib/domain/push/outlook';
import type { Database } from '../../db/database';
import {
  cacheEntries,
  learntComforts,
  notificationSettings,
  placeOf,
  PUSH_KINDS,
  pushTokens,
  users,
} from '../../db/schema';
import { audienceNumber } from '../audience-number';
import { liveWeather, type NewsTools } from './live-weather';
import { newsToTell } from './listener';
import { noteOutlook, pruneOutlooks, readOutlooks, type Outlook } from './outlook-rows';

/** How often forecasts are compared; what is due before the next time is written down. */
const SLOT_MS = 5 * MINUTE_MS;
/** People who are looked at by one statement. */
const ROWS = 1_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const settings = notificationSettings;
const place = placeOf(settings);
const wantsNews = and(settings.enabled, settings.newsEnabled);

interface Due {
  user_id: string;
  date: string;
  due_at: string;
}

/** One instance looks in a slot: the one whose note is the first. */
async function isOurs(db: Database, slot: number): Promise<boolean> {
  const note = { key: `news:${slot}`, value: true, expiresAt: new Date((slot + 12) * SLOT_MS) };
  return (await db.insert(cacheEntries).values(note).onConflictDoNothing().returning()).length > 0;
}

/** Claims for some people; one who had news on that date gets none. Returns how many are new. */
async function claim(db: Database, due: Due[]): Promise<number> {
  if (due.length === 0) return 0;
  const { rows } = (await db.execute(sql`
    insert into push_claims (user_id, date, kind, due_at, leased_until, attempts, settled, audience)
    select ${settings.userId}, due.date, ${PUSH_KINDS.news}, due.due_at, due.due_at, 0, '{}'::jsonb, ${audienceNumber}
    from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as due (user_id uuid, date date, due_at timestamptz)
    join ${settings} on ${settings.userId} = due.user_id
    join ${users} on ${users.id} = due.user_id
    left join ${learntComforts} on ${learntComforts.userId} = due.user_id
    where exists (select 1 from ${pushTokens} where ${pushTokens.userId} = due.user_id)
    on conflict do nothing
    returning 1`)) as unknown as { rows: unknown[] };
  return rows.length;
}

/** Claims for those at a place to whom its present outlook is news. */
async function enrolPlace(db: Database, number: number, stored: Outlook[], present: Outlook): Promise<number> {
  const nowMs = present.at.getTime();
  let total = 0;
  for (let after = NOBODY; ;) {
    const people = await db
      .select({
        userId: settings.userId,
        minuteOfDay: settings.minuteOfDay,
        holdsSince: settings.holdsSince,
        openedAt: settings.openedAt,
      })
      .from(settings)
      .where(and(wantsNews, sql`${place} = ${number}`, gt(settings.userId, after)))
      .orderBy(settings.userId)
      .limit(ROWS);
    const due = people.flatMap((person): Due[] => {
      const news = newsToTell(person, stored, present.hours, nowMs);
      const dueMs = news && newsDueMs(news, nowMs);
      if (!dueMs || dueMs >= nowMs + SLOT_MS) return [];
      return [{ user_id: person.userId, date: kstDate(dueMs), due_at: new Date(dueMs).toISOString() }];
    });
    total += await claim(db, due);
    const last = people.at(-1);
    if (!last || people.length < ROWS) return total;
    after = last.userId;
  }
}

/**
 * Compares the forecasts of all places whose people want news with what these have heard, and writes claims for what is
 * due soon. Returns how many are new.
 */
export async function enrolNews(tools: NewsTools & { db: Database; closing: AbortSignal }): Promise<number> {
  const { db, clock, closing } = tools;
  if (!(await isOurs(db, Math.floor(clock() / SLOT_MS)))) return 0;
  await pruneOutlooks(db, clock());
  const places = await db
    .selectDistinct({ number: sql<number>`${place}`.mapWith(Number), nx: settings.nx, ny: settings.ny })
    .from(settings)
    .where(wantsNews);
  let total = 0;
  for (const { number, nx, ny } of places) {
    if (closing.aborted) break;
    const weather = await liveWeather(nx !== null && ny !== null ? { nx, ny } : null, tools);
    if (!weather) continue;
    const present = { at: new Date(clock()), hours: outlookOf(weather, clock()) };
    const stored = await readOutlooks(db, number);
    total += await enrolPlace(db, number, stored, present);
    await noteOutlook(db, number, present, stored[0]);
  }
  return total;
}
