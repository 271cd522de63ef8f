import { sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { addDays } from '@/lib/domain/kst';
import { getPlanPushDueMs, PLAN_MINUTE } from '@/lib/domain/push/plan-push';
import type { Database } from '../../db/database';
import { myDays, notificationSettings, PUSH_KINDS } from '../../db/schema';
import { insertClaims, insertClaimsSql } from '../claim-insert';
import { CLAIM_ROWS, enrolInSlots } from '../enrol-in-slots';
import { timestampSql } from '../timestamp-sql';

/** Interval at which users who have planned tomorrow since are enrolled. */
const SLOT_MS = 5 * MINUTE_MS;
const IS_WANTED = '$.exceptions[*] ? (@.date == $date && @.wantsPush == true)';

const settings = notificationSettings;

/** Writes claims for some users who want a push about their plan of tomorrow. Returns how many. */
async function claimSome(db: Database, date: string, dueMs: number): Promise<number> {
  const tomorrow = addDays(date, 1);
  const insert = insertClaimsSql({
    kind: PUSH_KINDS.plan,
    date: sql`${date}::date`,
    dueAt: timestampSql(dueMs),
    from: sql`${settings} inner join ${myDays} on ${myDays.userId} = ${settings.userId}`,
    where: sql`${settings.enabled} and ${settings.minuteOfDay} < ${PLAN_MINUTE}
      and jsonb_path_exists(${myDays.plan}, ${IS_WANTED}::jsonpath, jsonb_build_object('date', ${tomorrow}::text))
      and not exists (
        select 1 from push_claims where push_claims.user_id = ${settings.userId}
          and push_claims.date = ${date}::date and push_claims.kind = ${PUSH_KINDS.plan})`,
    limit: CLAIM_ROWS,
  });
  return insertClaims(db, insert);
}

/** Writes the claims of all users who want a push about their plan of tomorrow, from the evening on. */
export const enrolPlans = (tools: Parameters<typeof enrolInSlots>[0]): Promise<number> =>
  enrolInSlots(tools, { name: 'plans', slotMs: SLOT_MS, getDueMs: getPlanPushDueMs, claimSome });
