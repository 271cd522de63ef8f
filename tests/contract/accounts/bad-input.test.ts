import type { Call } from '@/lib/contract/call';
import { issueSocialTokens, logIn } from '@/lib/contract/auth';
import * as recovery from '@/lib/contract/recovery';
import * as user from '@/lib/contract/user';
import { describeAccounts, DEVICE, PASSWORD, type Member } from '../../support/account-world';

const NOT_TEXT = [undefined, null, 7, true, [], {}];
const UNUSUAL = [
  ...['', ' ', 'x'.repeat(300), '😀😀😀😀😀😀😀😀', '１２３４５６', 'ａｂｃｄｅｆ'],
  ...["' OR '1'='1'; DROP TABLE users; --", '<script>alert(1)</script>', 'a@b.kr\r\nBcc: c@d.kr', 'abcdef\u0000'],
];
/** Full-width digits are a code. */
const NO_CODES = UNUSUAL.filter((one) => one !== '１２３４５６');
const EMAIL = 'someone@nalot.example';

/** A call, a valid body for it, and the fields in which every unusual value must be rejected. */
const TABLE: readonly [Call, Record<string, unknown>, string[]][] = [
  [
    user.signUp,
    {
      username: 'someone1',
      password: PASSWORD,
      nickname: '날옷',
      gender: '',
      birthDate: '2000-01-01',
      email: EMAIL,
      agreedToTerms: true,
      agreedToPrivacy: true,
      agreedToLocation: true,
      agreedToMarketing: false,
    },
    ['username', 'password', 'nickname', 'birthDate', 'email', 'agreedToTerms', 'agreedToPrivacy', 'agreedToLocation'],
  ],
  [user.verifySignupCode, { email: EMAIL, code: '123456' }, ['email', 'code']],
  [recovery.sendResetCode, { username: 'someone1', email: EMAIL }, ['username', 'email']],
  [recovery.verifyResetCode, { username: 'someone1', code: '123456' }, ['username', 'code']],
  [
    recovery.resetPassword,
    { verificationCode: '123456', username: 'someone1', newPassword: PASSWORD },
    ['verificationCode', 'username', 'newPassword'],
  ],
  [user.changePassword, { currentPassword: PASSWORD, newPassword: 'Summer!2026' }, ['newPassword']],
];
const cases = TABLE.flatMap(([call, body, fields]) => fields.map((field) => [call.id, field, call, body] as const));

describeAccounts('bad input', (world) => {
  let member: Member;
  beforeAll(async () => void (member = await world.member()));
  const params = () => ({ id: member.profile.id });

  // ASVS 1.3.3, 1.3.11, 2.2.1
  it.each(cases)('%s returns 400 naming the field when %s is invalid', async (_, field, call, body) => {
    const unusual = /code$/i.test(field) ? NO_CODES : UNUSUAL;
    for (const value of [...NOT_TEXT.filter((one) => one !== body[field]), ...unusual]) {
      const { status, error } = await member.send(call, { params: params(), body: { ...body, [field]: value } });
      expect([value, status, error?.code]).toEqual([value, 400, 'INVALID_INPUT']);
      expect(Object.keys(error.fields ?? {}).join()).toMatch(new RegExp(`^${field}`));
      expect(Object.values(error.fields ?? {}).join()).toMatch(/[가-힣]/);
    }
  });

  // ASVS 1.5.2
  it.each([
    [user.sendSignupCode.id, user.sendSignupCode],
    [recovery.sendFindIdCode.id, recovery.sendFindIdCode],
    [recovery.verifyFindIdCode.id, recovery.verifyFindIdCode],
  ])('%s returns 400 when the body has the wrong shape', async (_, call) => {
    for (const body of [undefined, {}, [], ...NO_CODES])
      expect([body, (await world.visitor().send(call, { body })).status]).toEqual([body, 400]);
  });

  // ASVS 1.2.4
  it('login returns 401 for any text that is no username and 400 for values that are not text', async () => {
    const visitor = world.visitor();
    const tryLogin = async (body: object, headers: object = DEVICE) =>
      (await visitor.send(logIn, { headers, body })).status;
    for (const username of UNUSUAL.filter((one) => one !== '' && one.length <= 64))
      expect([username, await tryLogin({ username, password: PASSWORD })]).toEqual([username, 401]);
    for (const value of [...NOT_TEXT, '', 'x'.repeat(300)]) {
      expect([value, await tryLogin({ username: value, password: PASSWORD })]).toEqual([value, 400]);
      expect([value, await tryLogin({ username: 'someone1', password: value })]).toEqual([value, 400]);
    }
    expect(await tryLogin({ username: 'someone1', password: PASSWORD }, { 'device-id': 'x' })).toBe(400);
    expect(await tryLogin({ username: 'someone1', password: PASSWORD }, {})).toBe(400);
  });

  it('updateUser returns 400 for unusual values in every field', async () => {
    const fields = ['nickname', 'birthDate', 'gender', 'agreedToTerms', 'agreedToMarketing'];
    for (const field of fields)
      for (const value of [null, 7, [], {}, ...UNUSUAL.filter((one) => one !== '')]) {
        const { status } = await member.send(user.updateUser, { params: params(), body: { [field]: value } });
        expect([field, value, status]).toEqual([field, value, 400]);
      }
  });

  // ASVS 2.2.2
  it('rejects unusual values in paths and headers', async () => {
    for (const value of UNUSUAL.filter((one) => one !== '')) {
      const visitor = world.visitor();
      expect([value, (await visitor.send(user.checkUsername, { params: { username: value } })).status]).toEqual([
        value,
        400,
      ]);
      const issue = { params: { deviceId: value }, headers: { 'device-id': 'kakao' } };
      expect([value, (await visitor.send(issueSocialTokens, issue)).status < 500]).toEqual([value, true]);
      const leave = { params: { id: member.profile.id, reasonId: value } };
      expect([value, (await member.send(user.withdraw, leave)).status]).toEqual([value, 400]);
      expect([value, (await member.send(user.updateUser, { params: { id: value }, body: {} })).status >= 400]).toEqual([
        value,
        true,
      ]);
    }
    const naver = { params: { deviceId: DEVICE['device-id'] }, headers: { 'device-id': 'naver' } };
    expect((await world.visitor().send(issueSocialTokens, naver)).status).toBe(400);
  });

  // ASVS 15.3.6
  it.each(['{', '[]', 'null', '"text"', '{"username":', '{"__proto__":{"username":"someone1"}}'])(
    'login returns 400 for the body %s',
    async (body) => {
      const headers = { 'content-type': 'application/json', ...DEVICE };
      const response = await world.request('/api/v1/auth/login', { method: 'POST', headers, body });
      expect(response.status).toBe(400);
    },
  );
});
