import { jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { LearnedComfort } from '@/lib/domain/recommendation/learned-comfort';
import { ownerId } from './account-tables';

export const learnedComforts = pgTable('learnt_comfort', {
  userId: ownerId().primaryKey(),
  learnt: jsonb('learnt').$type<LearnedComfort>().notNull(),
});
