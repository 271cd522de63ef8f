import { timeout, TimeoutStrategy } from 'cockatiel';
import type { AuthClient } from 'google-auth-library';
import type { FcmAccount } from './fcm-config';

/** All sends wait for the same access token, so the request for it must not hang. */
const TOKEN_LIMIT_MS = 15_000;
const SCOPES = ['https://www.googleapis.com/auth/firebase.messaging'];

/** Access token of Google with its remaining time to live, in the form of OAuth responses. */
export interface AccessToken {
  access_token: string;
  expires_in: number;
}

export interface Credential {
  getAccessToken: () => Promise<AccessToken>;
}

async function openClient(account: FcmAccount): Promise<AuthClient> {
  const { GoogleAuth, JWT } = await import('google-auth-library');
  return account === 'application-default'
    ? new GoogleAuth({ scopes: SCOPES }).getClient()
    : new JWT({ email: account.clientEmail, key: account.privateKey, scopes: SCOPES });
}

/** Opens a credential that provides access tokens. A request for one fails after `limitMs`. */
export async function openCredential(account: FcmAccount, limitMs = TOKEN_LIMIT_MS): Promise<Credential> {
  let client: AuthClient | undefined;
  async function request(): Promise<AccessToken> {
    client ??= await openClient(account);
    await client.getAccessToken();
    const { access_token, expiry_date } = client.credentials;
    if (!access_token || !expiry_date) throw new Error('push: Google returned no access token with an expiry date.');
    return { access_token, expires_in: Math.floor((expiry_date - Date.now()) / 1_000) };
  }
  const limit = timeout(limitMs, TimeoutStrategy.Aggressive);
  return { getAccessToken: () => limit.execute(request) };
}
