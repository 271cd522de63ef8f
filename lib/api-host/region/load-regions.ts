import { readFileSync } from 'node:fs';
import { packagedDataPath } from '../shared/packaged-data';
import type { RegionTopology } from './boundaries';
import { createRegionIndex, type RegionIndex } from './region-index';

/** By then whoever opened a page has it. */
const BUILD_DELAY_MS = 3_000;

let index: RegionIndex | undefined;

/** The index of the packaged boundaries, built at the first call and held for the life of the process. */
export function loadRegions(): RegionIndex {
  index ??= createRegionIndex(readTopology());
  return index;
}

/** The same for a host that starts: built when it is first asked, or a moment later, for no start has to wait for it. */
export function createLazyRegions(closing: AbortSignal): RegionIndex {
  const timer = setTimeout(loadRegions, BUILD_DELAY_MS).unref();
  closing.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return {
    find: (point) => loadRegions().find(point),
    findCell: (cell) => loadRegions().findCell(cell),
    isRegion: (names) => loadRegions().isRegion(names),
  };
}

/** The packaged boundaries: 256 sigungu as of 2026-07. */
export const readTopology = (): RegionTopology =>
  JSON.parse(readFileSync(packagedDataPath('regions', 'sgg-2026.topo.json'), 'utf8'));
