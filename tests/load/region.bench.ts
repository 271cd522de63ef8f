import type { Coordinates } from '@/lib/domain/coordinates';
import { loadRegions, readTopology } from '@/lib/api-host/region/load-regions';
import { createPlainRegions } from '@/tests/unit/region/plain-regions';
import { anywhere, mixedPoints, nearBorders, seededRandom, take } from '@/tests/unit/region/sample-points';
import { compareAnswers } from '@/tests/unit/region/compare-answers';

const POINTS = 100_000;
const ROUNDS = 5;
const SEED = 20_260_701;

type Find = (point: Coordinates) => unknown;

/** Returns look-ups/s of the best round, the one least affected by other work on the machine. */
function lookUpsPerSecond(find: Find, points: Coordinates[], rounds: number): number {
  const seconds = Array.from({ length: rounds }, () => {
    const start = performance.now();
    for (const point of points) find(point);
    return (performance.now() - start) / 1_000;
  });
  return points.length / Math.min(...seconds);
}

const topology = readTopology();
const built = performance.now();
const index = loadRegions();
const buildMs = performance.now() - built;
const plain = createPlainRegions(topology);

const random = seededRandom(SEED);
const distanceM = (point: Coordinates) => index.find(point)?.distanceM;
const sets = {
  'in the country, uniform': take(POINTS, anywhere(topology), random, (point) => distanceM(point) === 0),
  'within 5 m of a border': take(POINTS, nearBorders(topology), random),
  'sea within 3 km': take(POINTS / 5, anywhere(topology), random, (point) => (distanceM(point) ?? 0) > 0),
  'sea and north, further': take(POINTS, anywhere(topology), random, (point) => distanceM(point) === undefined),
};

console.log(`region index: ready in ${buildMs.toFixed(0)} ms`);
for (const [name, points] of Object.entries(sets)) {
  const ours = lookUpsPerSecond(index.find, points, ROUNDS);
  const baseline = lookUpsPerSecond(plain.find, points.slice(0, POINTS / 20), 2);
  const figures = [ours, baseline].map((rate) => Math.round(rate).toLocaleString('en').padStart(11));
  console.log(`${name.padEnd(24)}${figures[0]}/s  plain${figures[1]}/s  x${(ours / baseline).toFixed(1)}`);
}
console.log('agreement with the plain way:', compareAnswers(index, plain, mixedPoints(topology, POINTS, SEED)));
