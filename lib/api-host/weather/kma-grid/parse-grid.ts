import { ProviderError } from '../provider-error';
import { getLandCells } from './land-cells';
import { MIN_CELLS, GRID_CELLS, GRID_RANGES, type GridVariable } from './grid-services';

/** The values of a grid in hundredths. */
export type GridValues = Int16Array;

export const MISSING = -32_768;
export const HUNDREDTHS = 100;
const MAX_STORED = 32_767;
/** The hub writes -99 for a missing value. */
const MISSING_BELOW = -90;
/** Impossible values are dropped; if their share is higher than this, the whole grid is rejected. */
const MAX_INVALID_SHARE = 0.01;
/** Highest share of inland cells without a value. In a mirrored grid it is 3.5 % (east to west) or 10 %, in a right one 0. */
const MAX_MISSING_INLAND_SHARE = 0.01;

/** Parses numbers separated by commas or white space, as JSON because that is the fastest parser. Returns null for any other text. */
function parseNumbers(text: string): number[] | null {
  try {
    return JSON.parse(`[${text.replace(/[\s,]+/g, ',').replace(/,$/, '')}]`) as number[];
  } catch {
    return null;
  }
}

/**
 * Parses a grid: 37,697 numbers separated by commas or white space.
 * @throws ProviderError malformed for any other body; no-data if every value is missing.
 */
export function parseGrid(body: string, variable: GridVariable, endpoint: string): GridValues {
  const createError = (reason: string) => new ProviderError('malformed', `${endpoint} ${variable}: ${reason}`);
  const text = body.trim();
  // Errors are comments, JSON or HTML, with any status.
  if (!/^-?\d/.test(text)) throw createError(`not a grid: ${text.slice(0, 80)}`);
  const numbers = parseNumbers(text);
  if (!numbers) throw createError('not only numbers');
  if (numbers.length !== GRID_CELLS) throw createError(`${numbers.length} numbers`);
  const [low, high] = GRID_RANGES[variable];
  const values = new Int16Array(GRID_CELLS).fill(MISSING);
  let present = 0;
  let impossible = 0;
  for (let i = 0; i < GRID_CELLS; i++) {
    const value = numbers[i]!;
    if (!Number.isFinite(value)) throw createError(`'${String(value)}' is not a number`);
    if (value < MISSING_BELOW) continue;
    present++;
    if (value < low || value > high) impossible++;
    else values[i] = Math.min(MAX_STORED, Math.round(value * HUNDREDTHS));
  }
  if (present === 0) throw new ProviderError('no-data', `${endpoint} ${variable}: every number is missing`);
  if (present < MIN_CELLS) throw createError(`${present} cells`);
  const { inland } = getLandCells();
  const missing = inland.filter((position) => numbers[position]! < MISSING_BELOW).length;
  if (missing > inland.length * MAX_MISSING_INLAND_SHARE)
    throw createError(`${missing} of ${inland.length} inland cells are missing; the rows may be in another order`);
  if (impossible > present * MAX_INVALID_SHARE) throw createError(`${impossible} impossible numbers`);
  return values;
}
