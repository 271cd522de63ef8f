import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { YEAR_S } from '@/lib/contract/durations';
import { env } from '@/lib/env';
import { findPreviousFile } from './previous-builds';
import { getOwnFiles } from './preserve-builds';

const URL_PREFIX = '/_next/static/';
const CONTENT_TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.woff2': 'font/woff2',
};

function parseFilePath(url: string): string | null {
  if (!url.startsWith(URL_PREFIX)) return null;
  try {
    return decodeURIComponent(url.slice(URL_PREFIX.length).split('?', 1)[0] ?? '');
  } catch {
    return null;
  }
}

/** Serves a stored file of an earlier build. Returns false if there is none. */
export function servePreviousFile({ url = '', method }: IncomingMessage, response: ServerResponse): boolean {
  const file = parseFilePath(url);
  const stored = file === null || getOwnFiles().has(file) ? null : findPreviousFile(env().STATIC_DIR, file);
  if (!stored) return false;
  response.setHeader('content-type', CONTENT_TYPES[path.extname(stored)] ?? 'application/octet-stream');
  response.setHeader('content-length', statSync(stored).size);
  response.setHeader('cache-control', `public, max-age=${YEAR_S}, immutable`);
  response.writeHead(200);
  if (method === 'HEAD') response.end();
  else
    createReadStream(stored)
      .on('error', () => response.destroy())
      .pipe(response);
  return true;
}
