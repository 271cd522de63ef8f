import { gzipSync } from 'node:zlib';
import type { SharedCall } from '@/lib/bff/cache/cache-entry';
import { parseJson } from '@/lib/bff/cache/json-body';
import { isExpired, markStale } from '@/lib/bff/cache/mark-stale';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { getPositionWeather } from '@/lib/contract/weather';
import { kstEpochMs } from '@/lib/domain/kst';

const STORED = kstEpochMs('2026-11-21', 21, 10);
const body = gzipSync(JSON.stringify({ source: { provider: 'kma', stale: false, pending: false }, temperature: 5 }));
const entry = {
  body,
  etag: 'an etag',
  storedAtMs: STORED,
  ageSeconds: 60,
  freshSeconds: 300,
  isPrivate: false,
  error: null,
};
const call: SharedCall = getPositionWeather;

describe('a cached response', () => {
  it('is marked as stale and pending once its hour is over', () => {
    const marked = markStale(entry, kstEpochMs('2026-11-22', 2, 42));
    expect(parseJson(marked.body)).toEqual({
      source: { provider: 'kma', stale: true, pending: true },
      temperature: 5,
    });
    expect(marked.etag).not.toBe(entry.etag);
  });

  it('stays unchanged within its hour, and if it has no source', () => {
    expect(markStale(entry, STORED + 40 * MINUTE_MS)).toBe(entry);
    const region = { ...entry, body: gzipSync('{"sidonm":"서울특별시"}') };
    expect(markStale(region, STORED + DAY_MS)).toBe(region);
  });

  it.each([
    ['a minute', MINUTE_MS, false],
    ['six hours', 6 * HOUR_MS, false],
    ['48 hours', 48 * HOUR_MS, true],
    ['minus 40 minutes', -40 * MINUTE_MS, true],
    ['minus 30 days', -30 * DAY_MS, true],
  ])('of %s is served or not', (_, ageMs, unusable) => {
    expect(isExpired(entry, call, STORED + ageMs)).toBe(unusable);
  });
});
