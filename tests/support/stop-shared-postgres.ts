import { running } from './shared-postgres';

/** Ends with the run what shared-postgres began. */
export default async function stop(): Promise<void> {
  await running.testPgBouncer?.stop();
  await running.testPostgres?.stop();
}
