import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { LearnedComfort } from '@/lib/domain/recommendation/learned-comfort';
import { ownerId } from './account-tables';

/** Learned comfort of a user, from their feedback. */
export const learnedComforts = pgTable('learnt_comfort', {
  userId: ownerId().primaryKey(),
  learnt: jsonb('learnt').$type<LearnedComfort>().notNull(),
});
