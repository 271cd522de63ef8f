import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { getSingleton } from '@/lib/singleton';
import { acceptsEncoding } from '../http/accepts-encoding';

const URL_PREFIX = '/_next/static/';
const FOLDER = path.join('.next', 'static');
const SUFFIX = '.br';
const CONTENT_TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};
/** Their names change with their content. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Who asks for a part, or whether a copy is still good, is answered by the framework. */
const CONDITIONAL_HEADERS = ['range', 'if-none-match', 'if-modified-since'];

interface BuiltFile {
  type: string;
  packed: Buffer;
}

/** The build's scripts and styles by their addresses, as the build compressed them. */
function readBuiltFiles(): Map<string, BuiltFile> {
  const names = existsSync(FOLDER) ? readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }) : [];
  const packed = names.filter((name) => name.endsWith(SUFFIX));
  return new Map(
    packed.map((name) => {
      const plain = name.slice(0, -SUFFIX.length);
      const address = URL_PREFIX + plain.split(path.sep).map(encodeURIComponent).join('/');
      const type = CONTENT_TYPES[path.extname(plain)] ?? 'application/octet-stream';
      return [address, { type, packed: readFileSync(path.join(FOLDER, name)) }];
    }),
  );
}

/** The file of the build that a browser asks for, where the build has it compressed; else it is the framework's. */
export function findBuiltFile(request: IncomingMessage): BuiltFile | undefined {
  const { url = '', headers } = request;
  if (!url.startsWith(URL_PREFIX) || !acceptsEncoding(request, 'br')) return undefined;
  if (CONDITIONAL_HEADERS.some((name) => headers[name] !== undefined)) return undefined;
  // Behind the question mark stands which build asks; a file's name says all that there is to know of it.
  return getSingleton('built-files', readBuiltFiles).get(url.replace(/\?.*/, ''));
}

/** Sends it as the framework would: it would compress it anew for each request, and less well. */
export function sendBuiltFile({ type, packed }: BuiltFile, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('content-type', type);
  response.setHeader('content-encoding', 'br');
  response.setHeader('cache-control', FOREVER);
  response.setHeader('vary', 'Accept-Encoding');
  response.setHeader('content-length', packed.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : packed);
}
