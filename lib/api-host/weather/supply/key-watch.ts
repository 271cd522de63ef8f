import { DAY_MS } from '@/lib/contract/durations';
import { metrics } from '@/lib/metrics/metrics';
import { NEVER_ABORTED } from '../never-aborted';
import { getPaths, PROVIDER_OPERATIONS, type ProviderOperation, type ProviderPaths } from '../provider-paths';
import type { WeatherLog } from '../weather-log';
import type { Supply } from './supply';

/** Watches whether the keys of the providers are accepted for each operation. */
export interface KeyWatch {
  /** Records whether a call showed that the key is valid for the operation. */
  note: (operation: ProviderOperation, outcome: 'accepted' | 'rejected') => void;
  /** Logs the operations that have only ever rejected their key, also before this start. */
  reportRejected: () => Promise<void>;
}

/** Far longer than an operator leaves a rejection unnoticed. */
const STORED_MS = 400 * DAY_MS;

const acceptedKey = (operation: ProviderOperation) => `key-accepted ${operation}`;
const rejectedKey = (operation: ProviderOperation) => `key-rejected ${operation}`;

interface KeyWatchOptions {
  supply: Pick<Supply, 'load' | 'findFirst'>;
  clock: () => number;
  log: WeatherLog;
  paths?: ProviderPaths;
}

/** Creates the watch. The supply stores the first rejection and the first success for all instances and later starts. */
export function createKeyWatch({ supply, clock, log, paths }: KeyWatchOptions): KeyWatch {
  const noted = new Set<string>();
  const rejected = new Set<ProviderOperation>();

  const isAccepted = async (operation: ProviderOperation) =>
    (await supply.findFirst([acceptedKey(operation)])) !== null;

  /** Stores the time of the first event of its kind and returns it. */
  async function storeFirst(key: string): Promise<number> {
    const request = { key, storedMs: STORED_MS, fetch: async () => clock() };
    return (await supply.load<number>(request, NEVER_ABORTED)).value;
  }

  function withdraw(operation: ProviderOperation): void {
    rejected.delete(operation);
    metrics().keyRejectedSince.remove({ operation });
  }

  /** Ends what this instance reports about operations whose key another instance has found accepted. */
  async function withdrawAccepted(): Promise<void> {
    for (const operation of rejected) if (await isAccepted(operation)) withdraw(operation);
  }

  function report(operation: ProviderOperation, sinceMs: number): void {
    rejected.add(operation);
    metrics().collectors.add(withdrawAccepted);
    metrics().keyRejectedSince.set({ operation }, Math.round(sinceMs / 1_000));
    const services = getPaths(operation, paths).join(', ');
    log.warn(
      { provider: operation, kind: 'auth' },
      `weather: ${operation} (${services}) has rejected its key since ${new Date(sinceMs).toISOString()} and never accepted it; register the key for this service, or set PROVIDER_PATHS if it was replaced`,
    );
  }

  async function noteRejected(operation: ProviderOperation): Promise<void> {
    if (!(await isAccepted(operation))) report(operation, await storeFirst(rejectedKey(operation)));
  }

  async function noteAccepted(operation: ProviderOperation): Promise<void> {
    withdraw(operation);
    await storeFirst(acceptedKey(operation));
  }

  return {
    note(operation, outcome) {
      const key = outcome === 'accepted' ? acceptedKey(operation) : rejectedKey(operation);
      if (noted.has(key) || noted.has(acceptedKey(operation))) return;
      noted.add(key);
      const noting = outcome === 'accepted' ? noteAccepted(operation) : noteRejected(operation);
      noting.catch((err: unknown) => log.warn({ err }, 'weather: cannot store whether a key is accepted'));
    },
    async reportRejected() {
      for (const operation of PROVIDER_OPERATIONS) {
        const since = await supply.findFirst<number>([rejectedKey(operation)]);
        if (!since || (await isAccepted(operation))) continue;
        noted.add(rejectedKey(operation));
        report(operation, since.value);
      }
    },
  };
}
