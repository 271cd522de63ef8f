import { startPgBouncer, type PgBouncer } from './pgbouncer';
import { startPostgres, whyNoPostgres, type TestPostgres } from './postgres';

/** Shared through globalThis, because Jest loads setup and teardown separately. */
export const running = globalThis as { testPostgres?: TestPostgres; testPgBouncer?: PgBouncer };

/** Starts the server that all suites of a run share. Each suite has its own databases. */
export default async function start(): Promise<void> {
  if (whyNoPostgres()) return;
  running.testPostgres = await startPostgres();
  process.env.TEST_POSTGRES_URL = running.testPostgres.url;
  // `npm run contract:pooled` runs the suites through a pooler.
  if (process.env.POOLED !== 'yes') return;
  running.testPgBouncer = await startPgBouncer(running.testPostgres.url);
  process.env.TEST_POOLER_URL = running.testPgBouncer.toPooledUrl(running.testPostgres.url);
}
