'use client';

import { stored } from '../../storage/stored';
import { useBrowserValue } from '../../storage/browser-value';

export type NotificationState = NotificationPermission | 'unsupported';

/** The latest permission, stored because the specification demands it. Decisions use the browser's own value. */
const permissionStorage = stored<NotificationState>('local', 'notificationPermission');

const listeners = new Set<() => void>();

export const getNotificationState = (): NotificationState =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Shows the browser's permission prompt. Call it only after a tap that followed an explanation. */
export async function requestNotificationPermission(): Promise<NotificationState> {
  if (getNotificationState() === 'default') await Notification.requestPermission();
  permissionStorage.write(getNotificationState());
  for (const changed of listeners) changed();
  return getNotificationState();
}

/** Subscribes to changes in the browser's settings. iOS emits no change event, so `visibilitychange` also notifies. */
function subscribe(changed: () => void): () => void {
  const stop = new AbortController();
  listeners.add(changed);
  document.addEventListener('visibilitychange', changed, { signal: stop.signal });
  void navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', changed, { signal: stop.signal }),
    () => undefined,
  );
  return () => {
    listeners.delete(changed);
    stop.abort();
  };
}

/** Returns null on the server and until hydration has finished. */
export const useNotificationState = (): NotificationState | null =>
  useBrowserValue(subscribe, getNotificationState, () => null);
