import type { PushReceivedMessage } from '@/lib/contract/worker';
import { getOwnPath } from './push-payload';
import { worker } from './scope';

const getWindows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

// Safari revokes the permission of a site that does not show a notification for every push.
const REQUIRES_EVERY_NOTIFICATION = /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent);

/** Limit for the confirmation. A page that is loading, a picture or a page without the app's scripts sends none. */
const CONFIRMATION_LIMIT_MS = 500;

/** Posts a push to a window. Resolves with whether the window confirmed in time that it shows the push. */
function post(target: WindowClient, arrival: PushReceivedMessage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), CONFIRMATION_LIMIT_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    target.postMessage(arrival, [port2]);
  }).finally(() => port1.close());
}

/**
 * Lets the focused window show a push. Resolves with false if there is none, if it does not confirm, or if the browser
 * requires a notification anyway.
 */
export async function showInFocusedWindow(arrival: PushReceivedMessage): Promise<boolean> {
  if (REQUIRES_EVERY_NOTIFICATION) return false;
  const inFront = (await getWindows()).find(({ focused, visibilityState }) => focused && visibilityState === 'visible');
  return inFront !== undefined && post(inFront, arrival);
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
