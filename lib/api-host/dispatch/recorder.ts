import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@/lib/log';
import type { Database } from '../db/database';
import { recordChanges, type ClaimChange } from './claims';

/** How long, at the most, what was sent is not yet written: what a crash in between repeats. */
const FLUSH_MS = 50;
const ROWS = 200;
const PAUSE_MS = 500;

/** Writes what became of claims, a few at a time. */
export interface Recorder {
  add: (change: ClaimChange) => void;
  /** Everything that was added is written, or was tried in vain for as long as its claims were ours. */
  flush: () => Promise<void>;
}

export function createRecorder(db: Database, clock: () => number, logger: Logger): Recorder {
  let waiting: ClaimChange[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  /** A push whose outcome is not written is sent again by whoever takes its claim next. */
  async function write(changes: ClaimChange[]): Promise<void> {
    const oursUntilMs = Math.max(...changes.map(({ claim }) => claim.leasedUntil.getTime()));
    do {
      try {
        return await recordChanges(db, changes);
      } catch (err) {
        logger.warn({ err, count: changes.length }, 'outcomes of pushes could not be written');
        await delay(PAUSE_MS, undefined, { ref: false });
      }
    } while (clock() < oursUntilMs);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const changes = waiting;
    waiting = [];
    if (changes.length > 0) writing = writing.then(() => write(changes));
    return writing;
  }

  return {
    add(change) {
      waiting.push(change);
      if (waiting.length >= ROWS) void flush();
      else timer ??= setTimeout(() => void flush(), FLUSH_MS);
    },
    flush,
  };
}
