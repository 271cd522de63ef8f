import type { Identity, IdentityProvider } from '@/lib/api-host/identity/identity-provider';
import { finishSocialLogin, issueSocialTokens, startSocialLogin } from '@/lib/contract/auth';
import { withdraw } from '@/lib/contract/user';
import { describeAccounts } from '../../support/account-world';

const CALLBACK = 'http://localhost:3000/login/oauth-callback';
const MINUTE_MS = 60_000;

/** Additional claims of the provider. A test sets them. */
let claims: Partial<Identity> = {};
let people = 0;

const provider: IdentityProvider = {
  provider: 'kakao',
  development: false,
  authorizationUrl: async () => new URL('https://kauth.kakao.com/oauth/authorize'),
  identify: async () => ({ issuer: 'https://kauth.kakao.com', subject: `person-${++people}`, ...claims }),
};

describeAccounts(
  'a login that requires authentication by the provider',
  (world) => {
    const withdrawAfterLogin = async () => {
      const visitor = world.visitor();
      const params = { provider: 'kakao' } as const;
      await visitor.call(startSocialLogin, { params, query: { callbackUrl: CALLBACK, afresh: 'true' } });
      const { headers } = await visitor.call(finishSocialLogin, { params, query: { code: 'a', state: 'b' } });
      const stateId = new URL(headers.get('location') ?? '').searchParams.get('stateId') ?? '';
      const issued = { params: { deviceId: stateId }, headers: { 'device-id': 'kakao' } } as const;
      const { body } = await visitor.call(issueSocialTokens, issued);
      visitor.access = body.access;
      return (await visitor.call(withdraw, { params: { id: body.profile.id, reasonId: '1' } })).status;
    };

    // ASVS 7.6.1
    it.each<[string, () => Partial<Identity>, number]>([
      ['is recent when the provider does not state a time', () => ({}), 200],
      ['is recent when the provider authenticated the user just now', () => ({ authenticatedMs: world.nowMs }), 200],
      [
        'is not recent when the provider authenticated the user an hour ago',
        () => ({ authenticatedMs: world.nowMs - 60 * MINUTE_MS }),
        403,
      ],
    ])('%s', async (_, getClaims, status) => {
      claims = getClaims();
      expect(await withdrawAfterLogin()).toBe(status);
    });
  },
  () => ({ identityProviders: { list: [provider], close: async () => {} } }),
);
