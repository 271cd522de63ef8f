import { randomUUID } from 'node:crypto';
import type { Credential } from 'firebase-admin/app';
import type { TokenMessage } from 'firebase-admin/messaging';
import type { BoundedAgent } from './bounded-agent';

export interface FcmMessaging {
  send: (message: TokenMessage) => Promise<string>;
  close: () => Promise<void>;
}

/** Opens a firebase-admin app. The library is loaded only by instances that use it. */
export async function openMessaging(
  projectId: string,
  credential: Credential,
  httpAgent: BoundedAgent,
): Promise<FcmMessaging> {
  const [{ deleteApp, initializeApp }, { getMessaging }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/messaging'),
  ]);
  const app = initializeApp({ projectId, credential, httpAgent }, `push-${randomUUID()}`);
  return { send: (message) => getMessaging(app).send(message), close: () => deleteApp(app) };
}
