/** A window of presigned addresses: within one, an outfit's address stays the same, so that it can be cached. */
export const WINDOW_S = 12 * 3_600;

/** What an address promises: who may use it, and until when. */
export interface PictureProof {
  /** Epoch seconds. */
  expires: number;
  signature: string;
  /** Of an AVIF variant. */
  width?: number;
}

/** Addresses of one picture, as answers carry them. */
export interface PictureAddresses {
  /** WebP. */
  presignedUrl: string;
  /** AVIF. */
  variants: { width: number; presignedUrl: string }[];
}

/** The outfits' pictures: WebP, 720 x 900, and AVIF in several widths. */
export interface Pictures {
  /** The outfits that have a picture, listed once. */
  ids: ReadonlySet<string>;
  /** An address that shows the picture for at least 12 hours more. */
  presign(id: string, nowMs: number): Promise<string>;
  /** The same for all of its forms. */
  presignAll(id: string, nowMs: number): Promise<PictureAddresses>;
  /**
   * The picture behind one of our own addresses; null where there is none. Throws `ApiError` FORBIDDEN when the
   * proof does not fit. Stores that browsers reach themselves have none.
   */
  read?(id: string, proof: PictureProof, nowMs: number): Promise<Buffer | null>;
}

/** Where a form of a picture lies, in the folder as in the bucket. */
export const fileOf = (id: string, width?: number): string =>
  width === undefined ? `${id}.webp` : `${width}/${id}.avif`;

export const PICTURE_SIZE = { width: 720, height: 900 } as const;

/**
 * The end of the window after the present one. Answers are shown stale for up to 6 hours (`ANSWER_STALE_S`), so an address that lives at
 * least 12 is good for 6 more when the last person receives it.
 */
export const expiryOf = (nowMs: number): number => (Math.floor(nowMs / 1_000 / WINDOW_S) + 2) * WINDOW_S;
