import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUTFITS } from '../../../lib/domain/wardrobe/outfits';

/** Writes down which outfits have no picture in a folder yet: those that are not served. */
export function writeWaiting(folder: string): void {
  const without = OUTFITS.map(({ id }) => id).filter((id) => !existsSync(join(folder, `${id}.webp`)));
  writeFileSync(join(folder, 'waiting.json'), `${JSON.stringify(without.sort(), null, 1)}\n`);
}
