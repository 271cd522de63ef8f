'use client';

import { useEffect } from 'react';
import { useIdle } from '@/lib/client/interaction/idle';
import { registerWorker } from '@/lib/client/pwa/register-worker';

function begin(): void {
  // If one of them fails offline, the next visit tries again.
  void import('@/lib/client/pwa/follow-deployment')
    .then(({ followDeployment }) => followDeployment())
    .catch(() => undefined);
  if ('serviceWorker' in navigator) void registerWorker().catch(() => undefined);
}

/** Registers the service worker, and observes whether a deployment replaces this build, when the page is idle. */
export function WorkerRegistration() {
  const isIdle = useIdle();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !isIdle) return;
    if (document.readyState === 'complete') return begin();
    window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, [isIdle]);
  return null;
}
