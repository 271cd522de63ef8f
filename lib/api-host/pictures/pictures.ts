import { createHash } from 'node:crypto';

/** Addresses of one picture, as answers carry them. */
export interface PictureUrls {
  /** WebP. */
  presignedUrl: string;
  /** AVIF. */
  variants: { width: number; presignedUrl: string }[];
}

/** A picture, and the version that it is. */
export interface StoredPicture {
  bytes: Buffer;
  version: string;
}

/** The outfits' pictures: WebP, 720 x 900, and AVIF in several widths. */
export interface Pictures {
  /** The outfits that have a picture, listed once. */
  ids: ReadonlySet<string>;
  /** An address that shows the picture for at least 12 hours more. */
  address(id: string, nowMs: number): Promise<string>;
  /** The same for all of its forms. */
  addresses(id: string, nowMs: number): Promise<PictureUrls>;
  /** The picture behind one of our own addresses; null where there is none. Stores that browsers reach themselves have none. */
  read?(id: string, width?: number): Promise<StoredPicture | null>;
}

/** Where a form of a picture lies in the folder. */
export const getFileName = (id: string, width?: number): string =>
  width === undefined ? `${id}.webp` : `${width}/${id}.avif`;

export const PICTURE_SIZE = { width: 720, height: 900 } as const;

const VERSION_CHARS = 16;

/** Names what is in a file: another content has another version, and the same one always the same. */
export const computeVersion = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, VERSION_CHARS);
