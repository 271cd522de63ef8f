import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { Coordinates } from '@/lib/domain/coordinates';
import type { RegionNames, RegionTopology } from '@/lib/api-host/region/boundaries';
import { distanceToArcM, toVector, type Vector } from './great-circle';

type Box = [west: number, south: number, east: number, north: number];
interface Part {
  code: string;
  rings: Position[][];
  /** Rings on the unit sphere. */
  vectors: Vector[][];
  box: Box;
}

export interface PlainMatch {
  code: string;
  distanceM: number;
}

const REACH_M = 3_000;
/** `REACH_M` in degrees of longitude at 39 °N: at least 3 km in both directions everywhere in the country. */
const REACH_DEGREES = 0.0348;

/**
 * Reference implementation that shares no code with the index: tests every polygon whose box contains the point, by winding
 * number over its GeoJSON rings; otherwise the nearest edge along great circles of every polygon whose box is within reach.
 */
export function createPlainRegions(topology: RegionTopology) {
  const parts = partsOf(topology);
  return {
    /** Same contract as `RegionIndex.find`. */
    find(point: Coordinates): PlainMatch | null {
      for (const part of parts) if (holds(part, point)) return { code: part.code, distanceM: 0 };
      return nearest(parts, point);
    },
  };
}

function partsOf(topology: RegionTopology): Part[] {
  const { features } = feature<RegionNames>(topology, topology.objects.sgg);
  return features.flatMap(({ geometry, properties: { code } }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.map((rings) => partOf(code, rings)) : [],
  );
}

const partOf = (code: string, rings: Position[][]): Part => ({
  code,
  rings,
  vectors: rings.map((ring) => ring.map(([lon = NaN, lat = NaN]) => toVector({ lat, lon }))),
  box: boxOf(rings[0] ?? []),
});

function boxOf(ring: Position[]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon = NaN, lat = NaN] of ring) {
    box[0] = Math.min(box[0], lon);
    box[1] = Math.min(box[1], lat);
    box[2] = Math.max(box[2], lon);
    box[3] = Math.max(box[3], lat);
  }
  return box;
}

const isInBox = ({ lat, lon }: Coordinates, [west, south, east, north]: Box, margin = 0) =>
  lon >= west - margin && lon <= east + margin && lat >= south - margin && lat <= north + margin;

function holds({ rings, box }: Part, point: Coordinates): boolean {
  if (!isInBox(point, box)) return false;
  const [outer, ...holes] = rings;
  return outer !== undefined && winds(outer, point) && !holes.some((hole) => winds(hole, point));
}

/** True if a ring winds around a point (Sunday 2001, http://geomalgorithms.com/a03-_inclusion.html). */
function winds(ring: Position[], { lat, lon }: Coordinates): boolean {
  let winding = 0;
  for (let i = 1; i < ring.length; i++) {
    const [fromLon = NaN, fromLat = NaN] = ring[i - 1] ?? [];
    const [toLon = NaN, toLat = NaN] = ring[i] ?? [];
    const left = (toLon - fromLon) * (lat - fromLat) - (lon - fromLon) * (toLat - fromLat);
    if (fromLat <= lat && toLat > lat && left > 0) winding++;
    else if (fromLat > lat && toLat <= lat && left < 0) winding--;
  }
  return winding !== 0;
}

function nearest(parts: Part[], point: Coordinates): PlainMatch | null {
  const from = toVector(point);
  let best: PlainMatch | null = null;
  for (const { code, vectors } of parts.filter(({ box }) => isInBox(point, box, REACH_DEGREES))) {
    for (const ring of vectors) {
      for (let i = 1; i < ring.length; i++) {
        const distanceM = distanceToArcM(from, ring[i - 1]!, ring[i]!);
        if (distanceM <= REACH_M && (!best || distanceM < best.distanceM)) best = { code, distanceM };
      }
    }
  }
  return best;
}
