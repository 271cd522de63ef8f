import { Worker } from 'node:worker_threads';

/** The event loop says so often that it turns. */
const HEARTBEAT_MS = 1_000;
/** Processor time: no turn of a server takes as much; a statement of an embedded database that never ends does. */
const LIMIT_MS = 20_000;

/**
 * Runs in a thread of its own, which needs no event loop: that of the process is the one that may stand still. What
 * counts is what the process has computed since it last turned: one that is only kept waiting, on however busy a machine,
 * has done nothing wrong.
 */
const WATCHDOG = `
const { workerData: { beats, beatMs, limitMs, sentence } } = require('node:worker_threads');
const spentMs = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
for (let heard = 0, sinceMs = spentMs(); spentMs() - sinceMs < limitMs; ) {
  Atomics.wait(beats, 1, 0, beatMs);
  const now = Atomics.load(beats, 0);
  if (now !== heard) [heard, sinceMs] = [now, spentMs()];
}
require('node:fs').writeSync(2, sentence + '\\n');
process.kill(process.pid, 'SIGKILL');
`;

export interface StallOptions {
  beatMs?: number;
  limitMs?: number;
}

/**
 * Ends the process where its event loop stands still while it computes on and on: nobody is answered then, and no signal
 * is heard either. An open embedded database runs on that loop, and a statement of it may never end
 * (electric-sql/pglite#1068).
 */
export function exitWhenStalled(
  folder: string,
  { beatMs = HEARTBEAT_MS, limitMs = LIMIT_MS }: StallOptions = {},
): void {
  const beats = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const sentence = `The database in ${folder} computes without an end (${limitMs / 1_000} s so far), so this process ends: start again.`;
  setInterval(() => void Atomics.add(beats, 0, 1), beatMs).unref();
  new Worker(WATCHDOG, {
    eval: true,
    workerData: { beats, beatMs, limitMs, sentence },
    env: {},
    execArgv: [],
  }).unref();
}
