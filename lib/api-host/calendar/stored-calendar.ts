import { and, eq, isNull, sql } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import type { Language } from '@/lib/contract/language';
import type { FeedEvent } from '@/lib/domain/calendar/feed-event';
import type { Database } from '../db/database';
import { learnedComforts, myDays, neverWear, savedPlaces, trips, users, widgets, type FeedState } from '../db/schema';
import type { RegionIndex } from '../region/region-index';
import { digest } from '../shared/secrets';
import { toStored, type StoredWidget } from '../widget/widgets';

export interface StoredCalendar extends StoredWidget {
  language: Language;
  state: FeedState | null;
  /** Hash of the owner's settings now. */
  settings: string;
}

/** Raised when events get other fields, so that they are composed again. */
const VERSION = 2;

/** Hash of all settings that decide the events, so that nothing has to record their changes. */
const settingsHash = sql<string>`encode(sha256(convert_to(jsonb_build_array(${VERSION}::int, ${users.language}, ${users.gender},
  ${myDays.plan}, ${savedPlaces.places}, ${neverWear.kinds}, ${learnedComforts.learnt}, ${trips.trips})::text, 'UTF8')), 'base64')`;

/**
 * Returns the calendar of a token without its events, by one query: most polls need nothing else. Throws `ApiError`
 * NOT_FOUND if the token is unknown, GONE if it was revoked.
 */
export async function findCalendar(db: Database, token: string, regions: RegionIndex): Promise<StoredCalendar> {
  const [row] = await db
    .select({
      ...{ id: widgets.id, userId: widgets.userId, kind: widgets.kind, nx: widgets.nx, ny: widgets.ny },
      ...{ sidonm: widgets.sidonm, sggnm: widgets.sggnm, categoryId: widgets.categoryId },
      ...{ revokedAt: widgets.revokedAt, state: widgets.feedState },
      ...{ language: users.language, settings: settingsHash },
    })
    .from(widgets)
    .innerJoin(users, eq(users.id, widgets.userId))
    .leftJoin(myDays, eq(myDays.userId, widgets.userId))
    .leftJoin(savedPlaces, eq(savedPlaces.userId, widgets.userId))
    .leftJoin(neverWear, eq(neverWear.userId, widgets.userId))
    .leftJoin(learnedComforts, eq(learnedComforts.userId, widgets.userId))
    .leftJoin(trips, eq(trips.userId, widgets.userId))
    .where(and(eq(widgets.tokenHash, digest(token)), eq(widgets.kind, 'calendar')));
  if (!row) throw new ApiError('NOT_FOUND');
  const stored = toStored(row, regions);
  if (!stored) throw new ApiError('GONE');
  const { language, state, settings } = row;
  return { ...stored, language, state, settings };
}

/** Returns the events that were published last; none before the first request. */
export async function readEvents(db: Database, { id }: Pick<StoredCalendar, 'id'>): Promise<FeedEvent[]> {
  const [row] = await db.select({ events: widgets.feedEvents }).from(widgets).where(eq(widgets.id, id));
  return row?.events ?? [];
}

/** Stores what was published, unless the calendar was revoked meanwhile. Without events, those before remain. */
export async function savePublished(db: Database, id: string, state: FeedState, events?: FeedEvent[]): Promise<void> {
  await db
    .update(widgets)
    .set({ feedState: state, ...(events && { feedEvents: events }) })
    .where(and(eq(widgets.id, id), isNull(widgets.revokedAt)));
}
