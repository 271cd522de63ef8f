import type { PushSetup } from '@/lib/contract/notification';
import { PushFailure, type PushFailureKind } from './push-failure';
import { withTimeLimit } from '../../pwa/with-time-limit';

/** Without a push service Firebase's promise never settles. */
const TOKEN_LIMIT_MS = 20_000;

/** Firebase's names of what can go wrong, as far as we tell them apart. */
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

/** Firebase's token of this browser, bound to the app's own worker. Firebase is loaded here and nowhere else. */
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
  const asking = getToken(messaging, { vapidKey, serviceWorkerRegistration }).catch((cause: unknown) => {
    throw new PushFailure(KINDS[getErrorCode(cause)] ?? 'subscribe', cause);
  });
  return withTimeLimit(TOKEN_LIMIT_MS, asking, () => new PushFailure('subscribe'));
}
