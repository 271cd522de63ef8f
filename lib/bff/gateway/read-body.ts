import { ApiError } from '@/lib/contract/errors';

/** Far above the largest body of the contract. */
const MAX_BODY_BYTES = 64 * 1024;

async function readBounded(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) throw new ApiError('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Reads a body of at most 64 KB as text. Throws `ApiError`: TOO_LARGE, or INVALID_INPUT if the body breaks off, which is
 * the client's error and not logged as ours.
 */
export async function readBody({ headers, body }: Request): Promise<string> {
  if (Number(headers.get('content-length')) > MAX_BODY_BYTES) throw new ApiError('TOO_LARGE');
  if (!body) return '';
  return readBounded(body as unknown as AsyncIterable<Uint8Array>).catch((error: unknown) => {
    throw error instanceof ApiError ? error : new ApiError('INVALID_INPUT');
  });
}
