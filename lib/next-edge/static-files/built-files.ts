import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { acceptsEncoding } from '@/lib/contract/accepts-encoding';
import { getSingleton } from '@/lib/singleton';

const URL_PREFIX = '/_next/static/';
const FOLDER = path.join('.next', 'static');
const SUFFIX = '.br';
const CONTENT_TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};
/** File names contain a hash of the content. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Next.js serves range and conditional requests. */
const CONDITIONAL_HEADERS = ['range', 'if-none-match', 'if-modified-since'];

interface BuiltFile {
  type: string;
  compressed: Buffer;
}

/** Reads the compressed scripts and styles of the build, by URL path (lib/next-edge/compress.mjs). */
function readBuiltFiles(): Map<string, BuiltFile> {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }) : [];
  const compressedNames = names.filter((name) => name.endsWith(SUFFIX));
  return new Map(
    compressedNames.map((name) => {
      const plain = name.slice(0, -SUFFIX.length);
      const urlPath = URL_PREFIX + plain.split(path.sep).map(encodeURIComponent).join('/');
      const type = CONTENT_TYPES[path.extname(plain)] ?? 'application/octet-stream';
      return [urlPath, { type, compressed: readFileSync(path.join(FOLDER, name)) }];
    }),
  );
}

/** Returns the compressed file of the build that a browser requests, or undefined if Next.js must serve it. */
export function findBuiltFile(request: IncomingMessage): BuiltFile | undefined {
  const { url = '', headers } = request;
  if (!url.startsWith(URL_PREFIX) || !acceptsEncoding(headers['accept-encoding'], 'br')) return undefined;
  if (CONDITIONAL_HEADERS.some((name) => headers[name] !== undefined)) return undefined;
  // The query names the build of the page. The file name identifies the content by itself.
  return getSingleton('built-files', readBuiltFiles).get(url.replace(/\?.*/, ''));
}

/** Sends a file in Brotli. Next.js would compress it with gzip for each request. */
export function sendBuiltFile(
  { type, compressed }: BuiltFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('content-type', type);
  response.setHeader('content-encoding', 'br');
  response.setHeader('cache-control', FOREVER);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('content-length', compressed.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : compressed);
}
