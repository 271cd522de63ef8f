/** Time in ms for which a server stops by itself at most (see lib/env.ts). */
const STOP_LIMIT_MS = Number(process.env.STOP_LIMIT_MS || 9_500);
/** Grace period before a child process is killed. */
const LIMIT_MS = STOP_LIMIT_MS + 300;

/** Returns a function that sends a child process a signal, and SIGKILL if it is still running after `limitMs`. */
export function createStopper(child, limitMs = LIMIT_MS) {
  let timer;
  child.once('exit', () => clearTimeout(timer));
  return (signal) => {
    child.kill(signal);
    timer ??= setTimeout(() => child.kill('SIGKILL'), limitMs);
  };
}
