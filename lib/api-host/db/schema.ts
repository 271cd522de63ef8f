import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What is worth storing beyond a process: weather by grid cell, first of all. */
export const cacheEntries = pgTable(
  'cache_entries',
  {
    key: text('key').primaryKey(),
    value: jsonb('value').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('cache_entries_expires_at').on(table.expiresAt)],
);

export * from './account-tables';
export * from './feedback-table';
export * from './learnt-comfort-table';
export * from './bookmark-table';
export * from './clothes-tables';
export * from './notification-tables';
export * from './saved-places-table';
export * from './my-day-table';
export * from './provider-tables';
