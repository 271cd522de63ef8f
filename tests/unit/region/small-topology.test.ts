import type { Position } from 'geojson';
import type { RegionTopology } from '@/lib/api-host/region/boundaries';
import { createRegionIndex } from '@/lib/api-host/region/region-index';

const square = (west: number, south: number, side: number): Position[] => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];

/** Builds a topology whose regions are lists of polygons, each a list of rings, without shared arcs. */
function topologyOf(regions: Record<string, Position[][][]>): RegionTopology {
  const arcs: Position[][] = [];
  const geometries = Object.entries(regions).map(([sggnm, polygons]) => ({
    type: 'MultiPolygon' as const,
    arcs: polygons.map((rings) => rings.map((ring) => [arcs.push(ring) - 1])),
    properties: { code: sggnm, sidonm: '도', sggnm },
  }));
  return { type: 'Topology', arcs, objects: { sgg: { type: 'GeometryCollection', geometries } } };
}

describe('an index of a few squares', () => {
  const index = createRegionIndex(
    topologyOf({
      lake: [[square(127, 37, 1), square(127.4, 37.4, 0.2)]],
      twin: [[square(129, 37, 0.1)], [square(129.2, 37, 0.1)]],
      first: [[square(127, 35, 0.5)]],
      over: [[square(127.4, 35, 0.5)]],
    }),
  );
  const at = (lat: number, lon: number) => index.find({ lat, lon });

  it('excludes a hole', () => {
    expect(at(37.5, 127.5)).toBeNull();
    expect(at(37.5, 127.39)).toMatchObject({ code: 'lake', distanceM: 0 });
  });

  it('measures from inside a hole to its shore', () => {
    // 0.01 degrees of latitude on a sphere of 6,371,008.8 m.
    expect(at(37.41, 127.5)?.distanceM).toBeCloseTo(1_111.95, 1);
  });

  it('contains every part of a region but not the water between them', () => {
    expect(at(37.05, 129.05)).toMatchObject({ code: 'twin', distanceM: 0 });
    expect(at(37.05, 129.25)).toMatchObject({ code: 'twin', distanceM: 0 });
    expect(at(37.05, 129.15)).toBeNull();
  });

  it('measures to a corner where no edge faces the point', () => {
    const expected = Math.hypot(1_111.95, 1_111.95 * Math.cos((37.11 * Math.PI) / 180));
    expect(at(37.11, 129.31)?.distanceM).toBeCloseTo(expected, 0);
  });

  it('returns the first region where two overlap', () => {
    expect(at(35.25, 127.45)).toMatchObject({ code: 'first' });
    expect(at(35.25, 127.55)).toMatchObject({ code: 'over' });
  });
});

it('throws if a region is not a multipolygon', () => {
  const topology = topologyOf({ line: [[square(127, 37, 1)]] });
  Object.assign(topology.objects.sgg.geometries[0] ?? {}, { type: 'LineString', arcs: [0] });
  expect(() => createRegionIndex(topology)).toThrow('LineString');
});
