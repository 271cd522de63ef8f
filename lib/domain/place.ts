import { DEFAULT_COORDINATES, type Coordinates } from './coordinates';
import { getCellCentre, isInGrid, toGridCell, type GridCell } from './dfs-grid';

/** Where the screens speak of: a forecast cell, never a precise position, with the names to show for it. */
export interface Place {
  cell: GridCell;
  region: { sidonm: string; sggnm: string };
}

/** Gangnam: where everyone is until their own place is known. */
export const DEFAULT_PLACE: Place = {
  cell: toGridCell(DEFAULT_COORDINATES),
  region: { sidonm: '서울특별시', sggnm: '강남구' },
};

/** The cookie that lets the server draw the last known place; it holds nothing finer than a 5 km cell. */
export const PLACE_COOKIE = 'place';

const REGION_NAME = /^[가-힣0-9·() ]{1,20}$/;

/** A place as text for a cookie: `61.125.서울특별시.강남구`, percent-encoded. */
export const formatPlace = ({ cell, region }: Place): string =>
  encodeURIComponent([cell.nx, cell.ny, region.sidonm, region.sggnm].join('.'));

/** Reads `formatPlace`'s text; anything else is null. */
export function parsePlace(text: string | undefined): Place | null {
  if (!text || text.length > 400) return null;
  const [nx, ny, sidonm, sggnm, ...rest] = decode(text).split('.');
  const cell = { nx: parseInteger(nx), ny: parseInteger(ny) };
  const named = [sidonm, sggnm].every((name) => name !== undefined && REGION_NAME.test(name));
  if (rest.length > 0 || !isInGrid(cell) || !named) return null;
  return { cell, region: { sidonm: sidonm ?? '', sggnm: sggnm ?? '' } };
}

const parseInteger = (text: string | undefined) => (text && /^\d{1,3}$/.test(text) ? Number(text) : NaN);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The point to ask the API about a place with. */
export const getPlaceCentre = (place: Pick<Place, 'cell'>): Coordinates => getCellCentre(place.cell);
