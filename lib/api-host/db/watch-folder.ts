import { statSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from '@/lib/log';

const CHECK_MS = 2_000;

/** Which folder a database is in: another that took its place has another number. Null where there is none. */
function getFolderIdentity(database: string): string | null {
  const found = statSync(path.join(database, 'PG_VERSION'), { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : null;
}

/** Looks every 2 s whether a database's folder is still the one that was opened. Returns how to end that. */
export function watchFolder(database: string, logger: Logger, onGone: () => void): () => void {
  const opened = getFolderIdentity(database);
  const timer = setInterval(() => {
    try {
      const found = getFolderIdentity(database);
      if (found && found === opened) return;
    } catch (err) {
      return logger.warn({ err }, 'the folder of the database could not be looked at');
    }
    clearInterval(timer);
    onGone();
  }, CHECK_MS).unref();
  return () => clearInterval(timer);
}
