import type { Credential } from 'firebase-admin/app';
import { MINUTE_MS } from '@/lib/contract/durations';
import { isYoungerThan } from '@/lib/domain/age';

/** Google's tokens are valid for an hour; they are renewed this long before they expire. */
const RENEW_BEFORE_MS = 5 * MINUTE_MS;

/** Returns access tokens. Concurrent callers share one request for a token. */
export interface AccessTokens {
  get: () => Promise<string>;
  /** Discards a token that was rejected. */
  discard: (token: string) => void;
}

export function createAccessTokens(open: () => Promise<Credential>, clock: () => number): AccessTokens {
  let credential: Promise<Credential> | undefined;
  let pending: Promise<string> | undefined;
  let known: { token: string; sinceMs: number; lengthMs: number } | undefined;

  async function request(): Promise<string> {
    const { access_token: token, expires_in: expiresS } = await (await (credential ??= open())).getAccessToken();
    known = { token, sinceMs: clock(), lengthMs: expiresS * 1_000 - RENEW_BEFORE_MS };
    return token;
  }

  return {
    async get() {
      if (known && isYoungerThan(known.sinceMs, known.lengthMs, clock())) return known.token;
      pending ??= request().finally(() => (pending = undefined));
      return pending;
    },
    discard(token) {
      if (known?.token === token) known = undefined;
    },
  };
}
