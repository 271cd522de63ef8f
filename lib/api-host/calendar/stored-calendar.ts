import { and, eq, isNull, sql } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import type { FeedEvent } from '@/lib/domain/calendar/feed-event';
import type { Database } from '../db/database';
import { queryRows } from '../db/query-rows';
import { widgets, type FeedState } from '../db/schema';
import type { RegionIndex } from '../region/region-index';
import { digest } from '../shared/secrets';
import { toStored, type StoredWidget } from '../widget/widgets';

export interface StoredCalendar extends StoredWidget {
  state: FeedState | null;
  /** Version of the owner's settings and of the events' format now. */
  settings: string;
  /** The published events as iCalendar; null before the first request, and if the client has them. */
  text: string | null;
}

/** Raised when events get other fields or their text changes, so that they are composed again. */
const VERSION = 3;

type CalendarRow = Parameters<typeof toStored>[0] & Pick<StoredCalendar, 'state' | 'text'> & { feedVersion: number };

/**
 * Query of a calendar by its address. Most polls need nothing else, so it is written in SQL and reads one row: the query
 * builder took longer than the database, and joins with the settings took most of its time to be planned.
 */
const selectCalendar = (token: string, knownEtags: string) => sql`
  select id, user_id as "userId", kind, nx, ny, sidonm, sggnm, category_id as "categoryId", revoked_at as "revokedAt",
    feed_state as state, feed_version as "feedVersion",
    case when position(feed_state ->> 'etag' in ${knownEtags}) > 0 then null else feed_text end as text
  from widgets where token_hash = ${digest(token)} and kind = 'calendar'`;

/**
 * Returns the calendar of a token without its events. Throws `ApiError` NOT_FOUND if the token is unknown, GONE if it was
 * revoked.
 * @param knownEtags entity tags that the client has, as it sent them
 */
export async function findCalendar(
  db: Database,
  token: string,
  { regions, knownEtags }: { regions: RegionIndex; knownEtags: string },
): Promise<StoredCalendar> {
  const [row] = await queryRows<CalendarRow>(db, selectCalendar(token, knownEtags));
  if (!row) throw new ApiError('NOT_FOUND');
  const stored = toStored(row, regions);
  if (!stored) throw new ApiError('GONE');
  const { state, text, feedVersion } = row;
  return { ...stored, state, text, settings: `${VERSION}.${feedVersion}` };
}

/** Returns the events that were published last; none before the first request. */
export async function readEvents(db: Database, { id }: Pick<StoredCalendar, 'id'>): Promise<FeedEvent[]> {
  const [row] = await db.select({ events: widgets.feedEvents }).from(widgets).where(eq(widgets.id, id));
  return row?.events ?? [];
}

/** Events with the text in which they are published. */
export interface Published {
  events: FeedEvent[];
  text: string;
}

/** Stores what was published, unless the calendar was revoked meanwhile. Without events, those before remain. */
export async function savePublished(db: Database, id: string, state: FeedState, published?: Published): Promise<void> {
  await db
    .update(widgets)
    .set({ feedState: state, ...(published && { feedEvents: published.events, feedText: published.text }) })
    .where(and(eq(widgets.id, id), isNull(widgets.revokedAt)));
}
