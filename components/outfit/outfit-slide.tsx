import type { OutfitFile } from '@/lib/contract/outfit';
import { BookmarkButton } from './bookmark-button';

interface Props {
  outfit: OutfitFile;
  position: number;
  count: number;
  current: boolean;
  onToggleBookmark: () => void;
}

/** One outfit of the carousel: its picture, the bookmark and the position. */
export function OutfitSlide({ outfit, position, count, current, onToggleBookmark }: Props) {
  const { presignedUrl, width, height, alt, title } = outfit.metadata;
  return (
    <li
      aria-roledescription="슬라이드"
      aria-label={`${count}벌 중 ${position}번째, ${title}`}
      inert={!current}
      className="relative w-[90%] flex-none overflow-hidden rounded-picture bg-card shadow-picture"
    >
      <img
        src={presignedUrl}
        alt={alt}
        width={width}
        height={height}
        draggable={false}
        fetchPriority={position === 1 ? 'high' : 'low'}
        loading={position <= 2 ? 'eager' : 'lazy'}
        decoding="async"
        className="aspect-4/5 w-full object-cover select-none"
      />
      <BookmarkButton title={title} bookmarked={outfit.bookmarked} onToggle={onToggleBookmark} />
      <span
        aria-hidden
        className="tabular absolute bottom-3.5 left-3.5 rounded-small bg-paper px-2.5 py-1 text-fine font-semibold text-on-paper"
      >
        {position} / {count}
      </span>
    </li>
  );
}
