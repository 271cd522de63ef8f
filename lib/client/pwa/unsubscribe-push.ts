import { withTimeLimit } from './with-time-limit';

const LIMIT_MS = 2_000;

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Ends this browser's push subscription, so that the next user receives no pushes of this one. Never throws and never
 * takes longer than two seconds: a logout does not depend on it, because the host has deleted the token already.
 */
export async function unsubscribePush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await withTimeLimit(LIMIT_MS, unsubscribe(), () => new Error('late')).catch(() => undefined);
}
