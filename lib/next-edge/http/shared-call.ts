import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isShared, serveCall } from '@/lib/bff/for-edge';
import { matchCalls } from '@/lib/contract/match-call';
import { getSingleton } from '@/lib/singleton';
import { acceptsEncoding } from './accepts-encoding';

const PREFIX = '/api/v1/';
/** Shorter ones are not worth it; the framework draws its line here, too. */
const MIN_GZIPPED_BYTES = 1_024;
const MAX_COMPRESSED_BODIES = 2_000;

/** Compressed answers by their etags, which are made of the answers themselves. */
const compressedBodies = () =>
  getSingleton('gzipped-answers', () => new LRUCache<string, Buffer>({ max: MAX_COMPRESSED_BODIES }));

/** Whether this asks a call whose answer is the same for everyone. */
export function isSharedCallRequest({ url = '' }: IncomingMessage): boolean {
  if (!url.startsWith(PREFIX)) return false;
  return matchCalls(url.split('?', 1)[0] ?? '').some(({ call }) => call.method === 'GET' && isShared(call));
}

/** The request as the framework would hand it to the door. Its address is of our own making: what a client calls us may hold a path. */
function toWebRequest({ url, method, headers }: IncomingMessage): Request {
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value ?? '')]);
  return new Request(`http://localhost${url}`, { method, headers: given });
}

function compress(body: Buffer, etag: string | null): Buffer {
  const kept = etag === null ? undefined : compressedBodies().get(etag);
  const packed = kept ?? gzipSync(body);
  if (etag !== null && !kept) compressedBodies().set(etag, packed);
  return packed;
}

/** The door's own answer, sent as the framework would send it. */
export async function serveSharedCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await serveCall(toWebRequest(request));
  const body = Buffer.from(await answer.arrayBuffer());
  const isGzipped = body.length >= MIN_GZIPPED_BYTES && acceptsEncoding(request, 'gzip');
  const sent = isGzipped ? compress(body, answer.headers.get('etag')) : body;
  response.setHeaders(answer.headers);
  response.appendHeader('vary', 'Accept-Encoding');
  if (isGzipped) response.setHeader('content-encoding', 'gzip');
  if (request.method !== 'HEAD' && answer.status === 200) response.setHeader('content-length', sent.length);
  response.writeHead(answer.status).end(sent);
}
