import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DrawnPage } from './draw-page';
import { putTogether, putTogetherBrotli, putTogetherGzipped, type PageParts } from './page-parts';
import { takesEncoding, type Encoding } from './takes-encoding';

/** A word of its own for each answer, as long as the one that the page was drawn with; six random bits a letter. */
const newNonce = (length: number): string => randomBytes(length).toString('base64url').slice(0, length);

interface Body {
  content: Buffer;
  encoding?: Encoding;
}

/** The page in the smallest form that a browser takes. */
function bodyFor(request: IncomingMessage, parts: PageParts, nonce: string): Body {
  const brotli = takesEncoding(request, 'br') ? putTogetherBrotli(parts, nonce) : null;
  if (brotli) return { content: brotli, encoding: 'br' };
  if (takesEncoding(request, 'gzip')) return { content: putTogetherGzipped(parts, nonce), encoding: 'gzip' };
  return { content: putTogether(parts, nonce) };
}

/** Sends a page to one browser. */
export function sendPage({ parts, headers }: DrawnPage, request: IncomingMessage, response: ServerResponse): void {
  const nonce = newNonce(parts.gap);
  const { content, encoding } = bodyFor(request, parts, nonce);
  for (const { name, around } of headers) response.setHeader(name, around.join(nonce));
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', content.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : content);
}
