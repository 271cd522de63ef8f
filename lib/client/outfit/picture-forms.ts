import type { OutfitMetadata } from '@/lib/contract/outfit';

/** The forms in which a picture can be had. */
export type PictureForms = Pick<OutfitMetadata, 'presignedUrl' | 'variants'>;

/** How wide a slide's picture is: nine tenths of the column, and no wider than its height lets it be. */
export const SLIDE_SIZES = '(orientation: landscape) 432px, min(90vw, 432px, calc((100svh - 390px) * 0.8))';

/** The AVIF variants as `srcset` says them; undefined where there are none. */
export const srcSetOf = ({ variants }: PictureForms): string | undefined =>
  variants?.map(({ width, presignedUrl }) => `${presignedUrl} ${width}w`).join(', ');

/** Loads the form of a slide's picture that this browser would show, without showing it. */
export function loadAhead(picture: PictureForms): void {
  const shown = document.createElement('picture');
  const source = Object.assign(document.createElement('source'), { type: 'image/avif', sizes: SLIDE_SIZES });
  const image = new Image();
  const srcSet = srcSetOf(picture);
  if (srcSet !== undefined) source.srcset = srcSet;
  shown.append(source, image);
  image.src = picture.presignedUrl;
}
