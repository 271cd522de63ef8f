import type { ActiveWarnings } from '@/lib/domain/push/warnings';
import { listRegionRows } from '../../region/region-table';
import type { ProviderTools } from '../supply/provider-tools';
import type { KmaConfig } from './kma-record';
import { createWarnings, FETCH_INTERVAL_MS, selectWarnings } from './warnings';

/** Bulletins are requested once in this time. */
export const WARNING_SLOT_MS = FETCH_INTERVAL_MS;
/** Maximum time that a reader waits, ms. */
const WAIT_MS = 20_000;

/** Returns the active warnings of the country as of a time; null if they are unknown. It never fails. */
export type ReadWarnings = (nowMs: number) => Promise<ActiveWarnings | null>;

/**
 * Creates a reader of KMA's warnings of all sigungu. It shares the bulletins that screens use, so it costs at most one call
 * in ten minutes.
 */
export function createWarningReader(
  {
    kmaServiceKey: serviceKey,
    kmaBaseUrl: baseUrl,
    paths,
  }: Pick<KmaConfig, 'kmaBaseUrl' | 'paths'> & { kmaServiceKey: string },
  tools: Pick<ProviderTools, 'supply' | 'createFetch' | 'log' | 'closing' | 'keyWatch'>,
): ReadWarnings {
  const { supply, createFetch, log, closing, keyWatch } = tools;
  const access = { baseUrl, serviceKey, fetch: createFetch('kma-warnings'), paths, keyWatch };
  const { fetchBulletin } = createWarnings(access, supply, log);
  let isFailing = false;

  return async (nowMs) => {
    try {
      const bulletin = await fetchBulletin(nowMs, AbortSignal.any([closing, AbortSignal.timeout(WAIT_MS)]));
      isFailing = false;
      // An earlier bulletin may have been changed by the one that cannot be read.
      if (bulletin.value.unreadableSinceMs !== undefined) return null;
      return Object.fromEntries(
        listRegionRows().flatMap((region) => {
          const names = [...new Set(selectWarnings(region, bulletin, nowMs).items.map(({ name }) => name))];
          return names.length > 0 ? [[region.code, names]] : [];
        }),
      );
    } catch (err) {
      if (!isFailing && !closing.aborted)
        log.warn({ part: 'kma warnings', err }, 'weather: warnings are unknown; pushes about them wait until they are');
      isFailing = true;
      return null;
    }
  };
}
