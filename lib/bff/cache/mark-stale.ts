import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { HOUR_MS } from '@/lib/contract/durations';
import { getAgeMs } from '@/lib/domain/age';
import { createEtag, type CacheEntry, type SharedCall } from './cache-entry';
import { parseJson } from './json-body';

const toHour = (atMs: number) => Math.floor(atMs / HOUR_MS);

const responseWithSource = z.looseObject({ source: z.looseObject({ stale: z.boolean(), pending: z.boolean() }) });

/**
 * Marks a response from an earlier hour as stale and pending, because its 'now' means that hour. Responses of this hour
 * and those without a source are returned unchanged.
 */
export function markStale(entry: CacheEntry, nowMs: number): CacheEntry {
  if (entry.error || toHour(entry.storedAtMs) === toHour(nowMs)) return entry;
  const parsed = responseWithSource.safeParse(parseJson(entry.body));
  if (!parsed.success) return entry;
  const source = { ...parsed.data.source, stale: true, pending: true };
  const text = JSON.stringify({ ...parsed.data, source });
  return { ...entry, body: gzipSync(text), etag: createEtag(text) };
}

/** Returns true if an entry must not be served: it is too old for its call, or a clock that was ahead stored it. */
export function isExpired({ storedAtMs }: CacheEntry, { cache }: SharedCall, nowMs: number): boolean {
  return getAgeMs(storedAtMs, nowMs) > (cache.freshSeconds + cache.staleSeconds) * 1_000;
}
