import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { LearntComfort } from '@/lib/domain/recommendation/own-comfort';
import { users } from './account-tables';

/** How a person's comfort differs from the average, as far as their answers say; it goes with the person. */
export const learntComforts = pgTable('learnt_comfort', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  learnt: jsonb('learnt').$type<LearntComfort>().notNull(),
});
