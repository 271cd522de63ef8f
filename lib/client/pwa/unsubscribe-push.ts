import { withTimeLimit } from './with-time-limit';

const LIMIT_MS = 2_000;

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Ends this browser's subscription, so that nothing can reach whoever uses it next. Never stands in the way of a
 * logout: the host has forgotten the token by then, and pushes to it no more, whatever happens here.
 */
export async function unsubscribePush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await withTimeLimit(LIMIT_MS, unsubscribe(), () => new Error('late')).catch(() => undefined);
}
