import { and, eq, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { kstDate } from '@/lib/domain/kst';
import { getQuestionDueMs } from '@/lib/domain/push/evening-question';
import type { Database } from '../../db/database';
import { learnedComforts, notificationSettings, PUSH_KINDS } from '../../db/schema';
import { insertClaims, insertClaimsSql } from '../claim-insert';
import { MAX_LATENESS_MS } from '../due';
import { timestampSql } from '../timestamp-sql';
import { reserveWork } from '../reserve-work';

const ROWS = 5_000;
const RESERVED_MS = 60 * MINUTE_MS;

const settings = notificationSettings;

/** Writes claims for some users who opened the push of a date and have given no feedback on it. Returns how many. */
async function claimSome(db: Database, date: string, dueMs: number): Promise<number> {
  const isOpened = and(settings.enabled, settings.questionEnabled, eq(settings.openedDate, date));
  const insert = insertClaimsSql({
    kind: PUSH_KINDS.question,
    date: sql`${date}::date`,
    dueAt: timestampSql(dueMs),
    from: sql`${settings}`,
    where: sql`${isOpened}
      and coalesce(${learnedComforts.learnt} #>> '{last,told,date}', '') < ${date}
      and not exists (
        select 1 from push_claims where push_claims.user_id = ${settings.userId}
          and push_claims.date = ${date}::date and push_claims.kind = ${PUSH_KINDS.question})`,
    limit: ROWS,
  });
  return insertClaims(db, insert);
}

interface Tools {
  db: Database;
  clock: () => number;
  closing: AbortSignal;
}

/**
 * Writes the claims of all users to ask, from the hour of the question on. Only one instance does this in each minute.
 * Returns how many are new.
 */
export async function enrolQuestions({ db, clock, closing }: Tools): Promise<number> {
  const nowMs = clock();
  const date = kstDate(nowMs);
  const dueMs = getQuestionDueMs(date);
  if (nowMs < dueMs || nowMs >= dueMs + MAX_LATENESS_MS) return 0;
  if (!(await reserveWork(db, `questions:${Math.floor(nowMs / MINUTE_MS)}`, nowMs + RESERVED_MS))) return 0;
  let total = 0;
  for (let written = ROWS; written === ROWS && !closing.aborted; total += written)
    written = await claimSome(db, date, dueMs);
  return total;
}
