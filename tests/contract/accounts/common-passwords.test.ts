import { rejectCommonPassword } from '@/lib/api-host/accounts/common-passwords';
import { resetPassword, sendResetCode, verifyResetCode } from '@/lib/contract/recovery';
import { changePassword, checkPassword, signUp } from '@/lib/contract/user';
import { describeAccounts, PASSWORD } from '../../support/account-world';

const COMMON = [
  'Password1!',
  'qwer1234!',
  'P@ssw0rd',
  '1q2w3e4r!',
  'asdf1234!',
  'Iloveyou1!',
  'Welcome1!',
  'abc123!@#',
];

describe('a new password', () => {
  // ASVS 6.2.4
  it.each(COMMON)('%s is rejected as too common', async (password) => {
    await expect(rejectCommonPassword('password', password, null)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { password: 'passwordCommon' },
    });
  });

  // ASVS 6.2.11
  it.each(['Kx9!person1', 'PERSON1#kx9q', 'Kx9!nalot#q', 'NaLot!4qx7', 'skfdht!4qx7'])(
    "%s is rejected because it contains the username or the product's name",
    async (password) => {
      await expect(rejectCommonPassword('password', password, 'Person1')).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
    },
  );

  it.each([PASSWORD, 'Maple7!canoe', 'kR9!tmwp', 'blue!Horse77'])('%s is accepted', async (password) => {
    await expect(rejectCommonPassword('password', password, 'Person1')).resolves.toBeUndefined();
  });
});

describeAccounts('a common password', (world) => {
  const REJECTED = { status: 400, fields: ['newPassword'] };
  const summarize = ({ status, error }: { status: number; error: { fields?: object } }) => ({
    status,
    fields: Object.keys(error?.fields ?? {}),
  });

  it('is reported before signup, a reset or a change, with the message of those', async () => {
    const visitor = world.visitor();
    const check = async (password: string, username?: string) =>
      (await visitor.call(checkPassword, { body: { password, username } })).body;
    const problem = '너무 흔한 비밀번호예요. 다른 비밀번호를 써 주세요.';
    for (const password of COMMON) expect([password, await check(password)]).toEqual([password, { problem }]);
    expect(await check('Kx9!person1', 'person1')).toEqual({
      problem: '아이디나 날옷의 이름은 비밀번호에 넣을 수 없어요.',
    });
    expect(await check('Maple7!canoe', 'person1')).toEqual({ problem: null });
  });

  // ASVS 6.2.4, 15.2.2
  it('is checked thirty times a minute for one network, and for each confirmed address', async () => {
    const confirmed = await world.confirmAddress(world.person().email);
    const body = { password: 'Maple7!canoe' };
    const visitor = world.visitor();
    for (let times = 0; times < 30; times++) await visitor.call(checkPassword, { body });
    expect((await visitor.call(checkPassword, { body })).error.code).toBe('TOO_MANY_REQUESTS');
    expect((await confirmed.call(checkPassword, { body })).status).toBe(200);
  });

  // ASVS 6.2.4
  it('is rejected at signup, and the address stays confirmed', async () => {
    const person = world.person();
    const visitor = await world.confirmAddress(person.email);
    const common = await visitor.call(signUp, { body: { ...person, password: 'Password1!' } });
    expect(summarize(common)).toEqual({ status: 400, fields: ['password'] });
    expect((await visitor.call(signUp, { body: person })).status).toBe(200);
  });

  // ASVS 2.3.3
  it('is rejected at a reset, and the code stays confirmed', async () => {
    const { username, email } = await world.member();
    world.nowMs += 60_000;
    const visitor = world.visitor();
    await visitor.call(sendResetCode, { body: { username, email } });
    const verificationCode = world.smtp.codeFor(email);
    await visitor.call(verifyResetCode, { body: { username, code: verificationCode } });
    const reset = (newPassword: string) =>
      visitor.call(resetPassword, { body: { username, verificationCode, newPassword } });
    expect(summarize(await reset('qwer1234!'))).toEqual(REJECTED);
    expect((await reset('Maple7!canoe')).status).toBe(200);
  });

  it('is rejected when the password is changed', async () => {
    const member = await world.member();
    const change = (newPassword: string) =>
      member.call(changePassword, {
        params: { id: member.profile.id },
        body: { currentPassword: PASSWORD, newPassword },
      });
    expect(summarize(await change('Password1!'))).toEqual(REJECTED);
    expect((await change('Maple7!canoe')).status).toBe(200);
  });
});
