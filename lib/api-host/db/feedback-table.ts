import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account-tables';
import { instant } from './columns';

export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey(),
    /** Null for feedback of a visitor. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    writtenAt: instant('written_at').notNull(),
    /** Address for an answer, if the writer wants one. Erased with the answer. */
    replyTo: text('reply_to'),
    answeredAt: instant('answered_at'),
  },
  (table) => [index('feedback_user').on(table.userId), index('feedback_written').on(table.writtenAt)],
);
