import { ApiError } from '@/lib/contract/errors';

/** Longer than any body of the contract by far. */
const MAX_BODY_BYTES = 64 * 1024;

/** A request's body as text, read no further than 64 KB. Throws `ApiError` TOO_LARGE. */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw new ApiError('TOO_LARGE');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BODY_BYTES) throw new ApiError('TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
