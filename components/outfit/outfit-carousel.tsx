'use client';

import { ChevronLeft, ChevronRight } from '@/components/ui/icons';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { OutfitFile, TakeAlong } from '@/lib/contract/outfit';
import { playHapticTick } from '@/lib/client/interaction/haptics';
import { useSwipe } from '@/lib/client/interaction/swipe';
import { useMessages } from '@/lib/client/language/messages';
import { OutfitSlide, type Sharing } from './outfit-slide';

const GAP_PX = 10;
/** Offset of the slide in front. It leaves the next slide's edge visible; the last slide is centred. */
const START = '16px';
const CENTERED = '5%';

interface Props {
  outfits: OutfitFile[];
  index: number;
  highlighted?: TakeAlong | null;
  end?: ReactNode;
  /** Content in the corner of the carousel. */
  corner?: ReactNode;
  /** Whether a move takes place when it is requested. */
  mayMove?: boolean;
  /** Called when the user requests a move. The parent decides whether it takes place. */
  onMove: (direction: 1 | -1) => void;
  onToggleBookmark: (outfit: OutfitFile) => void;
  sharing?: Sharing;
}

/** Outfits side by side, moved by swipe, arrow keys or buttons. The next one's edge stays visible. */
export function OutfitCarousel(props: Props) {
  const { outfits, index, highlighted = null, end, corner, mayMove = true, onMove, onToggleBookmark, sharing } = props;
  const messages = useMessages('outfitCards').carousel;
  const count = outfits.length + (end ? 1 : 0);
  const exists = (direction: 1 | -1) => index + direction >= 0 && index + direction < count;
  const { section, rememberFocus } = useFocusInFront(index, outfits.length);
  const move = (direction: 1 | -1) => {
    if (!exists(direction)) return;
    rememberFocus();
    playHapticTick();
    onMove(direction);
  };
  const { offsetPx, dragging, handlers } = useSwipe({ canMove: exists, onMove: move });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };

  const start = exists(1) ? START : CENTERED;
  return (
    <section
      {...handlers}
      ref={section}
      aria-roledescription={messages.role}
      aria-label={messages.label}
      onKeyDown={onKeyDown}
      className="picture-place group relative touch-pan-y overflow-x-clip"
    >
      <ul
        style={{
          gap: GAP_PX,
          transform: `translate3d(calc(${start} + ${offsetPx - index * GAP_PX}px - ${index * 90}%), 0, 0)`,
        }}
        className={`absolute inset-0 flex ${dragging ? '' : 'transition-transform duration-gentle ease-spring'}`}
      >
        {outfits.map((outfit, i) => (
          <OutfitSlide
            key={outfit.id}
            outfit={outfit}
            position={i + 1}
            count={outfits.length}
            current={i === index}
            highlighted={i === index ? highlighted : null}
            near={Math.abs(i - index) <= 1}
            whole={i === index || mayMove}
            onToggleBookmark={onToggleBookmark}
            sharing={sharing}
          />
        ))}
        {end && <EndSlide current={index === outfits.length}>{end}</EndSlide>}
      </ul>
      {corner}
      <Arrow direction={-1} disabled={!exists(-1)} onMove={move} />
      <Arrow direction={1} disabled={!exists(1)} onMove={move} />
      <p className="sr-only" aria-live="polite">
        {index < outfits.length && messages.position(index + 1, outfits.length)}
      </p>
    </section>
  );
}

function EndSlide({ current, children }: { current: boolean; children: ReactNode }) {
  const { carousel, others } = useMessages('outfitCards');
  return (
    <li
      aria-roledescription={carousel.slide}
      aria-label={others}
      inert={!current}
      className="relative w-[90%] flex-none overflow-hidden rounded-picture bg-card shadow-picture"
    >
      {children}
    </li>
  );
}

/**
 * Moves the focus to the slide in front when its slide becomes inert or its arrow disappears. Waits until the new
 * slide has a button to focus.
 */
function useFocusInFront(index: number, count: number) {
  const section = useRef<HTMLElement>(null);
  const hadFocus = useRef<Element | null>(null);
  const rememberFocus = () => {
    const focused = document.activeElement;
    hadFocus.current = section.current?.contains(focused) ? focused : null;
  };
  useLayoutEffect(() => {
    const isGone = document.activeElement === document.body;
    const isLost = hadFocus.current !== null && (isGone || hadFocus.current.matches('[inert] *, :disabled'));
    const next = section.current?.querySelector<HTMLElement>('li:not([inert]) button');
    if (isLost && !next) return;
    hadFocus.current = null;
    if (isLost) next?.focus({ preventScroll: true });
  }, [index, count]);
  return { section, rememberFocus };
}

/** Arrow for mouse and keyboard, shown on hover and focus. It ignores touch. */
function Arrow({ direction, disabled, onMove }: { direction: 1 | -1; disabled: boolean; onMove: (d: 1 | -1) => void }) {
  const messages = useMessages('outfitCards').carousel;
  const Icon = direction === 1 ? ChevronRight : ChevronLeft;
  return (
    <button
      type="button"
      aria-label={direction === 1 ? messages.next : messages.previous}
      disabled={disabled}
      onClick={() => onMove(direction)}
      className={`pointer-events-none absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-paper text-on-paper opacity-0 shadow-sm transition-opacity focus-visible:opacity-100 disabled:hidden pointer-fine:pointer-events-auto pointer-fine:group-hover:opacity-100 ${
        direction === 1 ? 'right-8' : 'left-8'
      }`}
    >
      <Icon aria-hidden size={22} />
    </button>
  );
}
