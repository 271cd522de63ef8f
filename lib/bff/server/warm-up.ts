import { getSingleton } from '@/lib/singleton';
import { bffLog } from '../bff-log';
import { warmHost } from '../upstream/upstream';

const warmUp = () => getSingleton('warm-up', () => ({ isRunning: false }));

/** Returns true while this process prepares for requests. */
export const isWarmingUp = (): boolean => warmUp().isRunning;

/** Reports this process as starting until `run` has ended, which begins when the host is open. */
export async function warmUpWith(run: () => Promise<void>): Promise<void> {
  warmUp().isRunning = true;
  try {
    await warmHost();
    await run();
  } catch (err) {
    bffLog().warn({ err }, 'server: warming up failed; the first requests take longer');
  } finally {
    warmUp().isRunning = false;
  }
}
