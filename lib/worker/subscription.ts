import type { PushSetup } from '@/lib/contract/notification';
import { PROOF, PROOF_HEADER } from '@/lib/contract/proof-header';

/** `PushSubscriptionChangeEvent`, which the DOM's types leave out. */
export interface SubscriptionChange extends ExtendableEvent {
  readonly newSubscription: PushSubscription | null;
}

const LIMIT_MS = 15_000;
// The header proves that a page or a worker of this site asks.
const ours = (init: RequestInit = {}): RequestInit => ({
  ...init,
  credentials: 'same-origin',
  headers: { accept: 'application/json', [PROOF_HEADER]: PROOF, ...init.headers },
  signal: AbortSignal.timeout(LIMIT_MS),
});

async function pushSetup(): Promise<PushSetup> {
  const answer = await fetch('/api/v1/push-setup', ours());
  if (!answer.ok) throw new Error(`push setup: ${answer.status}`);
  return (await answer.json()) as PushSetup;
}

/** The browser has changed this device's address for pushes: the host learns the new one, as long as one is logged in. */
export async function renewSubscription(
  { newSubscription }: SubscriptionChange,
  pushManager: PushManager,
): Promise<void> {
  const setup = await pushSetup();
  // Firebase's tokens are made by its own code, which the page loads: it renews them when it is opened next.
  if (setup.transport !== 'web-push') return;
  const subscription =
    newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: setup.publicKey }));
  const body = JSON.stringify({ fcmToken: JSON.stringify(subscription) });
  const answer = await fetch(
    '/api/v1/fcm-token',
    ours({ method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  );
  if (answer.status === 401) await subscription.unsubscribe();
  else if (!answer.ok) throw new Error(`push token: ${answer.status}`);
}
