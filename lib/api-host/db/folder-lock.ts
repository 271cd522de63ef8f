import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brandError } from '@/lib/brand-error';
import { OperatorError } from '@/lib/operator-error';
import { getProcessStart } from './process-start';

/** Content of the lock file. */
interface LockHolder {
  token: string;
  pid: number;
  birth: string | null;
  machine: string;
}

export class FolderInUseError extends OperatorError {
  static {
    brandError(this, 'FolderInUseError');
  }

  constructor(folder: string, { pid, machine }: LockHolder) {
    super(
      `The data folder ${folder} is in use by process ${pid} on ${machine}. ` +
        'Stop that process first, or give this one a folder of its own (DATA_DIR) or a PostgreSQL (DATABASE_URL).',
    );
  }
}

const HEARTBEAT_MS = 5_000;
/** Lease of a holder on another machine or in another container, in ms: its process id cannot be checked here. */
const REMOTE_LEASE_MS = 20_000;
/** Time in which a process that mistook our lock for a dead one notices and restores it. */
const SETTLE_MS = 50;
const MAX_TRIES = 5;

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** Returns the holder in a lock file; null if there is no file or it is not readable. */
function readHolder(file: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return null;
  }
}

function isAlive({ pid, birth, machine }: LockHolder, file: string): boolean {
  if (machine === os.hostname()) return birth !== null && getProcessStart(pid) === birth;
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < REMOTE_LEASE_MS;
}

/** Links a complete file into place. Only one process succeeds. */
function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes a dead holder's file. If another process has replaced it in the meantime, restores that one. */
function removeDead(file: string, dead: LockHolder | null): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readHolder(aside)?.token !== dead?.token) tryLink(aside, file);
  rmSync(aside, { force: true });
}

/**
 * Locks a folder for this process with a file that names the holder. Replaces the lock of a holder that has died, even
 * if its process id was reused. Returns a function that releases the lock. Throws `FolderInUseError` if the holder is
 * alive.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'db.lock');
  const self = {
    token: randomUUID(),
    pid: process.pid,
    birth: getProcessStart(process.pid),
    machine: os.hostname(),
  };
  const draft = `${file}.${self.token}`;
  writeFileSync(draft, JSON.stringify(self), { mode: 0o600 });
  try {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const isLinked = tryLink(draft, file);
      if (isLinked) await sleep(SETTLE_MS);
      const holder = readHolder(file);
      if (holder?.token === self.token) return keepLock(file, self.token);
      if (holder && isAlive(holder, file)) throw new FolderInUseError(folder, holder);
      removeDead(file, holder);
    }
    throw new Error(`${file} could not be locked in ${MAX_TRIES} attempts.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Refreshes the lock file until it is released or the process exits. */
function keepLock(file: string, token: string): () => void {
  const isOurs = () => readHolder(file)?.token === token;
  const heartbeat = setInterval(() => {
    if (isOurs()) utimesSync(file, new Date(), new Date());
  }, HEARTBEAT_MS).unref();
  const release = () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    if (isOurs()) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}
