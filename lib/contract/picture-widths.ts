/** Widths of the AVIF variants in pixels. The WebP picture is 720 wide. */
export const PICTURE_WIDTHS = [360, 540, 720] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
