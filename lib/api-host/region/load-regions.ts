import { readFileSync } from 'node:fs';
import { packagedDataPath } from '../shared/packaged-data';
import type { RegionTopology } from './boundaries';
import { createRegionIndex, type RegionIndex } from './region-index';

let index: RegionIndex | undefined;

/** The index of the packaged boundaries, built at the first call and held for the life of the process. */
export function loadRegions(): RegionIndex {
  index ??= createRegionIndex(readTopology());
  return index;
}

/** The packaged boundaries: 256 sigungu as of 2026-07. */
export const readTopology = (): RegionTopology =>
  JSON.parse(readFileSync(packagedDataPath('regions', 'sgg-2026.topo.json'), 'utf8'));
