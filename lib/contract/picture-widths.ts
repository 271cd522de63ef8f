/** The widths in which a picture can be had as AVIF; as WebP it is 720 wide. */
export const PICTURE_WIDTHS = [360, 540, 720] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
