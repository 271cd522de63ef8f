import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { getSingleton } from '@/lib/singleton';

/** About 40 MB with compressed responses of 2.5 KB: the weather and the usual outfits of 1,800 cells. */
const MAX_RESPONSES = 16_000;
export const MAX_RESPONSE_CHARS = 64 * 1_024;

/** A request that can have a stale response does not wait for a new one. */
const SOFT_TIMEOUT_MS = 0;
/** After a failed refresh the stale response is served for this long before the next attempt. */
const BACKOFF_MS = 5_000;

/** The bounded cache of shared responses. Stale ones are served during a refresh and after a failed one. */
export const responseCache = () =>
  getSingleton(
    'response-cache',
    () =>
      new BentoCache({
        default: 'memory',
        timeout: SOFT_TIMEOUT_MS,
        graceBackoff: BACKOFF_MS,
        stores: {
          memory: bentostore().useL1Layer(memoryDriver({ maxItems: MAX_RESPONSES, serialize: false })),
        },
      }),
  );
