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

/** Latest time at which the server created a response of this page, by the server's clock. */
let newestResponseMs = -Infinity;

/** Returns the time at which a response left the server or a shared cache; NaN if it has no date. */
const getSentMs = (headers: Headers): number =>
  Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000;

/**
 * Returns true unless the browser's HTTP cache may have served the response. It serves only cacheable responses, and
 * none that is newer than all others of this page. While the browser reports that it is offline, such a newer one may
 * come from a background fetch just before.
 */
function provesNetwork(headers: Headers): boolean {
  const sentMs = getSentMs(headers);
  const isNewest = !(sentMs <= newestResponseMs);
  if (isNewest && !Number.isNaN(sentMs)) newestResponseMs = sentMs;
  const isCacheable = /max-age=[1-9]/.test(headers.get('cache-control') ?? '');
  return !isCacheable || (isNewest && navigator.onLine);
}

/**
 * Updates the connection from a response. A header marks responses that the worker served from its cache.
 * @param sentAtMs time of the request, from `performance.now()`.
 */
export function reportResponse({ headers }: Response, sentAtMs: number): void {
  const outage = headers.get(CACHE_FALLBACK_HEADER);
  if (outage === 'offline' || outage === 'slow') reportConnection(outage, sentAtMs);
  else if (provesNetwork(headers)) reportConnection('online', sentAtMs);
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
