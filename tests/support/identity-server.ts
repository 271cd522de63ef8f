import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { json, startStandIn, type Answer } from './stand-in';

/** A provider that can be told to misbehave. */
export interface IdentityServer {
  issuer: string;
  asked: { url: string; body: string }[];
  /** What of the discovery document, and of the id token, is not as it should be. */
  document: Record<string, unknown>;
  claims: JWTPayload;
  /** Answers instead of the token endpoint. */
  atToken: Answer | null;
  close: () => Promise<void>;
}

/** Made once: a pair of keys takes longer than all else here. */
let pair: ReturnType<typeof generateKeyPair> | undefined;

const nowS = () => Math.floor(Date.now() / 1_000);

/** Its id tokens are for the client `nalot` and carry `nonce`, which the test knows. */
export async function startIdentityServer(nonce: string): Promise<IdentityServer> {
  const standIn = await startStandIn();
  const { privateKey, publicKey } = await (pair ??= generateKeyPair('RS256'));
  const server: IdentityServer = {
    issuer: standIn.url,
    asked: standIn.asked,
    document: {},
    claims: {},
    atToken: null,
    close: standIn.close,
  };
  const at = (path: string) => `${standIn.url}${path}`;
  const discovery = () => ({
    issuer: standIn.url,
    authorization_endpoint: at('/authorize'),
    token_endpoint: at('/token'),
    jwks_uri: at('/keys'),
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
