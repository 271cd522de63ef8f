import * as client from 'openid-client';
import type { SocialProvider } from '@/lib/contract/account-fields';
import { isLoopbackName } from '@/lib/ip/loopback';
import { IdentityError, type IdentityProvider } from './identity-provider';

export interface OpenIdConfig {
  provider: SocialProvider;
  /** Issuer. The provider's metadata must name the same one. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Origins to which requests are allowed, in addition to the issuer's. */
  origins: readonly string[];
  /** Value of `prompt` that forces a login. Not every provider supports `login`. */
  reauthenticationPrompt: 'login' | 'select_account';
  timeoutSeconds?: number;
}

const TIMEOUT_S = 5;
/** Requests only the user's id: no name, mail address or picture. */
const SCOPE = 'openid';

/** Returns true for an http URL on this machine. Any other provider requires https. */
const isPlainHttpAllowed = ({ protocol, hostname }: URL) => protocol === 'http:' && isLoopbackName(hostname);

/** Creates a fetch function that rejects other origins and does not follow redirects. */
const fetchFrom =
  (origins: readonly string[]): client.CustomFetch =>
  (url, options) => {
    if (!origins.includes(new URL(url).origin))
      throw new IdentityError('ORIGIN_REFUSED', `rejected a request to an unknown origin: ${new URL(url).origin}`);
    return fetch(url, { ...options, redirect: 'manual' } as RequestInit);
  };

/** Converts an error to an `IdentityError` without the provider's message, which may contain tokens and names. */
function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  // openid-client wraps the errors of the fetch function.
  if (error instanceof Error && error.cause instanceof IdentityError) return error.cause;
  const { code, error: oauthError } = error as { code?: unknown; error?: unknown };
  const name = error instanceof Error ? error.name : typeof error;
  return new IdentityError(
    String(oauthError ?? code ?? name),
    `the identity provider did not confirm the login (${name})`,
  );
}

async function discover({ issuer, clientId, clientSecret, origins, timeoutSeconds = TIMEOUT_S }: OpenIdConfig) {
  const server = new URL(issuer);
  return client.discovery(server, clientId, clientSecret, client.ClientSecretPost(clientSecret), {
    timeout: timeoutSeconds,
    [client.customFetch]: fetchFrom([server.origin, ...origins]),
    execute: isPlainHttpAllowed(server) ? [client.allowInsecureRequests] : [],
  });
}

/** Creates a provider from its discovery document. Uses the authorization code flow with PKCE (S256), state and nonce. */
export function createOpenIdProvider(config: OpenIdConfig): IdentityProvider {
  let discovery: Promise<client.Configuration> | undefined;
  // Cached after success. A failed discovery is repeated at the next login.
  const getConfiguration = () =>
    (discovery ??= discover(config).catch((error: unknown) => {
      discovery = undefined;
      throw error;
    }));
  const rethrow = (error: unknown): never => {
    throw toIdentityError(error);
  };
  return {
    provider: config.provider,
    development: false,
    async authorizationUrl(redirectUri, { state, nonce, codeVerifier }, afresh) {
      const server = await getConfiguration().catch(rethrow);
      return client.buildAuthorizationUrl(server, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // Some providers ignore one of these parameters. `auth_time` is therefore checked afterwards.
        ...(afresh && { prompt: config.reauthenticationPrompt, max_age: '0' }),
      });
    },
    async identify(returned, { state, nonce, codeVerifier }) {
      const server = await getConfiguration().catch(rethrow);
      const checks = {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      };
      const tokens = await client.authorizationCodeGrant(server, returned, checks).catch(rethrow);
      const claims = tokens.claims();
      if (!claims) throw new IdentityError('NO_ID_TOKEN', 'the identity provider returned no id token');
      const { auth_time: authTime } = claims;
      const authenticated = typeof authTime === 'number' ? { authenticatedMs: authTime * 1_000 } : {};
      return { issuer: claims.iss, subject: claims.sub, ...authenticated };
    },
  };
}
