import type { Coordinates } from '@/lib/domain/coordinates';

const EARTH_RADIUS_M = 6_371_008.8;

export type Vector = readonly [number, number, number];

/** Converts coordinates to a unit vector. */
export function toVector({ lat, lon }: Coordinates): Vector {
  const phi = (lat * Math.PI) / 180;
  const lambda = (lon * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** Returns the distance in m from a point to the great-circle arc between two others. */
export function distanceToArcM(point: Vector, from: Vector, to: Vector): number {
  const normal = cross(from, to);
  const length = Math.hypot(...normal);
  const isBeside = length > 0 && dot(cross(normal, from), point) > 0 && dot(cross(to, normal), point) > 0;
  if (isBeside) return EARTH_RADIUS_M * Math.abs(Math.asin(dot(normal, point) / length));
  return Math.min(distanceM(point, from), distanceM(point, to));
}

const distanceM = (a: Vector, b: Vector) =>
  2 * EARTH_RADIUS_M * Math.asin(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 2);

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
