import type { PushReceivedMessage } from '@/lib/contract/worker';
import { getOwnPath } from './push-payload';
import { worker } from './scope';

const getWindows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

// Safari withdraws the permission of a site that does not answer every push with a notification.
const REQUIRES_EVERY_NOTIFICATION = /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent);

/** Gives a message to the window that the person looks at; false where there is none, or it would not be enough. */
export async function postToFocusedWindow(arrival: PushReceivedMessage): Promise<boolean> {
  if (REQUIRES_EVERY_NOTIFICATION) return false;
  const inFront = (await getWindows()).find(({ focused, visibilityState }) => focused && visibilityState === 'visible');
  inFront?.postMessage(arrival);
  return inFront !== undefined;
}

/** Opens a path of this site: in a window that is open already, else in a new one. */
export async function openInWindow(link: unknown): Promise<void> {
  const path = getOwnPath(link, worker.location.origin) ?? '/home';
  const [open] = await getWindows();
  if (!open) return void (await worker.clients.openWindow(path));
  // A window that the browser does not let come to the front can still be led.
  await open.focus().catch(() => undefined);
  // Only windows that this worker controls may be led elsewhere by it.
  await open.navigate(path).catch(() => worker.clients.openWindow(path));
}
