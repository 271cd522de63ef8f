import { Worker } from 'node:worker_threads';

const HEARTBEAT_MS = 1_000;
/** Limit of processor time without a heartbeat. No turn of the event loop takes that long unless it never ends. */
const LIMIT_MS = 20_000;

/**
 * Watchdog that runs in its own thread, because the event loop of the process may be blocked. It measures the processor
 * time since the last heartbeat, so that a process which only waits on a busy machine is not killed.
 */
const WATCHDOG = `
const { workerData: { beats, heartbeatMs, limitMs, message } } = require('node:worker_threads');
const spentMs = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
for (let last = 0, sinceMs = spentMs(); spentMs() - sinceMs < limitMs; ) {
  Atomics.wait(beats, 1, 0, heartbeatMs);
  const count = Atomics.load(beats, 0);
  if (count !== last) [last, sinceMs] = [count, spentMs()];
}
require('node:fs').writeSync(2, message + '\\n');
process.kill(process.pid, 'SIGKILL');
`;

export interface StallOptions {
  heartbeatMs?: number;
  limitMs?: number;
}

/**
 * Kills the process if its event loop is blocked by a computation that does not end. Such a process responds neither to
 * requests nor to signals. The embedded database runs on the event loop, and a statement of it may never end
 * (electric-sql/pglite#1068).
 */
export function exitWhenStalled(
  folder: string,
  { heartbeatMs = HEARTBEAT_MS, limitMs = LIMIT_MS }: StallOptions = {},
): void {
  const beats = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const message = `The embedded database in ${folder} has blocked this process for ${limitMs / 1_000} s of processor time. The process exits; start it again.`;
  setInterval(() => void Atomics.add(beats, 0, 1), heartbeatMs).unref();
  new Worker(WATCHDOG, {
    eval: true,
    workerData: { beats, heartbeatMs, limitMs, message },
    env: {},
    execArgv: [],
  }).unref();
}
