'use client';

import { useRef, useState, type PointerEvent } from 'react';

/** A swipe further than this moves a slide, as the specification says. */
export const SWIPE_THRESHOLD_PX = 50;
const EDGE_RESISTANCE = 0.3;
const AXIS_LOCK_PX = 8;

interface Options {
  /** Whether there is something to move to; a drag towards nothing resists. */
  canMove: (direction: 1 | -1) => boolean;
  onMove: (direction: 1 | -1) => void;
}

interface Drag {
  pointerId: number;
  startX: number;
  startY: number;
  horizontal: boolean;
}

/**
 * Horizontal swiping with a finger, pen or mouse. Vertical movement stays the page's (`touch-action: pan-y`).
 * `offsetPx` is how far the content follows the finger now; `handlers` go on the element.
 */
export function useSwipe({ canMove, onMove }: Options) {
  const [offsetPx, setOffsetPx] = useState(0);
  const [dragging, setDragging] = useState(false);
  const drag = useRef<Drag | null>(null);

  const follow = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now || now.pointerId !== event.pointerId) return;
    const dx = event.clientX - now.startX;
    if (!now.horizontal) {
      if (Math.abs(event.clientY - now.startY) > AXIS_LOCK_PX) drag.current = null;
      if (Math.abs(dx) < AXIS_LOCK_PX || !drag.current) return;
      now.horizontal = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging(true);
    }
    setOffsetPx(canMove(dx < 0 ? 1 : -1) ? dx : dx * EDGE_RESISTANCE);
  };

  const release = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    drag.current = null;
    setDragging(false);
    setOffsetPx(0);
    if (!now?.horizontal || event.type === 'pointercancel') return;
    const dx = event.clientX - now.startX;
    if (Math.abs(dx) > SWIPE_THRESHOLD_PX) onMove(dx < 0 ? 1 : -1);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      drag.current = { pointerId: event.pointerId, startX: event.clientX, startY: event.clientY, horizontal: false };
    },
    onPointerMove: follow,
    onPointerUp: release,
    onPointerCancel: release,
  };
  return { offsetPx, dragging, handlers };
}
