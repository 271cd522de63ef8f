'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';

const PAGE = 60;
const AHEAD = '1200px';

/** Returns the part of a long list to render. It grows while the user scrolls. Attach `end` to an element after it. */
export function useIncrementalList<T>(list: readonly T[]): {
  shown: readonly T[];
  end: RefObject<HTMLDivElement | null>;
} {
  const [count, setCount] = useState(PAGE);
  const end = useRef<HTMLDivElement>(null);
  const isWhole = count >= list.length;
  // Synchronises with the scroll position.
  useEffect(() => {
    if (isWhole || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setCount(count + PAGE),
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, isWhole]);
  return { shown: list.slice(0, count), end };
}
