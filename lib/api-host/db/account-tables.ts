import type { Gender } from '@/lib/contract/gender';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/contract/language';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * Users. Every row that belongs to a user references this table with `on delete cascade`; withdrawal relies on that.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    username: text('username'),
    passwordHash: text('password_hash'),
    email: text('email'),
    /** Null for an email account. */
    socialType: text('social_type', { enum: ['kakao', 'google'] }),
    /** Identity of a social account. */
    issuer: text('issuer'),
    subject: text('subject'),
    nickname: text('nickname'),
    gender: text('gender').$type<Gender>(),
    birthDate: date('birth_date', { mode: 'string' }),
    /** Whether outfits with pictures of people near the user's age come first. */
    prefersOwnAge: boolean('prefers_own_age').notNull().default(false),
    /** Language of pushes, mails, calendars and pictures of widgets. */
    language: text('language', { enum: LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_identity').on(table.issuer, table.subject),
  ],
);

/** Column that references the user and deletes the row together with the user. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Consents: which user agreed to which version of which document, and when. */
export const consents = pgTable(
  'consents',
  {
    userId: ownerId(),
    document: text('document', { enum: ['terms', 'privacy', 'location', 'marketing'] }).notNull(),
    version: text('version').notNull(),
    agreedAt: instant('agreed_at').notNull(),
    /** Only marketing can be withdrawn without the account. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document, table.version] })],
);

/** Sessions. Each is one login on one device, with the hash of its current refresh token. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    refreshHash: text('refresh_hash').notNull(),
    /** Hash of the previous token, and the key that derives its successor, for concurrent calls. */
    previousHash: text('previous_hash'),
    successorKey: text('successor_key'),
    rotatedAt: instant('rotated_at').notNull(),
    authenticatedAt: instant('authenticated_at').notNull(),
    /** Time of the last proof of identity: a password, or a required login at a provider. */
    provedAt: instant('proved_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.authenticatedAt),
    index('sessions_expires').on(table.expiresAt),
  ],
);

export const accessTokens = pgTable(
  'access_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('access_tokens_session').on(table.sessionId), index('access_tokens_expires').on(table.expiresAt)],
);

/** Mailed codes. `id` is the hash of the browser's cookie, and the cookie is the key of `codeMac`. */
export const mailCodes = pgTable(
  'mail_codes',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose', { enum: ['signup', 'find-id', 'reset'] }).notNull(),
    email: text('email').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    codeMac: text('code_mac').notNull(),
    tries: integer('tries').notNull().default(0),
    confirmedAt: instant('confirmed_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('mail_codes_email').on(table.email),
    index('mail_codes_user').on(table.userId),
    index('mail_codes_expires').on(table.expiresAt),
  ],
);

/** Social logins in progress. `id` is the hash of the browser's cookie. */
export const socialLogins = pgTable(
  'social_logins',
  {
    id: text('id').primaryKey(),
    provider: text('provider', { enum: ['kakao', 'google'] }).notNull(),
    callbackUrl: text('callback_url').notNull(),
    /** Whether the provider must require a login even if it still knows the user. */
    afresh: boolean('afresh').notNull().default(false),
    /** Set when the provider has identified the user. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    stateIdHash: text('state_id_hash'),
    /** Time of the proof of identity at the provider; null if it proved nothing. */
    provedAt: instant('proved_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('social_logins_user').on(table.userId), index('social_logins_expires').on(table.expiresAt)],
);

/** Rate limits: number of attempts in the window that ends at `endsAt`. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ends').on(table.endsAt)],
);

export const deleteReasons = pgTable('delete_reasons', {
  id: integer('id').primaryKey(),
  description: text('description').notNull(),
});

/** Reasons and dates of withdrawals, without the user. */
export const withdrawals = pgTable('withdrawals', {
  id: uuid('id').primaryKey(),
  reasonId: integer('reason_id')
    .notNull()
    .references(() => deleteReasons.id),
  withdrawnOn: date('withdrawn_on', { mode: 'string' }).notNull(),
});

/**
 * Ids of deleted accounts, for as long as a backup may contain them: restoring one deletes them again
 * (`deploy/replay-withdrawals.sh`).
 */
export const withdrawnAccounts = pgTable(
  'withdrawn_accounts',
  { userId: uuid('user_id').primaryKey(), withdrawnAt: instant('withdrawn_at').notNull() },
  (table) => [index('withdrawn_accounts_at').on(table.withdrawnAt)],
);

/** Mails that were stored for /dev/mailbox instead of sent. */
export const outboxMails = pgTable('outbox_mails', {
  id: uuid('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  sentAt: instant('sent_at').notNull(),
});
