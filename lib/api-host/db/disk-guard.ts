import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from '@/lib/log';
import { getFreeBytes, RESERVE_BYTES } from './data-folder';

const CHECK_MS = 2_000;

/** Protects the embedded database from a full disk, which would crash it. */
export interface DiskGuard {
  getReadOnlyReason: () => string | null;
  check: () => Promise<void>;
  stop: () => void;
}

interface DiskGuardOptions {
  folder: string;
  logger: Logger;
  free?: (folder: string) => number;
}

/**
 * Checks the disk every 2 s. If less space is left than the database's log may need, the connection becomes read-only:
 * reads continue, writes are rejected (25006) until there is space again.
 */
export function guardDisk(client: PGlite, { folder, logger, free = getFreeBytes }: DiskGuardOptions): DiskGuard {
  let isFull = false;

  async function look(): Promise<void> {
    const isFullNow = free(folder) < RESERVE_BYTES;
    if (isFullNow === isFull) return;
    await client.exec(`set default_transaction_read_only = ${isFullNow ? 'on' : 'off'}`);
    isFull = isFullNow;
    if (isFull) logger.error('disk guard: the disk is full; the database is read-only until there is space');
    else logger.info('disk guard: the disk has space again; the database is writable');
  }

  const timer = setInterval(() => {
    look().catch((err: unknown) => logger.warn({ err }, 'disk guard: could not check the disk; retrying in 2 s'));
  }, CHECK_MS).unref();
  return {
    getReadOnlyReason: () => (isFull ? 'the disk is full' : null),
    check: look,
    stop: () => clearInterval(timer),
  };
}
