import { statSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from '@/lib/log';

const CHECK_MS = 2_000;

/** Returns the device and inode of a database folder, which differ for a replaced folder; null if there is none. */
function getFolderIdentity(database: string): string | null {
  const current = statSync(path.join(database, 'PG_VERSION'), { bigint: true, throwIfNoEntry: false });
  return current ? `${current.dev}:${current.ino}` : null;
}

/**
 * Checks every 2 s whether the database folder is still the one that was opened. Returns a function that stops this.
 */
export function watchFolder(database: string, logger: Logger, onGone: () => void): () => void {
  const opened = getFolderIdentity(database);
  const timer = setInterval(() => {
    try {
      const current = getFolderIdentity(database);
      if (current && current === opened) return;
    } catch (err) {
      return logger.warn({ err }, 'database: could not check the data folder; retrying in 2 s');
    }
    clearInterval(timer);
    onGone();
  }, CHECK_MS).unref();
  return () => clearInterval(timer);
}
