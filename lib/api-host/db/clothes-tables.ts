import type { CategoryId } from '@/lib/contract/category';
import { date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { ownerId } from './account-tables';

/** What a person said to have worn: one outfit for a KST date, for sixty days, without a place. */
export const wornOutfits = pgTable(
  'worn_outfits',
  {
    userId: ownerId(),
    date: date('date', { mode: 'string' }).notNull(),
    outfitId: text('outfit_id').notNull(),
    categoryId: smallint('event_type_id').$type<CategoryId>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] }), index('worn_outfits_date').on(table.date)],
);

/** The kinds of clothes that a person never wears. */
export const neverWear = pgTable('never_wear', {
  userId: ownerId().primaryKey(),
  /** As an address says them: `skirts.hats`. */
  kinds: text('kinds').notNull(),
});
