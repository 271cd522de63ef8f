import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Cached values with an expiry, shared by all instances. */
export const cacheEntries = pgTable(
  'cache_entries',
  {
    key: text('key').primaryKey(),
    value: jsonb('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('cache_entries_expires_at').on(table.expiresAt)],
);

export * from './account-tables';
export * from './feedback-table';
export * from './location-use-table';
export * from './learned-comfort-table';
export * from './bookmark-table';
export * from './clothes-tables';
export * from './notification-tables';
export * from './warning-tables';
export * from './saved-places-table';
export * from './my-day-table';
export * from './trips-table';
export * from './widget-table';
export * from './provider-tables';
