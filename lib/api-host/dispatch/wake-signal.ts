/** Wakes loops that wait for work. */
export interface WakeSignal {
  wake: () => void;
  /** Resolves after `wake`, after `limitMs` or when `closing` aborts. */
  wait: (limitMs: number) => Promise<void>;
}

export function createWakeSignal(closing: AbortSignal): WakeSignal {
  const waiting = new Set<() => void>();
  const wakeAll = () => waiting.forEach((wake) => wake());
  closing.addEventListener('abort', wakeAll);
  return {
    wake: wakeAll,
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
