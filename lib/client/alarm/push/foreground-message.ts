'use client';

import { useSyncExternalStore } from 'react';
import type { PushMessage } from '@/lib/contract/push-message';
import type { PushReceivedMessage } from '@/lib/contract/worker';

/** The latest push that arrived while the app was in the foreground; null after it is dismissed. */
let shownMessage: PushMessage | null = null;
let lastId: string | null = null;
const listeners = new Set<() => void>();

function setShownMessage(message: PushMessage | null): void {
  shownMessage = message;
  for (const changed of listeners) changed();
}

/** Shows a push unless it repeats the previous one. */
function receivePush(message: PushMessage): void {
  if (message.data.messageId === lastId) return;
  lastId = message.data.messageId;
  setShownMessage(message);
}

export const dismissForegroundPush = (): void => setShownMessage(null);

/** Checks only the outer shape: nothing but our own worker posts to this window, and it has validated the message. */
const isArrival = (data: unknown): data is PushReceivedMessage =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'push' && 'message' in data;

/** Shows a push, and confirms that to the worker, which otherwise shows a notification. */
const onPost = ({ data, ports }: MessageEvent<unknown>) => {
  if (!isArrival(data)) return;
  receivePush(data.message);
  ports[0]?.postMessage('shown');
};

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  if (listeners.size === 1) navigator.serviceWorker.addEventListener('message', onPost);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) navigator.serviceWorker.removeEventListener('message', onPost);
  };
}

export const useForegroundPush = (): PushMessage | null =>
  useSyncExternalStore(
    subscribe,
    () => shownMessage,
    () => null,
  );
