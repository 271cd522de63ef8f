import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { ProviderError } from '../provider-error';
import { GRID_CELLS } from './grid-services';
import type { GridValues } from './parse-grid';

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

const BYTES = GRID_CELLS * Int16Array.BYTES_PER_ELEMENT;

/** Compresses a grid outside the event loop, from 75 KB to a few. */
export const packGrid = (values: GridValues): Promise<Uint8Array> =>
  deflate(Buffer.from(values.buffer, values.byteOffset, values.byteLength));

/** Restores a grid from the result of `packGrid`. Throws `ProviderError` malformed if its size is wrong. */
export async function unpackGrid(cells: Uint8Array): Promise<GridValues> {
  const bytes = await inflate(cells, { maxOutputLength: 2 * BYTES });
  if (bytes.byteLength !== BYTES) throw new ProviderError('malformed', `a stored grid of ${bytes.byteLength} bytes`);
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + BYTES));
}
