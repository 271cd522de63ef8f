'use client';

import { useEffect } from 'react';
import { registerWorker } from '@/lib/client/pwa/register-worker';

const IDLE_LIMIT_MS = 4_000;

function runWhenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  else setTimeout(run, 1_000);
}

/** Starts the worker once everything else is done. */
export function WorkerRegistration() {
  // The worker lives in the browser, beside the page.
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    // Without a network there is no worker to be had; the next opening tries again.
    const start = () => runWhenIdle(() => void registerWorker().catch(() => undefined));
    if (document.readyState === 'complete') return start();
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);
  return null;
}
