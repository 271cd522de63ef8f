import type { OutfitMetadata } from '@/lib/contract/outfit';

/** The files of a picture, in several widths and formats. */
export type PictureSources = Pick<OutfitMetadata, 'presignedUrl' | 'variants'>;

/**
 * Width of a slide's picture for `sizes`, about. The figure fills the slide's height, which is what the screen leaves,
 * so the picture is wider than the slide on a tall screen and narrower on a short one.
 */
export const SLIDE_SIZES =
  '(orientation: landscape) and (max-height: 500px) and (min-width: 700px) 68vh, (max-height: 719px) max(9rem, 90vh - 280px), min(96vw, 460px)';

/** Width for a slide of which only the edge is visible. It selects the narrowest file, as the background does. */
export const EDGE_SIZES = '100px';

/** Returns undefined if there are no AVIF variants. */
export const buildSrcSet = ({ variants }: PictureSources): string | undefined =>
  variants?.map(({ width, presignedUrl }) => `${presignedUrl} ${width}w`).join(', ');

/** Loads the file that this browser would choose, without showing it. */
export function preloadPicture(picture: PictureSources): void {
  const element = document.createElement('picture');
  const source = Object.assign(document.createElement('source'), { type: 'image/avif', sizes: SLIDE_SIZES });
  const image = new Image();
  const srcSet = buildSrcSet(picture);
  if (srcSet !== undefined) source.srcset = srcSet;
  element.append(source, image);
  image.src = picture.presignedUrl;
}
