'use client';

import { useEffect, useState } from 'react';

const INTERACTIONS = ['pointerdown', 'keydown'] as const;
const LIMIT_MS = 5_000;

/** True from the first touch or key on, or once the page has stood for five seconds: for what only answers a tap. */
export function useFirstInteraction(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  // Touches anywhere on the page count, and time passes beside React.
  useEffect(() => {
    const settle = () => setHasInteracted(true);
    for (const act of INTERACTIONS) addEventListener(act, settle, { once: true, capture: true });
    const timer = setTimeout(settle, LIMIT_MS);
    return () => {
      clearTimeout(timer);
      for (const act of INTERACTIONS) removeEventListener(act, settle, { capture: true });
    };
  }, []);
  return hasInteracted;
}
