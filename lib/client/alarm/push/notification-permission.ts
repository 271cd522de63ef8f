'use client';

import { stored } from '../../storage/stored';
import { useBrowserValue } from '../../storage/browser-value';

/** What the browser lets this site do; 'unsupported' where it knows no notifications. */
export type NotificationState = NotificationPermission | 'unsupported';

/** The last answer, stored as the specification says; the browser's own word is what counts. */
const permissionStorage = stored<NotificationState>('local', 'notificationPermission');

const listeners = new Set<() => void>();

export const getNotificationState = (): NotificationState =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Asks the browser; only ever after a tap that followed an explanation. */
export async function requestNotificationPermission(): Promise<NotificationState> {
  if (getNotificationState() === 'default') await Notification.requestPermission();
  permissionStorage.write(getNotificationState());
  for (const changed of listeners) changed();
  return getNotificationState();
}

/** Browsers tell of a change in their settings by the permission's event, iOS only by coming back to the page. */
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

/** The permission as it is now; null on the server and while the page comes alive. */
export const useNotificationState = (): NotificationState | null =>
  useBrowserValue(subscribe, getNotificationState, () => null);
