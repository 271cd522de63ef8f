/** A server ends by itself within 9.5 s of being told to. */
const LIMIT_MS = 9_800;

/** Returns how to tell a child to stop: by a signal, and for good where that is not heard in time. */
export function createStopper(child, limitMs = LIMIT_MS) {
  let timer;
  child.once('exit', () => clearTimeout(timer));
  return (signal) => {
    child.kill(signal);
    timer ??= setTimeout(() => child.kill('SIGKILL'), limitMs);
  };
}
