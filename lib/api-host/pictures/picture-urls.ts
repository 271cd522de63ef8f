import { PICTURE_WIDTHS, type PictureWidth } from '@/lib/contract/picture-widths';
import { listPictures } from './list-pictures';
import { getFileName, type Pictures } from './pictures';
import { createFileVersions } from './file-versions';

/** A form of a picture that there is. */
export interface PictureFile {
  id: string;
  version: string;
  width?: PictureWidth;
}

/** Makes addresses of the pictures in a folder, by however a store makes one of a form. Forms without a file have none. */
export function createPictureUrls(
  folder: string,
  addressOf: (form: PictureFile, nowMs: number) => string | Promise<string>,
): Pictures {
  const versions = createFileVersions(folder);

  async function address(id: string, nowMs: number, width?: PictureWidth): Promise<string | null> {
    const version = await versions(getFileName(id, width));
    return version === null ? null : addressOf({ id, version, width }, nowMs);
  }

  async function needed(id: string, nowMs: number): Promise<string> {
    const found = await address(id, nowMs);
    if (found === null) throw new Error(`${id} has no picture`);
    return found;
  }

  async function variant(id: string, nowMs: number, width: PictureWidth) {
    const presignedUrl = await address(id, nowMs, width);
    return presignedUrl === null ? [] : [{ width, presignedUrl }];
  }

  return {
    ids: listPictures(folder),
    address: needed,
    addresses: async (id, nowMs) => ({
      presignedUrl: await needed(id, nowMs),
      variants: (await Promise.all(PICTURE_WIDTHS.map((width) => variant(id, nowMs, width)))).flat(),
    }),
  };
}
