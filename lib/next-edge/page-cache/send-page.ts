import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptsEncoding } from '@/lib/contract/accepts-encoding';
import { matchesEtag } from '@/lib/contract/etag';
import { getSingleton } from '@/lib/singleton';
import type { StoredPage } from './page-store';

const MAX_GZIPPED_PAGES = 100;

const [decompress, compress] = [promisify(brotliDecompress), promisify(gzip)];

/** Pages by ETag for the few clients without Brotli. */
const gzippedPages = () =>
  getSingleton('gzipped-pages', () => new LRUCache<string, Buffer>({ max: MAX_GZIPPED_PAGES }));

async function gzipPage({ body, headers: { etag = '' } }: StoredPage): Promise<Buffer> {
  const cached = gzippedPages().get(etag);
  if (cached) return cached;
  const gzipped = await compress(await decompress(body));
  gzippedPages().set(etag, gzipped);
  return gzipped;
}

/** Returns the page in the smallest encoding that the browser accepts. */
async function encode(request: IncomingMessage, page: StoredPage): Promise<{ body: Buffer; encoding?: string }> {
  const offers = request.headers['accept-encoding'];
  if (acceptsEncoding(offers, 'br')) return { body: page.body, encoding: 'br' };
  if (acceptsEncoding(offers, 'gzip')) return { body: await gzipPage(page), encoding: 'gzip' };
  return { body: await decompress(page.body) };
}

/** Sends a page, or 304 if the browser's copy is current. */
export async function sendPage(page: StoredPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  if (matchesEtag(request.headers['if-none-match'] ?? null, page.headers.etag ?? '')) {
    response.writeHead(304).end();
    return;
  }
  const { body, encoding } = await encode(request, page);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}
