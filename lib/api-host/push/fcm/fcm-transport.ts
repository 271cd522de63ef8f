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
 * firebase-admin tries up to five times, of 15 s each, with 7 s of pauses between them: 82 s in all. What is beyond is
 * for pauses of FCM's own choosing, of which it takes any up to a minute.
 */
const LIMIT_MS = 120_000;
const FCM = 'fcm';

/** FCM registration tokens: no standard says more of them than that they have no blanks. */
const TOKEN = /^[A-Za-z0-9_:.-]{20,4096}$/;

/** Firebase Cloud Messaging, by firebase-admin (docs/decisions/0014). */
export function createFcmTransport(options: FcmOptions): PushTransport {
  const { account, web, vapidKey, logger, limitMs = LIMIT_MS, agent = new BoundedAgent() } = options;
  const guard = createOriginGuard(logger);
  let opening: Promise<FcmMessaging> | undefined;

  async function open(): Promise<FcmMessaging> {
    return openMessaging(web.projectId, options.credential ?? (await openCredential(account)), agent);
  }

  /** Ends in time, its retries too: a push that comes later than it is worth is none. */
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
      if (result === 'failed') logger.warn({ reason: getErrorCode(error) }, 'FCM refused a message');
      if (result) return result;
      logger.warn({ reason: getErrorCode(error) }, 'FCM could not be heard');
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
