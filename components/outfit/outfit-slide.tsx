import type { OutfitFile, TakeAlong } from '@/lib/contract/outfit';
import { BookmarkButton } from './bookmark-button';
import { PieceLight } from './piece-light';

interface Props {
  outfit: OutfitFile;
  position: number;
  count: number;
  current: boolean;
  /** In front or beside what is in front. */
  near: boolean;
  /** What is lit up in the picture. */
  lit: TakeAlong | null;
  onToggleBookmark: () => void;
}

/** One outfit of the carousel: its figure on its own ground, the bookmark and the position. */
export function OutfitSlide({ outfit, position, count, current, near, lit, onToggleBookmark }: Props) {
  const { presignedUrl, width, height, alt, title, items } = outfit.metadata;
  return (
    <li
      aria-roledescription="슬라이드"
      aria-label={`${count}벌 중 ${position}번째, ${title}`}
      inert={!current}
      className="relative w-[90%] flex-none overflow-hidden rounded-picture bg-card shadow-picture"
    >
      {near && <Ground picture={presignedUrl} />}
      <img
        src={presignedUrl}
        alt={alt}
        width={width}
        height={height}
        draggable={false}
        fetchPriority={position === 1 ? 'high' : 'low'}
        loading={near ? 'eager' : 'lazy'}
        decoding="async"
        className="absolute inset-0 size-full object-contain select-none"
      />
      {lit && <PieceLight kind={lit.kind} underUmbrella={items.some(({ name }) => name.endsWith('우산'))} />}
      <BookmarkButton title={title} bookmarked={outfit.bookmarked} onToggle={onToggleBookmark} />
      <span
        aria-hidden
        className="tabular absolute bottom-3 left-3 rounded-small bg-paper px-2.5 py-1 text-fine font-semibold text-on-paper"
      >
        {position} / {count}
      </span>
    </li>
  );
}

/** The picture's outermost columns, drawn out to the slide's edges: where it is wider than the picture, nobody sees. */
function Ground({ picture }: { picture: string }) {
  return (
    <div aria-hidden className="absolute inset-0" style={{ borderImage: `url("${picture}") 0 2 / 0 50% stretch` }} />
  );
}
