'use client';

import { useRef, useState, type PointerEvent } from 'react';

/** A swipe further than this moves a slide, as the specification says. */
export const SWIPE_THRESHOLD_PX = 50;
/** A flick moves one too, however short: this fast at its end, and at least this far. */
const FLICK_PX_PER_MS = 0.45;
const FLICK_MIN_PX = 16;
/** What the finger did before this long ago says nothing about its speed now. */
const SPEED_WINDOW_MS = 100;
const EDGE_RESISTANCE = 0.3;
const AXIS_LOCK_PX = 8;

interface Options {
  /** Whether there is something to move to; a drag towards nothing resists. */
  canMove: (direction: 1 | -1) => boolean;
  onMove: (direction: 1 | -1) => void;
}

interface Sample {
  x: number;
  atMs: number;
}

interface Drag {
  pointerId: number;
  startX: number;
  startY: number;
  horizontal: boolean;
  /** Where the finger was within the last moment, oldest first. */
  recent: Sample[];
}

function getSpeed({ recent }: Drag, now: Sample): number {
  const [first] = recent.filter(({ atMs }) => now.atMs - atMs <= SPEED_WINDOW_MS);
  return first && now.atMs > first.atMs ? (now.x - first.x) / (now.atMs - first.atMs) : 0;
}

/** Where a finger that leaves here sends the slides; 0 where it sends them nowhere. */
function getDirection(drag: Drag, now: Sample): 1 | -1 | 0 {
  const dx = now.x - drag.startX;
  const speed = getSpeed(drag, now);
  const isFlick = Math.abs(speed) >= FLICK_PX_PER_MS && Math.abs(dx) >= FLICK_MIN_PX && speed * dx > 0;
  // Who has turned back at the end has changed their mind.
  const isTakenBack = Math.abs(speed) >= FLICK_PX_PER_MS && speed * dx < 0;
  if (!isFlick && (Math.abs(dx) <= SWIPE_THRESHOLD_PX || isTakenBack)) return 0;
  return dx < 0 ? 1 : -1;
}

const toSample = ({ clientX, timeStamp }: PointerEvent): Sample => ({ x: clientX, atMs: timeStamp });

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
    now.recent = [...now.recent, toSample(event)].filter(({ atMs }) => event.timeStamp - atMs <= SPEED_WINDOW_MS);
    setOffsetPx(canMove(dx < 0 ? 1 : -1) ? dx : dx * EDGE_RESISTANCE);
  };

  const release = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (now && now.pointerId !== event.pointerId) return;
    drag.current = null;
    setDragging(false);
    setOffsetPx(0);
    if (!now?.horizontal || event.type === 'pointercancel') return;
    const direction = getDirection(now, toSample(event));
    if (direction !== 0) onMove(direction);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A second finger is no part of the swipe.
      if (event.isPrimary === false || (event.pointerType === 'mouse' && event.button !== 0)) return;
      const { pointerId, clientX: startX, clientY: startY } = event;
      drag.current = { pointerId, startX, startY, horizontal: false, recent: [toSample(event)] };
    },
    onPointerMove: follow,
    onPointerUp: release,
    onPointerCancel: release,
  };
  return { offsetPx, dragging, handlers };
}
