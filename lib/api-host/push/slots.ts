/** Runs a task when it is its turn. */
export type Slots = <T>(task: () => Promise<T>) => Promise<T>;

/** Creates slots for at most `getCapacity()` concurrent tasks, which may change; other tasks wait in order. */
export function createSlots(getCapacity: () => number): Slots {
  const waiting: (() => void)[] = [];
  let running = 0;

  function startNext(): void {
    while (waiting.length > 0 && running < getCapacity()) {
      running += 1;
      waiting.shift()?.();
    }
  }

  return async (task) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      startNext();
    });
    try {
      return await task();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
