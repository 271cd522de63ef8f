import { Hono } from 'hono';
import { checkReadiness, type Check } from '../health/readiness';

/** Live: the process answers. Ready: it can also do its work; 503 with the reasons where it cannot. */
export function healthRoutes({ checks }: { checks: readonly Check[] }): Hono {
  const app = new Hono();
  app.get('/health/live', (context) => context.json({ live: true }, 200, { 'cache-control': 'no-store' }));
  app.get('/health/ready', async (context) => {
    const found = await checkReadiness(checks);
    return context.json(found, found.ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
  return app;
}
