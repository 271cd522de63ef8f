import { z } from 'zod';
import { HOUR_MS } from '@/lib/contract/durations';
import { getAgeMs } from '@/lib/domain/age';
import { createEtag, type CacheEntry, type SharedCall } from './cache-entry';

const toHour = (atMs: number) => Math.floor(atMs / HOUR_MS);

const responseWithSource = z.looseObject({ source: z.looseObject({ stale: z.boolean(), pending: z.boolean() }) });

/**
 * Marks a response from an earlier hour as stale and pending, because its 'now' means that hour. Responses of this hour
 * and those without a source are returned unchanged.
 */
export function markStale(entry: CacheEntry, nowMs: number): CacheEntry {
  if (entry.error || toHour(entry.storedAtMs) === toHour(nowMs)) return entry;
  const parsed = responseWithSource.safeParse(JSON.parse(entry.body));
  if (!parsed.success) return entry;
  const source = { ...parsed.data.source, stale: true, pending: true };
  const body = JSON.stringify({ ...parsed.data, source });
  return { ...entry, body, etag: createEtag(body) };
}

/** Returns true if an entry must not be served: it is too old for its call, or a clock that was ahead stored it. */
export function isExpired({ storedAtMs }: CacheEntry, { cache }: SharedCall, nowMs: number): boolean {
  return getAgeMs(storedAtMs, nowMs) > (cache.freshSeconds + cache.staleSeconds) * 1_000;
}
