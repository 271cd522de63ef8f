import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { Coordinates } from '@/lib/domain/coordinates';
import type { RegionNames, RegionTopology } from '@/lib/api-host/region/boundaries';
import { distanceToArcM, toVector } from './great-circle';

type Box = [west: number, south: number, east: number, north: number];
interface Part {
  names: RegionNames;
  order: number;
  rings: Position[][];
  box: Box;
}

export interface PlainMatch {
  code: string;
  distanceM: number;
}

/** 3 km in degrees of longitude at 39 °N, and so at least 3 km in either direction in the whole country. */
const REACH_DEGREES = 0.0348;

/**
 * The plain way, shared by no line with the index: every polygon whose box holds the point, by winding number over its
 * GeoJSON rings; else the nearest edge along great circles, over every polygon whose box is within reach.
 */
export function createPlainRegions(topology: RegionTopology) {
  const parts = partsOf(topology);
  return {
    /** The codes of all regions that hold a point, in the order of the topology. */
    holding: (point: Coordinates): string[] => [
      ...new Set(parts.filter((part) => holds(part, point)).map(({ names }) => names.code)),
    ],
    /** As `RegionIndex.find`. */
    find(point: Coordinates, reachM = 3_000): PlainMatch | null {
      for (const part of parts) if (holds(part, point)) return { code: part.names.code, distanceM: 0 };
      return nearest(parts, point, reachM);
    },
  };
}

function partsOf(topology: RegionTopology): Part[] {
  const { features } = feature<RegionNames>(topology, topology.objects.sgg);
  return features.flatMap(({ geometry, properties }, order) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates.map((rings) => ({ names: properties, order, rings, box: boxOf(rings[0] ?? []) }))
      : [],
  );
}

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

/** Whether a ring winds around a point (Sunday 2001, http://geomalgorithms.com/a03-_inclusion.html). */
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

function nearest(parts: Part[], point: Coordinates, reachM: number): PlainMatch | null {
  const from = toVector(point);
  let best: PlainMatch | null = null;
  for (const { names, rings } of parts.filter(({ box }) => isInBox(point, box, REACH_DEGREES))) {
    for (const ring of rings) {
      for (let i = 1; i < ring.length; i++) {
        const distanceM = distanceToArcM(from, vectorOf(ring[i - 1]), vectorOf(ring[i]));
        if (distanceM <= reachM && (!best || distanceM < best.distanceM)) best = { code: names.code, distanceM };
      }
    }
  }
  return best;
}

const vectorOf = ([lon = NaN, lat = NaN]: Position = []) => toVector({ lat, lon });
