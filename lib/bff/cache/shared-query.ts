import { buildCallUrl, type CallUrlInput } from '@/lib/contract/call-url';
import type { ParsedInput } from '@/lib/contract/call';
import { ApiError } from '@/lib/contract/errors';
import type { Coordinates } from '@/lib/domain/coordinates';
import { getCellCentre, isInGrid, toGridCell } from '@/lib/domain/dfs-grid';
import type { SharedCall } from './cache-entry';

/** A shared call with its parameters. Positions are reduced to cells: cache, host and logs see no exact position. */
export interface SharedQuery {
  call: SharedCall;
  key: string;
  /** Returns the path and query for the host. */
  address: () => string;
}

type Query = Record<string, unknown>;
type PointNames = readonly [lat: string, lon: string];

const getPointNames = (query: Query): PointNames => ('latitude' in query ? ['latitude', 'longitude'] : ['lat', 'lon']);

const readPoint = (query: Query, [lat, lon]: PointNames): Coordinates => ({
  lat: Number(query[lat]),
  lon: Number(query[lon]),
});

function toCellQuery(call: SharedCall, { params, query = {} }: CallUrlInput): SharedQuery {
  const [lat, lon] = getPointNames(query);
  const cell = toGridCell(readPoint(query, [lat, lon]));
  if (!isInGrid(cell)) throw new ApiError('OUTSIDE_SERVICE_AREA');
  const placeless = { ...query, [lat]: undefined, [lon]: undefined };
  return {
    call,
    key: buildCallUrl(call, { params, query: { ...placeless, cell: `${cell.nx}.${cell.ny}` } }),
    // The contract takes degrees, so the centre stands for the cell.
    address: () => {
      const centre = getCellCentre(cell);
      return buildCallUrl(call, { params, query: { ...query, [lat]: centre.lat, [lon]: centre.lon } });
    },
  };
}

/**
 * Converts a parsed input to the query that all users in the same cell share. This is the only place behind the browser
 * where coordinates become a cell. Throws `ApiError` OUTSIDE_SERVICE_AREA for a point outside the forecast grid.
 */
export function toSharedQuery<C extends SharedCall>(call: C, input: ParsedInput<C>): SharedQuery {
  if (call.precision === 'grid-cell') return toCellQuery(call, input as CallUrlInput);
  const address = buildCallUrl(call, input as CallUrlInput);
  return { call, key: address, address: () => address };
}
