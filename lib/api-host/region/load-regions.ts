import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { packagedDataPath } from '../shared/packaged-data';
import type { RegionTopology } from './boundaries';
import { buildRegionIndex, type RegionIndex } from './region-index';
import type { Steps } from './steps';

/** Delay of the build after start, so that the first page is not slowed down. */
const BUILD_DELAY_MS = 3_000;

let index: RegionIndex | undefined;
let building: Steps<void> | undefined;

function* buildIndex(): Steps<void> {
  const topology = readTopology();
  yield;
  index = yield* buildRegionIndex(topology);
}

function advance(): void {
  building ??= buildIndex();
  try {
    building.next();
  } catch (error) {
    // The next caller starts again, for example after the file was restored.
    building = undefined;
    throw error;
  }
}

/** Returns the index of the packaged boundaries. If it is not complete yet, the rest is built at once. */
export function loadRegions(): RegionIndex {
  while (!index) advance();
  return index;
}

/**
 * Builds the index in many turns of the event loop, of a few milliseconds each, so that requests are served in between.
 * Several callers share the work.
 */
export async function prepareRegions(closing?: AbortSignal): Promise<void> {
  while (!index && !closing?.aborted) {
    advance();
    await nextTurn();
  }
}

/** Returns an index that is built on first use or after a delay, so that it does not slow down the start. */
export function createLazyRegions(closing: AbortSignal): RegionIndex {
  const timer = setTimeout(() => void prepareRegions(closing), BUILD_DELAY_MS).unref();
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
