import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from './steps';

/** Data that takes long to build and is built once. */
export interface Stepwise<T> {
  /** Returns the data. If they are not complete yet, the rest is built at once. */
  load: () => T;
  /**
   * Builds the data in many turns of the event loop, of a few milliseconds each, so that requests are served in between.
   * Several callers share the work.
   */
  prepare: (closing?: AbortSignal) => Promise<void>;
}

export function createStepwise<T extends object>(build: () => Steps<T>): Stepwise<T> {
  let built: T | undefined;
  let building: Steps<T> | undefined;

  function advance(): void {
    building ??= build();
    try {
      const { done, value } = building.next();
      if (done) built = value;
    } catch (error) {
      // The next caller starts again, for example after a file was restored.
      building = undefined;
      throw error;
    }
  }
  return {
    load() {
      while (!built) advance();
      return built;
    },
    async prepare(closing) {
      while (!built && !closing?.aborted) {
        advance();
        await nextTurn();
      }
    },
  };
}
