import type { OutfitFeeling } from '@/lib/contract/comfort';
import type { CategoryId } from '@/lib/contract/category';
import { date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { ownerId } from './account-tables';

/** Worn outfits: one per user and KST date, kept for 60 days, without a place. */
export const wornOutfits = pgTable(
  'worn_outfits',
  {
    userId: ownerId(),
    date: date('date', { mode: 'string' }).notNull(),
    outfitId: text('outfit_id').notNull(),
    categoryId: smallint('event_type_id').$type<CategoryId>().notNull(),
    /** Apparent temperature for which it was recommended, °C; null if unknown. */
    feelsLikeMinC: smallint('feels_like_min_c'),
    feelsLikeMaxC: smallint('feels_like_max_c'),
    feeling: text('feeling').$type<OutfitFeeling>(),
    /** Hours and layers for which it was recommended; deleted after the next day, when feedback is no longer accepted. */
    told: text('told'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] }), index('worn_outfits_date').on(table.date)],
);

/** Kinds of garments that a user never wears. */
export const neverWear = pgTable('never_wear', {
  userId: ownerId().primaryKey(),
  /** Formatted as in the query: `skirts.hats`. */
  kinds: text('kinds').notNull(),
});
