import type { PushSetup } from '@/lib/contract/notification';
import { callApi, postToApi } from './api-call';

/** `PushSubscriptionChangeEvent`, which the DOM's types leave out. */
export interface SubscriptionChange extends ExtendableEvent {
  readonly newSubscription: PushSubscription | null;
}

async function fetchPushSetup(): Promise<PushSetup> {
  const answer = await callApi('/api/v1/push-setup');
  if (!answer.ok) throw new Error(`push setup: ${answer.status}`);
  return (await answer.json()) as PushSetup;
}

/** The browser has changed this device's address for pushes: the host learns the new one, as long as one is logged in. */
export async function renewSubscription(
  { newSubscription }: SubscriptionChange,
  pushManager: PushManager,
): Promise<void> {
  const setup = await fetchPushSetup();
  // Firebase's tokens are made by its own code, which the page loads: it renews them when it is opened next.
  if (setup.transport !== 'web-push') return;
  const subscription =
    newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: setup.publicKey }));
  const answer = await postToApi('/api/v1/fcm-token', { fcmToken: JSON.stringify(subscription) });
  if (answer.status === 401) await subscription.unsubscribe();
  else if (!answer.ok) throw new Error(`push token: ${answer.status}`);
}
