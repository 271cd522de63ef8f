'use client';

import { useEffect } from 'react';

const IDLE_LIMIT_MS = 4_000;

function runWhenIdle(run: () => void): void {
  // Safari lacks requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  else setTimeout(run, 1_000);
}

/** Registers the service worker when the page is idle. */
export function WorkerRegistration() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    // Loaded when it is needed. If loading or the registration fails offline, the next visit tries again.
    const register = () => import('@/lib/client/pwa/register-worker').then(({ registerWorker }) => registerWorker());
    const start = () => runWhenIdle(() => void register().catch(() => undefined));
    if (document.readyState === 'complete') return start();
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);
  return null;
}
