'use client';

import { useSyncExternalStore } from 'react';
import { CACHE_FALLBACK_HEADER, type Outage } from '@/lib/contract/worker';

/** What the last question told of the way to the server: whether it can be reached, and in time. */
export type Connection = 'online' | Outage;

let connection: Connection = 'online';
/** When the browser last said that the network came or went. */
let changedAtMs = -Infinity;
const listeners = new Set<() => void>();

function setConnection(next: Connection): void {
  if (next === connection) return;
  connection = next;
  for (const changed of listeners) changed();
}

/** What was asked before the network came or went tells nothing of how it is now. */
function reportConnection(next: Connection, askedAtMs: number): void {
  if (askedAtMs >= changedAtMs) setConnection(next);
}

/** An answer came to what was asked then (of `performance.now()`): from the server, or one from the worker's cache. */
export function reportResponse({ headers }: Response, askedAtMs: number): void {
  const outage = headers.get(CACHE_FALLBACK_HEADER);
  reportConnection(outage === 'offline' || outage === 'slow' ? outage : 'online', askedAtMs);
}

/** No answer came to what was asked then: there is no way to the server, or none within the limit. */
export const reportOutage = (outage: Outage, askedAtMs: number): void => reportConnection(outage, askedAtMs);

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

/** How the server can be reached; 'online' on the server and while the page comes alive. */
export const useConnection = (): Connection =>
  useSyncExternalStore(
    subscribe,
    () => connection,
    () => 'online',
  );
