// Ends everything that a run of tests started, however the run ends: its processes, also detached ones and those of other
// users (PostgreSQL does not run as root), and its temporary files.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** All descendants of the run inherit this variable, by which they are found. */
export const RUN_VARIABLE = 'NALOT_TEST_RUN';
const WATCHDOG = fileURLToPath(new URL('run-watchdog.mjs', import.meta.url));
const PARENT_CHECK_MS = 500;
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/** Linux's folder in memory. */
const MEMORY = '/dev/shm';
const MIN_MEMORY_BYTES = 8 * 1024 ** 3;

/**
 * Returns where temporary files go: into memory if there is plenty. The databases of a run are tens of thousands of
 * files, whose deletion can keep a disk busy for half a minute.
 */
function findRoom() {
  if (!existsSync(MEMORY) || freemem() < MIN_MEMORY_BYTES) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  // Containers mount it small, and without the right to run files, which PostgreSQL's copy needs.
  const isExecutable = !new RegExp(`^\\S+ ${MEMORY} \\S+ \\S*\\bnoexec\\b`, 'm').test(
    readFileSync('/proc/mounts', 'utf8'),
  );
  return bavail * bsize >= MIN_MEMORY_BYTES && isExecutable ? MEMORY : tmpdir();
}

/**
 * Starts a watchdog process, which cleans up when this process closes the pipe to it, exits or is killed. Temporary files
 * of this process' children go into a folder that is removed at the end.
 */
function startWatchdog() {
  const id = randomUUID();
  const folder = mkdtempSync(join(findRoom(), 'nalot-test-'));
  // Also for PostgreSQL's user.
  chmodSync(folder, 0o755);
  const watchdog = spawn(process.execPath, [WATCHDOG, id, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  Object.assign(process.env, { [RUN_VARIABLE]: id, TMPDIR: folder });
  return watchdog;
}

/** Guards this process. Returns a function that ends everything and resolves when nothing is left. */
export function guardRun() {
  const watchdog = startWatchdog();
  const ended = new Promise((resolve) => watchdog.once('exit', resolve));
  const end = () => {
    watchdog.stdin.end();
    return ended;
  };
  async function stop(signal) {
    console.log(`\nStopped by ${signal}. Ending all processes of this run ...`);
    await end();
    process.exit(128 + SIGNALS[signal]);
  }
  for (const signal of Object.keys(SIGNALS)) process.once(signal, () => stop(signal));
  // npm sends the signal to its shell, which exits without passing it on. If the parent is gone, a stop was requested.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), PARENT_CHECK_MS).unref();
  return end;
}
