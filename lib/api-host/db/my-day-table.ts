import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { MyDay } from '@/lib/contract/my-day';
import { ownerId } from './account-tables';

/** When a person is out on each weekday, where and what for; it goes with the person. */
export const myDays = pgTable('my_day', {
  userId: ownerId().primaryKey(),
  /** Only what the contract allows is ever written. */
  plan: jsonb('plan').$type<MyDay>().notNull(),
});
