import { timeout, TimeoutStrategy } from 'cockatiel';
import type { Credential } from 'firebase-admin/app';
import type { FcmAccount } from './fcm-config';

/** Access tokens are shared by all who wait for one: a silent server must not keep them for good. */
const TOKEN_LIMIT_MS = 15_000;

/** Access tokens by a service account's key, or by the identity that the machine has at its cloud. */
export async function openCredential(account: FcmAccount): Promise<Credential> {
  const { applicationDefault, cert } = await import('firebase-admin/app');
  const credential = account === 'application-default' ? applicationDefault() : cert({ ...account });
  const limit = timeout(TOKEN_LIMIT_MS, TimeoutStrategy.Aggressive);
  return { getAccessToken: () => limit.execute(() => credential.getAccessToken()) };
}
