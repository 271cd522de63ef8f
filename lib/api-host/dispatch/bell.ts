/** Wakes who waits for something to do. */
export interface Bell {
  ring: () => void;
  /** Until it rings, time is up or `closing` aborts. */
  wait: (limitMs: number) => Promise<void>;
}

export function createBell(closing: AbortSignal): Bell {
  const waiting = new Set<() => void>();
  const ring = () => waiting.forEach((wake) => wake());
  closing.addEventListener('abort', ring);
  return {
    ring,
    wait: (limitMs) =>
      closing.aborted
        ? Promise.resolve()
        : new Promise((resolve) => {
            const wake = () => {
              clearTimeout(timer);
              waiting.delete(wake);
              resolve();
            };
            const timer = setTimeout(wake, limitMs).unref();
            waiting.add(wake);
          }),
  };
}
