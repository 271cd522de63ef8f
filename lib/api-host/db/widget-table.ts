import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CategoryId } from '@/lib/contract/category';
import type { AddressKind } from '@/lib/contract/widget-sizes';
import type { FeedEvent } from '@/lib/domain/calendar/feed-event';
import { ownerId } from './account-tables';
import { instant } from './columns';

/** State of a calendar, which decides whether a poll is answered without composing it. */
export interface FeedState {
  /** Version of the settings for which it was composed. */
  settings: string;
  /** It is composed again from this instant on, epoch ms. */
  untilMs: number;
  etag: string;
}

/** Pictures and calendars by address of a user. A revoked row keeps only the hash, so that its address returns 410. */
export const widgets = pgTable(
  'widgets',
  {
    id: uuid('id').primaryKey(),
    userId: ownerId(),
    kind: text('kind').$type<AddressKind>().notNull().default('picture'),
    /** Hash of the token in the address. The token itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    nx: smallint('nx'),
    ny: smallint('ny'),
    sidonm: text('sidonm'),
    sggnm: text('sggnm'),
    categoryId: smallint('category_id').$type<CategoryId>(),
    /** Calendars only; null until the first request. */
    feedState: jsonb('feed_state').$type<FeedState>(),
    feedEvents: jsonb('feed_events').$type<FeedEvent[]>(),
    /** The events as iCalendar. */
    feedText: text('feed_text'),
    /** Raised by triggers (migration 0032) when a setting of the user changes that decides the events. */
    feedVersion: integer('feed_version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** Null while the address is valid. Place and events are removed when it is revoked. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [uniqueIndex('widgets_token_hash').on(table.tokenHash), index('widgets_user').on(table.userId)],
);
