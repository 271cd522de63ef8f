'use client';

import { queryOptions } from '@tanstack/react-query';
import { DAY_MS } from '@/lib/contract/durations';
import type { getPushSetup, saveFcmToken, PushSetup } from '@/lib/contract/notification';
import { isYoungerThan } from '@/lib/domain/age';
import { createSingleFlight } from '@/lib/single-flight';
import { apiGet, apiSend } from '../../api/api';
import { CallFailure } from '../../api/call-failure';
import { getFirebaseToken } from './firebase-token';
import { getNotificationState } from './notification-permission';
import { PushFailure } from './push-failure';
import { getActiveWorker, findSubscription, subscribe } from './push-subscription';
import { getPushSupport } from './push-support';
import { savedPushRegistration } from '../../pwa/saved-push-registration';

export const RENEWAL_MS = 7 * DAY_MS;

function assertPushAvailable(): void {
  const support = getPushSupport();
  if (support !== 'supported') throw new PushFailure(support === 'no-indexed-db' ? support : 'unsupported-browser');
  const state = getNotificationState();
  if (state !== 'granted') throw new PushFailure(state === 'denied' ? 'permission-blocked' : 'permission-default');
}

async function hashSubscription(subscription: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(subscription)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isSaved(userId: string, subscriptionHash: string): boolean {
  const saved = savedPushRegistration.read();
  if (saved?.userId !== userId || saved.subscriptionHash !== subscriptionHash) return false;
  return isYoungerThan(saved.savedAtMs, RENEWAL_MS, Date.now());
}

const getPublicKey = (setup: PushSetup) => (setup.transport === 'fcm' ? setup.vapidKey : setup.publicKey);

// Firebase's token depends on the browser's subscription, so its hash shows for both transports if anything changed.
async function registerAndSave(userId: string): Promise<void> {
  assertPushAvailable();
  const setup = await apiGet<typeof getPushSetup>('/api/v1/push-setup');
  const worker = await getActiveWorker();
  const existing = await findSubscription(worker, getPublicKey(setup));
  if (existing && isSaved(userId, await hashSubscription(existing))) return;

  const fcmToken =
    setup.transport === 'fcm'
      ? await getFirebaseToken(setup, worker)
      : JSON.stringify(existing ?? (await subscribe(worker, setup.publicKey)));
  await apiSend<typeof saveFcmToken>('POST', '/api/v1/fcm-token', { fcmToken });
  const subscription = await worker.pushManager.getSubscription();
  if (subscription)
    savedPushRegistration.write({
      userId,
      subscriptionHash: await hashSubscription(subscription),
      savedAtMs: Date.now(),
    });
}

const registrations = createSingleFlight<void>();

/**
 * Registers this browser for pushes and saves its token at the host, unless the same token was saved for this user
 * within the last seven days. Concurrent calls for one user share one registration.
 * @throws PushFailure, CallFailure
 */
export function registerPush(userId: string): Promise<void> {
  return registrations.run(userId, () =>
    registerAndSave(userId).catch((cause: unknown) => {
      throw cause instanceof PushFailure || cause instanceof CallFailure ? cause : new PushFailure('update', cause);
    }),
  );
}

/** This browser's push registration, checked once per page load. */
export const pushRegistrationQuery = (userId: string) =>
  queryOptions({
    queryKey: ['own', 'push-registration', userId],
    queryFn: () => registerPush(userId).then(() => true),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
  });
