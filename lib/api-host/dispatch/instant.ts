import { sql } from 'drizzle-orm';

/** A point in time in a statement. */
export const instant = (epochMs: number) => sql`${new Date(epochMs).toISOString()}::timestamptz`;
