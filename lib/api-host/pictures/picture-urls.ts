import { groupPictures } from '@/lib/domain/recommendation/picture-additions';
import { PICTURE_WIDTHS, type PictureWidth } from '@/lib/contract/picture-widths';
import { listPictures } from './list-pictures';
import { getFileName, type Pictures } from './pictures';
import { createFileVersions } from './file-versions';

/** File of a picture: the WebP picture, or the AVIF variant of a width. */
export interface PictureFile {
  id: string;
  version: string;
  width?: PictureWidth;
}

/**
 * Creates the URLs of the pictures in a folder. `createUrl` returns the URL of an existing file; files that do not exist
 * are left out.
 */
export function createPictureUrls(
  folder: string,
  createUrl: (file: PictureFile, nowMs: number) => string | Promise<string>,
): Pictures {
  const versions = createFileVersions(folder);

  async function findUrl(id: string, nowMs: number, width?: PictureWidth): Promise<string | null> {
    const version = await versions(getFileName(id, width));
    return version === null ? null : createUrl({ id, version, width }, nowMs);
  }

  async function getUrl(id: string, nowMs: number): Promise<string> {
    const url = await findUrl(id, nowMs);
    if (url === null) throw new Error(`Outfit ${id} has no picture in ${folder}.`);
    return url;
  }

  async function findVariant(id: string, nowMs: number, width: PictureWidth) {
    const presignedUrl = await findUrl(id, nowMs, width);
    return presignedUrl === null ? [] : [{ width, presignedUrl }];
  }

  const ids = listPictures(folder);
  return {
    ids,
    dressed: groupPictures(ids),
    getUrl,
    getUrls: async (id, nowMs) => ({
      presignedUrl: await getUrl(id, nowMs),
      variants: (await Promise.all(PICTURE_WIDTHS.map((width) => findVariant(id, nowMs, width)))).flat(),
    }),
  };
}
