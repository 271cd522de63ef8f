import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DataFolderError, explainFolderError } from '@/lib/operator-error';

const MB = 1024 * 1024;
/** A new database takes 40 MB, and its log grows by 16 MB at a time. */
const NEW_DATABASE_BYTES = 96 * MB;
/** Below this much free space nothing is written any more: a log that cannot grow would end the database. */
export const RESERVE_BYTES = 48 * MB;

/** Free bytes of the disk that a folder is on, for whoever runs this process. */
export function getFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const formatMegabytes = (bytes: number): string => `${Math.floor(bytes / MB)} MB`;

const diskFullError = (folder: string, free: number, needed: number): DataFolderError =>
  new DataFolderError(
    `The disk of the data folder ${folder} has ${formatMegabytes(free)} left and ${formatMegabytes(needed)} are needed: make room, then start again.`,
  );

/** Makes the folder where there is none, and sees that it can be written to. Throws `DataFolderError`. */
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

/** Says of a folder that a database was made in it, so that its absence is noticed. */
const getStatePath = (folder: string) => path.join(folder, 'db.state');

type State = 'making' | 'made';

const readState = (folder: string): string | null =>
  existsSync(getStatePath(folder)) ? readFileSync(getStatePath(folder), 'utf8').trim() : null;

/** `made` is written once a database is open and migrated; what was begun before that has never held anything. */
export const writeState = (folder: string, state: State): void =>
  writeFileSync(getStatePath(folder), `${state}\n`, { mode: 0o600 });

const listEntries = (database: string): string[] => (existsSync(database) ? readdirSync(database) : []);

function requireSpace(folder: string, needed: number, free: number): void {
  if (free < needed) throw diskFullError(folder, free, needed);
}

/**
 * Decides what stands in a data folder's `db` before it is opened. A folder that held data never becomes an empty one:
 * where its database is missing, or half of it, nothing is made in its place. Throws `DataFolderError`.
 */
export function prepareDatabase(folder: string, free = getFreeBytes(folder)): void {
  const database = path.join(folder, 'db');
  if (existsSync(database) && !statSync(database).isDirectory())
    throw new DataFolderError(
      `${database} is a file, where the folder of the database belongs: move it away or restore a back-up, then start again.`,
    );
  const state = readState(folder);
  // An interrupted first start: nobody was ever served from it.
  if (state === 'making') rmSync(database, { recursive: true, force: true });
  if (existsSync(path.join(database, 'PG_VERSION'))) return requireSpace(folder, RESERVE_BYTES, free);
  if (state === 'made' || listEntries(database).length > 0)
    throw new DataFolderError(
      `The data folder ${folder} held a database, but ${path.join(database, 'PG_VERSION')} is missing: ` +
        `restore ${database} from a back-up, or, to begin with an empty database, move ${database} and ${getStatePath(folder)} away.`,
    );
  requireSpace(folder, NEW_DATABASE_BYTES, free);
  writeState(folder, 'making');
}

/** What to say of a database that is there and does not open: its own words ('Aborted()') say nothing. */
export const damagedError = (folder: string, cause: unknown): DataFolderError =>
  new DataFolderError(
    `The database in ${path.join(folder, 'db')} cannot be opened, it is damaged: restore it from a back-up, or, to begin ` +
      `with an empty one, move ${path.join(folder, 'db')} and ${getStatePath(folder)} away.`,
    { cause },
  );

/** What to say where a database was taken away from under the process that holds it. */
export const missingError = (folder: string): DataFolderError =>
  new DataFolderError(
    `The database in ${path.join(folder, 'db')} is not there any more, or another is in its place, so this process ends: ` +
      `nothing more could be kept. Put it back, or restore it from a back-up, then start again.`,
  );

/** What to say where the database has ended itself in the midst of a statement. */
export const endedError = (folder: string, cause: unknown): DataFolderError =>
  new DataFolderError(
    `The database in ${path.join(folder, 'db')} has ended itself, so this process ends: start again, and where that ` +
      `does not help, restore it from a back-up.`,
    { cause },
  );
