import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { buildSrcSet, type PictureSources } from '@/lib/client/outfit/picture-sources';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  picture: PictureSources & { width: number; height: number };
  /** How wide it is shown, as `<img sizes>`. */
  sizes: string;
}

/** An outfit's picture, as light and as wide as this browser and its screen take it. */
export function Picture({ picture: { presignedUrl, variants, width, height }, sizes, alt, ...rest }: Props) {
  const srcSet = buildSrcSet({ presignedUrl, variants });
  // First on the line: whatever else the head names comes after it.
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
