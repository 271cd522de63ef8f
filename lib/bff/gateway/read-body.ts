import { ApiError } from '@/lib/contract/errors';

/** Longer than any body of the contract by far. */
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
 * A request's body as text, read no further than 64 KB. Throws `ApiError` TOO_LARGE, and INVALID_INPUT for one that breaks
 * off: that is the sender's doing, and no fault to be told of.
 */
export async function readBody({ headers, body }: Request): Promise<string> {
  if (Number(headers.get('content-length')) > MAX_BODY_BYTES) throw new ApiError('TOO_LARGE');
  if (!body) return '';
  return readBounded(body as unknown as AsyncIterable<Uint8Array>).catch((error: unknown) => {
    throw error instanceof ApiError ? error : new ApiError('INVALID_INPUT');
  });
}
