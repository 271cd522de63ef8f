import type { KstDate } from '../kst';

/** One day, or one trip, of a calendar by address. */
export interface FeedEntry {
  /** Id of a trip, by which its event is updated. Missing for a day, which its date identifies. */
  id?: string;
  date: KstDate;
  /** Number of whole days. Defaults to 1. */
  days?: number;
  /** Hours outside, epoch ms. Null for a whole day. */
  hours: { fromMs: number; untilMs: number } | null;
  /** Name of a day off, a planned date or a trip; '' for other days. */
  occasion: string;
  /** Lowest and highest temperature of the day as displayed, whole °C; null if one is unknown. */
  range: { low: number; high: number } | null;
  /** Garments and what to take along. */
  outfit: string;
  description: string;
}

/** Numbers of a date's forecast, by which its outfit is chosen again. */
export interface ForecastBasis {
  range: FeedEntry['range'];
  /** Hours ahead: start (epoch ms), whole °C, and 1 if it rains or snows. */
  hours: [epochMs: number, celsius: number, isWet: 0 | 1][];
}

/** A published entry with its revision (RFC 5545, sections 3.8.7.3 and 3.8.7.4). */
export interface FeedEvent extends FeedEntry {
  sequence: number;
  modifiedMs: number;
  basis: ForecastBasis;
}

/** A new or unchanged entry of a date. */
export type NextEntry = FeedEntry & { basis: ForecastBasis };

/** Greatest change of a temperature for which a published outfit remains, °C. */
const TOLERANCE_C = 1;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE_C;

const isSameRange = (one: FeedEntry['range'], other: FeedEntry['range']): boolean =>
  one && other ? isNear(one.low, other.low) && isNear(one.high, other.high) : one === other;

/**
 * Returns whether the outfit of a published entry still suits a forecast: the range and each hour ahead have about the
 * same temperatures, and each hour stays dry or wet.
 */
export function isSameForecast(published: ForecastBasis, current: ForecastBasis): boolean {
  if (!isSameRange(published.range, current.range)) return false;
  const known = new Map(published.hours.map(([epochMs, ...values]) => [epochMs, values]));
  return current.hours.every(([epochMs, celsius, isWet]) => {
    const [before, wasWet] = known.get(epochMs) ?? [];
    return before !== undefined && isNear(celsius, before) && wasWet === isWet;
  });
}

/** Returns what identifies an event within its calendar for as long as it exists. */
export const getEventKey = ({ id, date }: Pick<FeedEntry, 'id' | 'date'>): string => id ?? date;

const isSameEntry = (one: FeedEntry, other: FeedEntry): boolean =>
  one.date === other.date &&
  one.days === other.days &&
  one.occasion === other.occasion &&
  one.range?.low === other.range?.low &&
  one.range?.high === other.range?.high &&
  one.outfit === other.outfit &&
  one.description === other.description &&
  one.hours?.fromMs === other.hours?.fromMs &&
  one.hours?.untilMs === other.hours?.untilMs;

/** Returns the revisions of entries. One that changed has the next sequence number, so that calendars update it. */
export function reviseEvents(
  published: readonly FeedEvent[],
  entries: readonly NextEntry[],
  nowMs: number,
): FeedEvent[] {
  const byKey = new Map(published.map((event) => [getEventKey(event), event]));
  return entries.map((entry) => {
    const before = byKey.get(getEventKey(entry));
    if (!before) return { ...entry, sequence: 0, modifiedMs: nowMs };
    const { sequence, modifiedMs } = before;
    if (isSameEntry(before, entry)) return { ...entry, sequence, modifiedMs };
    return { ...entry, sequence: sequence + 1, modifiedMs: Math.max(nowMs, modifiedMs + 1_000) };
  });
}
