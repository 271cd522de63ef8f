'use client';

import { Check } from '@/components/ui/icons';
import { memo } from 'react';
import { Picture } from '@/components/ui/picture';
import { useMessages } from '@/lib/client/language/messages';
import type { Bookmark } from '@/lib/contract/bookmark';
import { formatSuitableRange } from '@/lib/domain/weather/suitable-range';

const TILE =
  'block w-full rounded-card text-left outline-offset-2 has-focus-visible:outline-3 has-focus-visible:outline-accent';
const FRAME = 'relative block h-[200px] overflow-hidden rounded-card bg-card shadow-card';

interface Props {
  outfit: Bookmark['outfitImage'];
}

/** No alternative text: the tile itself has a label. */
function TilePicture({ outfit }: Props) {
  return (
    <Picture
      picture={outfit.metadata}
      sizes="(min-width: 480px) 216px, 45vw"
      alt=""
      loading="lazy"
      decoding="async"
      // Wide tiles crop the picture, so the crop favours the head over the shoes.
      className="size-full object-cover select-none min-[440px]:object-[50%_15%]"
    />
  );
}

function Caption({ outfit }: Props) {
  const suitableRange = useMessages('suitableRange');
  const weather = formatSuitableRange(outfit.metadata.suits, suitableRange);
  return (
    <span className="block px-1.5 pt-1.5 pb-2">
      <span className="line-clamp-2 text-label font-semibold">{outfit.title}</span>
      {weather && <span className="tabular mt-0.5 block text-note text-ink-2">{weather}</span>}
    </span>
  );
}

interface OpenableProps extends Props {
  /** Whether the outfit suits the rest of today. */
  isForToday: boolean;
  onOpen: (outfit: Bookmark['outfitImage']) => void;
}

/** A saved outfit that opens. Memoised, so that only changed tiles render again. */
export const BookmarkTile = memo(function BookmarkTile({ outfit, isForToday, onOpen }: OpenableProps) {
  const messages = useMessages('bookmarks');
  return (
    <button type="button" onClick={() => onOpen(outfit)} className={TILE}>
      <span className={FRAME}>
        <TilePicture outfit={outfit} />
        {isForToday && (
          <span className="absolute bottom-2.5 left-2.5 rounded-small bg-accent px-2 py-1 text-fine font-semibold text-on-accent">
            {messages.forToday}
          </span>
        )}
      </span>
      <Caption outfit={outfit} />
      <span className="sr-only">{messages.enlarge}</span>
    </button>
  );
});

interface TickableProps extends Props {
  ticked: boolean;
  onTick: (outfitId: string) => void;
}

/** A saved outfit that can be ticked. */
export const TickableTile = memo(function TickableTile({ outfit, ticked, onTick }: TickableProps) {
  return (
    <label className={`relative ${TILE} touch-manipulation`}>
      <input
        type="checkbox"
        checked={ticked}
        onChange={() => onTick(outfit.id)}
        aria-label={outfit.title}
        className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
      />
      <span className={FRAME}>
        <TilePicture outfit={outfit} />
      </span>
      <Caption outfit={outfit} />
      <span
        aria-hidden
        className="absolute inset-x-0 top-0 h-[200px] rounded-card border-3 border-transparent transition-colors peer-checked:border-accent"
      />
      <span
        aria-hidden
        className="absolute top-2.5 right-2.5 grid size-7 place-items-center rounded-full border-2 border-control bg-paper text-on-accent transition-colors peer-checked:border-accent peer-checked:bg-accent [&>svg]:opacity-0 peer-checked:[&>svg]:opacity-100"
      >
        <Check size={17} strokeWidth={3} />
      </span>
    </label>
  );
});
