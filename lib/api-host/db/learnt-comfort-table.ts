import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { LearnedComfort } from '@/lib/domain/recommendation/learned-comfort';
import { ownerId } from './account-tables';

/** How a person's comfort differs from the average, as far as their answers say; it goes with the person. */
export const learntComforts = pgTable('learnt_comfort', {
  userId: ownerId().primaryKey(),
  learnt: jsonb('learnt').$type<LearnedComfort>().notNull(),
});
