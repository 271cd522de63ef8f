import { and, eq, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { kstDate } from '@/lib/domain/kst';
import { getQuestionDueMs } from '@/lib/domain/push/evening-question';
import type { Database } from '../../db/database';
import { learntComforts, notificationSettings, PUSH_KINDS, pushTokens, users } from '../../db/schema';
import { audienceNumberSql } from '../audience-number';
import { MAX_LATENESS_MS } from '../due';
import { timestampSql } from '../timestamp-sql';
import { reserveWork } from '../reserve-work';

/** Claims of one statement. */
const ROWS = 5_000;
const NOTED_MS = 60 * MINUTE_MS;

const settings = notificationSettings;

/** Claims for the next few who opened the push of a date and have not said yet how its outfit felt. Returns how many. */
async function insertClaims(db: Database, date: string, dueMs: number): Promise<number> {
  const dueAt = timestampSql(dueMs);
  const isOpened = and(settings.enabled, settings.questionEnabled, eq(settings.openedDate, date));
  const { rows } = (await db.execute(sql`
    insert into push_claims (user_id, date, kind, due_at, leased_until, attempts, settled, audience)
    select ${settings.userId}, ${date}::date, ${PUSH_KINDS.question}, ${dueAt}, ${dueAt}, 0, '{}'::jsonb, ${audienceNumberSql}
    from ${settings}
    join ${users} on ${users.id} = ${settings.userId}
    left join ${learntComforts} on ${learntComforts.userId} = ${settings.userId}
    where ${isOpened}
      and coalesce(${learntComforts.learnt} #>> '{last,told,date}', '') < ${date}
      and exists (select 1 from ${pushTokens} where ${pushTokens.userId} = ${settings.userId})
      and not exists (
        select 1 from push_claims where push_claims.user_id = ${settings.userId}
          and push_claims.date = ${date}::date and push_claims.kind = ${PUSH_KINDS.question})
    limit ${ROWS}
    on conflict do nothing
    returning 1`)) as unknown as { rows: unknown[] };
  return rows.length;
}

interface Tools {
  db: Database;
  clock: () => number;
  closing: AbortSignal;
}

/** At the evening's hour claims for who is to be asked; in a minute by one instance. Returns how many are new. */
export async function enrolQuestions({ db, clock, closing }: Tools): Promise<number> {
  const nowMs = clock();
  const date = kstDate(nowMs);
  const dueMs = getQuestionDueMs(date);
  if (nowMs < dueMs || nowMs >= dueMs + MAX_LATENESS_MS) return 0;
  if (!(await reserveWork(db, `questions:${Math.floor(nowMs / MINUTE_MS)}`, nowMs + NOTED_MS))) return 0;
  let total = 0;
  for (let written = ROWS; written === ROWS && !closing.aborted; total += written)
    written = await insertClaims(db, date, dueMs);
  return total;
}
