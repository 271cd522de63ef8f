import { Picture } from '@/components/ui/picture';
import type { WornMark } from '@/lib/client/clothes/worn';
import { PICTURE_WIDTHS } from '@/lib/contract/picture-widths';

interface Props {
  mark: WornMark;
  alt: string;
  className: string;
  sizes?: string;
}

/** Picture of a worn outfit. Its address has no version, because marks outlive the versions of pictures. */
export function WornPicture({ mark: { outfitId }, alt, className, sizes = '56px' }: Props) {
  const presignedUrl = `/api/v1/outfit-picture/${outfitId}`;
  const variants = PICTURE_WIDTHS.map((width) => ({ width, presignedUrl: `${presignedUrl}?width=${width}` }));
  return (
    <Picture
      picture={{ presignedUrl, variants, width: 720, height: 900 }}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
