'use client';

import { useEffect } from 'react';
import { registerWorker } from '@/lib/client/pwa/register-worker';

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
    // If the registration fails offline, the next visit tries again.
    const start = () => runWhenIdle(() => void registerWorker().catch(() => undefined));
    if (document.readyState === 'complete') return start();
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);
  return null;
}
