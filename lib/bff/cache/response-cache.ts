import { LRUCache } from 'lru-cache';
import { getSingleton } from '@/lib/singleton';
import type { CacheEntry } from './cache-entry';

/** Room for about 16,000 compressed responses of 2.5 KB: the weather and the usual outfits of 1,800 cells. */
const MAX_BYTES = 48 * 1_024 * 1_024;
/** Approximate size of a response without its body. */
const ENTRY_BYTES = 512;

export interface StoredResponse {
  entry: CacheEntry;
  /** Earliest time of a refresh once it is stale: infinite while one runs, and later after one that failed. */
  refreshAfterMs: number;
}

/** The bounded cache of shared responses. */
export const responseCache = () =>
  getSingleton(
    'response-cache',
    () =>
      new LRUCache<string, StoredResponse>({
        maxSize: MAX_BYTES,
        sizeCalculation: ({ entry }) => entry.body.length + ENTRY_BYTES,
      }),
  );
