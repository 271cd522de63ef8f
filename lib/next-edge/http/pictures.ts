import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { serveCall } from '@/lib/bff/for-edge';
import { matchesEtag } from '@/lib/contract/etag';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { getSingleton } from '@/lib/singleton';
import { toWebRequest } from './to-web-request';

const PREFIX = '/api/v1/outfit-picture/';
/** All pictures in the widths of phones are 14 MB. */
const MAX_BYTES = 24 * 1_024 * 1_024;

interface Picture {
  headers: Headers;
  body: Buffer;
}

const pictures = () =>
  getSingleton(
    'pictures',
    () => new LRUCache<string, Picture>({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => body.length + 1 }),
  );

export const isPictureRequest = ({ url = '' }: IncomingMessage): boolean => url.startsWith(PREFIX);

/** Sends a picture that this process has sent before. Returns false if the gateway must serve it. */
export function sendKnownPicture(request: IncomingMessage, response: ServerResponse): boolean {
  const picture = pictures().get(request.url ?? '');
  if (!picture) return false;
  const { headers, body } = picture;
  response.setHeaders(headers);
  const isCurrent = matchesEtag(request.headers['if-none-match'], headers.get('etag') ?? '');
  if (isCurrent) response.writeHead(304).end();
  else response.writeHead(200, { 'content-length': body.length }).end(request.method === 'HEAD' ? undefined : body);
  return true;
}

/** Serves a picture through the gateway. Those whose address contains their version are immutable and remembered. */
export async function servePicture(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const result = await serveCall(toWebRequest(request));
  const { status, headers } = result;
  const body = Buffer.from(await result.arrayBuffer());
  // The request's own id must not be sent again.
  headers.delete(REQUEST_ID_HEADER);
  const isImmutable = status === 200 && headers.get('cache-control')?.includes('immutable');
  if (isImmutable && request.method === 'GET') pictures().set(request.url ?? '', { headers, body });
  response.setHeaders(headers);
  response.writeHead(status).end(body);
}
