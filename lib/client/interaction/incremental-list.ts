'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';

const PAGE = 60;
/** More is drawn before the end is in sight. */
const AHEAD = '1200px';

/** The part of a long list that is drawn: more of it each time its end comes near. `end` belongs to what follows it. */
export function useIncrementalList<T>(list: readonly T[]): { shown: readonly T[]; end: RefObject<HTMLDivElement | null> } {
  const [count, setCount] = useState(PAGE);
  const end = useRef<HTMLDivElement>(null);
  const isWhole = count >= list.length;
  // Only the browser knows how far the person has scrolled.
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
