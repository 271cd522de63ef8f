import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { queryRows } from '../db/query-rows';
import { learnedComforts, notificationSettings, pushTokens } from '../db/schema';
import { audienceNumberSql } from './audience-number';

interface ClaimInsert {
  /** Push kind and occasion, see `claim-kind.ts`. */
  kind: number;
  date: SQL;
  dueAt: SQL;
  /** Table expression that provides `notification_settings`. */
  from: SQL;
  where: SQL;
  limit?: number;
}

/**
 * Builds the statement that writes a claim for each selected setting whose user has a push token. It returns one row for
 * each new claim; users who already have a claim of that kind and date are skipped.
 */
export const insertClaimsSql = ({ kind, date, dueAt, from, where, limit }: ClaimInsert): SQL => sql`
  insert into push_claims (user_id, date, kind, due_at, leased_until, attempts, settled, audience)
  select ${notificationSettings.userId}, ${date}, ${kind}, ${dueAt}, ${dueAt}, 0, '{}'::jsonb, ${audienceNumberSql}
  from ${from}
  left join ${learnedComforts} on ${learnedComforts.userId} = ${notificationSettings.userId}
  where ${where}
    and exists (select 1 from ${pushTokens} where ${pushTokens.userId} = ${notificationSettings.userId})
  ${limit === undefined ? sql`` : sql`limit ${limit}`}
  on conflict do nothing
  returning 1`;

/** Executes such a statement. Returns the number of new claims. */
export async function insertClaims(db: Database, insert: SQL): Promise<number> {
  return (await queryRows(db, insert)).length;
}
