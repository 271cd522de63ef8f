import { createHash } from 'node:crypto';
import type { PicturesByOutfit } from '@/lib/domain/recommendation/picture-additions';

/** URLs of one picture, as in API responses. */
export interface PictureUrls {
  /** WebP. */
  presignedUrl: string;
  /** AVIF. */
  variants: { width: number; presignedUrl: string }[];
}

export interface StoredPicture {
  bytes: Buffer;
  version: string;
}

/** Outfit pictures: WebP with 720 x 900 pixels, and AVIF in several widths. */
export interface Pictures {
  /** Ids of the pictures: those of outfits, and those of outfits with additions (`getPictureId`). */
  ids: ReadonlySet<string>;
  /** Pictures of outfits with additions. */
  dressed: PicturesByOutfit;
  /** Returns a URL of the WebP picture that is valid for at least 12 more hours. Throws if there is no picture. */
  getUrl(id: string, nowMs: number): Promise<string>;
  /** Returns the URLs of all files of the picture, valid for at least 12 more hours. Throws if there is no picture. */
  getUrls(id: string, nowMs: number): Promise<PictureUrls>;
  /** Reads a picture, or returns null if it does not exist. Missing if browsers load pictures from an external store. */
  read?(id: string, width?: number): Promise<StoredPicture | null>;
}

/** Returns the path of a picture's file in the folder. */
export const getFileName = (id: string, width?: number): string =>
  width === undefined ? `${id}.webp` : `${width}/${id}.avif`;

export const PICTURE_SIZE = { width: 720, height: 900 } as const;

const VERSION_CHARS = 16;

/** Returns the version of a file, a hash of its content. */
export const computeVersion = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, VERSION_CHARS);
