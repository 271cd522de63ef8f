import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '@/lib/operator-error';
import { getProcessStart } from './process-start';

/** Who holds a folder. */
interface LockHolder {
  token: string;
  pid: number;
  birth: string | null;
  machine: string;
}

/** The folder belongs to a process that lives. */
export class FolderInUseError extends OperatorError {
  override readonly name = 'FolderInUseError';
  constructor(folder: string, { pid, machine }: LockHolder) {
    super(
      `The data folder ${folder} is in use by process ${pid} on ${machine}. ` +
        'Stop that process first, or give this one a folder of its own (DATA_DIR) or a PostgreSQL (DATABASE_URL).',
    );
  }
}

const HEARTBEAT_MS = 5_000;
/** A holder on another machine (or in another container) cannot be looked up: its silence has to speak. */
const SILENCE_MS = 20_000;
/** Long enough for another process that took our lock for a dead one to notice and put it back. */
const SETTLE_MS = 50;
const MAX_TRIES = 5;

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** The file's holder; null where there is no file or nothing legible in it. */
function readHolder(file: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return null;
  }
}

function isAlive({ pid, birth, machine }: LockHolder, file: string): boolean {
  if (machine === os.hostname()) return birth !== null && getProcessStart(pid) === birth;
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < SILENCE_MS;
}

/** Linking a finished file into place succeeds for one process alone. */
function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Takes a dead holder's file away; another's, which got there in between, is put back. */
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
 * Takes a folder for this process alone, by a file that names the holder. A holder that died, or whose process id
 * another program has by now, is no obstacle. Throws `FolderInUseError` where the holder lives. Returns the release.
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
    throw new Error(`${file} could not be taken in ${MAX_TRIES} tries.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Shows that the holder lives, until it lets go or exits. */
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
