import type { PushSetup } from '@/lib/contract/notification';
import { PushFailure, type PushFailureKind } from './push-failure';
import { withTimeLimit } from '../../pwa/with-time-limit';

/** Firebase's promise never settles if the browser has no push service. */
const TOKEN_LIMIT_MS = 20_000;

/** Firebase's error codes. Every other code means `subscribe`. */
const KINDS: Record<string, PushFailureKind> = {
  'messaging/permission-default': 'permission-default',
  'messaging/permission-blocked': 'permission-blocked',
  'messaging/unsupported-browser': 'unsupported-browser',
  'messaging/indexed-db-unsupported': 'no-indexed-db',
  'messaging/failed-service-worker-registration': 'worker-registration',
  'messaging/token-update-failed': 'update',
  'messaging/token-update-no-token': 'update',
  'messaging/token-unsubscribe-failed': 'unsubscribe',
};

const getErrorCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/**
 * Loads Firebase Messaging and returns this browser's token, bound to the app's own worker.
 * @throws PushFailure
 */
export async function getFirebaseToken(
  { firebase, vapidKey }: Extract<PushSetup, { transport: 'fcm' }>,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> {
  const [{ initializeApp }, { getMessaging, getToken, isSupported }] = await Promise.all([
    import('firebase/app'),
    import('firebase/messaging'),
  ]);
  if (!(await isSupported())) throw new PushFailure('unsupported-browser');
  const messaging = getMessaging(initializeApp(firebase, 'push'));
  const token = getToken(messaging, { vapidKey, serviceWorkerRegistration }).catch((cause: unknown) => {
    throw new PushFailure(KINDS[getErrorCode(cause)] ?? 'subscribe', cause);
  });
  return withTimeLimit(TOKEN_LIMIT_MS, token, () => new PushFailure('subscribe'));
}
