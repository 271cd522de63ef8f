import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { buildSrcSet, type PictureSources } from '@/lib/client/outfit/picture-sources';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  picture: PictureSources & { width: number; height: number };
  /** `sizes` attribute of the image. */
  sizes: string;
}

/** Picture of an outfit, in AVIF if the browser supports it. */
export function Picture({ picture: { presignedUrl, variants, width, height }, sizes, alt, ...rest }: Props) {
  const srcSet = buildSrcSet({ presignedUrl, variants });
  // Preloads a picture of high priority, ahead of all other resources in the head.
  if (rest.fetchPriority === 'high' && srcSet !== undefined)
    preload(presignedUrl, {
      as: 'image',
      fetchPriority: 'high',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      type: 'image/avif',
    });
  return (
    <picture className="contents">
      {srcSet !== undefined && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img src={presignedUrl} alt={alt} width={width} height={height} {...rest} />
    </picture>
  );
}
