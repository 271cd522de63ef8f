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
import type { ForecastBasis } from '@/lib/domain/calendar/feed-event';
import type { OutlookHour } from '@/lib/domain/push/outlook';
import type { PlanAdvice } from '@/lib/domain/push/plan-change';
import { ownerId, sessions } from './account-tables';
import { instant } from './columns';

/** SQL expression that numbers a forecast cell for sorting; 0 for the default place. */
export const cellNumberSql = ({ nx, ny }: { nx: AnyPgColumn; ny: AnyPgColumn }) =>
  sql`coalesce(${nx} * 1000 + ${ny}, 0)`;

/** Returns the number that `cellNumberSql` computes. */
export const toCellNumber = ({ nx, ny }: { nx: number | null; ny: number | null }): number =>
  nx === null || ny === null ? 0 : nx * 1_000 + ny;

/** Push settings of a user. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: ownerId().primaryKey(),
    enabled: boolean('enabled').notNull(),
    /** Minutes since midnight, KST. */
    minuteOfDay: smallint('minute_of_day').notNull(),
    categoryId: smallint('event_type_id').notNull(),
    /** Null if the gender of the profile applies. */
    gender: text('gender').$type<Gender>(),
    /** Forecast cell, never a precise position, stored only while the push is enabled; null for the default place. */
    nx: smallint('nx'),
    ny: smallint('ny'),
    /** District that the user's screens show: a cell may contain several. Null for the district at the cell's centre. */
    sidonm: text('sidonm'),
    sggnm: text('sggnm'),
    /** Time at which the user chose the minute. If the minute had passed by then, the first push comes on the next day. */
    holdsSince: instant('holds_since').notNull(),
    newsEnabled: boolean('news_enabled').notNull().default(false),
    /** Time at which the user last saw the forecast in the app; recorded only for users who want news. */
    openedAt: instant('opened_at'),
    questionEnabled: boolean('question_enabled').notNull().default(false),
    /** Date and outfit of the last opened push; recorded only for users who want the evening question. */
    openedDate: date('opened_date', { mode: 'string' }),
    openedOutfitId: text('opened_outfit_id'),
    /** Hours and layers for which that push recommended it. */
    openedTold: text('opened_told'),
  },
  (table) => [
    // Enrolment reads the settings of one minute in the order of their cells.
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

/** Addresses of devices. A token is deleted with the session that saved it. */
export const pushTokens = pgTable(
  'push_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    transport: text('transport', { enum: ['fcm', 'web-push'] }).notNull(),
    /** Hash of the part of the token that identifies a browser. Each address has one owner. */
    addressHash: text('address_hash').notNull().unique(),
    token: text('token').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [index('push_tokens_user').on(table.userId), index('push_tokens_session').on(table.sessionId)],
);

/** Ids of the push kinds in the database. `dispatch/push-kinds.ts` has the record of each. */
export const PUSH_KINDS = { daily: 0, news: 1, question: 2, warning: 3, plan: 4, planChange: 5 } as const;
export type PushKind = (typeof PUSH_KINDS)[keyof typeof PUSH_KINDS];

/** Push kinds have ids below this. A claim's `kind` is the id plus this number for each further occasion of the day. */
export const KINDS_PER_OCCASION = 10;

/** Final results by token id, of devices that need no further attempt. */
export type SettledDevices = Record<string, 'sent' | 'failed'>;

/**
 * One row for each push to one user on one KST date and occasion, with its lease and its outcome. Each date is a partition
 * (`claim-partitions.ts`), so that old claims are deleted by dropping a table. There is no foreign key, because it would
 * look up the user for each row: a trigger deletes the claims of a user who withdraws.
 */
export const pushClaims = pgTable(
  'push_claims',
  {
    userId: uuid('user_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Push kind and occasion (`dispatch/claim-kind.ts`). */
    kind: smallint('kind').notNull().default(PUSH_KINDS.daily),
    dueAt: instant('due_at').notNull(),
    /** End of the lease, and the earliest time of the next attempt. */
    leasedUntil: instant('leased_until').notNull(),
    attempts: smallint('attempts').notNull(),
    settled: jsonb('settled').$type<SettledDevices>().notNull(),
    outcome: text('outcome', { enum: ['sent', 'failed', 'gone', 'late'] }),
    /** Number of the audience (`audience-number.ts`). */
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

/** History of the forecast of a cell, with one row for each change: it shows which forecast a user knew at a given time. */
export const outlooks = pgTable(
  'outlooks',
  {
    /** Cell number, see `cellNumberSql`. */
    place: integer('place').notNull(),
    at: instant('at').notNull(),
    hours: jsonb('hours').$type<OutlookHour[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.place, table.at] })],
);

/** Advice about a planned date that a user knows. Deleted when the date comes. */
export const planAdvice = pgTable(
  'plan_advice',
  {
    userId: ownerId(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Hash of the plan and the settings for which it was given. */
    settings: text('settings').notNull(),
    basis: jsonb('basis').$type<ForecastBasis>().notNull(),
    advice: jsonb('advice').$type<PlanAdvice>().notNull(),
    /** Date of the last push about a change, and the advice before it. */
    changedOn: date('changed_on', { mode: 'string' }),
    before: jsonb('before').$type<PlanAdvice>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date] }), index('plan_advice_date').on(table.date)],
);

/** Progress of the enrolment of one minute, which one instance at a time leases. */
export const pushMinutes = pgTable('push_minutes', {
  at: instant('at').primaryKey(),
  leasedUntil: instant('leased_until').notNull(),
  /** Cell number and user of the last setting that was enrolled. */
  place: integer('place').notNull(),
  userId: uuid('user_id').notNull(),
  isDone: boolean('is_done').notNull(),
});
