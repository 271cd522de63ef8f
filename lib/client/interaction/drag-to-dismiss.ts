'use client';

import { useRef, type PointerEvent } from 'react';

/** A drag beyond this distance, or a flick, dismisses the dialog. */
const DISMISS_PX = 96;
const FLICK_PX_PER_MS = 0.5;
const FLICK_MIN_PX = 24;
const SLIDE_MS = 180;

interface Drag {
  pointerId: number;
  startY: number;
  startMs: number;
  moved: HTMLElement;
}

const getDistance = ({ startY }: Drag, { clientY }: PointerEvent) => Math.max(0, clientY - startY);

function isDismissed(drag: Drag, event: PointerEvent): boolean {
  const px = getDistance(drag, event);
  const speed = px / Math.max(1, event.timeStamp - drag.startMs);
  return px > DISMISS_PX || (px > FLICK_MIN_PX && speed > FLICK_PX_PER_MS);
}

/** Animates the element to `toY`; without animation if the user prefers reduced motion. */
function slide(moved: HTMLElement, fromPx: number, toY: string, then: () => void): void {
  const from = { transform: `translateY(${fromPx}px)` };
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SLIDE_MS;
  moved.style.transform = toY;
  moved.animate([from, { transform: toY }], { duration, easing: 'ease-out' }).finished.then(then, then);
}

/**
 * Returns pointer handlers for the grip of a dialog. If it is released far or fast enough, the dialog slides out of
 * view and `onDismiss` is called; otherwise it slides back.
 */
export function useDragToDismiss(onDismiss: () => void) {
  const drag = useRef<Drag | null>(null);

  const release = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (now?.pointerId !== event.pointerId) return;
    drag.current = null;
    const { moved } = now;
    const restore = () => moved.style.removeProperty('transform');
    if (event.type === 'pointercancel' || !isDismissed(now, event))
      slide(moved, getDistance(now, event), 'none', restore);
    else {
      moved.addEventListener('close', restore, { once: true });
      slide(moved, getDistance(now, event), 'translateY(100%)', onDismiss);
    }
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const moved = event.currentTarget.closest('dialog');
      if (!moved || event.isPrimary === false) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pointerId: event.pointerId, startY: event.clientY, startMs: event.timeStamp, moved };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      if (now?.pointerId === event.pointerId) now.moved.style.transform = `translateY(${getDistance(now, event)}px)`;
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
