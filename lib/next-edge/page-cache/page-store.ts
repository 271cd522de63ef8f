import { mkdirSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { bffLog } from '@/lib/bff/for-edge';
import { env } from '@/lib/env';

/** A page in the form in which it is sent. */
export interface StoredPage {
  headers: Record<string, string>;
  /** The HTML, compressed with Brotli. */
  body: Buffer;
  renderedAtMs: number;
  /** Time for which the page is fresh, in ms. */
  freshMs: number;
}

/** Pages in memory, about 1,000 with 30 KB each. */
const MAX_MEMORY_BYTES = 32 * 1_024 * 1_024;
/** Pages on disk, about 900 MB: home for two genders and the weather of each cell, twice. */
const MAX_FILES = 30_000;
/**
 * Share of pages read from disk that enter the memory. Popular pages enter soon. If every page did, those requested once
 * would replace the popular ones, and so much memory would be freed that the garbage collector runs every five seconds.
 */
const ADMITTED_SHARE = 0.1;
const NEWLINE = 10;

/** Stores the headers as one line of JSON, followed by the body. */
const serialize = ({ body, ...rest }: StoredPage): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(rest)}\n`), body]);

function parse(file: Buffer): StoredPage {
  const end = file.indexOf(NEWLINE);
  return { ...(JSON.parse(file.toString('utf8', 0, end)) as Omit<StoredPage, 'body'>), body: file.subarray(end + 1) };
}

/** Returns an empty folder of this process, or null if the disk is read-only. Two servers on one port do not exist. */
function createFolder(): string | null {
  const folder = path.join(env().PAGE_CACHE_DIR, String(process.env.PORT ?? process.pid));
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch (err) {
    bffLog().warn({ err }, 'edge: the page cache cannot use the disk and keeps pages in memory only');
    return null;
  }
}

/** Pages by key: the latest in memory, many more on disk. Both are bounded; the least recently used are removed. */
export interface PageStore {
  get: (key: string) => Promise<StoredPage | undefined>;
  set: (key: string, page: StoredPage) => Promise<void>;
  /** Returns the keys of the pages in memory, the last requested first. */
  listRecent: () => string[];
  /** Returns the number of pages, and the bytes of those in memory. */
  measure: () => { pages: number; bytes: number };
}

export function createPageStore(): PageStore {
  const folder = createFolder();
  const memory = new LRUCache<string, StoredPage>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ body, headers }) => body.length + JSON.stringify(headers).length,
  });
  const files = new LRUCache<string, string>({
    max: MAX_FILES,
    dispose: (file) => void rm(file, { force: true }).catch(() => undefined),
  });
  let count = 0;

  async function readPage(key: string): Promise<StoredPage | undefined> {
    const file = files.get(key);
    // The file may have been removed since.
    const content = file === undefined ? undefined : await readFile(file).catch(() => undefined);
    if (!content) return undefined;
    const page = parse(content);
    if (Math.random() < ADMITTED_SHARE) memory.set(key, page);
    return page;
  }

  return {
    get: async (key) => memory.get(key) ?? readPage(key),
    async set(key, page) {
      memory.set(key, page);
      if (folder === null) return;
      const file = path.join(folder, String((count += 1)));
      // Without space on the disk, the page stays in memory only.
      await writeFile(file, serialize(page)).then(
        () => files.set(key, file),
        () => rm(file, { force: true }).catch(() => undefined),
      );
    },
    listRecent: () => [...memory.keys()],
    measure: () => ({ pages: Math.max(memory.size, files.size), bytes: memory.calculatedSize }),
  };
}
