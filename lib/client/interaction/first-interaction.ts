'use client';

import { useEffect, useState } from 'react';

const INTERACTIONS = ['pointerdown', 'keydown'] as const;
const LIMIT_MS = 5_000;

/** Returns true after the first pointer or key event, or after five seconds. Delays work that only a tap needs. */
export function useFirstInteraction(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  // Synchronises with events of the whole page and with a timer.
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
