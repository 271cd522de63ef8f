import type { Env } from '@/lib/env';
import type { Logger } from '@/lib/log';
import { readFcmConfig } from './fcm/fcm-config';
import { createFcmTransport } from './fcm/fcm-transport';
import type { PushTransport } from './push-transport';
import { chooseVapidKeys } from './web-push/vapid-keys';
import { createWebPushTransport } from './web-push/web-push-transport';

/** Time limit of one request to a push service. */
const LIMIT_MS = 15_000;

/** Returns Firebase if an account of it is configured, else standard Web Push. Throws `EnvError` for invalid settings. */
export function chooseTransport(env: Env, logger: Logger): PushTransport {
  const shared = {
    limitMs: LIMIT_MS,
    limits: { connections: env.PUSH_CONNECTIONS, streams: env.PUSH_STREAMS },
    clock: Date.now,
    logger,
  };
  const fcm = readFcmConfig(env);
  if (fcm) return createFcmTransport({ ...fcm, ...shared });
  const isGuarded = (env.PUSH_PRIVATE_ENDPOINTS ?? (env.NODE_ENV === 'production' ? 'refuse' : 'allow')) === 'refuse';
  return createWebPushTransport({
    vapid: chooseVapidKeys(env),
    endpoints: isGuarded ? 'public' : 'anywhere',
    ...shared,
  });
}
