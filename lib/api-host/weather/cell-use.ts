import { LRUCache } from 'lru-cache';
import { DAY_MS } from '@/lib/contract/durations';
import { isYoungerThan } from '@/lib/domain/age';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Network } from '../shared/network';
import { getCellKey } from './weather-cache';

/** Knows which cells several networks request. Only then is a cell in use for everyone. */
export interface CellUse {
  /** Records a request. */
  note(cell: GridCell, network: Network): void;
  isInUse(cell: GridCell): boolean;
}

/** One person easily has two networks: at home and on the phone. */
const NETWORKS_IN_USE = 3;
const REMEMBERED_MS = DAY_MS;
/** More than the cells of the country. */
const MAX_CELLS = 10_000;

/**
 * Creates the record, in the memory of this instance only, so that nothing stored connects networks with places. An
 * instance that has just started learns within a few requests which cells are in use.
 */
export function createCellUse(clock: () => number): CellUse {
  /** The last networks of each cell with the times of their last requests, oldest first. */
  const requested = new LRUCache<string, Map<string, number>>({ max: MAX_CELLS });
  return {
    note(cell, network) {
      const networks = requested.get(getCellKey(cell)) ?? new Map<string, number>();
      // A customer of IPv6 has many narrow networks, but only one wide one.
      const widest = network.at(-1)!;
      networks.delete(widest);
      networks.set(widest, clock());
      const [oldest] = networks.keys();
      if (networks.size > NETWORKS_IN_USE) networks.delete(oldest!);
      requested.set(getCellKey(cell), networks);
    },
    isInUse(cell) {
      const times = [...(requested.get(getCellKey(cell))?.values() ?? [])];
      return times.filter((atMs) => isYoungerThan(atMs, REMEMBERED_MS, clock())).length >= NETWORKS_IN_USE;
    },
  };
}
