import type { Call, Place } from '@/lib/contract/call';
import type { Coordinates } from '@/lib/domain/coordinates';
import { isInGrid, snapToGrid, toGridCell } from '@/lib/domain/dfs-grid';

const thousandth = (degrees: number) => Math.round(degrees * 1_000) / 1_000;

function coarse(point: Coordinates, place: Place): Coordinates {
  if (place === 'grid-cell' && isInGrid(toGridCell(point))) return snapToGrid(point);
  // Outside the grid there is no cell; the host will refuse the point, so any coarseness will do.
  return { lat: thousandth(point.lat), lon: thousandth(point.lon) };
}

type Query = Record<string, unknown>;

/** A query with its point, if the call has one, moved to the point that stands for everyone around. */
export function coarsen(call: Call, query: Query): Query {
  if (!call.place) return query;
  const [lat, lon] = 'latitude' in query ? ['latitude', 'longitude'] : ['lat', 'lon'];
  const point = coarse({ lat: Number(query[lat]), lon: Number(query[lon]) }, call.place);
  return { ...query, [lat]: point.lat, [lon]: point.lon };
}
