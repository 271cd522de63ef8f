import webPush from 'web-push';
import type { EndpointRule } from '@/lib/api-host/push/web-push/subscription';
import { createWebPushTransport } from '@/lib/api-host/push/web-push/web-push-transport';
import { createLogger } from '@/lib/log';

export const VAPID = { ...webPush.generateVAPIDKeys(), subject: 'mailto:push@nalot.example' };

/** Connection limits of a dispatcher by default. */
export const PUSH_LIMITS = { connections: 100, streams: 100 };

export interface TestPushOptions {
  endpoints?: EndpointRule;
  limitMs?: number;
  clock?: () => number;
}

/** Creates a Web Push transport with the keys of the tests. */
export const testPush = ({ endpoints = 'anywhere', limitMs = 10_000, clock = Date.now }: TestPushOptions = {}) =>
  createWebPushTransport({
    vapid: VAPID,
    endpoints,
    limitMs,
    limits: PUSH_LIMITS,
    clock,
    logger: createLogger('silent', 'test'),
  });
