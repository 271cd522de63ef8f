import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderedPage } from './render-page';
import { joinPage, joinBrotliPage, joinGzipPage, type PageParts } from './page-parts';
import { acceptsEncoding, type Encoding } from '../http/accepts-encoding';

/** A word of its own for each answer, as long as the one that the page was drawn with; six random bits a letter. */
const createNonce = (length: number): string => randomBytes(length).toString('base64url').slice(0, length);

interface Body {
  content: Buffer;
  encoding?: Encoding;
}

/** The page in the smallest form that a browser takes. */
function encodePage(request: IncomingMessage, parts: PageParts, nonce: string): Body {
  const brotli = acceptsEncoding(request, 'br') ? joinBrotliPage(parts, nonce) : null;
  if (brotli) return { content: brotli, encoding: 'br' };
  if (acceptsEncoding(request, 'gzip')) return { content: joinGzipPage(parts, nonce), encoding: 'gzip' };
  return { content: joinPage(parts, nonce) };
}

/** Sends a page to one browser. */
export function sendPage({ parts, headers }: RenderedPage, request: IncomingMessage, response: ServerResponse): void {
  const nonce = createNonce(parts.gap);
  const { content, encoding } = encodePage(request, parts, nonce);
  for (const { name, around } of headers) response.setHeader(name, around.join(nonce));
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', content.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : content);
}
