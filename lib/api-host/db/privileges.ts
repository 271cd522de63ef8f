import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { queryRows } from './query-rows';
import * as schema from './schema';

type Schema = typeof schema;
/** Key of a table in the schema. */
export type TableKey = { [Key in keyof Schema]: Schema[Key] extends PgTable ? Key : never }[keyof Schema];

/** Database role that owns all tables. `deploy/database-roles.sql` creates the roles. */
export const MIGRATOR_ROLE = 'nalot_migrator';
/** Database role of instances that serve pages and calls. */
export const APP_ROLE = 'nalot_app';
/** Database role of dispatchers. */
export const DISPATCHER_ROLE = 'nalot_dispatcher';

const WRITE = 'select, insert, update, delete';

/**
 * Privileges of a dispatcher on each table; null for none. It can read neither e-mail addresses nor hashes of passwords
 * and session tokens.
 */
const DISPATCHER_PRIVILEGES = {
  users: 'select (id, gender, birth_date, prefers_own_age, language)',
  sessions: 'select (id, expires_at)',
  notificationSettings: 'select',
  warningSettings: 'select',
  pushTokens: 'select, delete',
  learnedComforts: 'select',
  myDays: 'select',
  neverWear: 'select',
  savedPlaces: 'select',
  wornOutfits: 'select',
  pushClaims: WRITE,
  pushMinutes: WRITE,
  outlooks: WRITE,
  planAdvice: WRITE,
  warningStates: WRITE,
  cacheEntries: WRITE,
  providerAnswers: WRITE,
  providerCalls: WRITE,
  weatherGrids: WRITE,
  forecastChecks: 'select',
  accessTokens: null,
  bookmarks: null,
  consents: null,
  deleteReasons: null,
  feedback: null,
  locationUses: null,
  mailCodes: null,
  outboxMails: null,
  rateLimits: null,
  socialLogins: null,
  trips: null,
  widgets: null,
  withdrawals: null,
  withdrawnAccounts: null,
} as const satisfies Record<TableKey, string | null>;

/** Functions that change partitions of push claims with the rights of the tables' owner. */
const PARTITION_FUNCTIONS = ['create_push_claims_partition(date)', 'drop_push_claims_partition(date)'];

function* buildGrants(): Generator<string> {
  for (const role of [APP_ROLE, DISPATCHER_ROLE]) {
    yield `revoke all on all tables in schema public from ${role}`;
    yield `revoke all on all functions in schema public from ${role}`;
    // Instances read which migrations have run.
    yield `grant usage on schema drizzle to ${role}`;
    yield `grant select on all tables in schema drizzle to ${role}`;
  }
  yield `grant ${WRITE} on all tables in schema public to ${APP_ROLE}`;
  for (const [key, privileges] of Object.entries(DISPATCHER_PRIVILEGES))
    if (privileges) yield `grant ${privileges} on ${getTableName(schema[key as TableKey])} to ${DISPATCHER_ROLE}`;
  for (const name of PARTITION_FUNCTIONS) {
    yield `revoke execute on function ${name} from public`;
    yield `grant execute on function ${name} to ${DISPATCHER_ROLE}`;
  }
}

const countRoles = (names: string[]): SQL =>
  sql`select count(*)::int as count from pg_roles where rolname = any(${`{${names.join()}}`}::text[])`;

/**
 * Grants the roles of app and dispatcher what they need, and revokes everything else. All or nothing, so that running
 * instances are not interrupted. Returns false and does nothing if the roles do not exist. Only the owner of the tables
 * may call it.
 */
export async function grantPrivileges(db: Database): Promise<boolean> {
  const names = [APP_ROLE, DISPATCHER_ROLE];
  const [row] = await queryRows<{ count: number }>(db, countRoles(names));
  if (row?.count !== names.length) return false;
  await db.transaction(async (tx) => {
    for (const statement of buildGrants()) await tx.execute(sql.raw(statement));
  });
  return true;
}
