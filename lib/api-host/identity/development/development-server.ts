import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Configuration, Provider } from 'oidc-provider';
import { socialProvider } from '@/lib/contract/account-fields';
import { LOOPBACK_NAMES } from '@/lib/ip/loopback';
import { renderLoginPage, RESTART_PAGE } from './login-page';
import { createMemoryAdapter } from './memory-adapter';
import { TEST_USER_ID } from './test-users';

/** OpenID Connect provider on this machine with which developers log in as any test user. */
export interface DevelopmentServer {
  issuer: string;
  clientSecret: string;
  close: () => Promise<void>;
}

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** Redirect URLs without a port. Native clients may use any port of loopback (RFC 8252 section 7.3). */
const listRedirectUris = (provider: string) =>
  LOOPBACK_NAMES.map((host) => `http://${host}/oauth/callback/${provider}`);

function createConfiguration(clientSecret: string): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    adapter: createMemoryAdapter(),
    clients: socialProvider.options.map((provider) => ({
      client_id: provider,
      client_secret: clientSecret,
      application_type: 'native',
      redirect_uris: listRedirectUris(provider),
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: 'ES256',
    })),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] } as Configuration['jwks'],
    cookies: { keys: [randomBytes(32).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/login/${uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    // Grants the scope without consent because it contains only the user's id.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AuthorizationCode: 60, IdToken: 300, AccessToken: 60 },
    renderError: (context) => {
      context.type = 'html';
      context.body = RESTART_PAGE;
    },
  };
}

/** Shows the login page, or finishes the interaction if a user was chosen or the login was cancelled. */
async function handleInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params } = await provider.interactionDetails(request, response);
  // oidc-provider always prompts native clients for consent.
  if (prompt.name === 'consent')
    return provider.interactionFinished(request, response, { consent: {} }, { mergeWithLastSubmission: true });
  const query = new URL(request.url ?? '', 'http://localhost').searchParams;
  const client = socialProvider.parse(params.client_id);
  const person = query.get('person') ?? '';
  // The same test user is a different account at each provider.
  if (TEST_USER_ID.test(person))
    return provider.interactionFinished(request, response, {
      login: { accountId: `${client}-${person}`, remember: false },
    });
  if (query.has('cancel')) return provider.interactionFinished(request, response, { error: 'access_denied' });
  response.writeHead(200, PAGE_HEADERS).end(renderLoginPage(client));
}

/** Starts the provider on a free port of loopback. */
export async function startDevelopmentServer(): Promise<DevelopmentServer> {
  const { Provider: OidcProvider } = await import('oidc-provider');
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientSecret = randomBytes(32).toString('hex');
  const provider = new OidcProvider(issuer, createConfiguration(clientSecret));
  const serveProvider = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/login/')) return void serveProvider(request, response);
    handleInteraction(provider, request, response).catch(() => response.writeHead(400, PAGE_HEADERS).end(RESTART_PAGE));
  });
  return {
    issuer,
    clientSecret,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
