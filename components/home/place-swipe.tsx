'use client';

import { useState, type PointerEvent, type ReactNode } from 'react';
import { playHapticTick } from '@/lib/client/interaction/haptics';
import { useSwipe } from '@/lib/client/interaction/swipe';
import { usePlaceOptions } from '@/lib/client/place/place-options';

/** The browser's own way back begins at the screen's edges. */
const EDGE_PX = 24;
const isAtEdge = ({ clientX }: PointerEvent) => clientX < EDGE_PX || clientX > window.innerWidth - EDGE_PX;

interface Props {
  /** Whether what is inside follows the finger. */
  movesContent?: boolean;
  children: ReactNode;
}

/** Goes to the next or last of the person's places by a swipe on what is inside; the list of places does so by a tap. */
export function PlaceSwipe({ movesContent = false, children }: Props) {
  const { options, current, select } = usePlaceOptions();
  const [announcement, setAnnouncement] = useState('');
  const at = options.findIndex(({ key }) => key === current.key);
  const { offsetPx, dragging, handlers } = useSwipe({
    canMove: (direction) => options[at + direction] !== undefined,
    onMove: (direction) => {
      const next = options[at + direction];
      if (!next) return;
      playHapticTick();
      select(next);
      const { sidonm, sggnm } = next.place.region;
      setAnnouncement([next.name, sidonm, sggnm].filter(Boolean).join(' '));
    },
  });
  const swiping = {
    ...handlers,
    onPointerDown: (event: PointerEvent<HTMLElement>) => isAtEdge(event) || handlers.onPointerDown(event),
    // A link would be dragged away by a mouse.
    onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
  const isSwipeable = options.length > 1;
  return (
    <div
      {...(isSwipeable && swiping)}
      style={movesContent && offsetPx !== 0 ? { transform: `translate3d(${offsetPx}px, 0, 0)` } : undefined}
      className={`${isSwipeable ? 'touch-pan-y' : ''} ${dragging ? '' : 'transition-transform duration-gentle ease-spring'}`}
    >
      {children}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
