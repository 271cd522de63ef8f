import * as client from 'openid-client';
import type { SocialProvider } from '@/lib/contract/account-fields';
import { isLoopbackName } from '@/lib/ip/loopback';
import { IdentityError, type IdentityProvider } from './identity-provider';

export interface OpenIdConfig {
  provider: SocialProvider;
  /** Pinned: what it says of itself must name the same issuer. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Besides the issuer's own origin, the only ones that are ever asked. */
  origins: readonly string[];
  /** How it is told to ask whomever it still knows: not every provider has `login`. */
  reauthenticationPrompt: 'login' | 'select_account';
  limitSeconds?: number;
}

const TIMEOUT_S = 5;
/** Who someone is, and nothing more: no name, no address, no picture. */
const SCOPE = 'openid';

/** Plain http is for a provider on this machine alone. */
const isPlainHttpAllowed = ({ protocol, hostname }: URL) => protocol === 'http:' && isLoopbackName(hostname);

/** Asks only the origins of one provider, and follows no redirects. */
const fetchFrom =
  (origins: readonly string[]): client.CustomFetch =>
  (url, options) => {
    if (!origins.includes(new URL(url).origin))
      throw new IdentityError('ORIGIN_REFUSED', `not an origin of the provider: ${new URL(url).origin}`);
    return fetch(url, { ...options, redirect: 'manual' } as RequestInit);
  };

/** The fault without what the provider said: that may hold tokens and names. */
function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  // The library wraps what the fetch that it was given throws.
  if (error instanceof Error && error.cause instanceof IdentityError) return error.cause;
  const { code, error: answered } = error as { code?: unknown; error?: unknown };
  const name = error instanceof Error ? error.name : typeof error;
  return new IdentityError(String(answered ?? code ?? name), `the identity provider did not confirm a login (${name})`);
}

async function discover({ issuer, clientId, clientSecret, origins, limitSeconds = TIMEOUT_S }: OpenIdConfig) {
  const server = new URL(issuer);
  return client.discovery(server, clientId, clientSecret, client.ClientSecretPost(clientSecret), {
    timeout: limitSeconds,
    [client.customFetch]: fetchFrom([server.origin, ...origins]),
    execute: isPlainHttpAllowed(server) ? [client.allowInsecureRequests] : [],
  });
}

/** A provider by its discovery document: authorization code flow with PKCE (S256), state and nonce. */
export function createOpenIdProvider(config: OpenIdConfig): IdentityProvider {
  let found: Promise<client.Configuration> | undefined;
  // Found once; a failure is not remembered.
  const configuration = () =>
    (found ??= discover(config).catch((error: unknown) => {
      found = undefined;
      throw error;
    }));
  const refuse = (error: unknown): never => {
    throw toIdentityError(error);
  };
  return {
    provider: config.provider,
    development: false,
    async authorizationUrl(redirectUri, { state, nonce, codeVerifier }, afresh) {
      const server = await configuration().catch(refuse);
      return client.buildAuthorizationUrl(server, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // Not every provider heeds both: what it says of when it asked (`auth_time`) is compared afterwards.
        ...(afresh && { prompt: config.reauthenticationPrompt, max_age: '0' }),
      });
    },
    async identify(returned, { state, nonce, codeVerifier }) {
      const server = await configuration().catch(refuse);
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      };
      const tokens = await client.authorizationCodeGrant(server, returned, checks).catch(refuse);
      const claims = tokens.claims();
      if (!claims) throw new IdentityError('NO_ID_TOKEN', 'the identity provider gave no id token');
      const { auth_time: askedAt } = claims;
      const told = typeof askedAt === 'number' ? { authenticatedMs: askedAt * 1_000 } : {};
      return { issuer: claims.iss, subject: claims.sub, ...told };
    },
  };
}
