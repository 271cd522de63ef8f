import { running } from './shared-postgres';

/** Stops what shared-postgres started. */
export default async function stop(): Promise<void> {
  await running.testPgBouncer?.stop();
  await running.testPostgres?.stop();
}
