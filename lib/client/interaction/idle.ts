'use client';

import { useEffect, useState } from 'react';

const IDLE_LIMIT_MS = 4_000;

/** True from the first idle moment on, once it is waited for; Safari, which does not tell of any, gets a time. */
export function useIdle(isEnabled = true): boolean {
  const [isIdle, setIsIdle] = useState(false);
  // Only the browser knows when it is idle.
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
