import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DrawnPage } from './draw-page';
import { putTogether, putTogetherGzipped } from './page-parts';
import { takesGzip } from './takes-gzip';

/** A word of its own for each answer, as long as the one that the page was drawn with; six random bits a letter. */
const newNonce = (length: number): string => randomBytes(length).toString('base64url').slice(0, length);

/** Sends a page to one browser. */
export function sendPage({ parts, headers }: DrawnPage, request: IncomingMessage, response: ServerResponse): void {
  const nonce = newNonce(parts.gap);
  const isGzipped = takesGzip(request);
  const body = isGzipped ? putTogetherGzipped(parts, nonce) : putTogether(parts, nonce);
  for (const { name, around } of headers) response.setHeader(name, around.join(nonce));
  if (isGzipped) response.setHeader('content-encoding', 'gzip');
  response.setHeader('content-length', body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}
