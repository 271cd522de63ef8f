import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { YEAR_S } from '@/lib/contract/durations';
import { env } from '@/lib/env';
import { findKept } from '../serving/kept-files';
import { ownFiles } from '../serving/keep-builds';

const PREFIX = '/_next/static/';
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.woff2': 'font/woff2',
};

/** The file of a build that an address names; null for every other address. */
function fileOf(url: string): string | null {
  if (!url.startsWith(PREFIX)) return null;
  try {
    return decodeURIComponent(url.slice(PREFIX.length).split('?', 1)[0] ?? '');
  } catch {
    return null;
  }
}

/** Sends a script or a style of another build than this one, if it is kept; false where it is not. */
export function sendKept({ url = '', method }: IncomingMessage, response: ServerResponse): boolean {
  const file = fileOf(url);
  const found = file === null || ownFiles().has(file) ? null : findKept(env().STATIC_DIR, file);
  if (!found) return false;
  response.setHeader('content-type', TYPES[path.extname(found)] ?? 'application/octet-stream');
  response.setHeader('content-length', statSync(found).size);
  response.setHeader('cache-control', `public, max-age=${YEAR_S}, immutable`);
  response.writeHead(200);
  if (method === 'HEAD') response.end();
  else
    createReadStream(found)
      .on('error', () => response.destroy())
      .pipe(response);
  return true;
}
