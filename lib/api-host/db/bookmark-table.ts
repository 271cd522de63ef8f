import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './account-tables';

/** The outfits that a person wants to see again. They go with the person, and outlive the wardrobe. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    outfitId: text('outfit_id').notNull(),
    bookmarkedAt: timestamp('bookmarked_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.outfitId] })],
);
