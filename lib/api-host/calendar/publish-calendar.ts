import { isDeepStrictEqual } from 'node:util';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstDate, kstEpochMs } from '@/lib/domain/kst';
import type { Database } from '../db/database';
import type { FeedState } from '../db/schema';
import { readMemberSettings } from '../outfit/member-settings';
import { digest } from '../shared/secrets';
import { findStoredTrips } from '../trips/stored-trips';
import { composeEvents, type CalendarHost } from './compose-events';
import { renderCalendar } from './render-calendar';
import { readEvents, savePublished, type StoredCalendar } from './stored-calendar';

/** Interval of KMA's short-term forecasts. */
const FRESH_MS = 3 * HOUR_MS;
/** The same while the weather is a fallback. */
const TEMPORARY_MS = 10 * MINUTE_MS;

export interface PublishedCalendar {
  etag: string;
  getText: () => string;
}

/**
 * Returns whether the published events still hold: no setting has changed, and no newer forecast is due. Events of a
 * clock that was ahead do not hold.
 */
export function isPublished<C extends Pick<StoredCalendar, 'state' | 'settings'>>(
  calendar: C,
  nowMs: number,
): calendar is C & { state: FeedState } {
  const { state, settings } = calendar;
  if (state?.settings !== settings) return false;
  return nowMs < state.untilMs && state.untilMs <= nowMs + FRESH_MS;
}

function getUntilMs(nowMs: number, isTemporary: boolean): number {
  const midnightMs = kstEpochMs(kstDate(nowMs)) + DAY_MS;
  return Math.min(midnightMs, nowMs + (isTemporary ? TEMPORARY_MS : FRESH_MS));
}

const createEtag = (text: string): string => `"${digest(text).slice(0, 22)}"`;

/** Returns a calendar with current events, which are stored with their revisions if any has changed. */
export async function publishCalendar(
  db: Database,
  calendar: StoredCalendar,
  host: CalendarHost,
): Promise<PublishedCalendar> {
  const { id, userId, settings, state } = calendar;
  const nowMs = host.clock();
  const published = await readEvents(db, calendar);
  const holidays = await host.readHolidays();
  const owner = await readMemberSettings(db, userId, nowMs, holidays);
  const isSameSettings = state?.settings === settings;
  const trips = (await findStoredTrips(db, userId, nowMs)) ?? [];
  const request = { address: calendar, owner, trips, holidays, published, isSameSettings };
  const { events, isTemporary } = await composeEvents(request, host);
  const render = () => renderCalendar(id, events, owner.language);
  const untilMs = getUntilMs(nowMs, isTemporary);
  if (isSameSettings && isDeepStrictEqual(events, published)) {
    await savePublished(db, id, { settings, untilMs, etag: state.etag });
    return { etag: state.etag, getText: render };
  }
  const text = render();
  const etag = createEtag(text);
  await savePublished(db, id, { settings, untilMs, etag }, { events, text });
  return { etag, getText: () => text };
}
