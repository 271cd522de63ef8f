'use client';

import { useEffect, useState } from 'react';

const IDLE_LIMIT_MS = 4_000;

/** Returns true after the first idle period of the browser once `isEnabled`. Safari has none and uses a timer. */
export function useIdle(isEnabled = true): boolean {
  const [isIdle, setIsIdle] = useState(false);
  // Synchronises with the browser's idle callbacks.
  useEffect(() => {
    if (!isEnabled) return;
    const settle = () => setIsIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle, IDLE_LIMIT_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(settle, { timeout: IDLE_LIMIT_MS });
    return () => cancelIdleCallback(handle);
  }, [isEnabled]);
  return isIdle;
}
