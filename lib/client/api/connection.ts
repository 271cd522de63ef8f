'use client';

import { useSyncExternalStore } from 'react';
import { CACHE_FALLBACK_HEADER, type FallbackReason } from '@/lib/contract/worker';

/** State of the connection as seen by the latest request. */
export type Connection = 'online' | FallbackReason;

let connection: Connection = 'online';
let changedAtMs = -Infinity;
const listeners = new Set<() => void>();

function setConnection(next: Connection): void {
  if (next === connection) return;
  connection = next;
  for (const changed of listeners) changed();
}

/** Ignores requests that were sent before the network changed, because they say nothing about its present state. */
function reportConnection(next: Connection, sentAtMs: number): void {
  if (sentAtMs >= changedAtMs) setConnection(next);
}

/**
 * Updates the connection from a response. A header marks responses that the worker served from its cache.
 * @param sentAtMs time of the request, from `performance.now()`.
 */
export function reportResponse({ headers }: Response, sentAtMs: number): void {
  const outage = headers.get(CACHE_FALLBACK_HEADER);
  reportConnection(outage === 'offline' || outage === 'slow' ? outage : 'online', sentAtMs);
}

export const reportOutage = (outage: FallbackReason, sentAtMs: number): void => reportConnection(outage, sentAtMs);

function subscribe(changed: () => void) {
  const follow = () => {
    changedAtMs = performance.now();
    setConnection(navigator.onLine ? 'online' : 'offline');
  };
  if (!navigator.onLine) setConnection('offline');
  listeners.add(changed);
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
}

/** Returns 'online' on the server and during hydration. */
export const useConnection = (): Connection =>
  useSyncExternalStore(
    subscribe,
    () => connection,
    () => 'online',
  );
