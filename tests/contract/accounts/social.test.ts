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
    const startLogin = async (visitor: Visitor, provider: SocialProvider = 'kakao', afresh?: 'true') => {
      const query = { callbackUrl: CALLBACK, ...(afresh && { afresh }) };
      return (await visitor.call(startSocialLogin, { params: { provider }, query })).headers.get('location') ?? '';
    };

    const finishLogin = async (visitor: Visitor, returned: URL, provider: SocialProvider = 'kakao', page = {}) => {
      const query = Object.fromEntries(returned.searchParams);
      const { status, headers } = await visitor.send(finishSocialLogin, { params: { provider }, query, headers: page });
      expect(status).toBe(302);
      return new URL(headers.get('location') ?? '', 'http://relative');
    };

    /** Logs in at the provider and returns the stateId of the callback page. */
    const getStateId = async (visitor: Visitor, person: string, provider: SocialProvider = 'kakao') => {
      const location = await finishLogin(
        visitor,
        await walkThrough(await startLogin(visitor, provider), { person }),
        provider,
      );
      return location.searchParams.get('stateId') ?? `none: ${location.search}`;
    };

    const issueTokens = async (visitor: Visitor, deviceId: string, provider: SocialProvider = 'kakao') => {
      const response = await visitor.call(issueSocialTokens, {
        params: { deviceId },
        headers: { 'device-id': provider },
      });
      visitor.access = response.body?.access ?? visitor.access;
      return response;
    };

    const logIn = async (person: string, provider: SocialProvider = 'kakao') => {
      const visitor = world.visitor();
      return { visitor, ...(await issueTokens(visitor, await getStateId(visitor, person, provider), provider)) };
    };

    let people = 0;
    const createPerson = () => `person-${++people}`;

    it('lists the providers and marks them as stand-ins', async () => {
      expect((await world.visitor().call(getSocialProviders)).body.content).toEqual([
        { provider: 'kakao', development: true },
        { provider: 'google', development: true },
      ]);
    });

    // ASVS 3.3.2
    it('returns from the provider with a stateId, and with a cookie that is sent on the way back', async () => {
      const visitor = world.visitor();
      const { headers } = await visitor.call(startSocialLogin, {
        params: { provider: 'kakao' },
        query: { callbackUrl: CALLBACK },
      });
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^nalot-social=[\w-]{43}; Max-Age=600; Path=\/oauth; HttpOnly; Secure; SameSite=Lax$/),
      ]);
      const location = await finishLogin(
        visitor,
        await walkThrough(headers.get('location') ?? '', { person: createPerson() }),
      );
      expect(`${location.origin}${location.pathname}`).toBe(CALLBACK);
      expect([...location.searchParams.keys()].sort()).toEqual(['provider', 'stateId']);
      expect(location.searchParams.get('stateId')).toMatch(/^[\w-]{43}$/);
    });

    it.each(['kakao', 'google'] as const)(
      'creates an account with an empty profile for a new user of %s',
      async (provider) => {
        const person = createPerson();
        const { visitor, body } = await logIn(person, provider);
        expect(body.profile).toMatchObject({
          ...{ id: expect.any(String), username: null, email: null, nickname: null, gender: null, birthDate: null },
          ...{ loginType: 'social', socialType: provider, agreedToMarketing: false },
        });
        expect((await visitor.call(getProfile)).body).toEqual(body.profile);
        expect((await logIn(person, provider)).body.profile.id).toBe(body.profile.id);
      },
    );

    // ASVS 6.8.1, 10.2.2, 10.5.3
    it('separates the same subject at two providers', async () => {
      const person = createPerson();
      const [kakao, google] = [await logIn(person, 'kakao'), await logIn(person, 'google')];
      expect(kakao.body.profile.id).not.toBe(google.body.profile.id);
    });

    it('creates one account for two concurrent logins of a new user', async () => {
      const person = createPerson();
      const both = await Promise.all([logIn(person), logIn(person)]);
      expect(new Set(both.map(({ body }) => body.profile.id)).size).toBe(1);
    });

    it('creates the account in the language of the page, which can change before the profile is complete', async () => {
      const visitor = world.visitor();
      const returned = await walkThrough(await startLogin(visitor), { person: createPerson() });
      const location = await finishLogin(visitor, returned, 'kakao', { 'accept-language': 'en' });
      const { body } = await issueTokens(visitor, location.searchParams.get('stateId') ?? '');
      expect(body.profile.language).toBe('en');
      const params = { id: body.profile.id };
      const changed = await visitor.call(updateUser, { params, body: { language: 'ko' } });
      expect(changed.body).toEqual({ ...body.profile, language: 'ko' });
      const half = await visitor.call(updateUser, { params, body: { language: 'en', nickname: '날옷' } });
      expect(half.status).toBe(400);
    });

    it('completes an account only with nickname, gender, birth date and the three consents', async () => {
      const { visitor, body } = await logIn(createPerson());
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
        consents: { due: [], marketing: { agreed: true, decidedAt: new Date(world.nowMs).toISOString() } },
      });
      expect((await visitor.call(updateUser, { params, body: { gender: 'FEMALE' } })).body.gender).toBe('FEMALE');
    });

    // ASVS 6.8.4
    it('does not count as a recent login unless the provider had to authenticate again', async () => {
      const person = createPerson();
      const { visitor, body } = await logIn(person);
      const deleteAccount = () => visitor.call(withdraw, { params: { id: body.profile.id, reasonId: '1' } });
      expect((await deleteAccount()).error.code).toBe('REAUTHENTICATION_REQUIRED');
      const location = await finishLogin(
        visitor,
        await walkThrough(await startLogin(visitor, 'kakao', 'true'), { person }),
      );
      await issueTokens(visitor, location.searchParams.get('stateId') ?? '');
      expect((await deleteAccount()).status).toBe(200);
    });

    it('returns FORBIDDEN when a password is changed', async () => {
      const { visitor, body } = await logIn(createPerson());
      const input = {
        params: { id: body.profile.id },
        body: { currentPassword: PASSWORD, newPassword: 'Summer!2026' },
      };
      expect((await visitor.call(changePassword, input)).error.code).toBe('FORBIDDEN');
    });

    it('reissues tokens for a device id and the refresh token, for the same provider only', async () => {
      const { visitor, body } = await logIn(createPerson());
      const before = visitor.cookies.get('nalot-refresh');
      const reissued = await issueTokens(visitor, DEVICE['device-id']);
      expect(reissued.body.profile).toEqual(body.profile);
      expect(visitor.cookies.get('nalot-refresh')).not.toBe(before);
      expect((await visitor.call(reissue)).status).toBe(200);
      expect((await issueTokens(visitor, DEVICE['device-id'], 'google')).status).toBe(401);
      expect((await issueTokens(world.visitor(), DEVICE['device-id'])).status).toBe(401);
    });

    it('accepts a stateId once', async () => {
      const visitor = world.visitor();
      const stateId = await getStateId(visitor, createPerson());
      const both = await Promise.all([1, 2].map(() => issueTokens(visitor, stateId)));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    it('accepts a stateId for two minutes', async () => {
      const visitor = world.visitor();
      const stateId = await getStateId(visitor, createPerson());
      world.nowMs += 120_000;
      expect((await issueTokens(visitor, stateId)).status).toBe(401);
    });

    it('accepts a stateId only from the same browser and provider, and a rejected try does not use it up', async () => {
      const visitor = world.visitor();
      const stateId = await getStateId(visitor, createPerson());
      const elsewhere = world.visitor();
      await startLogin(elsewhere);
      expect((await issueTokens(elsewhere, stateId)).status).toBe(401);
      expect((await issueTokens(world.visitor(), stateId)).status).toBe(401);
      expect((await issueTokens(visitor, stateId, 'google')).status).toBe(401);
      expect((await issueTokens(visitor, 'A'.repeat(43))).status).toBe(401);
      expect((await issueTokens(visitor, stateId)).status).toBe(200);
    });

    // ASVS 10.1.2, 10.2.1
    it('accepts a callback only in the browser that started, once, and from the same provider', async () => {
      const visitor = world.visitor();
      const returned = await walkThrough(await startLogin(visitor), { person: createPerson() });
      const victim = world.visitor();
      expect((await finishLogin(victim, returned)).search).toBe('?error=expired&provider=kakao');
      await startLogin(victim);
      expect((await finishLogin(victim, returned)).searchParams.get('error')).toBe('failed');
      expect((await finishLogin(victim, returned)).searchParams.get('error')).toBe('expired');
      expect((await finishLogin(visitor, returned, 'google')).searchParams.get('error')).toBe('expired');
      expect((await finishLogin(visitor, returned)).searchParams.has('stateId')).toBe(true);
      expect((await finishLogin(visitor, returned)).searchParams.get('error')).toBe('expired');
    });

    it('accepts one of two concurrent callbacks', async () => {
      const visitor = world.visitor();
      const returned = await walkThrough(await startLogin(visitor), { person: createPerson() });
      const both = await Promise.all([1, 2].map(() => finishLogin(visitor, returned)));
      expect(both.filter(({ searchParams }) => searchParams.has('stateId'))).toHaveLength(1);
      expect(both.filter(({ searchParams }) => searchParams.get('error') === 'expired')).toHaveLength(1);
    });

    it('returns without a stateId when the user declined', async () => {
      const visitor = world.visitor();
      const location = await finishLogin(visitor, await walkThrough(await startLogin(visitor), { cancel: '1' }));
      expect(`${location.origin}${location.pathname}`).toBe(CALLBACK);
      expect(location.search).toBe('?error=denied&provider=kakao');
    });

    it('expires after ten minutes at the provider', async () => {
      const visitor = world.visitor();
      const returned = await walkThrough(await startLogin(visitor), { person: createPerson() });
      world.nowMs += 600_000;
      expect((await finishLogin(visitor, returned)).searchParams.get('error')).toBe('expired');
    });

    // ASVS 1.2.2, 3.7.2
    it.each([
      'https://evil.example/login/oauth-callback',
      'http://localhost:3000@evil.example/login/oauth-callback',
      'http://localhost:3000/home',
      'javascript:alert(1)',
      '',
    ])('returns 400 for the callback URL %j', async (callbackUrl) => {
      const { status, error } = await world
        .visitor()
        .call(startSocialLogin, { params: { provider: 'kakao' }, query: { callbackUrl } });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['callbackUrl']]);
    });

    it.each(['naver', '..', 'kakao/../google', 'http://evil.example'])(
      'returns 400 or 404 for the provider %j',
      async (provider) => {
        const input = { params: { provider }, query: { callbackUrl: CALLBACK } };
        expect([400, 404]).toContain((await world.visitor().send(startSocialLogin, input)).status);
      },
    );
  },
  () => ({ identityProviders }),
);

describeAccounts(
  'an installation without keys that is not local',
  (world) => {
    // ASVS 15.2.3
    it('lists no providers and rejects a social login', async () => {
      expect((await world.visitor().call(getSocialProviders)).body).toEqual({ content: [] });
      const input = { params: { provider: 'kakao' }, query: { callbackUrl: CALLBACK } } as const;
      expect((await world.visitor().call(startSocialLogin, input)).error.code).toBe('UNAVAILABLE');
    });
  },
  () => ({ identityProviders: chooseProviders({ keys: {}, isLocal: false }) }),
);
