import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { MyDay } from '@/lib/contract/my-day';
import { users } from './account-tables';

/** When a person is out on each weekday, where and what for; it goes with the person. */
export const myDays = pgTable('my_day', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Only what the contract allows is ever written. */
  plan: jsonb('plan').$type<MyDay>().notNull(),
});
