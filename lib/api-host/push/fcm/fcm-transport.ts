import { timeout, TimeoutStrategy } from 'cockatiel';
import type { Credential } from 'firebase-admin/app';
import { ApiError } from '@/lib/contract/errors';
import type { Logger } from '@/lib/log';
import { createOriginGuard } from '../origin-guard';
import type { OutgoingPush, PushTransport, SendResult } from '../push-transport';
import { BoundedAgent } from './bounded-agent';
import type { FcmConfig } from './fcm-config';
import { openCredential } from './fcm-credential';
import { buildFcmMessage } from './fcm-message';
import { getErrorCode, toSendResult } from './fcm-result';
import { openMessaging, type FcmMessaging } from './open-messaging';

export interface FcmOptions extends FcmConfig {
  logger: Logger;
  limitMs?: number;
  credential?: Credential;
  agent?: BoundedAgent;
}

/**
 * firebase-admin makes up to five attempts of 15 s each with pauses of 7 s in total, 82 s in all. The rest is for pauses
 * that FCM requests, which firebase-admin accepts up to one minute.
 */
const LIMIT_MS = 120_000;
const FCM = 'fcm';

/** Shape of FCM registration tokens. Firebase documents none, so this only rejects what no token can be. */
const TOKEN = /^[A-Za-z0-9_:.-]{20,4096}$/;

/** Creates a transport for Firebase Cloud Messaging, with firebase-admin (docs/decisions/0014). */
export function createFcmTransport(options: FcmOptions): PushTransport {
  const { account, web, vapidKey, logger, limitMs = LIMIT_MS, agent = new BoundedAgent() } = options;
  const guard = createOriginGuard(logger);
  let opening: Promise<FcmMessaging> | undefined;

  async function open(): Promise<FcmMessaging> {
    return openMessaging(web.projectId, options.credential ?? (await openCredential(account)), agent);
  }

  /** Sends with all retries within the time to live of the push. */
  async function sendInTime(token: string, push: OutgoingPush): Promise<void> {
    const messaging = await (opening ??= open());
    const limit = timeout(Math.min(limitMs, push.ttlSeconds * 1_000), TimeoutStrategy.Aggressive);
    await limit.execute(({ signal }) => agent.within(signal, () => messaging.send(buildFcmMessage(token, push))));
  }

  async function attempt(token: string, push: OutgoingPush): Promise<SendResult> {
    if (!push.mayBegin()) return { retryAfterMs: 0 };
    try {
      await sendInTime(token, push);
      return 'sent';
    } catch (error) {
      const result = toSendResult(error);
      if (result === 'failed')
        logger.warn({ reason: getErrorCode(error) }, 'push: FCM rejected a message; it will not be sent');
      if (result) return result;
      logger.warn({ reason: getErrorCode(error) }, 'push: FCM is unreachable; the send will be retried');
      throw error;
    }
  }

  return {
    kind: 'fcm',
    limitMs,
    setup: () => ({ transport: 'fcm', firebase: web, vapidKey }),
    accept(token) {
      if (!TOKEN.test(token))
        throw new ApiError('INVALID_INPUT', { fields: { fcmToken: '알림을 받을 수 없는 주소예요.' } });
      return { token, address: token };
    },
    send: (token, push) => guard(FCM, () => attempt(token, push)),
    close() {
      agent.destroy();
      opening?.then((messaging) => messaging.close()).catch(() => undefined);
    },
  };
}
