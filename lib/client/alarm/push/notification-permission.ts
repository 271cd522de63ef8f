'use client';

import { stored } from '../../storage/stored';
import { useBrowserValue } from '../../storage/browser-value';

/** What the browser lets this site do; 'unsupported' where it knows no notifications. */
export type NotificationState = NotificationPermission | 'unsupported';

/** The last answer, stored as the specification says; the browser's own word is what counts. */
const permissionStorage = stored<NotificationState>('local', 'notificationPermission');

const asked = new Set<() => void>();

export const notificationState = (): NotificationState =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Asks the browser; only ever after a tap that followed an explanation. */
export async function askForNotifications(): Promise<NotificationState> {
  if (notificationState() === 'default') await Notification.requestPermission();
  permissionStorage.write(notificationState());
  for (const changed of asked) changed();
  return notificationState();
}

/** Browsers tell of a change in their settings by the permission's event, iOS only by coming back to the page. */
function subscribe(changed: () => void): () => void {
  const stop = new AbortController();
  asked.add(changed);
  document.addEventListener('visibilitychange', changed, { signal: stop.signal });
  void navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', changed, { signal: stop.signal }),
    () => undefined,
  );
  return () => {
    asked.delete(changed);
    stop.abort();
  };
}

/** The permission as it is now; null on the server and while the page comes alive. */
export const useNotificationState = (): NotificationState | null =>
  useBrowserValue(subscribe, notificationState, () => null);
