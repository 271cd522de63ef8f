'use client';

import { useSyncExternalStore } from 'react';
import { CACHE_FALLBACK_HEADER, type Outage } from '@/lib/contract/worker';

/** What the last question told of the way to the server: whether it can be reached, and in time. */
export type Connection = 'online' | Outage;

let connection: Connection = 'online';
const listeners = new Set<() => void>();

function note(next: Connection): void {
  if (next === connection) return;
  connection = next;
  for (const changed of listeners) changed();
}

/** An answer came: from the server, or one from the worker's cache. */
export const noteAnswer = ({ headers }: Response): void => {
  const outage = headers.get(CACHE_FALLBACK_HEADER);
  note(outage === 'offline' || outage === 'slow' ? outage : 'online');
};

/** No answer came: there is no way to the server, or none within the limit. */
export const noteSilence = (outage: Outage): void => note(outage);

function subscribe(changed: () => void) {
  const follow = () => note(navigator.onLine ? 'online' : 'offline');
  if (!navigator.onLine) follow();
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
