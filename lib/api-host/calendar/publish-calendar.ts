import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstDate, kstEpochMs } from '@/lib/domain/kst';
import type { Database } from '../db/database';
import { readMemberSettings } from '../outfit/member-settings';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import { digest } from '../shared/secrets';
import { composeEvents } from './compose-events';
import { renderCalendar } from './render-calendar';
import { readEvents, saveEvents, type StoredCalendar } from './stored-calendar';

/** Interval of KMA's short-term forecasts. */
const FRESH_MS = 3 * HOUR_MS;
/** The same while the weather is a fallback. */
const TEMPORARY_MS = 10 * MINUTE_MS;

export interface PublishedCalendar {
  text: string;
  etag: string;
}

/**
 * Returns whether the published events still hold: no setting has changed, and no newer forecast is due. Events of a
 * clock that was ahead do not hold.
 */
export function isPublished({ state, settings }: StoredCalendar, nowMs: number): boolean {
  if (state?.settings !== settings) return false;
  return nowMs < state.untilMs && state.untilMs <= nowMs + FRESH_MS;
}

function getUntilMs(nowMs: number, isTemporary: boolean): number {
  const midnightMs = kstEpochMs(kstDate(nowMs)) + DAY_MS;
  return Math.min(midnightMs, nowMs + (isTemporary ? TEMPORARY_MS : FRESH_MS));
}

/** Returns a calendar with current events, which are stored with their revisions. */
export async function publishCalendar(
  db: Database,
  calendar: StoredCalendar,
  host: OutfitDependencies,
): Promise<PublishedCalendar> {
  const { id, userId, language, settings, state } = calendar;
  const nowMs = host.clock();
  const published = await readEvents(db, calendar);
  if (state && isPublished(calendar, nowMs)) return { text: renderCalendar(id, published, language), etag: state.etag };
  const holidays = await host.readHolidays();
  const owner = await readMemberSettings(db, userId, nowMs, holidays);
  const isSameSettings = state?.settings === settings;
  const request = { address: calendar, owner, holidays, published, isSameSettings };
  const { events, isTemporary } = await composeEvents(request, host);
  const text = renderCalendar(id, events, language);
  const etag = `"${digest(text).slice(0, 22)}"`;
  await saveEvents(db, id, { settings, untilMs: getUntilMs(nowMs, isTemporary), etag }, events);
  return { text, etag };
}
