/** Executions that are running, each shared by all callers with its key. */
export interface SingleFlight<T> {
  /** Returns the running execution with this key, if there is one. */
  get(key: string): Promise<T> | undefined;
  /**
   * Returns the running execution with this key, or starts one. All callers share its result or its error. When it has
   * settled, the next call starts another one.
   */
  run(key: string, execute: () => Promise<T>): Promise<T>;
}

export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Promise<T>>();
  return {
    get: (key) => flights.get(key),
    run(key, execute) {
      const running = flights.get(key);
      if (running) return running;
      const flight = execute().finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
  };
}
