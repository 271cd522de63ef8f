/**
 * Creates a function that collects all calls of one turn of the event loop into one call of `run`. `run` returns the
 * results in the order of its inputs.
 */
export function createBatcher<Input, Result>(run: (all: Input[]) => Promise<readonly Result[]>) {
  let waiting: { input: Input; resolve: (results: Promise<Result>) => void }[] = [];

  function runAll(): void {
    const all = waiting;
    waiting = [];
    const results = run(all.map(({ input }) => input));
    all.forEach(({ resolve }, at) => resolve(results.then((each) => each[at] as Result)));
  }

  return (input: Input): Promise<Result> =>
    new Promise((resolve) => {
      waiting.push({ input, resolve });
      if (waiting.length === 1) setImmediate(runAll);
    });
}
