import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DataFolderError, explainFolderError } from '@/lib/operator-error';

const MB = 1024 * 1024;
/** Required for a new database, which takes 40 MB and whose log grows by 16 MB at a time. */
const NEW_DATABASE_BYTES = 96 * MB;
/** Free space below which nothing is written: if its log cannot grow, the database crashes. */
export const RESERVE_BYTES = 48 * MB;

/** Returns the free bytes of a folder's disk, as available to this process. */
export function getFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const formatMegabytes = (bytes: number): string => `${Math.floor(bytes / MB)} MB`;

const diskFullError = (folder: string, free: number, needed: number): DataFolderError =>
  new DataFolderError(
    `The disk of the data folder ${folder} has ${formatMegabytes(free)} left, but ${formatMegabytes(needed)} are needed. Free some space, then start again.`,
  );

/** Creates the folder if it does not exist and checks that it is writable. Throws `DataFolderError`. */
export function requireWritable(folder: string): void {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    throw explainFolderError(folder, error);
  }
}

/** Returns the path of the file that records whether the folder's database was created completely. */
const getStatePath = (folder: string) => path.join(folder, 'db.state');

type State = 'making' | 'made';

const readState = (folder: string): string | null =>
  existsSync(getStatePath(folder)) ? readFileSync(getStatePath(folder), 'utf8').trim() : null;

/**
 * Writes the state file. `made` means that the database was opened and migrated; before that it has never held data.
 */
export const writeState = (folder: string, state: State): void =>
  writeFileSync(getStatePath(folder), `${state}\n`, { mode: 0o600 });

const listEntries = (database: string): string[] => (existsSync(database) ? readdirSync(database) : []);

function requireSpace(folder: string, needed: number, free: number): void {
  if (free < needed) throw diskFullError(folder, free, needed);
}

/**
 * Checks a data folder's `db` before it is opened and prepares it for a new database if there never was one. A folder
 * that has held data is never replaced by an empty database, even if its database is missing or incomplete. Throws
 * `DataFolderError`.
 */
export function prepareDatabase(folder: string, free = getFreeBytes(folder)): void {
  const database = path.join(folder, 'db');
  if (existsSync(database) && !statSync(database).isDirectory())
    throw new DataFolderError(
      `${database} is a file, but must be the folder of the database. Move it away or restore a backup, then start again.`,
    );
  const state = readState(folder);
  // An interrupted first start: the database has never served a request.
  if (state === 'making') rmSync(database, { recursive: true, force: true });
  if (existsSync(path.join(database, 'PG_VERSION'))) return requireSpace(folder, RESERVE_BYTES, free);
  if (state === 'made' || listEntries(database).length > 0)
    throw new DataFolderError(
      `The data folder ${folder} held a database, but ${path.join(database, 'PG_VERSION')} is missing. ` +
        `Restore ${database} from a backup. To start with an empty database instead, move ${database} and ${getStatePath(folder)} away.`,
    );
  requireSpace(folder, NEW_DATABASE_BYTES, free);
  writeState(folder, 'making');
}

/** Error for a database that exists but cannot be opened. PGlite's own message ('Aborted()') does not help. */
export const damagedError = (folder: string, cause: unknown): DataFolderError =>
  new DataFolderError(
    `The database in ${path.join(folder, 'db')} is damaged and cannot be opened. Restore it from a backup. To start ` +
      `with an empty database instead, move ${path.join(folder, 'db')} and ${getStatePath(folder)} away.`,
    { cause },
  );

/** Error for a database whose folder was removed or replaced while this process had it open. */
export const missingError = (folder: string): DataFolderError =>
  new DataFolderError(
    `The database in ${path.join(folder, 'db')} was removed or replaced, so this process exits: ` +
      `it could not store anything. Put the database back or restore it from a backup, then start again.`,
  );

/** Error for a database that crashed while it executed a statement. */
export const endedError = (folder: string, cause: unknown): DataFolderError =>
  new DataFolderError(
    `The database in ${path.join(folder, 'db')} has crashed, so this process exits. Start again. If that ` +
      `does not help, restore the database from a backup.`,
    { cause },
  );
