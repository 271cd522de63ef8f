import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderedPage } from './render-page';
import { joinPage, joinBrotliPage, joinGzipPage, type PageParts } from './page-parts';
import { acceptsEncoding, type Encoding } from '../http/accepts-encoding';

/** Creates a nonce with 6 random bits per character. It has the length of the nonce that the page was rendered with. */
const createNonce = (length: number): string => randomBytes(length).toString('base64url').slice(0, length);

interface Body {
  content: Buffer;
  encoding?: Encoding;
}

/** Returns the page in the smallest encoding that the browser accepts. */
function encodePage(request: IncomingMessage, parts: PageParts, nonce: string): Body {
  const brotli = acceptsEncoding(request, 'br') ? joinBrotliPage(parts, nonce) : null;
  if (brotli) return { content: brotli, encoding: 'br' };
  if (acceptsEncoding(request, 'gzip')) return { content: joinGzipPage(parts, nonce), encoding: 'gzip' };
  return { content: joinPage(parts, nonce) };
}

export function sendPage({ parts, headers }: RenderedPage, request: IncomingMessage, response: ServerResponse): void {
  const nonce = createNonce(parts.gap);
  const { content, encoding } = encodePage(request, parts, nonce);
  for (const { name, around } of headers) response.setHeader(name, around.join(nonce));
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', content.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : content);
}
