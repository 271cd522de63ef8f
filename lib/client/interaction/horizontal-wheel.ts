'use client';

import { useEffect, useRef, type RefObject } from 'react';

const LINE_PX = 16;

/** Lets a mouse's wheel move what scrolls sideways; at its ends the wheel is the page's again. */
export function useHorizontalWheel(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  // React listens to wheels passively, and a passive listener cannot keep the page where it is.
  useEffect(() => {
    const element = area.current;
    const onWheel = (event: WheelEvent) => {
      const { deltaX, deltaY, deltaMode, ctrlKey } = event;
      if (!element || ctrlKey || Math.abs(deltaX) >= Math.abs(deltaY)) return;
      const ahead = element.scrollWidth - element.clientWidth - element.scrollLeft;
      if ((deltaY > 0 ? ahead : element.scrollLeft) < 1) return;
      event.preventDefault();
      element.scrollLeft += deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);
  return area;
}
