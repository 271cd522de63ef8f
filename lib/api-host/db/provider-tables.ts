import { customType, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Provider responses, shared by all instances. A row without a value is a claim: a fetch is running or has failed. */
export const providerAnswers = pgTable(
  'provider_answers',
  {
    key: text('key').primaryKey(),
    /** Packed (`supply/pack.ts`). */
    value: bytea('value'),
    receivedAt: instant('received_at'),
    failure: text('failure'),
    /** No other instance fetches before this time: the end of a lease, or of a pause after a failure. */
    leasedUntil: instant('leased_until').notNull().default(new Date(0)),
    /** The same as the previous version reads and writes it. The version after this one drops it. */
    heldUntil: instant('held_until').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('provider_answers_expires_at').on(table.expiresAt)],
);

/** KMA's grids of the whole country: the newest one of each variable and hour. */
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

/** Temperatures of a cell in use on a KST date, forecast and observed, in tenths of a °C; kept for 30 days. */
export const forecastChecks = pgTable(
  'forecast_checks',
  {
    /** Cell number, see `cellNumberSql`. */
    place: integer('place').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** By hour, then by hour and lead time: as the provider forecast them, and as they were shown. */
    observed: smallint('observed').array().$type<(number | null)[]>().notNull(),
    forecast: smallint('forecast').array().$type<(number | null)[]>().notNull(),
    shown: smallint('shown').array().$type<(number | null)[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.place, table.date] }), index('forecast_checks_date').on(table.date)],
);

/** Calls to a provider service per KST day, of all instances. */
export const providerCalls = pgTable(
  'provider_calls',
  {
    service: text('service').notNull(),
    date: date('date').notNull(),
    calls: integer('calls').notNull(),
    /** Time until which the provider asked us to pause. */
    pausedUntil: instant('paused_until'),
  },
  (table) => [primaryKey({ columns: [table.service, table.date] })],
);
