'use client';

import { PERSONAL_CACHE_PREFIX, type WorkerCommand } from '@/lib/contract/worker';

/** Tells the worker something, where there is one. */
export function sendToWorker(order: WorkerCommand): void {
  // Without a secure context there is no `serviceWorker` at all.
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(order);
}

/**
 * Deletes every cached answer in which a person shows. The worker does so too, and caches none of what is still on its
 * way; but a page must not depend on its having one.
 */
export async function clearPersonalCaches(): Promise<void> {
  sendToWorker('forget-person');
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PERSONAL_CACHE_PREFIX)).map((name) => caches.delete(name)));
}
