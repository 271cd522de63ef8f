import type { Gender } from '@/lib/contract/gender';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { sessions, users } from './account-tables';

const instant = (name: string) => timestamp(name, { withTimezone: true });

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The daily notification of a person: at what KST time, for which place and category. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: ownerId().primaryKey(),
    enabled: boolean('enabled').notNull(),
    /** Minutes since midnight, KST. */
    minuteOfDay: smallint('minute_of_day').notNull(),
    categoryId: smallint('event_type_id').notNull(),
    /** Null for the profile's. */
    gender: text('gender').$type<Gender>(),
    /** A forecast cell, never a precise position, for as long as it is needed; null for the default place. */
    nx: smallint('nx'),
    ny: smallint('ny'),
    /** Since when the time holds: one that had passed by then begins on the next day. */
    holdsSince: instant('holds_since').notNull(),
  },
  (table) => [
    index('notification_settings_due')
      .on(table.minuteOfDay)
      .where(sql`${table.enabled}`),
    check('notification_settings_place', sql`${table.enabled} or (${table.nx} is null and ${table.ny} is null)`),
  ],
);

/** Where to push to, for as long as the session lives that said so. */
export const pushTokens = pgTable(
  'push_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    transport: text('transport', { enum: ['fcm', 'web-push'] }).notNull(),
    /** The hash of what tells one browser from another: such an address has one owner. */
    addressHash: text('address_hash').notNull().unique(),
    token: text('token').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [index('push_tokens_user').on(table.userId), index('push_tokens_session').on(table.sessionId)],
);

/** How a device answered for good. */
export type Settled = Record<string, 'sent' | 'failed'>;

/** One row for each person and KST date: whose it is to push, until when, and what came of it. */
export const pushClaims = pgTable(
  'push_claims',
  {
    userId: ownerId(),
    date: date('date', { mode: 'string' }).notNull(),
    dueAt: instant('due_at').notNull(),
    /** Nobody else takes it before. */
    leasedUntil: instant('leased_until').notNull(),
    attempts: smallint('attempts').notNull(),
    /** By token id: devices that need no further attempt. */
    settled: jsonb('settled').$type<Settled>().notNull(),
    outcome: text('outcome', { enum: ['sent', 'failed', 'gone', 'late'] }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.date] }),
    index('push_claims_open')
      .on(table.leasedUntil)
      .where(sql`${table.outcome} is null`),
    index('push_claims_date').on(table.date),
  ],
);
