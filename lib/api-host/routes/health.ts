import { Hono } from 'hono';
import { checkReadiness, type Check } from '../health/readiness';

/** Live: the process responds. Ready: it can serve requests; otherwise 503 with the reasons. */
export function healthRoutes({ checks }: { checks: readonly Check[] }): Hono {
  const app = new Hono();
  app.get('/health/live', (context) => context.json({ live: true }, 200, { 'cache-control': 'no-store' }));
  app.get('/health/ready', async (context) => {
    const readiness = await checkReadiness(checks);
    return context.json(readiness, readiness.ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
  return app;
}
