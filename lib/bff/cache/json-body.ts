import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzipSync } from 'node:zlib';

/** JSON text compressed with gzip, which takes a fifth of its memory and is the form in which most clients receive it. */
export type JsonBody = Buffer;

const decompress = promisify(gunzip);

/**
 * Compresses JSON text, synchronously: 7 KB take 0.06 ms. In a thread they take three times the processor time, most of it
 * in the event loop.
 */
export function compressJson(text: string): JsonBody {
  const compressed = gzipSync(text);
  // zlib returns a part of a 16 KB buffer, all of which a cached body would keep in memory.
  const body = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(body);
  return body;
}

/** Returns the JSON text as bytes, for clients that do not accept gzip. */
export const decompressJson = (body: JsonBody): Promise<Buffer> => decompress(body);

/** Parses a body, synchronously: 20 KB take 0.1 ms. */
export const parseJson = (body: JsonBody): unknown => JSON.parse(gunzipSync(body).toString('utf8'));
