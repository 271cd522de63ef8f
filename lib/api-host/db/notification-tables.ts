import type { Gender } from '@/lib/contract/gender';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { OutlookHour } from '@/lib/domain/push/outlook';
import { ownerId, sessions } from './account-tables';
import { instant } from './columns';

/** A forecast cell as a number to sort by; 0 for the default place. */
export const cellNumberSql = ({ nx, ny }: { nx: AnyPgColumn; ny: AnyPgColumn }) =>
  sql`coalesce(${nx} * 1000 + ${ny}, 0)`;

/** The same of a row that was read. */
export const toCellNumber = ({ nx, ny }: { nx: number | null; ny: number | null }): number =>
  nx === null || ny === null ? 0 : nx * 1_000 + ny;

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
    /** How the person's screens call the place: a cell may hold several districts. Null for that of its middle. */
    sidonm: text('sidonm'),
    sggnm: text('sggnm'),
    /** Since when the time holds: one that had passed by then begins on the next day. */
    holdsSince: instant('holds_since').notNull(),
    /** Whether one more push may come with news of rain, snow or cold. */
    newsEnabled: boolean('news_enabled').notNull().default(false),
    /** When the person last saw the forecast in the app, for as long as they want news. */
    openedAt: instant('opened_at'),
    /** Whether the evening may ask how a day's outfit felt. */
    questionEnabled: boolean('question_enabled').notNull().default(false),
    /** Of the push that was opened last the outfit and its date, for as long as the evening may ask. */
    openedDate: date('opened_date', { mode: 'string' }),
    openedOutfitId: text('opened_outfit_id'),
  },
  (table) => [
    // Those of a minute, one forecast cell after the other.
    index('notification_settings_minute')
      .on(table.minuteOfDay, cellNumberSql(table), table.userId)
      .where(sql`${table.enabled}`),
    index('notification_settings_changed')
      .on(table.holdsSince)
      .where(sql`${table.enabled}`),
    index('notification_settings_news')
      .on(cellNumberSql(table), table.userId)
      .where(sql`${table.enabled} and ${table.newsEnabled}`),
    index('notification_settings_question')
      .on(table.openedDate, table.userId)
      .where(sql`${table.enabled} and ${table.questionEnabled}`),
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

/** What a push is: the daily one, one of news of rain, snow or cold that it did not tell, or the evening's question. */
export const PUSH_KINDS = { daily: 0, news: 1, question: 2 } as const;
export type PushKind = (typeof PUSH_KINDS)[keyof typeof PUSH_KINDS];

/** How a device answered for good. */
export type SettledDevices = Record<string, 'sent' | 'failed'>;

/**
 * One row for each person, KST date and kind of push: whose it is to push, until when, and what came of it. A table for each date
 * (`claim-partitions.ts`), so that forgetting one is dropping it. No foreign key, which would look at a person for each row:
 * a trigger forgets the claims of a person who leaves.
 */
export const pushClaims = pgTable(
  'push_claims',
  {
    userId: uuid('user_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    kind: smallint('kind').$type<PushKind>().notNull().default(PUSH_KINDS.daily),
    dueAt: instant('due_at').notNull(),
    /** Nobody else takes it before. */
    leasedUntil: instant('leased_until').notNull(),
    attempts: smallint('attempts').notNull(),
    /** By token id: devices that need no further attempt. */
    settled: jsonb('settled').$type<SettledDevices>().notNull(),
    outcome: text('outcome', { enum: ['sent', 'failed', 'gone', 'late'] }),
    /** Those with the same number read the same, those of a forecast cell are neighbours (`audience-number.ts`). */
    audience: integer('audience').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.date, table.kind] }),
    index('push_claims_open')
      .on(table.audience)
      .where(sql`${table.outcome} is null`),
    index('push_claims_late')
      .on(table.dueAt)
      .where(sql`${table.outcome} is null`),
  ],
);

/** What was forecast for a place, written down whenever it changed: what a person was told of is what held by then. */
export const outlooks = pgTable(
  'outlooks',
  {
    /** See `placeOf`. */
    place: integer('place').notNull(),
    at: instant('at').notNull(),
    hours: jsonb('hours').$type<OutlookHour[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.place, table.at] })],
);

/** A minute whose claims are written by one instance at a time, and how far that has come. */
export const pushMinutes = pgTable('push_minutes', {
  at: instant('at').primaryKey(),
  /** Nobody else goes on with it before. */
  leasedUntil: instant('leased_until').notNull(),
  /** The last setting that was looked at: its place and person. */
  place: integer('place').notNull(),
  userId: uuid('user_id').notNull(),
  isDone: boolean('is_done').notNull(),
});
