'use client';

import type { Profile } from '@/lib/contract/account-fields';
import { CallFailure } from '../api/call-failure';
import { fetchJson } from '../api/fetch-json';
import { getLoadedMessages } from '../language/messages';
import { getDeviceId } from './device-id';
import { clearSavedPushRegistration } from '../pwa/saved-push-registration';
import { fetchSession } from './viewer';

export type LogInResult = { ok: true; profile: Profile } | { ok: false; failure: CallFailure };

async function submit(action: string, fields: Record<string, string>): Promise<void> {
  const { csrfToken } = (await fetchJson('/api/auth/csrf')).body as { csrfToken: string };
  await fetchJson(`/api/auth/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...fields, csrfToken, json: 'true' }),
  });
}

async function logInWith(provider: 'email' | 'social', fields: Record<string, string>): Promise<LogInResult> {
  try {
    await submit(`callback/${provider}`, fields);
    clearSavedPushRegistration();
    const { user } = await fetchSession();
    if (user) return { ok: true, profile: user };
    return { ok: false, failure: new CallFailure('INTERNAL', getLoadedMessages('logIn').noCookies) };
  } catch (failure) {
    if (failure instanceof CallFailure) return { ok: false, failure };
    throw failure;
  }
}

/** Logs in with username and password. Neither is stored. */
export const logIn = (credentials: { username: string; password: string }): Promise<LogInResult> =>
  logInWith('email', { ...credentials, deviceId: getDeviceId() });

export const logInSocially = (redirect: { stateId: string; provider: string }): Promise<LogInResult> =>
  logInWith('social', redirect);

export const logOut = (): Promise<void> => submit('signout', {});
