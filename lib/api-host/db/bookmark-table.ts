import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from './account-tables';
import { instant } from './columns';

/** Bookmarked outfits. A row outlives its outfit's removal from the wardrobe. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: ownerId(),
    outfitId: text('outfit_id').notNull(),
    /** Picture with additions in which the outfit was bookmarked, or null for its usual one. */
    pictureId: text('picture_id'),
    bookmarkedAt: instant('bookmarked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.outfitId] })],
);
