import { sql } from 'drizzle-orm';

export const timestampSql = (epochMs: number) => sql`${new Date(epochMs).toISOString()}::timestamptz`;
