import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from '@/lib/log';
import { getFreeBytes, RESERVE_BYTES } from './data-folder';

const CHECK_MS = 2_000;

/** Keeps the embedded database from running into a full disk, which it does not survive. */
export interface DiskGuard {
  /** Why nothing can be written, in words; null where it can. */
  getReadOnlyReason: () => string | null;
  /** Looks now. */
  check: () => Promise<void>;
  stop: () => void;
}

interface DiskGuardOptions {
  folder: string;
  logger: Logger;
  free?: (folder: string) => number;
}

/**
 * Looks at the disk every 2 s. Where less is left than the database's log may need, the one connection becomes
 * read-only: who reads goes on, who writes is refused (25006) until there is room again.
 */
export function guardDisk(client: PGlite, { folder, logger, free = getFreeBytes }: DiskGuardOptions): DiskGuard {
  let isFull = false;

  async function look(): Promise<void> {
    const isFullNow = free(folder) < RESERVE_BYTES;
    if (isFullNow === isFull) return;
    await client.exec(`set default_transaction_read_only = ${isFullNow ? 'on' : 'off'}`);
    isFull = isFullNow;
    if (isFull) logger.error('the disk is full: nothing is written any more');
    else logger.info('the disk has room again');
  }

  const timer = setInterval(() => {
    look().catch((err: unknown) => logger.warn({ err }, 'the disk could not be looked at'));
  }, CHECK_MS).unref();
  return {
    getReadOnlyReason: () => (isFull ? 'the disk is full' : null),
    check: look,
    stop: () => clearInterval(timer),
  };
}
