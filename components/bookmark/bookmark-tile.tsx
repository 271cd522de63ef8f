import { Check } from 'lucide-react';
import type { Bookmark } from '@/lib/contract/bookmark';

const TILE =
  'relative block h-[200px] w-full overflow-hidden rounded-card bg-card shadow-card outline-offset-2 has-focus-visible:outline-3 has-focus-visible:outline-accent';

function Picture({ outfit, isNamed }: { outfit: Bookmark['outfitImage']; isNamed: boolean }) {
  const { presignedUrl, width, height, alt } = outfit.metadata;
  return (
    <img
      src={presignedUrl}
      alt={isNamed ? '' : alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      // Wider tiles show less of the picture: then the head matters more than the shoes.
      className="size-full object-cover select-none min-[440px]:object-[50%_15%]"
    />
  );
}

interface Props {
  outfit: Bookmark['outfitImage'];
}

/** A saved outfit that opens. */
export function BookmarkTile({ outfit, onOpen }: Props & { onOpen: () => void }) {
  return (
    <button type="button" onClick={onOpen} aria-label={`${outfit.title} 크게 보기`} className={TILE}>
      <Picture outfit={outfit} isNamed />
    </button>
  );
}

/** A saved outfit that can be ticked. */
export function TickableTile({ outfit, ticked, onTick }: Props & { ticked: boolean; onTick: () => void }) {
  return (
    <label className={`${TILE} touch-manipulation`}>
      <input
        type="checkbox"
        checked={ticked}
        onChange={onTick}
        aria-label={outfit.title}
        className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
      />
      <Picture outfit={outfit} isNamed />
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
}
