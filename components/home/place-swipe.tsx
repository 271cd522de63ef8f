'use client';

import { useState, type PointerEvent, type ReactNode } from 'react';
import { playHapticTick } from '@/lib/client/interaction/haptics';
import { useSwipe } from '@/lib/client/interaction/swipe';
import { useMessages } from '@/lib/client/language/messages';
import { usePlaceOptions } from '@/lib/client/place/place-options';

/** Width of the browser's own back gesture at the screen's edges. */
const EDGE_PX = 24;
const isAtEdge = ({ clientX }: PointerEvent) => clientX < EDGE_PX || clientX > window.innerWidth - EDGE_PX;

interface Props {
  /** Whether the content moves with the finger. */
  movesContent?: boolean;
  children: ReactNode;
}

/** Switches between the user's places by swipe. The list of places offers the same by tap. */
export function PlaceSwipe({ movesContent = false, children }: Props) {
  const { formatRegion } = useMessages('places');
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
      setAnnouncement([next.name, formatRegion(next.place.region)].filter(Boolean).join(' '));
    },
  });
  const swiping = {
    ...handlers,
    onPointerDown: (event: PointerEvent<HTMLElement>) => isAtEdge(event) || handlers.onPointerDown(event),
    // Keeps the mouse from dragging a link away.
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
