import type { Env } from '@/lib/env';
import type { Logger } from '@/lib/log';
import { readFcmConfig } from './fcm/fcm-config';
import { createFcmTransport } from './fcm/fcm-transport';
import type { PushTransport } from './push-transport';
import { chooseVapidKeys } from './web-push/vapid-keys';
import { createWebPushTransport } from './web-push/web-push-transport';

const WEB_PUSH_LIMIT_MS = 15_000;

/** Returns Firebase if an account of it is configured, else standard Web Push. Throws `EnvError` for invalid settings. */
export function chooseTransport(env: Env, logger: Logger): PushTransport {
  const fcm = readFcmConfig(env);
  if (fcm) return createFcmTransport({ ...fcm, logger });
  const isGuarded = (env.PUSH_PRIVATE_ENDPOINTS ?? (env.NODE_ENV === 'production' ? 'refuse' : 'allow')) === 'refuse';
  return createWebPushTransport({
    vapid: chooseVapidKeys(env),
    endpoints: isGuarded ? 'public' : 'anywhere',
    limitMs: WEB_PUSH_LIMIT_MS,
    clock: Date.now,
    logger,
  });
}
