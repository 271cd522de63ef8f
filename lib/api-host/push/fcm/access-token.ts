import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { Poster } from '../post';
import type { ServiceAccount } from './fcm-config';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** A new one is requested so long before the old one ends. */
const MARGIN_MS = 5 * MINUTE_MS;

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** Says who we are, signed with the account's key (RFC 7523). */
async function assertionOf({ client_email, private_key, token_uri }: ServiceAccount, nowMs: number): Promise<string> {
  const nowS = Math.floor(nowMs / 1_000);
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt(nowS)
    .setExpirationTime(nowS + 3_600)
    .sign(await importPKCS8(private_key, 'RS256'));
}

/** Access tokens of a service account, one for as long as it lives; those who need one at once share the request. */
export function createAccessTokens(
  account: ServiceAccount,
  poster: Poster,
  clock: () => number,
): () => Promise<string> {
  let held: { token: Promise<string>; untilMs: number } | null = null;

  async function request(): Promise<string> {
    const requestedMs = clock();
    const form = new URLSearchParams({ grant_type: GRANT, assertion: await assertionOf(account, requestedMs) });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, body } = await poster.post({ url: account.token_uri, headers, body: form.toString() });
    if (status !== 200) throw new Error(`no access token for Firebase: ${status}`);
    const answer = tokenAnswer.parse(JSON.parse(body));
    if (held) held.untilMs = requestedMs + answer.expires_in * 1_000 - MARGIN_MS;
    return answer.access_token;
  }

  return () => {
    if (held && clock() < held.untilMs) return held.token;
    const token = request();
    held = { token, untilMs: Infinity };
    token.catch(() => (held = null));
    return token;
  };
}
