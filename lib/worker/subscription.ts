import type { PushSetup } from '@/lib/contract/notification';
import { callApi, postToApi } from './api-call';

/** `PushSubscriptionChangeEvent`, which TypeScript's DOM types lack. */
export interface SubscriptionChange extends ExtendableEvent {
  readonly newSubscription: PushSubscription | null;
}

async function fetchPushSetup(): Promise<PushSetup> {
  const response = await callApi('/api/v1/push-setup');
  if (!response.ok) throw new Error(`worker: loading the push setup failed with status ${response.status}`);
  return (await response.json()) as PushSetup;
}

/**
 * Saves a changed push subscription at the host. If no member is logged in, ends the subscription.
 * @throws Error if a call fails; the page registers again at its next load.
 */
export async function renewSubscription(
  { newSubscription }: SubscriptionChange,
  pushManager: PushManager,
): Promise<void> {
  const setup = await fetchPushSetup();
  // Firebase's tokens need Firebase's own code, which only the page loads. It renews the token at its next load.
  if (setup.transport !== 'web-push') return;
  const subscription =
    newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: setup.publicKey }));
  const response = await postToApi('/api/v1/fcm-token', { fcmToken: JSON.stringify(subscription) });
  if (response.status === 401) await subscription.unsubscribe();
  else if (!response.ok) throw new Error(`worker: saving the push token failed with status ${response.status}`);
}
