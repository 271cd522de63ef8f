/** Starts the server's own services. Next.js calls it once per process. */
export async function register(): Promise<void> {
  // A positive check: it removes the imports from the bundle for the edge runtime, which lacks the modules of Node.js.
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { startServer } = await import('./lib/bff/for-instrumentation');
    const { startEdge } = await import('./lib/next-edge/start');
    startServer();
    startEdge();
  }
}
