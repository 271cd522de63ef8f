import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { callAddress } from '@/lib/contract/address';
import { getOutfitPicture } from '@/lib/contract/outfit';
import { createAddresses } from './addresses';
import { fileOf, versionOf, type Pictures } from './pictures';

/**
 * Pictures from a folder, by addresses of our own origin that name what they show. They are for everyone to see, as the
 * answers are that lead to them: nothing is signed.
 */
export function createLocalPictures(folder: string): Pictures {
  const pictures = createAddresses(folder, ({ id, version: v, width }) =>
    callAddress(getOutfitPicture, { params: { id }, query: { v, width } }),
  );
  return {
    ...pictures,
    async read(id, width) {
      if (!pictures.ids.has(id)) return null;
      const bytes = await readFile(path.join(folder, fileOf(id, width)));
      return { bytes, version: versionOf(bytes) };
    },
  };
}
