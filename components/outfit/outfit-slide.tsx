import { memo } from 'react';
import type { OutfitFile, TakeAlong } from '@/lib/contract/outfit';
import { DEFERRED_ATTRIBUTE, FIRST_PAINT_ID } from '@/lib/contract/worker';
import { Picture } from '@/components/ui/picture';
import { useMessages } from '@/lib/client/language/messages';
import { EDGE_SIZES, SLIDE_SIZES } from '@/lib/client/outfit/picture-sources';
import { BookmarkButton } from './bookmark-button';
import { makeCropStyle } from './picture-crop';
import { PieceHighlight } from './piece-highlight';
import { PieceTray } from './piece-tray';
import { ShareButton } from './share-button';

export interface Sharing {
  /** Whether the shared picture is being created. */
  busy: boolean;
  onShare: (outfitId: string) => void;
}

interface Props {
  outfit: OutfitFile;
  position: number;
  count: number;
  current: boolean;
  /** Whether the slide is in front or next to the one in front. */
  near: boolean;
  /** Whether the user can reach the slide by swiping. Of other slides only the edge is visible. */
  whole: boolean;
  highlighted: TakeAlong | null;
  onToggleBookmark: (outfit: OutfitFile) => void;
  /** Undefined if outfits cannot be shared. */
  sharing?: Sharing;
}

/** One outfit of the carousel. Memoised, so that a swipe does not render the slides again. */
export const OutfitSlide = memo(function OutfitSlide(props: Props) {
  const { outfit, position, count, current, near, whole, highlighted, onToggleBookmark, sharing } = props;
  const messages = useMessages('outfitCards').carousel;
  const { alt, title, frame, takeAlong } = outfit.metadata;
  return (
    <li
      id={position === 1 ? FIRST_PAINT_ID : undefined}
      {...(position === 2 && { [DEFERRED_ATTRIBUTE]: '' })}
      aria-roledescription={messages.slide}
      aria-label={`${messages.position(position, count)}, ${title}`}
      inert={!current}
      style={makeCropStyle(frame)}
      className="picture-crop relative w-[90%] flex-none overflow-hidden rounded-picture bg-card shadow-picture"
    >
      {frame && <div aria-hidden className="picture-ground" />}
      {(near || whole) && (
        <Picture
          picture={outfit.metadata}
          sizes={whole ? SLIDE_SIZES : EDGE_SIZES}
          alt={alt}
          draggable={false}
          fetchPriority={position === 1 ? 'high' : 'low'}
          loading={near ? 'eager' : 'lazy'}
          decoding="async"
          className="cropped-picture select-none"
        />
      )}
      {highlighted && <PieceHighlight kind={highlighted.kind} frame={frame} />}
      {near && (
        <>
          <PieceTray takeAlong={takeAlong} />
          <BookmarkButton title={title} bookmarked={outfit.bookmarked} onToggle={() => onToggleBookmark(outfit)} />
          {sharing && <ShareButton title={title} busy={sharing.busy} onShare={() => sharing.onShare(outfit.id)} />}
          <span
            aria-hidden
            className="tabular absolute bottom-3 left-3 rounded-small bg-paper px-2.5 py-1 text-fine font-semibold text-on-paper"
          >
            {`${position} / ${count}`}
          </span>
        </>
      )}
    </li>
  );
});
