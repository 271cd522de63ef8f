import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { bffLog, warmUpWith } from '@/lib/bff/for-edge';
import { env } from '@/lib/env';
import { parseVariant, type PageVariant } from './page-variant';
import type { Address } from './render-page';
import { getSharedPage, listRecentPages } from './shared-pages';

/** Most of what is requested in a morning; 25 to 50 ms of processor time each. */
const MAX_PAGES = 300;
/** Longest time for which the pages of the last process delay the readiness of this one. */
const LIMIT_MS = 20_000;
const SAVE_INTERVAL_MS = 60_000;

const getFile = () => path.join(env().PAGE_CACHE_DIR, `recent-${process.env.PORT ?? 'pages'}.json`);

/** Writes which pages were requested last, without their contents, which the next build would render differently. */
export function saveRecentPages(): void {
  const keys = listRecentPages().slice(0, MAX_PAGES);
  if (keys.length === 0) return;
  try {
    const partial = `${getFile()}.partial`;
    writeFileSync(partial, JSON.stringify(keys), { mode: 0o600 });
    renameSync(partial, getFile());
  } catch (err) {
    bffLog().warn({ err }, 'edge: the list of recent pages cannot be written; the next start is not warm');
  }
}

/** Returns the pages that the last process with this folder and port served last. Empty if there was none. */
function readRecentPages(): PageVariant[] {
  try {
    const keys = z.array(z.string()).parse(JSON.parse(readFileSync(getFile(), 'utf8')));
    return keys.flatMap((key) => parseVariant(key) ?? []);
  } catch {
    return [];
  }
}

async function renderAll(variants: PageVariant[], to: Address): Promise<void> {
  const startedMs = performance.now();
  const getElapsedMs = () => Math.round(performance.now() - startedMs);
  const queue = [...variants];
  const work = async () => {
    for (let next = queue.shift(); next && getElapsedMs() < LIMIT_MS; next = queue.shift())
      await getSharedPage(next, to, () => undefined);
  };
  await Promise.all([work(), work()]);
  bffLog().info({ count: variants.length - queue.length, ms: getElapsedMs() }, 'edge: recent pages are rendered');
}

/** Returns the address by which this process reaches its own server. */
function getOwnAddress(server: Server): Address {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server listens on no port');
  return { host: ['::', '0.0.0.0'].includes(bound.address) ? 'localhost' : bound.address, port: bound.port };
}

/**
 * Renders the pages that the last process served last, before this one is ready, and keeps the list of recent pages on
 * disk for the next one.
 */
export async function warmPages(server: Server): Promise<void> {
  const variants = readRecentPages();
  if (variants.length > 0) await warmUpWith(() => renderAll(variants, getOwnAddress(server)));
  setInterval(saveRecentPages, SAVE_INTERVAL_MS).unref();
  process.once('exit', saveRecentPages);
}
