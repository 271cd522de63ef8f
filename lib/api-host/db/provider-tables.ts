import { customType, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What a provider said, once for all instances. A row without a value is a claim: somebody is asking, or was refused. */
export const providerAnswers = pgTable(
  'provider_answers',
  {
    key: text('key').primaryKey(),
    /** Packed (`supply/pack.ts`). */
    value: bytea('value'),
    receivedAt: instant('received_at'),
    /** The kind of error that the last question ended with. */
    failure: text('failure'),
    /** Nobody else asks before: the claim's lease, or the pause after a failure. */
    heldUntil: instant('held_until').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('provider_answers_expires_at').on(table.expiresAt)],
);

/** KMA's grids of the whole country: of each variable and hour the newest that could be read. */
export const weatherGrids = pgTable(
  'weather_grids',
  {
    /** nowcast, ultra-short or village. */
    service: text('service').notNull(),
    variable: text('variable').notNull(),
    validAt: instant('valid_at').notNull(),
    issuedAt: instant('issued_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Packed (`kma-grid/pack-grid.ts`). */
    cells: bytea('cells').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.service, table.variable, table.validAt] }),
    index('weather_grids_received_at').on(table.receivedAt),
  ],
);

/** Calls of a provider's service on a KST day, of all instances. */
export const providerCalls = pgTable(
  'provider_calls',
  {
    service: text('service').notNull(),
    date: date('date').notNull(),
    calls: integer('calls').notNull(),
    /** Until when the provider has asked to be left alone. */
    pausedUntil: instant('paused_until'),
  },
  (table) => [primaryKey({ columns: [table.service, table.date] })],
);
