import { startPostgres, whyNoPostgres, type TestPostgres } from './postgres';

/** Jest loads what begins a run and what ends it apart from each other. */
export const running = globalThis as { testPostgres?: TestPostgres };

/** Starts the server that all suites of a run share, each with databases of its own. */
export default async function start(): Promise<void> {
  if (whyNoPostgres()) return;
  running.testPostgres = await startPostgres();
  process.env.TEST_POSTGRES_URL = running.testPostgres.url;
}
