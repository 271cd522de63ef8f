import { createCallbackUrlCheck } from '@/lib/api-host/identity/callback-urls';
import { chooseProviders } from '@/lib/api-host/identity/choose-providers';
import { createOpenIdProvider } from '@/lib/api-host/identity/openid-provider';
import { startIdentityServer, type IdentityServer } from '../../support/identity-server';
import { json, reset, silence, startStandIn, type Answer, type StandIn } from '../../support/stand-in';

const CHECKS = { state: 'the-state', nonce: 'the-nonce', codeVerifier: 'v'.repeat(43) };
const REDIRECT = 'https://nalot.example/oauth/callback/google';

let server: IdentityServer;
let elsewhere: StandIn;
beforeEach(async () => {
  server = await startIdentityServer(CHECKS.nonce);
  elsewhere = await startStandIn();
});
afterEach(async () => {
  await server.close();
  await elsewhere.close();
});

const provider = (issuer = server.issuer) =>
  createOpenIdProvider({
    ...{ provider: 'google', issuer, clientId: 'nalot', clientSecret: 'client-secret', origins: [], timeoutSeconds: 1 },
    reauthenticationPrompt: 'select_account',
  });
const cameBack = (query: Record<string, string> = { code: 'a-code', state: CHECKS.state }) =>
  new URL(`${REDIRECT}?${new URLSearchParams(query)}`);

describe('an OpenID provider', () => {
  it('is asked for the openid scope only, with PKCE, state and nonce', async () => {
    const address = await provider().authorizationUrl(REDIRECT, CHECKS, false);
    expect(`${address.origin}${address.pathname}`).toBe(`${server.issuer}/authorize`);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      ...{ client_id: 'nalot', response_type: 'code', redirect_uri: REDIRECT, scope: 'openid' },
      ...{ state: CHECKS.state, nonce: CHECKS.nonce, code_challenge_method: 'S256' },
    });
    expect(address.searchParams.has('prompt')).toBe(false);
  });

  it('is asked to authenticate the user again when a recent login is required', async () => {
    const address = await provider().authorizationUrl(REDIRECT, CHECKS, true);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ prompt: 'select_account', max_age: '0' });
  });

  // ASVS 6.8.4
  it('returns when the user last authenticated', async () => {
    server.claims = { auth_time: 1_768_435_800 };
    expect(await provider().identify(cameBack(), CHECKS)).toMatchObject({ authenticatedMs: 1_768_435_800_000 });
  });

  // ASVS 10.5.2
  it('returns issuer and subject for the code and the verifier', async () => {
    expect(await provider().identify(cameBack(), CHECKS)).toEqual({ issuer: server.issuer, subject: 'person-1' });
    const { body } = server.requests.find(({ url }) => url === '/token')!;
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      ...{ grant_type: 'authorization_code', code: 'a-code', redirect_uri: REDIRECT },
      ...{ code_verifier: CHECKS.codeVerifier, client_secret: 'client-secret' },
    });
  });

  const CODE = { code: 'a-code', state: CHECKS.state };
  // ASVS 6.8.2, 9.1.1, 9.1.2, 9.2.1, 9.2.3, 10.5.1, 10.5.4
  it.each<[string, () => void, Record<string, string>]>([
    ['another state', () => {}, { ...CODE, state: 'another' }],
    ['no state', () => {}, { code: 'a-code' }],
    ['no code', () => {}, { state: CHECKS.state }],
    ['another nonce', () => (server.claims = { nonce: 'another' }), CODE],
    ['no nonce', () => (server.claims = { nonce: undefined }), CODE],
    ['an id token for another client', () => (server.claims = { aud: 'another' }), CODE],
    ['an id token of another issuer', () => (server.claims = { iss: 'https://accounts.google.com' }), CODE],
    ['an id token that has expired', () => (server.claims = { exp: 1 }), CODE],
    [
      'a response of another issuer',
      () => (server.document = { authorization_response_iss_parameter_supported: true }),
      { ...CODE, iss: 'https://evil.example' },
    ],
    ['a discovery document of another issuer', () => (server.document = { issuer: 'https://evil.example' }), CODE],
  ])('is rejected with %s', async (_, misbehave, query) => {
    misbehave();
    await expect(provider().identify(cameBack(query), CHECKS)).rejects.toMatchObject({ name: 'IdentityError' });
  });

  it('returns access_denied when the user declined', async () => {
    const declined = cameBack({ error: 'access_denied', state: CHECKS.state });
    await expect(provider().identify(declined, CHECKS)).rejects.toMatchObject({ code: 'access_denied' });
  });

  // ASVS 1.3.6, 9.1.3, 10.2.2, 10.5.3, 13.2.4, 13.2.5
  it('is called at its own origin only', async () => {
    server.document = { token_endpoint: `${elsewhere.url}/token` };
    await expect(provider().identify(cameBack(), CHECKS)).rejects.toMatchObject({ code: 'ORIGIN_REFUSED' });
    expect(elsewhere.requests).toEqual([]);
  });

  // ASVS 15.3.2
  it('does not follow a redirect to another origin', async () => {
    server.atToken = json({}, 307, { location: `${elsewhere.url}/token` });
    await expect(provider().identify(cameBack(), CHECKS)).rejects.toMatchObject({ name: 'IdentityError' });
    expect(elsewhere.requests).toEqual([]);
  });

  // ASVS 16.5.1
  it.each<[string, Answer]>([
    ['does not respond', silence],
    ['closes the connection', reset],
    ['returns an error', json({ error: 'server_error', error_description: 'of person-1' }, 500)],
    ['returns nonsense', json('nonsense')],
  ])('rejects a provider that %s without repeating its response', async (_, answer) => {
    server.atToken = answer;
    const failure = await provider()
      .identify(cameBack(), CHECKS)
      .catch((error: Error) => error);
    expect(failure).toMatchObject({ name: 'IdentityError' });
    expect(JSON.stringify([failure, (failure as Error).message, (failure as Error).cause])).not.toContain('person-1');
  });

  it('fetches the discovery document again after a failure', async () => {
    const one = provider();
    server.document = { issuer: 'https://evil.example' };
    await expect(one.authorizationUrl(REDIRECT, CHECKS, false)).rejects.toMatchObject({ name: 'IdentityError' });
    server.document = {};
    expect((await one.authorizationUrl(REDIRECT, CHECKS, false)).origin).toBe(server.issuer);
  });
});

describe('the identity providers of an installation', () => {
  const key = { clientId: 'one', clientSecret: 'two' };
  const listProviders = (config: Parameters<typeof chooseProviders>[0]) =>
    chooseProviders(config).list.map(({ provider: name, development }) => [name, development]);

  it('are those with keys', () => {
    expect(listProviders({ keys: { google: key }, isLocal: false })).toEqual([['google', false]]);
    expect(listProviders({ keys: {}, isLocal: false })).toEqual([]);
  });

  it('include stand-ins without keys on a local machine', () => {
    expect(listProviders({ keys: { google: key }, isLocal: true })).toEqual([
      ['kakao', true],
      ['google', false],
    ]);
  });
});

describe('the callback URL of a social login', () => {
  const SITE = 'https://nalot.example';
  const PAGE = `${SITE}/login/oauth-callback`;

  it.each([
    [PAGE, true],
    [`${PAGE}/`, false],
    [`${PAGE}?next=https://evil.example`, false],
    [`${PAGE}#x`, false],
    ['https://nalot.example.evil.example/login/oauth-callback', false],
    ['https://nalot.example@evil.example/login/oauth-callback', false],
    ['https://nalot.example:8443/login/oauth-callback', false],
    ['http://nalot.example/login/oauth-callback', false],
    ['//nalot.example/login/oauth-callback', false],
    ['https:\\\\nalot.example\\login\\oauth-callback', false],
    ['https://nalot.example/login/%6fauth-callback', false],
    [`${PAGE}\r\nx: y`, false],
    ['javascript:alert(1)', false],
  ])('with a site URL, %j is valid: %s', (url, expected) => {
    expect(createCallbackUrlCheck({ callbackUrls: [], siteUrl: SITE })(url)).toBe(expected);
    expect(createCallbackUrlCheck({ callbackUrls: [PAGE] })(url)).toBe(expected);
  });

  it.each([
    ['http://localhost:3000/login/oauth-callback', true],
    ['http://127.0.0.1/login/oauth-callback', true],
    ['http://localhost.evil.example/login/oauth-callback', false],
    ['http://localhost:3000@evil.example/login/oauth-callback', false],
    ['http://192.168.0.2:3000/login/oauth-callback', false],
  ])('without a site URL, %j is valid: %s', (url, expected) => {
    expect(createCallbackUrlCheck({ callbackUrls: [] })(url)).toBe(expected);
  });
});
