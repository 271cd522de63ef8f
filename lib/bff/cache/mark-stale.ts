import { z } from 'zod';
import { HOUR_MS } from '@/lib/contract/durations';
import { CLOCK_SKEW_MS } from '@/lib/contract/weather-freshness';
import { createEtag, type CacheEntry, type SharedCall } from './cache-entry';

const toHour = (atMs: number) => Math.floor(atMs / HOUR_MS);

/** An answer that says where it comes from, and how fresh it is. */
const responseWithSource = z.looseObject({ source: z.looseObject({ stale: z.boolean(), pending: z.boolean() }) });

/**
 * An answer whose hour is over says so, and that a new one is on its way: its 'now' is another hour's. What has no
 * source, and what is still of this hour, stays as it is.
 */
export function markStale(entry: CacheEntry, nowMs: number): CacheEntry {
  if (entry.error || toHour(entry.storedAtMs) === toHour(nowMs)) return entry;
  const answer = responseWithSource.safeParse(JSON.parse(entry.body));
  if (!answer.success) return entry;
  const source = { ...answer.data.source, stale: true, pending: true };
  const body = JSON.stringify({ ...answer.data, source });
  return { ...entry, body, etag: createEtag(body) };
}

/** Whether an answer must not be served at all: too old for its call, or stored by a clock that was ahead. */
export function isExpired({ storedAtMs }: CacheEntry, { cache }: SharedCall, nowMs: number): boolean {
  const ageMs = nowMs - storedAtMs;
  return ageMs < -CLOCK_SKEW_MS || ageMs > (cache.freshSeconds + cache.staleSeconds) * 1_000;
}
