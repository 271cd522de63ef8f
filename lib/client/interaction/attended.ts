'use client';

import { useEffect, useState } from 'react';

const FIRST_ACTS = ['pointerdown', 'keydown'] as const;
const LIMIT_MS = 5_000;

/** True from the first touch or key on, or once the page has stood for five seconds: for what only answers a tap. */
export function useAttended(): boolean {
  const [isAttended, setIsAttended] = useState(false);
  // Touches anywhere on the page count, and time passes beside React.
  useEffect(() => {
    const settle = () => setIsAttended(true);
    for (const act of FIRST_ACTS) addEventListener(act, settle, { once: true, capture: true });
    const timer = setTimeout(settle, LIMIT_MS);
    return () => {
      clearTimeout(timer);
      for (const act of FIRST_ACTS) removeEventListener(act, settle, { capture: true });
    };
  }, []);
  return isAttended;
}
