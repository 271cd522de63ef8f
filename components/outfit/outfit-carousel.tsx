'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { OutfitFile } from '@/lib/contract/outfit';
import { useSwipe } from '@/lib/client/interaction/swipe';
import { OutfitSlide } from './outfit-slide';

const GAP_PX = 10;
const MARGIN_PX = 16;

interface Props {
  outfits: OutfitFile[];
  index: number;
  /** A move that the person asked for; whether it happens is the parent's to say. */
  onMove: (direction: 1 | -1) => void;
  onToggleBookmark: (outfit: OutfitFile) => void;
}

/** Outfits one beside the other: by swipe, arrow keys or buttons; the next one's edge stays in sight. */
export function OutfitCarousel({ outfits, index, onMove, onToggleBookmark }: Props) {
  const exists = (direction: 1 | -1) => outfits[index + direction] !== undefined;
  const move = (direction: 1 | -1) => exists(direction) && onMove(direction);
  const { offsetPx, dragging, handlers } = useSwipe({ canMove: exists, onMove: move });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <section
      aria-roledescription="캐러셀"
      aria-label="추천 코디"
      onKeyDown={onKeyDown}
      className="group relative overflow-x-clip pb-1"
    >
      <ul
        {...handlers}
        style={{
          gap: GAP_PX,
          transform: `translate3d(calc(${MARGIN_PX + offsetPx - index * GAP_PX}px - ${index * 90}%), 0, 0)`,
        }}
        className={`flex touch-pan-y ${dragging ? '' : 'transition-transform duration-gentle ease-spring'}`}
      >
        {outfits.map((outfit, i) => (
          <OutfitSlide
            key={outfit.id}
            outfit={outfit}
            position={i + 1}
            count={outfits.length}
            current={i === index}
            onToggleBookmark={() => onToggleBookmark(outfit)}
          />
        ))}
      </ul>
      <Arrow direction={-1} disabled={!exists(-1)} onMove={move} />
      <Arrow direction={1} disabled={!exists(1)} onMove={move} />
      <p className="sr-only" aria-live="polite">
        {outfits.length}벌 중 {index + 1}번째
      </p>
    </section>
  );
}

/** Arrows for those without a finger on glass: shown on hover and focus. */
function Arrow({ direction, disabled, onMove }: { direction: 1 | -1; disabled: boolean; onMove: (d: 1 | -1) => void }) {
  const Icon = direction === 1 ? ChevronRight : ChevronLeft;
  return (
    <button
      type="button"
      aria-label={direction === 1 ? '다음 코디' : '이전 코디'}
      disabled={disabled}
      onClick={() => onMove(direction)}
      className={`absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-paper text-on-paper opacity-0 shadow-sm transition-opacity focus-visible:opacity-100 disabled:hidden pointer-fine:group-hover:opacity-100 ${
        direction === 1 ? 'right-8' : 'left-8'
      }`}
    >
      <Icon aria-hidden size={22} />
    </button>
  );
}
