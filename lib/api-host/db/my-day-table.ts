import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { MyDay } from '@/lib/contract/my-day';
import { ownerId } from './account-tables';

/** Schedule of a user. */
export const myDays = pgTable('my_day', {
  userId: ownerId().primaryKey(),
  /** Validated by the contract before it is written. */
  plan: jsonb('plan').$type<MyDay>().notNull(),
});
