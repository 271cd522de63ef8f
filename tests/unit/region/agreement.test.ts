import { feature } from 'topojson-client';
import { loadRegions, readTopology } from '@/lib/api-host/region/load-regions';
import { compareAnswers } from './compare-answers';
import { createPlainRegions } from './plain-regions';
import { mixedPoints } from './sample-points';

const topology = readTopology();
const index = loadRegions();

// A benchmark compared 100,000 points without a difference (docs/benchmarks.md).
describe('the index against winding numbers and great circles over all 256 regions, at 20,000 points', () => {
  const result = compareAnswers(index, createPlainRegions(topology), mixedPoints(topology, 20_000, 20_260_701));

  it('covers points inside, near and out of reach', () => {
    expect(result.inside + result.near + result.outOfReach).toBe(20_000);
    expect(Math.min(result.inside, result.near, result.outOfReach)).toBeGreaterThan(2_000);
  });

  it('finds the same region every time', () => {
    expect(result.differInRegion).toBe(0);
    expect(result.differInHolding).toBe(0);
  });

  it('measures the same distance within 2 m, the curvature of a long straight edge', () => {
    expect(result.largestDistanceDifferenceM).toBeLessThan(2);
  });
});

/** Region codes whose rings pass through each vertex, by `lon,lat`. */
function regionsByVertex(): Map<string, Set<string>> {
  const byVertex = new Map<string, Set<string>>();
  for (const { geometry, properties } of feature(topology, topology.objects.sgg).features) {
    const points = geometry.type === 'MultiPolygon' ? geometry.coordinates.flat(2) : [];
    for (const point of points) {
      const codes = byVertex.get(String(point)) ?? new Set();
      byVertex.set(String(point), codes.add(properties.code));
    }
  }
  return byVertex;
}

it('assigns every border vertex to an adjacent region, except 2 where smoothed coasts overlap', () => {
  const vertices = [...regionsByVertex()];
  const wrong = vertices.filter(([place, codes]) => {
    const [lon = NaN, lat = NaN] = place.split(',').map(Number);
    const match = index.find({ lat, lon });
    return !match || !codes.has(match.code) || match.distanceM > 1e-6;
  });
  expect(vertices.length).toBeGreaterThan(50_000);
  // Off 기장군 and 보성군, in 울주군 and 순천시.
  expect(wrong.map(([place]) => place)).toEqual([
    '129.30426752152823,35.330083600198',
    '127.41590342792729,34.83429666490865',
  ]);
});
