import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildCallUrl } from '@/lib/contract/call-url';
import { getOutfitPicture } from '@/lib/contract/outfit';
import { createPictureUrls } from './picture-urls';
import { getFileName, computeVersion, type Pictures } from './pictures';

/** Serves pictures from a folder at versioned URLs of our own origin. The pictures are public, so URLs are not signed. */
export function createLocalPictures(folder: string): Pictures {
  const pictures = createPictureUrls(folder, ({ id, version: v, width }) =>
    buildCallUrl(getOutfitPicture, { params: { id }, query: { v, width } }),
  );
  return {
    ...pictures,
    async read(id, width) {
      if (!pictures.ids.has(id)) return null;
      const bytes = await readFile(path.join(folder, getFileName(id, width)));
      return { bytes, version: computeVersion(bytes) };
    },
  };
}
