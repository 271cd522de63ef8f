'use client';

import { useEffect } from 'react';
import { registerWorker } from '@/lib/client/pwa/register-worker';

const IDLE_LIMIT_MS = 4_000;

function runWhenIdle(run: () => void): void {
  // Safari lacks requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  else setTimeout(run, 1_000);
}

/** Registers the service worker, and observes whether a deployment replaces this build, when the page is idle. */
export function WorkerRegistration() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') return;
    // If one of them fails offline, the next visit tries again.
    const begin = () => {
      void import('@/lib/client/pwa/follow-deployment')
        .then(({ followDeployment }) => followDeployment())
        .catch(() => {});
      if ('serviceWorker' in navigator) void registerWorker().catch(() => {});
    };
    const start = () => runWhenIdle(begin);
    if (document.readyState === 'complete') return start();
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);
  return null;
}
