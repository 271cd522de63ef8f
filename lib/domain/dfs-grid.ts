import { GRID_HEIGHT, GRID_WIDTH } from '@/lib/contract/grid-size';
import type { Coordinates } from './coordinates';

/**
 * A cell of the forecast grid of the Korea Meteorological Administration: 149 x 253 cells of 5 km in a Lambert
 * conformal conic projection. Source: the conversion that KMA publishes with its short-term forecast service. The
 * projection has cells abroad as well, smaller ones in the far south.
 */
export interface GridCell {
  nx: number;
  ny: number;
}

const EARTH_RADIUS_KM = 6371.00877;
const CELL_KM = 5;
const RAD = Math.PI / 180;
const STANDARD_PARALLEL_1 = 30 * RAD;
const STANDARD_PARALLEL_2 = 60 * RAD;
const ORIGIN_LON = 126 * RAD;
const ORIGIN_LAT = 38 * RAD;
const ORIGIN_X = 43;
const ORIGIN_Y = 136;

const radius = EARTH_RADIUS_KM / CELL_KM;
const coneAngle = (lat: number) => Math.tan(Math.PI / 4 + lat / 2);
const cone =
  Math.log(Math.cos(STANDARD_PARALLEL_1) / Math.cos(STANDARD_PARALLEL_2)) /
  Math.log(coneAngle(STANDARD_PARALLEL_2) / coneAngle(STANDARD_PARALLEL_1));
const scale = (Math.pow(coneAngle(STANDARD_PARALLEL_1), cone) * Math.cos(STANDARD_PARALLEL_1)) / cone;
const originDistance = (radius * scale) / Math.pow(coneAngle(ORIGIN_LAT), cone);

const wrap = (angle: number) =>
  angle > Math.PI ? angle - 2 * Math.PI : angle < -Math.PI ? angle + 2 * Math.PI : angle;

/** Returns the cell that contains a point. It may be outside the grid; check it with `isInGrid`. */
export function toGridCell({ lat, lon }: Coordinates): GridCell {
  const distance = (radius * scale) / Math.pow(coneAngle(lat * RAD), cone);
  const theta = wrap(lon * RAD - ORIGIN_LON) * cone;
  return {
    nx: Math.floor(distance * Math.sin(theta) + ORIGIN_X + 0.5),
    ny: Math.floor(originDistance - distance * Math.cos(theta) + ORIGIN_Y + 0.5),
  };
}

/**
 * Returns the centre of a cell in degrees, rounded to 4 decimals (11 m). `toGridCell` converts it back to the same
 * cell. Requests, caches and logs use it instead of a position, so that they contain nothing more precise than a cell.
 */
export function getCellCentre({ nx, ny }: GridCell): Coordinates {
  const x = nx - ORIGIN_X;
  const y = originDistance - ny + ORIGIN_Y;
  const distance = Math.hypot(x, y);
  const lat = 2 * Math.atan(Math.pow((radius * scale) / distance, 1 / cone)) - Math.PI / 2;
  const lon = wrap(Math.atan2(x, y) / cone + ORIGIN_LON);
  return { lat: round4(lat / RAD), lon: round4(lon / RAD) };
}

const round4 = (degrees: number) => Math.round(degrees * 1e4) / 1e4;

export const isInGrid = ({ nx, ny }: GridCell): boolean => nx >= 1 && nx <= GRID_WIDTH && ny >= 1 && ny <= GRID_HEIGHT;

/** Returns the distance between two cells, km. */
export const getDistanceKm = (one: GridCell, other: GridCell): number =>
  Math.hypot(one.nx - other.nx, one.ny - other.ny) * CELL_KM;
