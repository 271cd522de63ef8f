import type { Gender } from '@/lib/contract/gender';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * People. Everything that belongs to a person refers to this row and goes with it (`on delete cascade`): that is what
 * a withdrawal relies on.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    username: text('username'),
    passwordHash: text('password_hash'),
    email: text('email'),
    /** Null for an e-mail account. */
    socialType: text('social_type', { enum: ['kakao', 'google'] }),
    /** A social account is this pair, and nothing else. */
    issuer: text('issuer'),
    subject: text('subject'),
    nickname: text('nickname'),
    gender: text('gender').$type<Gender>(),
    birthDate: date('birth_date', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_identity').on(table.issuer, table.subject),
  ],
);

/** Whose a row is: it goes with the person. */
export const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What a person agreed to, in which version, and when. */
export const consents = pgTable(
  'consents',
  {
    userId: ownerId(),
    document: text('document', { enum: ['terms', 'privacy', 'location', 'marketing'] }).notNull(),
    version: text('version').notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document, table.version] })],
);

/** One login on one device: the family of its refresh tokens, of which only hashes are stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    refreshHash: text('refresh_hash').notNull(),
    /** The token before, and what makes its successor of it: for calls that raced. */
    previousHash: text('previous_hash'),
    successorKey: text('successor_key'),
    rotatedAt: instant('rotated_at').notNull(),
    authenticatedAt: instant('authenticated_at').notNull(),
    /** When the person proved to be there: by a password, or at a provider that was told to ask afresh. */
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

/** Codes that were mailed. `id` is the hash of the asking browser's cookie, which is also the key of `codeMac`. */
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

/** Social logins under way. `id` is the hash of the browser's cookie. */
export const socialLogins = pgTable(
  'social_logins',
  {
    id: text('id').primaryKey(),
    provider: text('provider', { enum: ['kakao', 'google'] }).notNull(),
    callbackUrl: text('callback_url').notNull(),
    /** Whether the provider was told to ask even whomever it still knows. */
    afresh: boolean('afresh').notNull().default(false),
    /** Once the provider has answered. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    stateIdHash: text('state_id_hash'),
    /** When the provider asked afresh, as far as it is to be believed. */
    provedAt: instant('proved_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('social_logins_user').on(table.userId), index('social_logins_expires').on(table.expiresAt)],
);

/** How often something was done in the window that ends at `endsAt`. */
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

/** Why people left, and on what date; not who. */
export const withdrawals = pgTable('withdrawals', {
  id: uuid('id').primaryKey(),
  reasonId: integer('reason_id')
    .notNull()
    .references(() => deleteReasons.id),
  withdrawnOn: date('withdrawn_on', { mode: 'string' }).notNull(),
});

/** Mails that were not sent but put here to be read at /dev/mailbox. */
export const outboxMails = pgTable('outbox_mails', {
  id: uuid('id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  sentAt: instant('sent_at').notNull(),
});
