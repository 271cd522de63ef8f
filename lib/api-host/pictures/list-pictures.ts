import { existsSync, readdirSync } from 'node:fs';
import { outfitId } from '@/lib/contract/outfit-id';

const EXTENSION = '.webp';

/** Lists the ids of the pictures in a folder. Empty if the folder does not exist. */
export function listPictures(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(EXTENSION))
    .map(({ name }) => name.slice(0, -EXTENSION.length));
  return new Set(names.filter((name) => outfitId.safeParse(name).success));
}
