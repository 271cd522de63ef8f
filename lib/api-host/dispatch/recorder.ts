import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@/lib/log';
import type { Database } from '../db/database';
import { recordChanges, type ClaimChange } from './claims';

/** Maximum delay of writing an outcome. A push whose outcome is lost in a crash is sent again. */
const FLUSH_MS = 50;
const ROWS = 200;
const PAUSE_MS = 500;

/** Writes updates of claims in batches. */
export interface Recorder {
  add: (change: ClaimChange) => void;
  /** Resolves when all added updates are written, or could not be written before their leases expired. */
  flush: () => Promise<void>;
}

export function createRecorder(db: Database, clock: () => number, logger: Logger): Recorder {
  let queue: ClaimChange[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  /** Retries until the leases expire, because a claim without an outcome is sent again by its next owner. */
  async function write(changes: ClaimChange[]): Promise<void> {
    const leasedUntilMs = Math.max(...changes.map(({ claim }) => claim.leasedUntil.getTime()));
    do {
      try {
        return await recordChanges(db, changes);
      } catch (err) {
        logger.warn({ err, count: changes.length }, 'dispatch: could not write outcomes of pushes; retrying in 0.5 s');
        await delay(PAUSE_MS, undefined, { ref: false });
      }
    } while (clock() < leasedUntilMs);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const changes = queue;
    queue = [];
    if (changes.length > 0) writing = writing.then(() => write(changes));
    return writing;
  }

  return {
    add(change) {
      queue.push(change);
      if (queue.length >= ROWS) void flush();
      else timer ??= setTimeout(() => void flush(), FLUSH_MS);
    },
    flush,
  };
}
