import { PushFailure } from './push-failure';
import { withTimeLimit } from '../../pwa/with-time-limit';

const WORKER_WAIT_MS = 10_000;
const SUBSCRIBE_LIMIT_MS = 15_000;

/** Resolves with the registration of the app's worker when it is active, on a first visit after its installation. */
export const getActiveWorker = (): Promise<ServiceWorkerRegistration> =>
  withTimeLimit(WORKER_WAIT_MS, navigator.serviceWorker.ready, () => new PushFailure('worker-registration'));

function decodeBase64Url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function usesKey(subscription: PushSubscription, key: Uint8Array): boolean {
  const ownKey = subscription.options.applicationServerKey;
  if (!ownKey || ownKey.byteLength !== key.length) return false;
  return new Uint8Array(ownKey).every((byte, at) => byte === key[at]);
}

/**
 * Returns the browser's subscription for the host's key; null if there is none. Ends a subscription for another key.
 * @throws PushFailure
 */
export async function findSubscription(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription | null> {
  const subscription = await withTimeLimit(
    SUBSCRIBE_LIMIT_MS,
    pushManager.getSubscription(),
    () => new PushFailure('update'),
  );
  if (!subscription || usesKey(subscription, decodeBase64Url(publicKey))) return subscription;
  const ended = await withTimeLimit(
    SUBSCRIBE_LIMIT_MS,
    subscription.unsubscribe(),
    () => new PushFailure('unsubscribe'),
  );
  if (!ended) throw new PushFailure('unsubscribe');
  return null;
}

/**
 * Creates a subscription at the browser's push service.
 * @throws PushFailure
 */
export function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: decodeBase64Url(publicKey) };
  const subscribing = pushManager.subscribe(options).catch((cause: unknown) => {
    throw new PushFailure('subscribe', cause);
  });
  return withTimeLimit(SUBSCRIBE_LIMIT_MS, subscribing, () => new PushFailure('subscribe'));
}
