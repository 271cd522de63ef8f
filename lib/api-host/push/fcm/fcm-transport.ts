import { ApiError } from '@/lib/contract/errors';
import type { Logger } from '@/lib/log';
import { createOriginGuard } from '../origin-guard';
import { createPoster } from '../post';
import type { OutgoingPush, PushTransport } from '../push-transport';
import { resultOf } from './fcm-result';
import { createAccessTokens } from './access-token';
import type { FcmConfig } from './fcm-config';

export interface FcmOptions extends FcmConfig {
  limitMs: number;
  clock: () => number;
  logger: Logger;
}

/** FCM registration tokens: no standard says more of them than that they have no blanks. */
const TOKEN = /^[A-Za-z0-9_:.-]{20,4096}$/;

/** A message of the HTTP v1 API, which carries `data` as text only. */
function messageOf(token: string, { message, ttlSeconds }: OutgoingPush): string {
  const { notification, fcmOptions } = message;
  const data = Object.fromEntries(Object.entries(message.data).map(([name, value]) => [name, String(value)]));
  const headers = { TTL: String(ttlSeconds), Urgency: 'normal', Topic: message.data.messageId };
  return JSON.stringify({ message: { token, data, webpush: { headers, notification, fcmOptions } } });
}

/**
 * Firebase Cloud Messaging, HTTP v1. Not by firebase-admin, whose addresses are fixed and which tries again by itself
 * (docs/decisions/0012).
 */
export function createFcmTransport(options: FcmOptions): PushTransport {
  const { account, web, vapidKey, baseUrl, limitMs, clock, logger } = options;
  const poster = createPoster({ limitMs });
  const guard = createOriginGuard(logger);
  const accessToken = createAccessTokens(account, poster, clock);
  const url = `${baseUrl}/v1/projects/${account.project_id}/messages:send`;

  return {
    kind: 'fcm',
    setup: () => ({ transport: 'fcm', firebase: web, vapidKey }),
    accept(token) {
      if (!TOKEN.test(token))
        throw new ApiError('INVALID_INPUT', { fields: { fcmToken: '알림을 받을 수 없는 주소예요.' } });
      return { token, address: token };
    },
    send: (token, push) =>
      guard(baseUrl, async () => {
        if (clock() >= push.beginByMs) return { retryAfterMs: 0 };
        const headers = { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' };
        const answer = await poster.post({ url, headers, body: messageOf(token, push) });
        const result = resultOf(answer, clock());
        if (result === 'failed') logger.warn({ status: answer.status }, 'FCM refused a message');
        return result;
      }),
    close: poster.close,
  };
}
