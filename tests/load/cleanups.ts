type Cleanup = () => unknown;

/**
 * Runs a benchmark, and then everything that it passed to `defer`, last first. This happens also if a later start or the
 * measurement fails, so that no process outlives the benchmark. A cleanup that fails does not prevent the others.
 */
export async function withCleanups(run: (defer: (cleanup: Cleanup) => void) => Promise<void>): Promise<void> {
  const cleanups: Cleanup[] = [];
  try {
    await run((cleanup) => void cleanups.push(cleanup));
  } finally {
    for (const cleanup of cleanups.reverse())
      await Promise.resolve()
        .then(cleanup)
        .catch((error: unknown) => console.error(error));
  }
}
