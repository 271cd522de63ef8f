import { setTimeout as delay } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS } from '@/lib/contract/durations';
import { createLease } from '../supply/lease';
import type { ProviderTools } from '../supply/provider-tools';
import { createGridFilling } from './fill-grids';
import { pruneGrids } from './grid-rows';
import { createGridShelf, type GridShelf } from './grid-shelf';
import { createGridReading } from './read-stored-grids';

export interface HubConfig {
  kmaHubKey: string;
  kmaHubBaseUrl: string;
}

/** KMA's grids of the whole country, as this process has them. */
export interface Grids {
  shelf: GridShelf;
  /**
   * Reads what others have received and, where it is this process's turn, asks for what is missing; false while the
   * database is away.
   */
  turn(): Promise<boolean>;
  /** Takes one turn after the other until `closing` aborts. Nobody waits for any of it. */
  keep(): Promise<void>;
}

/** Longer than one grid may take. */
const LEASE_MS = 1.5 * MINUTE_MS;
const TURN_EVERY_MS = 20_000;
const OPENING_EVERY_MS = 500;

export function createGrids({ kmaHubKey, kmaHubBaseUrl }: HubConfig, tools: ProviderTools): Grids {
  const { askDatabase, budget, clock, closing, fetchOf, log } = tools;
  const shelf = createGridShelf();
  const lease = createLease({ name: 'grids', leaseMs: LEASE_MS, askDatabase, clock });
  const access = { baseUrl: kmaHubBaseUrl, hubKey: kmaHubKey, fetch: fetchOf('kma-hub') };
  const read = createGridReading({ shelf, askDatabase, clock, log });
  const fill = createGridFilling({ shelf, lease, access, budget, askDatabase, clock, log, closing });
  let prunedAtMs = clock();

  async function prune(): Promise<void> {
    const nowMs = clock();
    shelf.clear(nowMs);
    if (Math.abs(nowMs - prunedAtMs) < DAY_MS) return;
    prunedAtMs = nowMs;
    if (await lease.hold()) await askDatabase((db) => pruneGrids(db, nowMs));
  }

  async function turn(): Promise<boolean> {
    const isThere = await read();
    if (isThere) await fill();
    await prune();
    return isThere;
  }

  return {
    shelf,
    turn,
    async keep() {
      while (!closing.aborted) {
        const isThere = await turn().catch((err: unknown) => {
          log.warn({ err }, 'grids could not be kept');
          return true;
        });
        const pauseMs = isThere ? TURN_EVERY_MS : OPENING_EVERY_MS;
        await delay(pauseMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
      }
      await lease.release();
    },
  };
}
