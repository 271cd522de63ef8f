import { readFileSync } from 'node:fs';
import { packagedDataPath } from '../shared/packaged-data';
import type { RegionTopology } from './boundaries';
import { prepareSearch } from './find-places';
import { buildRegionIndex, type RegionIndex } from './region-index';
import type { Steps } from './steps';
import { createStepwise } from './stepwise';

/** Delay of the build after start, so that the first page is not slowed down. */
const BUILD_DELAY_MS = 3_000;

function* buildIndex(): Steps<RegionIndex> {
  const topology = readTopology();
  yield;
  return yield* buildRegionIndex(topology);
}

/** The index of the packaged boundaries. */
export const { load: loadRegions, prepare: prepareRegions } = createStepwise(buildIndex);

/**
 * Returns an index that is built on first use or after a delay, so that it does not slow down the start. The search for
 * places is prepared after it.
 */
export function createLazyRegions(closing: AbortSignal): RegionIndex {
  const timer = setTimeout(
    () => void prepareRegions(closing).then(() => prepareSearch(closing)),
    BUILD_DELAY_MS,
  ).unref();
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
