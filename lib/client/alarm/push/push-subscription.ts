import { PushFailure } from './push-failure';
import { withTimeLimit } from '../../pwa/with-time-limit';

const WORKER_WAIT_MS = 10_000;
const SUBSCRIBE_LIMIT_MS = 15_000;

/** The registration of the app's worker once it is active, which may take until its first installation is done. */
export const getActiveWorker = (): Promise<ServiceWorkerRegistration> =>
  withTimeLimit(WORKER_WAIT_MS, navigator.serviceWorker.ready, () => new PushFailure('worker-registration'));

function decodeBase64Url(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function usesKey(subscription: PushSubscription, key: Uint8Array): boolean {
  const given = subscription.options.applicationServerKey;
  if (!given || given.byteLength !== key.length) return false;
  return new Uint8Array(given).every((byte, at) => byte === key[at]);
}

/** The subscription that exists for the host's key; one for another key is of no use and ended. */
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

/** A new subscription at the browser's push service. */
export function subscribe({ pushManager }: ServiceWorkerRegistration, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: decodeBase64Url(publicKey) };
  const subscribing = pushManager.subscribe(options).catch((cause: unknown) => {
    throw new PushFailure('subscribe', cause);
  });
  return withTimeLimit(SUBSCRIBE_LIMIT_MS, subscribing, () => new PushFailure('subscribe'));
}
