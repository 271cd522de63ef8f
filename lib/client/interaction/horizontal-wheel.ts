'use client';

import { useEffect, useRef, type RefObject } from 'react';

const LINE_PX = 16;

/** Lets a vertical mouse wheel scroll an element horizontally. At either end, the wheel scrolls the page again. */
export function useHorizontalWheel(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  // React's wheel listeners are passive and cannot prevent the page from scrolling.
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
