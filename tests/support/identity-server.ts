import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { json, startStandIn, type Answer } from './stand-in';

/** An OpenID provider that a test can make misbehave. */
export interface IdentityServer {
  issuer: string;
  requests: { url: string; body: string }[];
  /** Overrides of the discovery document; `claims` overrides the id token. */
  document: Record<string, unknown>;
  claims: JWTPayload;
  /** Response of the token endpoint, in place of the regular one. */
  atToken: Answer | null;
  close: () => Promise<void>;
}

/** Created once, because generating a key pair is slow. */
let keyPair: ReturnType<typeof generateKeyPair> | undefined;

const nowS = () => Math.floor(Date.now() / 1_000);

/** Starts a provider whose id tokens are issued to the client `nalot` with the given nonce. */
export async function startIdentityServer(nonce: string): Promise<IdentityServer> {
  const standIn = await startStandIn();
  const { privateKey, publicKey } = await (keyPair ??= generateKeyPair('RS256'));
  const server: IdentityServer = {
    issuer: standIn.url,
    requests: standIn.requests,
    document: {},
    claims: {},
    atToken: null,
    close: standIn.close,
  };
  const buildUrl = (path: string) => `${standIn.url}${path}`;
  const discovery = () => ({
    issuer: standIn.url,
    authorization_endpoint: buildUrl('/authorize'),
    token_endpoint: buildUrl('/token'),
    jwks_uri: buildUrl('/keys'),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...server.document,
  });
  const idToken = () =>
    new SignJWT({
      iss: standIn.url,
      aud: 'nalot',
      sub: 'person-1',
      nonce,
      iat: nowS(),
      exp: nowS() + 300,
      ...server.claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(privateKey);
  standIn.answer = async (request, response) => {
    if (request.url?.startsWith('/.well-known/')) return json(discovery())(request, response);
    if (request.url === '/keys')
      return json({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] })(request, response);
    if (server.atToken) return server.atToken(request, response);
    json({ access_token: 'secret-of-the-provider', token_type: 'bearer', id_token: await idToken() })(
      request,
      response,
    );
  };
  return server;
}
