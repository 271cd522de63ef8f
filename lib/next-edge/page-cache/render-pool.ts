import { setTimeout as sleep } from 'node:timers/promises';
import { listNetworks } from '@/lib/ip/networks';

interface Limits {
  /** Requests of this kind that are served at the same time. */
  running: number;
  /** Requests that wait for a place. */
  waiting: number;
  /** Running and waiting requests of one network. */
  perNetwork: number;
  /** Requests of one network that are served at the same time; by default, all places. */
  runningPerNetwork?: number;
  /** Time for which a served request still counts as running for its network, in ms. */
  pauseMs?: number;
  /** Delay of a refusal, in ms: a client that tries again at once would take as much time as one that is served. */
  refusalMs?: number;
}

/** Delayed refusals of a pool. Those beyond are refused at once. */
const MAX_DELAYED = 1_000;

/**
 * Limits requests of one cost: renders take the only thread of a server for 20 to 30 ms each. Networks that wait take
 * turns, so that a flood from one delays the others by what it has running and no more. A place becomes free when the
 * event loop turns: requests that need no I/O would otherwise follow one another in a single turn, and renders of others,
 * which take several turns, would wait for all of them in each.
 */
export interface RenderPool {
  /** Renders when there is a place. Returns null if too many wait, or too many of this network. */
  run: <T>(network: string | undefined, render: () => Promise<T>) => Promise<T | null>;
  /** Number of renders that run or wait. */
  count: () => number;
}

interface Share {
  running: number;
  /** Starts the waiting requests, the first to wait first. */
  starts: (() => void)[];
}

/** Returns the narrowest network of an address: an IPv6 customer has all addresses of it. */
const getSubscriber = (address = 'unknown'): string => listNetworks(address)[0];

export function createRenderPool({
  running,
  waiting,
  perNetwork,
  runningPerNetwork = running,
  pauseMs = 0,
  refusalMs = 0,
}: Limits): RenderPool {
  /** Networks that have requests, the one that was served last at the end. */
  const shares = new Map<string, Share>();
  let [countRunning, countWaiting, countDelayed] = [0, 0, 0];

  /** Returns the waiting network that has the least running. */
  function findNext(): [string, Share] | undefined {
    const waits = [...shares].filter(([, share]) => share.starts.length > 0 && share.running < runningPerNetwork);
    const [first, ...others] = waits;
    return first && others.reduce((least, each) => (each[1].running < least[1].running ? each : least), first);
  }
  function moveToEnd(network: string, share: Share): void {
    shares.delete(network);
    if (share.running + share.starts.length > 0) shares.set(network, share);
  }
  function startNext(): void {
    const [network, share] = (countRunning < running && findNext()) || [];
    if (network === undefined || !share) return;
    share.running += 1;
    [countRunning, countWaiting] = [countRunning + 1, countWaiting - 1];
    share.starts.shift()!();
    moveToEnd(network, share);
  }
  function endPause(network: string, share: Share): void {
    share.running -= 1;
    moveToEnd(network, share);
    startNext();
  }
  function leave(network: string, share: Share): void {
    countRunning -= 1;
    if (pauseMs === 0) return endPause(network, share);
    setTimeout(endPause, pauseMs, network, share).unref();
    startNext();
  }
  async function refuse(): Promise<null> {
    if (refusalMs === 0 || countDelayed >= MAX_DELAYED) return null;
    countDelayed += 1;
    await sleep(refusalMs, undefined, { ref: false });
    countDelayed -= 1;
    return null;
  }
  return {
    async run(address, render) {
      const network = getSubscriber(address);
      const share = shares.get(network) ?? { running: 0, starts: [] };
      const isFull = countRunning >= running && countWaiting >= waiting;
      if (isFull || share.running + share.starts.length >= perNetwork) return refuse();
      shares.set(network, share);
      countWaiting += 1;
      await new Promise<void>((start) => {
        share.starts.push(start);
        startNext();
      });
      try {
        return await render();
      } finally {
        setImmediate(leave, network, share);
      }
    },
    count: () => countRunning + countWaiting,
  };
}
