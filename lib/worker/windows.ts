import type { PushReceivedMessage } from '@/lib/contract/worker';
import { getOwnPath } from './push-payload';
import { worker } from './scope';

const getWindows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

// Safari revokes the permission of a site that does not show a notification for every push.
const REQUIRES_EVERY_NOTIFICATION = /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent);

/**
 * Posts a push to the focused window. Resolves with false if there is none, or if the browser requires a notification
 * anyway.
 */
export async function postToFocusedWindow(arrival: PushReceivedMessage): Promise<boolean> {
  if (REQUIRES_EVERY_NOTIFICATION) return false;
  const inFront = (await getWindows()).find(({ focused, visibilityState }) => focused && visibilityState === 'visible');
  inFront?.postMessage(arrival);
  return inFront !== undefined;
}

/** Opens a link of this site in an open window, if any, or in a new one. Other links open home. */
export async function openInWindow(link: unknown): Promise<void> {
  const path = getOwnPath(link, worker.location.origin) ?? '/home';
  const [open] = await getWindows();
  if (!open) return void (await worker.clients.openWindow(path));
  // A window that cannot be focused can still be navigated.
  await open.focus().catch(() => undefined);
  // A worker may navigate only windows that it controls.
  await open.navigate(path).catch(() => worker.clients.openWindow(path));
}
