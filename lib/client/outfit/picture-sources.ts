import type { OutfitMetadata } from '@/lib/contract/outfit';

/** The files of a picture, in several widths and formats. */
export type PictureSources = Pick<OutfitMetadata, 'presignedUrl' | 'variants'>;

/** Width of a slide's picture for `sizes`. It ignores the height, which browsers do not know yet when they choose. */
export const SLIDE_SIZES = 'min(90vw, 432px)';

/** Width for a slide of which only the edge is visible. It selects the narrowest file, as the background does. */
export const EDGE_SIZES = '100px';

/** Returns undefined if there are no AVIF variants. */
export const buildSrcSet = ({ variants }: PictureSources): string | undefined =>
  variants?.map(({ width, presignedUrl }) => `${presignedUrl} ${width}w`).join(', ');

/** Width of a slide on a phone, about. */
const SLIDE_PX = 360;

/** Returns a CSS `image-set`: for a whole slide with one file for each screen density, otherwise with the narrowest. */
export function buildImageSet({ presignedUrl, variants }: PictureSources, whole: boolean): string {
  const avif = (whole ? variants : variants?.slice(0, 1)) ?? [];
  if (avif.length === 0) return `url("${presignedUrl}")`;
  const density = (width: number) => (whole ? ` ${width / SLIDE_PX}x` : '');
  const forms = avif.map((form) => `url("${form.presignedUrl}") type("image/avif")${density(form.width)}`);
  return `image-set(${[...forms, `url("${presignedUrl}") type("image/webp")`].join(', ')})`;
}

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
