import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isShared, serveCall } from '@/lib/bff/for-edge';
import { matchCalls } from '@/lib/contract/match-call';
import { getSingleton } from '@/lib/singleton';
import { acceptsEncoding } from './accepts-encoding';
import { toWebRequest } from './to-web-request';

const PREFIX = '/api/v1/';
/** Shorter bodies are not compressed, as in Next.js. */
const MIN_GZIPPED_BYTES = 1_024;
const MAX_COMPRESSED_BODIES = 2_000;

/** Compressed bodies of shared responses by ETag, which is a hash of the body. */
const compressedBodies = () =>
  getSingleton('gzipped-answers', () => new LRUCache<string, Buffer>({ max: MAX_COMPRESSED_BODIES }));

export function isSharedCallRequest({ url = '' }: IncomingMessage): boolean {
  if (!url.startsWith(PREFIX)) return false;
  return matchCalls(url.split('?', 1)[0] ?? '').some(({ call }) => call.method === 'GET' && isShared(call));
}

/** Compresses a body. Private ones bypass the cache, which would reveal that somebody received the same one before. */
function compress(body: Buffer, headers: Headers): Buffer {
  const isShared = headers.get('cache-control')?.startsWith('public');
  const etag = isShared ? headers.get('etag') : null;
  const cached = etag === null ? undefined : compressedBodies().get(etag);
  const compressed = cached ?? gzipSync(body);
  if (etag !== null && !cached) compressedBodies().set(etag, compressed);
  return compressed;
}

/** Serves a shared call through the gateway, compressed as Next.js would. */
export async function serveSharedCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const result = await serveCall(toWebRequest(request));
  const body = Buffer.from(await result.arrayBuffer());
  const isGzipped = body.length >= MIN_GZIPPED_BYTES && acceptsEncoding(request, 'gzip');
  const sent = isGzipped ? compress(body, result.headers) : body;
  response.setHeaders(result.headers);
  response.appendHeader('vary', 'Accept-Encoding');
  if (isGzipped) response.setHeader('content-encoding', 'gzip');
  if (request.method !== 'HEAD' && result.status === 200) response.setHeader('content-length', sent.length);
  response.writeHead(result.status).end(sent);
}
