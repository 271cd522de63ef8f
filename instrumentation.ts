/** Runs once when a server starts, never while it is built. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startServer } = await import('./lib/bff/for-instrumentation');
  const { startEdge } = await import('./lib/next-edge/start');
  startServer();
  startEdge();
}
