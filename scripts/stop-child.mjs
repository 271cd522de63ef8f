/** Grace period before a child process is killed. A server stops by itself within 9.5 s of the signal. */
const LIMIT_MS = 9_800;

/** Returns a function that sends a child process a signal, and SIGKILL if it is still running after `limitMs`. */
export function createStopper(child, limitMs = LIMIT_MS) {
  let timer;
  child.once('exit', () => clearTimeout(timer));
  return (signal) => {
    child.kill(signal);
    timer ??= setTimeout(() => child.kill('SIGKILL'), limitMs);
  };
}
