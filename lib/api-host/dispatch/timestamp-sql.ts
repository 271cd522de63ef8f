import { sql } from 'drizzle-orm';

/** A point in time in a statement. */
export const timestampSql = (epochMs: number) => sql`${new Date(epochMs).toISOString()}::timestamptz`;
