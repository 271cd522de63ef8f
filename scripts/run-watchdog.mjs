// `node scripts/run-watchdog.mjs ID FOLDER`: waits until the process that started it is gone, then ends all processes of
// its run and removes the folder (scripts/run-guard.mjs).
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { RUN_VARIABLE } from './run-guard.mjs';

const [id, folder] = process.argv.slice(2);
const MARK = `${RUN_VARIABLE}=${id}`;
/** Grace period before processes are killed. */
const GRACE_MS = 3_000;
const KILL_LIMIT_MS = 10_000;
const CHECK_MS = 100;

const readOrEmpty = (file) => {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    // The process has ended, or belongs to another user.
    return '';
  }
};

/** Lists all processes with their parents and environments: from /proc, or with ps on macOS. */
function listProcesses() {
  if (process.platform === 'win32') return [];
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => ({
        pid: Number(name),
        // The state and the parent follow the name, which is in brackets.
        parent: Number(
          readOrEmpty(`/proc/${name}/stat`)
            .replace(/^.*\) /s, '')
            .split(' ')[1],
        ),
        isEnded: /^\d+ \(.*\) Z/s.test(readOrEmpty(`/proc/${name}/stat`)),
        environment: readOrEmpty(`/proc/${name}/environ`),
      }));
  const lines = execFileSync('ps', ['-axEww', '-o', 'pid=,ppid=,command='], { encoding: 'latin1' }).split('\n');
  return lines.map((line) => {
    const [, pid, parent, environment = ''] = /^\s*(\d+)\s+(\d+)\s(.*)$/.exec(line) ?? [];
    return { pid: Number(pid), parent: Number(parent), isEnded: false, environment };
  });
}

/** Returns the ids of the processes that carry the mark, and of their descendants. */
function findRun() {
  const processes = listProcesses().filter(({ pid, isEnded }) => pid && !isEnded && pid !== process.pid);
  const found = new Set(processes.filter(({ environment }) => environment.includes(MARK)).map(({ pid }) => pid));
  for (let count = -1; count !== found.size;) {
    count = found.size;
    for (const { pid, parent } of processes) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** Sends a signal until no process is left or the limit has passed. Returns whether all have ended. */
async function end(signal, limitMs) {
  const signalled = new Set();
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await sleep(CHECK_MS)) {
    const pids = findRun();
    if (pids.length === 0) return true;
    for (const pid of pids.filter((one) => !signalled.has(one)))
      try {
        signalled.add(pid);
        process.kill(pid, signal);
      } catch {
        // It has just ended.
      }
  }
  return false;
}

// The watchdog outlives the signal that ends the run.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
process.stdin.resume().once('close', async () => {
  if (!(await end('SIGTERM', GRACE_MS))) await end('SIGKILL', KILL_LIMIT_MS);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
});
