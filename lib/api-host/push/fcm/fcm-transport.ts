import type { Credential } from 'firebase-admin/app';
import { ApiError } from '@/lib/contract/errors';
import { problem } from '@/lib/contract/problem';
import type { Logger } from '@/lib/log';
import { createHttpClient, type ConnectionLimits } from '../http-client';
import { createOriginGuard } from '../origin-guard';
import type { OutgoingPush, PushTransport, SendResult } from '../push-transport';
import { createAccessTokens } from './access-token';
import type { FcmConfig } from './fcm-config';
import { openCredential } from './fcm-credential';
import { buildFcmMessage } from './fcm-message';
import { getErrorCode, toSendResult } from './fcm-result';

export interface FcmOptions extends FcmConfig {
  limitMs: number;
  limits: ConnectionLimits;
  clock: () => number;
  logger: Logger;
  /** Address of FCM. */
  origin?: string;
  credential?: Credential;
}

const FCM = 'https://fcm.googleapis.com';

/** Shape of FCM registration tokens. Firebase documents none, so this only rejects what no token can be. */
const TOKEN = /^[A-Za-z0-9_:.-]{20,4096}$/;

/**
 * Creates a transport for Firebase Cloud Messaging: the HTTP v1 API over multiplexed connections, with firebase-admin for
 * the credentials (docs/decisions/0034). One attempt each; the dispatcher retries.
 */
export function createFcmTransport(options: FcmOptions): PushTransport {
  const { account, web, vapidKey, limitMs, limits, clock, logger, origin = FCM } = options;
  const client = createHttpClient({ limitMs, limits });
  const guard = createOriginGuard({ logger, getCapacity: client.getCapacity });
  const tokens = createAccessTokens(async () => options.credential ?? openCredential(account), clock);
  const url = new URL(`/v1/projects/${web.projectId}/messages:send`, origin);

  async function attempt(token: string, push: OutgoingPush): Promise<SendResult> {
    const accessToken = await tokens.get();
    if (!push.mayBegin()) return { retryAfterMs: 0 };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
    const response = await client.post({ url, headers, body: buildFcmMessage(token, push) });
    const result = toSendResult(response, clock());
    const { status } = response;
    if (status === 401) tokens.discard(accessToken);
    if (result === 'failed')
      logger.warn({ status, reason: getErrorCode(response.body) }, 'push: FCM rejected a message; it will not be sent');
    if (!result) throw new Error(`FCM responded with status ${status}`);
    return result;
  }

  return {
    kind: 'fcm',
    limitMs,
    setup: () => ({ transport: 'fcm', firebase: web, vapidKey }),
    accept(token) {
      if (!TOKEN.test(token))
        throw new ApiError('INVALID_INPUT', { fields: { fcmToken: problem('pushAddressInvalid') } });
      return { token, address: token };
    },
    send: (token, push) => guard(origin, { messageId: push.message.data.messageId, send: () => attempt(token, push) }),
    close: client.close,
  };
}
