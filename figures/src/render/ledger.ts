import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getGarment, getWornGarments } from '../../../lib/domain/wardrobe/insulation';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';

/** Hashes of a picture's inputs (the outfit and the pipeline's sources) and of the scene made from them. */
export interface Origin {
  input: string;
  scene: string;
}

/** Folders of fresh pictures that await review, and of accepted ones. */
export const FRESH = '.figures';
export const ACCEPTED = 'data/outfits';

const SOURCES = 'figures/src';

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (/\.(ts|py|png)$/.test(entry.name)) yield path;
  }
}

let sources: string | undefined;

/** Returns the hash of everything that shades and traces a scene: its scripts and textures. */
export function rendererHash(): string {
  const hash = createHash('sha256');
  for (const file of files(join(SOURCES, 'render'))) if (!file.endsWith('.ts')) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** Returns the hash of every source of the pipeline. The files are read once. */
function sourcesHash(): string {
  if (sources) return sources;
  const hash = createHash('sha256');
  for (const file of files(SOURCES)) hash.update(file).update(readFileSync(file));
  return (sources = hash.digest('hex'));
}

/** Returns a hash that changes with the outfit, the models of its garments or the pipeline. */
export function inputHash(outfit: Outfit): string {
  const models = getWornGarments(outfit).map(({ garment }) => getGarment(garment).model);
  return createHash('sha256').update(JSON.stringify({ outfit, models })).update(sourcesHash()).digest('hex');
}

/** Returns the origins recorded in a folder, by outfit. */
export function readLedger(folder: string): Record<string, Origin> {
  const path = join(folder, 'origins.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Origin>) : {};
}

/** Writes a file whole or not at all, so that rendering can be killed at any time and continued. */
export function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.partial`, text);
  renameSync(`${path}.partial`, path);
}

/** Records one origin. The keys stay sorted so that differences are easy to read. */
export function recordOrigin(folder: string, id: string, origin: Origin): void {
  const all = Object.entries({ ...readLedger(folder), [id]: origin }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeWhole(join(folder, 'origins.json'), `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
}
