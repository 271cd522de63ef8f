import { DEFAULT_COORDINATES, type Coordinates } from './coordinates';
import { getCellCentre, isInGrid, toGridCell, type GridCell } from './dfs-grid';

/** Forecast cell with the names of the displayed district. Never a precise position. */
export interface Place {
  cell: GridCell;
  region: { sidonm: string; sggnm: string };
}

/** Place until the user's own is known: Gangnam. */
export const DEFAULT_PLACE: Place = {
  cell: toGridCell(DEFAULT_COORDINATES),
  region: { sidonm: '서울특별시', sggnm: '강남구' },
};

/** Cookie with the last known place, for server rendering. It contains only the 5 km cell and its names. */
export const PLACE_COOKIE = 'place';

const REGION_NAME = /^[가-힣0-9·() ]{1,20}$/;

/** Formats a place for a cookie or query: `61.125.서울특별시.강남구`, percent-encoded. */
export const formatPlace = ({ cell, region }: Place): string =>
  encodeURIComponent([cell.nx, cell.ny, region.sidonm, region.sggnm].join('.'));

/** Parses the text of `formatPlace`. Returns null if it is invalid. */
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
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return '';
  }
}

/** Returns the centre of a place's cell, which represents the place in API calls. */
export const getPlaceCentre = (place: Pick<Place, 'cell'>): Coordinates => getCellCentre(place.cell);
