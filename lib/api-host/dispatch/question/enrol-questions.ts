import { and, eq, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { getQuestionDueMs } from '@/lib/domain/push/evening-question';
import type { Database } from '../../db/database';
import { learnedComforts, notificationSettings, PUSH_KINDS } from '../../db/schema';
import { insertClaims, insertClaimsSql } from '../claim-insert';
import { CLAIM_ROWS, enrolInSlots } from '../enrol-in-slots';
import { timestampSql } from '../timestamp-sql';

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
    limit: CLAIM_ROWS,
  });
  return insertClaims(db, insert);
}

/** Writes the claims of all users to ask, from the hour of the question on. */
export const enrolQuestions = (tools: Parameters<typeof enrolInSlots>[0]): Promise<number> =>
  enrolInSlots(tools, { name: 'questions', slotMs: MINUTE_MS, getDueMs: getQuestionDueMs, claimSome });
