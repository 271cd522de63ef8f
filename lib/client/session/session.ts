'use client';

import type { Profile } from '@/lib/contract/account-fields';
import { CallFailure } from '../api/call-failure';
import { fetchJson } from '../api/fetch-json';
import { getDeviceId } from './device-id';
import { clearSavedPushRegistration } from '../pwa/saved-push-registration';
import { fetchSession } from './viewer';

export type LogInResult = { ok: true; profile: Profile } | { ok: false; failure: CallFailure };

/** Sends a form to next-auth with the proof that it asks for. */
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
    return user ? { ok: true, profile: user } : { ok: false, failure: new CallFailure('INTERNAL', NO_COOKIES) };
  } catch (failure) {
    if (failure instanceof CallFailure) return { ok: false, failure };
    throw failure;
  }
}

const NO_COOKIES = '로그인을 유지할 수 없어요. 브라우저가 쿠키를 막고 있는지 확인해 주세요.';

/** Logs in with a username and password; neither is stored. */
export const logIn = (given: { username: string; password: string }): Promise<LogInResult> =>
  logInWith('email', { ...given, deviceId: getDeviceId() });

/** Logs in with what a provider sent this browser back with. */
export const logInSocially = (given: { stateId: string; provider: string }): Promise<LogInResult> =>
  logInWith('social', given);

/** Ends the session on the server. */
export const logOut = (): Promise<void> => submit('signout', {});
