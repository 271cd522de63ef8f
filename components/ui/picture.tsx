'use client';

import { ImageOff } from './icons';
import { useState, type ComponentProps } from 'react';
import { preload } from 'react-dom';
import { useConnection } from '@/lib/client/api/connection';
import { useMessages } from '@/lib/client/language/messages';
import { buildSrcSet, type PictureSources } from '@/lib/client/outfit/picture-sources';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'onError'> {
  picture: PictureSources & { width: number; height: number };
  /** `sizes` attribute of the image. */
  sizes: string;
}

/** Picture of an outfit, in AVIF if the browser supports it. If it cannot be loaded, a note stands in its place. */
export function Picture({ picture: { presignedUrl, variants, width, height }, sizes, alt, ...rest }: Props) {
  const [hasFailed, reportFailure] = useFailure();
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
  if (hasFailed) return <MissingPicture alt={alt} className={rest.className} />;
  return (
    <picture className="contents">
      {srcSet !== undefined && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img
        ref={(image) => {
          // The picture of the server's page may have failed before hydration, when nobody listened.
          if (image?.complete && image.naturalWidth === 0) reportFailure();
        }}
        src={presignedUrl}
        alt={alt}
        width={width}
        height={height}
        onError={reportFailure}
        {...rest}
      />
    </picture>
  );
}

/** Remembers that the picture failed to load until the server is reachable again. Then it is loaded once more. */
function useFailure(): [boolean, () => void] {
  const connection = useConnection();
  const [lastConnection, setLastConnection] = useState(connection);
  const [hasFailed, setHasFailed] = useState(false);
  if (connection !== lastConnection) {
    setLastConnection(connection);
    if (connection === 'online') setHasFailed(false);
  }
  return [hasFailed, () => setHasFailed(true)];
}

/** Icon in place of a picture, with a note where there is space for it. */
function MissingPicture({ alt, className = '' }: Pick<Props, 'alt' | 'className'>) {
  const { noPicture } = useMessages('ui');
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={`@container grid place-content-center justify-items-center gap-2 overflow-hidden ${className}`}
    >
      <ImageOff aria-hidden size={28} className="text-ink-2" />
      <span aria-hidden className="hidden px-4 text-center text-note text-ink-2 @min-[9rem]:block">
        {noPicture}
      </span>
    </span>
  );
}
