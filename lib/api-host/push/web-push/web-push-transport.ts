import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import { ApiError } from '@/lib/contract/errors';
import { problem } from '@/lib/contract/problem';
import type { Logger } from '@/lib/log';
import { createOriginGuard } from '../origin-guard';
import { createHttpClient, type ConnectionLimits, type HttpClient } from '../http-client';
import type { OutgoingPush, PushTransport, SendResult } from '../push-transport';
import type { PostResponse } from '../sender';
import { parseRetryAfterMs } from '../../shared/retry-after';
import { lookUpPublic, PrivateAddressError } from './public-address';
import { isAllowedEndpoint, parseSubscription, type EndpointRule, type PushSubscription } from './subscription';
import { toDeclarative } from './declarative';
import type { VapidKeys } from './vapid-keys';

/** Lifetime of a signature (at most a day). Each origin gets a new one per hour, instead of one per message. */
const SIGNATURE_TTL_S = 12 * 3_600;
const RENEW_AFTER_S = 3_600;
const MAX_ORIGINS = 1_000;

export interface WebPushConfig {
  vapid: VapidKeys;
  endpoints: EndpointRule;
  limitMs: number;
  limits: ConnectionLimits;
  clock: () => number;
  logger: Logger;
  /** Replaces the connections to push services. */
  client?: HttpClient;
}

/** Converts a response to a result, by RFC 8030. Throws if the push service itself failed. */
function toSendResult({ status, retryAfter }: PostResponse, nowMs: number): SendResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429) return { retryAfterMs: parseRetryAfterMs(retryAfter, nowMs) };
  if (status >= 500 && retryAfter) return { retryAfterMs: parseRetryAfterMs(retryAfter, nowMs) };
  if (status >= 500) throw new Error(`the push service responded with status ${status}`);
  return 'failed';
}

/** Creates a transport for standard Web Push (RFC 8030, 8188, 8291, 8292). A token is the JSON of a subscription. */
export function createWebPushTransport(config: WebPushConfig): PushTransport {
  const { vapid, endpoints, limitMs, limits, clock, logger } = config;
  const lookup = endpoints === 'public' ? lookUpPublic : undefined;
  const { client = createHttpClient({ limitMs, limits, lookup }) } = config;
  const guard = createOriginGuard({ logger, getCapacity: client.getCapacity });
  const signatures = new LRUCache<string, { authorization: string; renewS: number }>({ max: MAX_ORIGINS });

  function sign(origin: string): string {
    const nowS = Math.floor(clock() / 1_000);
    const cached = signatures.get(origin);
    if (cached && nowS < cached.renewS) return cached.authorization;
    const { subject, publicKey, privateKey } = vapid;
    if (!privateKey) throw new Error('This instance has no VAPID_PRIVATE_KEY, so it cannot send pushes.');
    const signed = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm', nowS + SIGNATURE_TTL_S);
    signatures.set(origin, { authorization: signed.Authorization, renewS: nowS + RENEW_AFTER_S });
    return signed.Authorization;
  }

  async function post(subscription: PushSubscription, url: URL, push: OutgoingPush): Promise<SendResult> {
    const { message, ttlSeconds, mayBegin } = push;
    if (!mayBegin()) return { retryAfterMs: 0 };
    const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(toDeclarative(message)), {
      TTL: ttlSeconds,
      urgency: 'normal',
      topic: message.data.messageId,
      contentEncoding: 'aes128gcm',
      headers: { Authorization: sign(url.origin) },
    });
    try {
      const response = await client.post({ url, headers, body: body ?? '' });
      return toSendResult(response, clock());
    } catch (error) {
      if (error instanceof PrivateAddressError) return 'gone';
      throw error;
    }
  }

  return {
    kind: 'web-push',
    limitMs,
    setup: () => ({ transport: 'web-push', publicKey: vapid.publicKey }),
    accept(token) {
      const subscription = parseSubscription(token, endpoints);
      if (!subscription) throw new ApiError('INVALID_INPUT', { fields: { fcmToken: problem('pushAddressInvalid') } });
      return { token: JSON.stringify(subscription), address: subscription.endpoint };
    },
    async send(token, push) {
      const subscription = JSON.parse(token) as PushSubscription; // Safe: `accept` validated it.
      // The rule may have become stricter since, for example after development.
      const url = new URL(subscription.endpoint);
      if (!isAllowedEndpoint(url, endpoints)) return 'gone';
      return guard(url.origin, {
        messageId: push.message.data.messageId,
        send: () => post(subscription, url, push),
      });
    },
    close: client.close,
  };
}
