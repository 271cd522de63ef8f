import type { Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { MultiPolygon, Objects, Topology } from 'topojson-specification';
import type { Steps } from './steps';

export interface RegionNames {
  readonly code: string;
  readonly sidonm: string;
  readonly sggnm: string;
}

/** Boundaries of all sigungu as TopoJSON: one multipolygon each, in degrees (WGS 84). */
export type RegionTopology = Topology<
  Objects & { sgg: { type: 'GeometryCollection'; geometries: MultiPolygon<RegionNames>[] } }
>;

/**
 * Edges of all rings, as columns. The ends of an edge are ordered by latitude. A border of two regions is therefore
 * computed equally for both, and no point on it belongs to both or neither.
 */
export interface Edges {
  count: number;
  lowLon: Float64Array;
  lowLat: Float64Array;
  highLon: Float64Array;
  highLat: Float64Array;
  /** Index of the region that the edge bounds. */
  region: Uint16Array;
}

export interface Boundaries {
  regions: RegionNames[];
  edges: Edges;
}

/** Decodes a topology. The regions are in its order. */
export function* decodeBoundaries(topology: RegionTopology): Steps<Boundaries> {
  const { geometries } = topology.objects.sgg;
  const rings: Position[][][] = [];
  for (const geometry of geometries) {
    rings.push(getRings(feature<RegionNames>(topology, geometry).geometry));
    yield;
  }
  const edges = createEdges(rings.flat().reduce((sum, ring) => sum + ring.length - 1, 0));
  let next = 0;
  for (const [region, ringsOfRegion] of rings.entries()) {
    for (const ring of ringsOfRegion)
      for (let i = 1; i < ring.length; i++) setEdge(edges, next++, ring[i - 1]!, ring[i]!, region);
    yield;
  }
  return { regions: geometries.map(({ properties }) => properties!), edges };
}

function getRings(geometry: Geometry): Position[][] {
  if (geometry.type !== 'MultiPolygon') throw new TypeError(`A region is a ${geometry.type}, not a MultiPolygon.`);
  return geometry.coordinates.flat();
}

const createEdges = (count: number): Edges => ({
  count,
  lowLon: new Float64Array(count),
  lowLat: new Float64Array(count),
  highLon: new Float64Array(count),
  highLat: new Float64Array(count),
  region: new Uint16Array(count),
});

function setEdge(edges: Edges, index: number, from: Position, to: Position, region: number): void {
  const [low, high] = from[1]! <= to[1]! ? [from, to] : [to, from];
  edges.lowLon[index] = low[0]!;
  edges.lowLat[index] = low[1]!;
  edges.highLon[index] = high[0]!;
  edges.highLat[index] = high[1]!;
  edges.region[index] = region;
}
