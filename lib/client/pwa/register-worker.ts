'use client';

import { HOUR_MS } from '@/lib/contract/durations';
import { WORKER_ADDRESS, type WorkerCommand } from '@/lib/contract/worker';
import { isYoungerThan } from '@/lib/domain/age';
import { getLoadedMessages } from '../language/messages';
import { toast } from '../toasts/toasts';

const TOAST_ID = 'new-version';

// Sonner's default buttons are too small for touch.
const BUTTON = { height: 44, padding: '0 14px', borderRadius: 14, fontSize: 14, fontWeight: 600 };
const DO_BUTTON = { ...BUTTON, background: 'var(--accent)', color: 'var(--on-accent)' };
const LATER_BUTTON = { ...BUTTON, background: 'transparent', color: 'var(--ink-2)' };

function offerVersion(takeOver: () => void): void {
  const messages = getLoadedMessages('ui');
  toast(messages.newVersion, {
    id: TOAST_ID,
    duration: Infinity,
    action: { label: messages.openNewVersion, onClick: takeOver },
    actionButtonStyle: DO_BUTTON,
    cancel: { label: messages.later, onClick: () => toast.dismiss(TOAST_ID) },
    cancelButtonStyle: LATER_BUTTON,
  });
}

/** Returns the newest worker of a registration. */
const getNewest = ({ installing, waiting, active }: ServiceWorkerRegistration) => installing ?? waiting ?? active;

/**
 * Offers each later version than `first`, the worker that this page installed; null if a worker already controlled it. The
 * worker itself is compared, because engines differ in when `controller` is set and its event fires. Reloads this tab
 * only, once, and only after the user has accepted.
 */
function offerVersions(registration: ServiceWorkerRegistration, first: ServiceWorker | null): void {
  const { serviceWorker } = navigator;
  let isAccepted = false;

  const takeOver = () => {
    isAccepted = true;
    if (registration.waiting) registration.waiting.postMessage('skip-waiting' satisfies WorkerCommand);
    else location.reload();
  };
  const offerWaiting = () => {
    const { waiting } = registration;
    if (waiting && waiting !== first && serviceWorker.controller) offerVersion(takeOver);
  };

  serviceWorker.addEventListener('controllerchange', () => {
    if (isAccepted) return location.reload();
    // The first worker needs no reload. A later one was accepted in another tab.
    const { controller } = serviceWorker;
    if (controller && controller !== first) offerVersion(() => location.reload());
  });
  const follow = () => registration.installing?.addEventListener('statechange', offerWaiting);
  registration.addEventListener('updatefound', follow);
  follow();
  offerWaiting();
}

/** Checks for updates when the user returns. Browsers do so at navigations, but an app may stay open for days. */
function checkForVersions(registration: ServiceWorkerRegistration): void {
  let checkedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || isYoungerThan(checkedAtMs, HOUR_MS, Date.now())) return;
    checkedAtMs = Date.now();
    // Fails without a network; the next return tries again.
    registration.update().catch(() => undefined);
  });
}

/** Lets a newly installed worker cache the files that this page loaded before it. */
function cacheLoadedFiles(worker: ServiceWorker | null): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = loaded.filter((address) => new URL(address).origin === location.origin);
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = !serviceWorker.controller;
  const registration = await serviceWorker.register(WORKER_ADDRESS, { updateViaCache: 'none' });
  offerVersions(registration, isFirstVisit ? getNewest(registration) : null);
  await serviceWorker.ready;
  checkForVersions(registration);
  if (isFirstVisit) cacheLoadedFiles(registration.active);
  registration.active?.postMessage('draw-missing-screens' satisfies WorkerCommand);
}
