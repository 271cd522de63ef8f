'use client';

import { PERSONAL_CACHE_PREFIX, type WorkerCommand } from '@/lib/contract/worker';

/** Sends a command to the worker, if one controls this page. */
export function sendToWorker(command: WorkerCommand): void {
  // `serviceWorker` is missing in insecure contexts.
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(command);
}

/**
 * Deletes all cached personal responses. The worker does the same and also discards those that are still being fetched.
 * Deleting them here too makes sure that it happens without a worker.
 */
export async function clearPersonalCaches(): Promise<void> {
  sendToWorker('forget-person');
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PERSONAL_CACHE_PREFIX)).map((name) => caches.delete(name)));
}
