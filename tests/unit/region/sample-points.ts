import type { Position } from 'geojson';
import { mesh } from 'topojson-client';
import type { Coordinates } from '@/lib/domain/coordinates';
import type { RegionTopology } from '@/lib/api-host/region/boundaries';

/** Returns a deterministic generator of numbers in [0, 1) (mulberry32). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const METRES_PER_DEGREE = 111_195;

export const ISLANDS: Record<string, Coordinates> = {
  독도: { lat: 37.2412, lon: 131.8643 },
  울릉도: { lat: 37.5006, lon: 130.8656 },
  제주도: { lat: 33.3617, lon: 126.5292 },
  마라도: { lat: 33.1183, lon: 126.2676 },
  백령도: { lat: 37.9561, lon: 124.6653 },
  가거도: { lat: 34.0733, lon: 125.1122 },
};

/** A source of points of one kind. */
export type Sampler = (random: Random) => Coordinates;

const between = (random: Random, from: number, to: number) => from + random() * (to - from);

/** Samples the bounding box of the boundaries plus 0.1 degrees; two thirds of it are sea. */
export const anywhere =
  ({ bbox = [NaN, NaN, NaN, NaN] }: RegionTopology): Sampler =>
  (random) => ({
    lat: between(random, bbox[1]! - 0.1, bbox[3]! + 0.1),
    lon: between(random, bbox[0]! - 0.1, bbox[2]! + 0.1),
  });

/** Samples within 5 m of a random point on a random edge. */
export function nearBorders(topology: RegionTopology): Sampler {
  const edges = mesh(topology, topology.objects.sgg).coordinates.flatMap((line) =>
    line.slice(1).map((to, i): [Position, Position] => [line[i] ?? [], to]),
  );
  return (random) => {
    const [[fromLon = NaN, fromLat = NaN], [toLon = NaN, toLat = NaN]] = edges[Math.floor(random() * edges.length)]!;
    const t = random();
    return {
      lat: fromLat + t * (toLat - fromLat) + between(random, -5, 5) / METRES_PER_DEGREE,
      lon: fromLon + t * (toLon - fromLon) + between(random, -5, 5) / METRES_PER_DEGREE,
    };
  };
}

/** Samples within 0.1 degrees (about 10 km) of an island. */
export const aroundIslands: Sampler = (random) => {
  const islands = Object.values(ISLANDS);
  const { lat, lon } = islands[Math.floor(random() * islands.length)]!;
  return { lat: between(random, lat - 0.1, lat + 0.1), lon: between(random, lon - 0.1, lon + 0.1) };
};

/** Returns `count` points that satisfy `accept`. */
export function take(count: number, sampler: Sampler, random: Random, accept = (_: Coordinates) => true) {
  const points: Coordinates[] = [];
  for (let tries = 0; points.length < count && tries < count * 100; tries++) {
    const point = sampler(random);
    if (accept(point)) points.push(point);
  }
  return points;
}

/** Samples 40 % anywhere, 40 % at borders, 20 % around islands. */
export const mixedPoints = (topology: RegionTopology, count: number, seed: number): Coordinates[] => {
  const random = seededRandom(seed);
  return [
    ...take(count * 0.4, anywhere(topology), random),
    ...take(count * 0.4, nearBorders(topology), random),
    ...take(count * 0.2, aroundIslands, random),
  ];
};
