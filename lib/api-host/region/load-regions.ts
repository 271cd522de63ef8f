import { readFileSync } from 'node:fs';
import { packagedDataPath } from '../shared/packaged-data';
import type { RegionTopology } from './boundaries';
import { createRegionIndex, type RegionIndex } from './region-index';

/** Delay of the build after start, so that the first page is not slowed down. */
const BUILD_DELAY_MS = 3_000;

let index: RegionIndex | undefined;

/** Returns the index of the packaged boundaries. It is built on the first call. */
export function loadRegions(): RegionIndex {
  index ??= createRegionIndex(readTopology());
  return index;
}

/** Returns an index that is built on first use or after a delay, so that it does not slow down the start. */
export function createLazyRegions(closing: AbortSignal): RegionIndex {
  const timer = setTimeout(loadRegions, BUILD_DELAY_MS).unref();
  closing.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return {
    find: (point) => loadRegions().find(point),
    findCell: (cell) => loadRegions().findCell(cell),
    isRegion: (names) => loadRegions().isRegion(names),
  };
}

/** Reads the packaged boundaries: 256 sigungu as of 2026-07. */
export const readTopology = (): RegionTopology =>
  JSON.parse(readFileSync(packagedDataPath('regions', 'sgg-2026.topo.json'), 'utf8'));
