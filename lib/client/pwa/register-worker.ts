'use client';

import { HOUR_MS } from '@/lib/contract/durations';
import { WORKER_ADDRESS, type WorkerCommand } from '@/lib/contract/worker';
import { toast } from '../toasts/toasts';

const TOAST_ID = 'new-version';

// The toasts' own buttons are too small for a thumb.
const BUTTON = { height: 44, padding: '0 14px', borderRadius: 14, fontSize: 14, fontWeight: 600 };
const DO_BUTTON = { ...BUTTON, background: 'var(--accent)', color: 'var(--on-accent)' };
const LATER_BUTTON = { ...BUTTON, background: 'transparent', color: 'var(--ink-2)' };

/** Offers a newer version; what the person is doing is theirs to finish first. */
function offerVersion(takeOver: () => void): void {
  toast('새 버전이 있어요', {
    id: TOAST_ID,
    duration: Infinity,
    action: { label: '새로 열기', onClick: takeOver },
    actionButtonStyle: DO_BUTTON,
    cancel: { label: '나중에', onClick: () => toast.dismiss(TOAST_ID) },
    cancelButtonStyle: LATER_BUTTON,
  });
}

/** Offers each version that waits; reloads only this tab, only after a tap, and only once. */
function offerVersions(registration: ServiceWorkerRegistration, isFirstVisit: boolean): void {
  const { serviceWorker } = navigator;
  let hasBeenAsked = false;
  let isFirst = isFirstVisit && !serviceWorker.controller;

  const takeOver = () => {
    hasBeenAsked = true;
    if (registration.waiting) registration.waiting.postMessage('skip-waiting' satisfies WorkerCommand);
    else location.reload();
  };
  const offerWaiting = () => registration.waiting && serviceWorker.controller && offerVersion(takeOver);

  serviceWorker.addEventListener('controllerchange', () => {
    if (hasBeenAsked) return location.reload();
    // The first worker of all changes nothing; a later one was let in by another tab.
    if (!isFirst) offerVersion(() => location.reload());
    isFirst = false;
  });
  const follow = () => registration.installing?.addEventListener('statechange', offerWaiting);
  registration.addEventListener('updatefound', follow);
  follow();
  offerWaiting();
}

/** An installed app may stay open for days without a navigation, at which browsers would look for themselves. */
function checkForVersions(registration: ServiceWorkerRegistration): void {
  let lookedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAtMs < HOUR_MS) return;
    lookedAtMs = Date.now();
    // Without a network there is nothing newer to be had.
    registration.update().catch(() => undefined);
  });
}

/** What this page loaded before there was a worker is cached by it now, as far as it is on its list. */
function cacheLoadedFiles(worker: ServiceWorker | null): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = loaded.filter((address) => new URL(address).origin === location.origin);
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Registers the worker and looks after it for as long as this page lives. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = !serviceWorker.controller;
  await serviceWorker.register(WORKER_ADDRESS, { updateViaCache: 'none' });
  const registration = await serviceWorker.ready;
  offerVersions(registration, isFirstVisit);
  checkForVersions(registration);
  if (isFirstVisit) cacheLoadedFiles(registration.active);
  registration.active?.postMessage('draw-missing-screens' satisfies WorkerCommand);
}
