import { bulkhead, isBulkheadRejectedError } from 'cockatiel';

interface Limits {
  /** Renders at the same time. */
  running: number;
  /** Renders that wait for a place. */
  waiting: number;
  /** Running and waiting renders for one network. */
  perNetwork: number;
}

/** Limits the renders of a server: they take its only thread for 20 to 30 ms each. */
export interface RenderPool {
  /** Renders when there is a place. Returns null at once if too many wait, or too many of this network. */
  run: <T>(network: string | undefined, render: () => Promise<T>) => Promise<T | null>;
  /** Number of renders that run or wait. */
  count: () => number;
}

export function createRenderPool({ running, waiting, perNetwork }: Limits): RenderPool {
  const limit = bulkhead(running, waiting);
  const countByNetwork = new Map<string | undefined, number>();

  const change = (network: string | undefined, by: number) => {
    const count = (countByNetwork.get(network) ?? 0) + by;
    if (count === 0) countByNetwork.delete(network);
    else countByNetwork.set(network, count);
  };
  return {
    async run(network, render) {
      if ((countByNetwork.get(network) ?? 0) >= perNetwork) return null;
      change(network, 1);
      try {
        return await limit.execute(render);
      } catch (error) {
        if (isBulkheadRejectedError(error)) return null;
        throw error;
      } finally {
        change(network, -1);
      }
    },
    count: () => running - limit.executionSlots + (waiting - limit.queueSlots),
  };
}
