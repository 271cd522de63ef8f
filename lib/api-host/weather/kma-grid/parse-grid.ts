import { GRID_WIDTH } from '@/lib/contract/grid-size';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { ProviderError } from '../provider-error';
import { MIN_CELLS, GRID_CELLS, GRID_RANGES, type GridVariable } from './grid-services';

/** The numbers of a grid in hundredths. */
export type GridValues = Int16Array;

export const MISSING = -32_768;
const HUNDREDTHS = 100;
const MAX_STORED = 32_767;
/** The grid's own word for missing is -99. */
const MISSING_BELOW = -90;
/** A number that cannot be is lost alone; where there are many, something else is wrong. */
const MAX_INVALID_SHARE = 0.01;

/**
 * Reads a grid from its text: 37,697 numbers with commas between them.
 * @throws ProviderError malformed for anything else; no-data where every number is missing.
 */
export function parseGrid(body: string, variable: GridVariable, endpoint: string): GridValues {
  const broken = (why: string) => new ProviderError('malformed', `${endpoint} ${variable}: ${why}`);
  const text = body.trim();
  // Errors are told in comments, JSON or pages, with whatever status.
  if (!/^-?\d/.test(text)) throw broken(`no grid: ${text.slice(0, 80)}`);
  const texts = text.split(/[\s,]+/);
  if (texts.at(-1) === '') texts.pop();
  if (texts.length !== GRID_CELLS) throw broken(`${texts.length} numbers`);
  const [low, high] = GRID_RANGES[variable];
  const values = new Int16Array(GRID_CELLS).fill(MISSING);
  let present = 0;
  let impossible = 0;
  for (let i = 0; i < GRID_CELLS; i++) {
    const value = Number(texts[i]);
    if (!Number.isFinite(value)) throw broken(`'${texts[i]}' is no number`);
    if (value < MISSING_BELOW) continue;
    present++;
    if (value < low || value > high) impossible++;
    else values[i] = Math.min(MAX_STORED, Math.round(value * HUNDREDTHS));
  }
  if (present === 0) throw new ProviderError('no-data', `${endpoint} ${variable}: every number is missing`);
  if (present < MIN_CELLS) throw broken(`${present} cells`);
  if (impossible > present * MAX_INVALID_SHARE) throw broken(`${impossible} numbers that cannot be`);
  return values;
}

/** What a grid says of a cell of the country's 37,697; null where it says nothing. */
export function getCellValue(values: GridValues, { nx, ny }: GridCell): number | null {
  const value = values[(ny - 1) * GRID_WIDTH + nx - 1];
  return value === undefined || value === MISSING ? null : value / HUNDREDTHS;
}
