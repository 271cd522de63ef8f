import { Check } from 'lucide-react';
import { memo } from 'react';
import type { Bookmark } from '@/lib/contract/bookmark';

const TILE =
  'relative block h-[200px] w-full overflow-hidden rounded-card bg-card shadow-card outline-offset-2 has-focus-visible:outline-3 has-focus-visible:outline-accent';

interface Props {
  outfit: Bookmark['outfitImage'];
}

/** The tile around it says what it shows. */
function Picture({ outfit }: Props) {
  const { presignedUrl, width, height } = outfit.metadata;
  return (
    <img
      src={presignedUrl}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      // Wider tiles show less of the picture: then the head matters more than the shoes.
      className="size-full object-cover select-none min-[440px]:object-[50%_15%]"
    />
  );
}

interface OpenableProps extends Props {
  onOpen: (outfit: Bookmark['outfitImage']) => void;
}

/** A saved outfit that opens. Remembered: among hundreds only what changes is drawn anew. */
export const BookmarkTile = memo(function BookmarkTile({ outfit, onOpen }: OpenableProps) {
  return (
    <button type="button" onClick={() => onOpen(outfit)} aria-label={`${outfit.title} 크게 보기`} className={TILE}>
      <Picture outfit={outfit} />
    </button>
  );
});

interface TickableProps extends Props {
  ticked: boolean;
  onTick: (outfitId: string) => void;
}

/** A saved outfit that can be ticked; remembered as well. */
export const TickableTile = memo(function TickableTile({ outfit, ticked, onTick }: TickableProps) {
  return (
    <label className={`${TILE} touch-manipulation`}>
      <input
        type="checkbox"
        checked={ticked}
        onChange={() => onTick(outfit.id)}
        aria-label={outfit.title}
        className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
      />
      <Picture outfit={outfit} />
      <span
        aria-hidden
        className="absolute inset-0 rounded-card border-3 border-transparent transition-colors peer-checked:border-accent"
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
