import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { getSingleton } from '@/lib/singleton';

/** With answers of at most `MAX_RESPONSE_CHARS`, this many take at most 128 MB; of the usual 10 KB, 20 MB. */
const MAX_RESPONSES = 2_000;
export const MAX_RESPONSE_CHARS = 64 * 1_024;

/** Who can have an old answer does not wait for a new one. */
const SOFT_TIMEOUT_MS = 0;
/** After a failed refresh the old answer serves this long before the next try. */
const BACKOFF_MS = 5_000;

/** Answers that are the same for everyone: one flight a key, stale while refreshed, stale on error, bounded. */
export const responseCache = () =>
  getSingleton(
    'answer-cache',
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
