import timers from 'node:timers/promises';

/** Turns of the event loop in which pending promises and immediates of the product run. */
const TURNS = 3;

async function runPending(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Replaces `setTimeout` of `node:timers/promises`, which jest's fake timers leave alone. */
function delay<T>(ms?: number, value?: T, { signal }: { signal?: AbortSignal } = {}): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve(value as T);
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), ms);
  return controller.signal;
}

/**
 * Replaces all timers and clocks of this process until the returned function is called, which ends all other spies, too.
 * Time stands still while code runs, and passes only in `passTime` and `passUntil`. With random numbers from a seed, a run
 * is then the same each time.
 */
export function simulateTime(startMs: number): () => void {
  jest.useFakeTimers({ now: startMs, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  jest.spyOn(timers, 'setTimeout').mockImplementation(delay as typeof timers.setTimeout);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(abortAfter);
  return () => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  };
}

/** Lets time pass until a promise settles, and returns its result. */
export async function passUntil<T>(promise: Promise<T>): Promise<T> {
  let isOver = false;
  const end = () => void (isOver = true);
  promise.then(end, end);
  for (await runPending(); !isOver; await runPending()) jest.advanceTimersToNextTimer();
  return promise;
}

/** Lets time pass. All timers that are due meanwhile run, each at its time. */
export const passTime = (ms: number): Promise<void> => passUntil(new Promise((resolve) => setTimeout(resolve, ms)));
