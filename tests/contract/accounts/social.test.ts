import { chooseProviders } from '@/lib/api-host/identity/choose-providers';
import {
  finishSocialLogin,
  getProfile,
  getSocialProviders,
  issueSocialTokens,
  reissue,
  startSocialLogin,
} from '@/lib/contract/auth';
import { changePassword, updateUser, withdraw } from '@/lib/contract/user';
import type { SocialProvider } from '@/lib/contract/account-fields';
import { describeAccounts, DEVICE, PASSWORD } from '../../support/account-world';
import { walkThrough } from '../../support/provider-walk';
import type { Visitor } from '../../support/visitor';

const CALLBACK = 'http://localhost:3000/login/oauth-callback';
const identityProviders = chooseProviders({ keys: {}, isLocal: true });
afterAll(() => identityProviders.close());

describeAccounts(
  'logging in with a provider',
  (world) => {
    const begin = async (visitor: Visitor, provider: SocialProvider = 'kakao', afresh?: 'true') => {
      const query = { callbackUrl: CALLBACK, ...(afresh && { afresh }) };
      return (await visitor.call(startSocialLogin, { params: { provider }, query })).headers.get('location') ?? '';
    };

    const comeBack = async (visitor: Visitor, returned: URL, provider: SocialProvider = 'kakao') => {
      const query = Object.fromEntries(returned.searchParams);
      const { status, headers } = await visitor.call(finishSocialLogin, { params: { provider }, query });
      expect(status).toBe(302);
      return new URL(headers.get('location') ?? '', 'http://relative');
    };

    /** Up to the page with its stateId. */
    const arrive = async (visitor: Visitor, person: string, provider: SocialProvider = 'kakao') => {
      const at = await comeBack(visitor, await walkThrough(await begin(visitor, provider), { person }), provider);
      return at.searchParams.get('stateId') ?? `none: ${at.search}`;
    };

    const issue = async (visitor: Visitor, deviceId: string, provider: SocialProvider = 'kakao') => {
      const said = await visitor.call(issueSocialTokens, { params: { deviceId }, headers: { 'device-id': provider } });
      visitor.access = said.body?.access ?? visitor.access;
      return said;
    };

    const logIn = async (person: string, provider: SocialProvider = 'kakao') => {
      const visitor = world.visitor();
      return { visitor, ...(await issue(visitor, await arrive(visitor, person, provider), provider)) };
    };

    let people = 0;
    const somebody = () => `person-${++people}`;

    it('shows the buttons, and that they are stand-ins', async () => {
      expect((await world.visitor().call(getSocialProviders)).body.content).toEqual([
        { provider: 'kakao', development: true },
        { provider: 'google', development: true },
      ]);
    });

    it('goes by the provider and back with a stateId, in a cookie that survives the way back', async () => {
      const visitor = world.visitor();
      const { headers } = await visitor.call(startSocialLogin, {
        params: { provider: 'kakao' },
        query: { callbackUrl: CALLBACK },
      });
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^nalot-social=[\w-]{43}; Max-Age=600; Path=\/oauth; HttpOnly; Secure; SameSite=Lax$/),
      ]);
      const at = await comeBack(visitor, await walkThrough(headers.get('location') ?? '', { person: somebody() }));
      expect(`${at.origin}${at.pathname}`).toBe(CALLBACK);
      expect([...at.searchParams.keys()].sort()).toEqual(['provider', 'stateId']);
      expect(at.searchParams.get('stateId')).toMatch(/^[\w-]{43}$/);
    });

    it.each(['kakao', 'google'] as const)(
      'gives someone new at %s an account that is to be completed',
      async (provider) => {
        const person = somebody();
        const { visitor, body } = await logIn(person, provider);
        expect(body.profile).toMatchObject({
          ...{ id: expect.any(String), username: null, email: null, nickname: null, gender: null, birthDate: null },
          ...{ loginType: 'social', socialType: provider, agreedToMarketing: false },
        });
        expect((await visitor.call(getProfile)).body).toEqual(body.profile);
        expect((await logIn(person, provider)).body.profile.id).toBe(body.profile.id);
      },
    );

    it('keeps the same name at two providers apart', async () => {
      const person = somebody();
      const [kakao, google] = [await logIn(person, 'kakao'), await logIn(person, 'google')];
      expect(kakao.body.profile.id).not.toBe(google.body.profile.id);
    });

    it('makes one account of someone new who comes twice at the same moment', async () => {
      const person = somebody();
      const both = await Promise.all([logIn(person), logIn(person)]);
      expect(new Set(both.map(({ body }) => body.profile.id)).size).toBe(1);
    });

    it('completes an account with nickname, gender, birth date and the three consents, and with no less', async () => {
      const { visitor, body } = await logIn(somebody());
      const params = { id: body.profile.id };
      const half = await visitor.call(updateUser, { params, body: { nickname: '날옷', gender: '' } });
      expect(half.status).toBe(400);
      expect(Object.keys(half.error.fields ?? {}).sort()).toEqual([
        'agreedToLocation',
        'agreedToPrivacy',
        'agreedToTerms',
        'birthDate',
        'gender',
      ]);
      const whole = {
        nickname: '날옷',
        gender: 'MALE',
        birthDate: '2000-01-01',
        agreedToTerms: true,
        agreedToPrivacy: true,
        agreedToLocation: true,
        agreedToMarketing: true,
      } as const;
      expect((await visitor.call(updateUser, { params, body: whole })).body).toEqual({
        ...body.profile,
        ...{ nickname: '날옷', gender: 'MALE', birthDate: '2000-01-01', agreedToMarketing: true },
      });
      expect((await visitor.call(updateUser, { params, body: { gender: 'FEMALE' } })).body.gender).toBe('FEMALE');
    });

    it('is no proof of who is there, unless the provider was told to ask', async () => {
      const person = somebody();
      const { visitor, body } = await logIn(person);
      const leave = () => visitor.call(withdraw, { params: { id: body.profile.id, reasonId: '1' } });
      expect((await leave()).error.code).toBe('REAUTHENTICATION_REQUIRED');
      const at = await comeBack(visitor, await walkThrough(await begin(visitor, 'kakao', 'true'), { person }));
      await issue(visitor, at.searchParams.get('stateId') ?? '');
      expect((await leave()).status).toBe(200);
    });

    it('has no password to change', async () => {
      const { visitor, body } = await logIn(somebody());
      const input = {
        params: { id: body.profile.id },
        body: { currentPassword: PASSWORD, newPassword: 'Summer!2026' },
      };
      expect((await visitor.call(changePassword, input)).error.code).toBe('FORBIDDEN');
    });

    it('issues again for a device id and the refresh token, for that provider', async () => {
      const { visitor, body } = await logIn(somebody());
      const before = visitor.cookies.get('nalot-refresh');
      const again = await issue(visitor, DEVICE['device-id']);
      expect(again.body.profile).toEqual(body.profile);
      expect(visitor.cookies.get('nalot-refresh')).not.toBe(before);
      expect((await visitor.call(reissue)).status).toBe(200);
      expect((await issue(visitor, DEVICE['device-id'], 'google')).status).toBe(401);
      expect((await issue(world.visitor(), DEVICE['device-id'])).status).toBe(401);
    });

    it('takes a stateId once', async () => {
      const visitor = world.visitor();
      const stateId = await arrive(visitor, somebody());
      const both = await Promise.all([1, 2].map(() => issue(visitor, stateId)));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    it('takes a stateId for two minutes', async () => {
      const visitor = world.visitor();
      const stateId = await arrive(visitor, somebody());
      world.nowMs += 120_000;
      expect((await issue(visitor, stateId)).status).toBe(401);
    });

    it('takes a stateId from the browser that logged in, for the provider that it came from; a wrong try uses nothing up', async () => {
      const visitor = world.visitor();
      const stateId = await arrive(visitor, somebody());
      const elsewhere = world.visitor();
      await begin(elsewhere);
      expect((await issue(elsewhere, stateId)).status).toBe(401);
      expect((await issue(world.visitor(), stateId)).status).toBe(401);
      expect((await issue(visitor, stateId, 'google')).status).toBe(401);
      expect((await issue(visitor, 'A'.repeat(43))).status).toBe(401);
      expect((await issue(visitor, stateId)).status).toBe(200);
    });

    it('believes a way back only in the browser that began, once, and by the same provider', async () => {
      const visitor = world.visitor();
      const returned = await walkThrough(await begin(visitor), { person: somebody() });
      const lured = world.visitor();
      expect((await comeBack(lured, returned)).search).toBe('?error=expired&provider=kakao');
      await begin(lured);
      expect((await comeBack(lured, returned)).searchParams.get('error')).toBe('failed');
      expect((await comeBack(lured, returned)).searchParams.get('error')).toBe('expired');
      expect((await comeBack(visitor, returned, 'google')).searchParams.get('error')).toBe('expired');
      expect((await comeBack(visitor, returned)).searchParams.has('stateId')).toBe(true);
      expect((await comeBack(visitor, returned)).searchParams.get('error')).toBe('expired');
    });

    it('follows one of two ways back that come at once', async () => {
      const visitor = world.visitor();
      const returned = await walkThrough(await begin(visitor), { person: somebody() });
      const both = await Promise.all([1, 2].map(() => comeBack(visitor, returned)));
      expect(both.filter(({ searchParams }) => searchParams.has('stateId'))).toHaveLength(1);
      expect(both.filter(({ searchParams }) => searchParams.get('error') === 'expired')).toHaveLength(1);
    });

    it('comes back without a stateId from someone who declined', async () => {
      const visitor = world.visitor();
      const at = await comeBack(visitor, await walkThrough(await begin(visitor), { cancel: '1' }));
      expect(`${at.origin}${at.pathname}`).toBe(CALLBACK);
      expect(at.search).toBe('?error=denied&provider=kakao');
    });

    it('waits ten minutes at the provider', async () => {
      const visitor = world.visitor();
      const returned = await walkThrough(await begin(visitor), { person: somebody() });
      world.nowMs += 600_000;
      expect((await comeBack(visitor, returned)).searchParams.get('error')).toBe('expired');
    });

    it.each([
      'https://evil.example/login/oauth-callback',
      'http://localhost:3000@evil.example/login/oauth-callback',
      'http://localhost:3000/home',
      'javascript:alert(1)',
      '',
    ])('does not lead to %j', async (callbackUrl) => {
      const { status, error } = await world
        .visitor()
        .call(startSocialLogin, { params: { provider: 'kakao' }, query: { callbackUrl } });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['callbackUrl']]);
    });

    it.each(['naver', '..', 'kakao/../google', 'http://evil.example'])('knows no provider %j', async (provider) => {
      const input = { params: { provider }, query: { callbackUrl: CALLBACK } };
      expect([400, 404]).toContain((await world.visitor().send(startSocialLogin, input)).status);
    });
  },
  () => ({ identityProviders }),
);

describeAccounts(
  'without keys, elsewhere than on one’s own machine',
  (world) => {
    it('no button is shown and no provider answers', async () => {
      expect((await world.visitor().call(getSocialProviders)).body).toEqual({ content: [] });
      const input = { params: { provider: 'kakao' }, query: { callbackUrl: CALLBACK } } as const;
      expect((await world.visitor().call(startSocialLogin, input)).error.code).toBe('UNAVAILABLE');
    });
  },
  () => ({ identityProviders: chooseProviders({ keys: {}, isLocal: false }) }),
);
