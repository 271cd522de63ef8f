import type { OutfitMetadata } from '@/lib/contract/outfit';

/** The forms in which a picture can be had. */
export type PictureSources = Pick<OutfitMetadata, 'presignedUrl' | 'variants'>;

/** How wide a slide's picture is at most. Not by its height: browsers choose before they know that of the screen. */
export const SLIDE_SIZES = 'min(90vw, 432px)';

/** Of a slide of which only the edge is seen: the narrowest form, which its ground is made of anyway. */
export const EDGE_SIZES = '100px';

/** The AVIF variants as `srcset` says them; undefined where there are none. */
export const buildSrcSet = ({ variants }: PictureSources): string | undefined =>
  variants?.map(({ width, presignedUrl }) => `${presignedUrl} ${width}w`).join(', ');

/** About as wide as a slide is on a phone, CSS px. */
const SLIDE_PX = 360;

/** The forms for a style: of a slide that is seen whole the one for each density of screens, else the narrowest. */
export function buildImageSet({ presignedUrl, variants }: PictureSources, whole: boolean): string {
  const avif = (whole ? variants : variants?.slice(0, 1)) ?? [];
  if (avif.length === 0) return `url("${presignedUrl}")`;
  const density = (width: number) => (whole ? ` ${width / SLIDE_PX}x` : '');
  const forms = avif.map((form) => `url("${form.presignedUrl}") type("image/avif")${density(form.width)}`);
  return `image-set(${[...forms, `url("${presignedUrl}") type("image/webp")`].join(', ')})`;
}

/** Loads the form of a slide's picture that this browser would show, without showing it. */
export function preloadPicture(picture: PictureSources): void {
  const shown = document.createElement('picture');
  const source = Object.assign(document.createElement('source'), { type: 'image/avif', sizes: SLIDE_SIZES });
  const image = new Image();
  const srcSet = buildSrcSet(picture);
  if (srcSet !== undefined) source.srcset = srcSet;
  shown.append(source, image);
  image.src = picture.presignedUrl;
}
