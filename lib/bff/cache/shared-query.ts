import { buildCallUrl, type CallUrlInput } from '@/lib/contract/call-url';
import type { ParsedInput } from '@/lib/contract/call';
import { ApiError } from '@/lib/contract/errors';
import type { Coordinates } from '@/lib/domain/coordinates';
import { getCellCentre, isInGrid, toGridCell } from '@/lib/domain/dfs-grid';
import type { SharedCall } from './cache-entry';

/** A question as everyone around asks it: the cache, the host and logs know no precise position. */
export interface SharedQuery {
  call: SharedCall;
  /** Names the answer. */
  key: string;
  /** What the host is asked by. */
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
    // The host is asked in the contract's words, which are degrees: the middle stands for the cell.
    address: () => {
      const centre = getCellCentre(cell);
      return buildCallUrl(call, { params, query: { ...query, [lat]: centre.lat, [lon]: centre.lon } });
    },
  };
}

/**
 * The question that a parsed input shares with everyone around. Here, and nowhere behind, coordinates become a cell.
 * Throws `ApiError` OUTSIDE_SERVICE_AREA for a point that no cell of the forecast's grid holds.
 */
export function toSharedQuery<C extends SharedCall>(call: C, input: ParsedInput<C>): SharedQuery {
  if (call.precision === 'grid-cell') return toCellQuery(call, input as CallUrlInput);
  const address = buildCallUrl(call, input as CallUrlInput);
  return { call, key: address, address: () => address };
}
