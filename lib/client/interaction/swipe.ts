'use client';

import { useRef, useState, type PointerEvent } from 'react';

/** A swipe beyond this distance moves a slide. Set by the specification. */
export const SWIPE_THRESHOLD_PX = 50;
/** A flick of this speed and at least this distance moves a slide, too. */
const FLICK_PX_PER_MS = 0.45;
const FLICK_MIN_PX = 16;
/** Older samples are ignored when the speed is computed. */
const SPEED_WINDOW_MS = 100;
const EDGE_RESISTANCE = 0.3;
const AXIS_LOCK_PX = 8;

interface Options {
  /** Returns true if there is a slide in this direction. Otherwise the drag meets resistance. */
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
  /** Positions within `SPEED_WINDOW_MS`, oldest first. */
  recent: Sample[];
}

function getSpeed({ recent }: Drag, now: Sample): number {
  const [first] = recent.filter(({ atMs }) => now.atMs - atMs <= SPEED_WINDOW_MS);
  return first && now.atMs > first.atMs ? (now.x - first.x) / (now.atMs - first.atMs) : 0;
}

/** Returns the direction in which a drag that ends now moves the slides; 0 if it does not move them. */
function getDirection(drag: Drag, now: Sample): 1 | -1 | 0 {
  const dx = now.x - drag.startX;
  const speed = getSpeed(drag, now);
  const isFlick = Math.abs(speed) >= FLICK_PX_PER_MS && Math.abs(dx) >= FLICK_MIN_PX && speed * dx > 0;
  // A flick back at the end cancels the swipe.
  const isTakenBack = Math.abs(speed) >= FLICK_PX_PER_MS && speed * dx < 0;
  if (!isFlick && (Math.abs(dx) <= SWIPE_THRESHOLD_PX || isTakenBack)) return 0;
  return dx < 0 ? 1 : -1;
}

const toSample = ({ clientX, timeStamp }: PointerEvent): Sample => ({ x: clientX, atMs: timeStamp });

/**
 * Detects horizontal swipes with finger, pen or mouse. Vertical movement scrolls the page (`touch-action: pan-y`).
 * Attach `handlers` to the element and shift its content by `offsetPx` while the user drags.
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
      // Ignores a second finger.
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
