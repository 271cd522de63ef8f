import { eq, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import type { TableKey } from '../db/privileges';
import * as schema from '../db/schema';

/**
 * Columns of each table that a member's data leaves out: secrets, with which somebody could act as the member. Null for
 * tables without data of members, or with secrets only.
 */
const LEFT_OUT = {
  users: ['passwordHash'],
  consents: [],
  sessions: ['refreshHash', 'previousHash', 'successorKey'],
  mailCodes: ['id', 'codeMac'],
  socialLogins: ['id', 'stateIdHash'],
  feedback: [],
  bookmarks: [],
  learnedComforts: [],
  wornOutfits: [],
  neverWear: [],
  myDays: [],
  savedPlaces: [],
  trips: [],
  notificationSettings: [],
  warningSettings: [],
  pushTokens: ['token', 'addressHash'],
  pushClaims: [],
  planAdvice: [],
  widgets: ['tokenHash'],
  locationUses: [],
  accessTokens: null,
  cacheEntries: null,
  deleteReasons: null,
  forecastChecks: null,
  outboxMails: null,
  outlooks: null,
  providerAnswers: null,
  providerCalls: null,
  pushMinutes: null,
  rateLimits: null,
  warningStates: null,
  weatherGrids: null,
  withdrawals: null,
  withdrawnAccounts: null,
} as const satisfies Record<TableKey, readonly string[] | null>;

/** Returns a member's rows of all tables, by table. */
export async function exportData(db: Database, userId: string): Promise<Record<string, Record<string, unknown>[]>> {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const [key, leftOut] of Object.entries(LEFT_OUT) as [TableKey, readonly string[] | null][]) {
    if (!leftOut) continue;
    const table: PgTable = schema[key];
    const columns = getTableColumns(table) as Record<string, PgColumn>;
    const owner = columns[key === 'users' ? 'id' : 'userId'];
    if (!owner) throw new Error(`${key} has no column for its user`);
    const rows: Record<string, unknown>[] = await db.select().from(table).where(eq(owner, userId));
    const isShown = ([name]: [string, unknown]) => !leftOut.includes(name);
    tables[getTableName(table)] = rows.map((row) => Object.fromEntries(Object.entries(row).filter(isShown)));
  }
  return tables;
}
