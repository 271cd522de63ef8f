import { timeout, TimeoutStrategy } from 'cockatiel';
import type { Credential } from 'firebase-admin/app';
import type { FcmAccount } from './fcm-config';

/** All sends wait for the same access token, so the request for it must not hang. */
const TOKEN_LIMIT_MS = 15_000;

/** Opens a credential that provides access tokens. A request for one fails after `limitMs`. */
export async function openCredential(account: FcmAccount, limitMs = TOKEN_LIMIT_MS): Promise<Credential> {
  const { applicationDefault, cert } = await import('firebase-admin/app');
  const credential = account === 'application-default' ? applicationDefault() : cert({ ...account });
  const limit = timeout(limitMs, TimeoutStrategy.Aggressive);
  return { getAccessToken: () => limit.execute(() => credential.getAccessToken()) };
}
