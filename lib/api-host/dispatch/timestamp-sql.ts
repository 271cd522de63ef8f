import { sql } from 'drizzle-orm';

/** SQL literal of a point in time. */
export const timestampSql = (epochMs: number) => sql`${new Date(epochMs).toISOString()}::timestamptz`;
