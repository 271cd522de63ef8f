import { rejectCommonPassword } from '@/lib/api-host/accounts/common-passwords';
import { resetPassword, sendResetCode, verifyResetCode } from '@/lib/contract/recovery';
import { changePassword, signUp } from '@/lib/contract/user';
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
  it.each(COMMON)('%s is too common', async (password) => {
    await expect(rejectCommonPassword('password', password, null)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { password: '너무 흔한 비밀번호예요. 다른 비밀번호를 써 주세요.' },
    });
  });

  it.each(['Kx9!person1', 'PERSON1#kx9q', 'Kx9!nalot#q', 'NaLot!4qx7', 'skfdht!4qx7'])(
    '%s has the name of the person or of the product in it',
    async (password) => {
      await expect(rejectCommonPassword('password', password, 'Person1')).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
    },
  );

  it.each([PASSWORD, 'Maple7!canoe', 'kR9!tmwp', 'blue!Horse77'])('%s will do', async (password) => {
    await expect(rejectCommonPassword('password', password, 'Person1')).resolves.toBeUndefined();
  });
});

describeAccounts('a common password', (world) => {
  const REFUSED = { status: 400, fields: ['newPassword'] };
  const told = ({ status, error }: { status: number; error: { fields?: object } }) => ({
    status,
    fields: Object.keys(error?.fields ?? {}),
  });

  it('is refused at signup, and leaves the address confirmed', async () => {
    const person = world.person();
    const visitor = await world.confirmed(person.email);
    const common = await visitor.call(signUp, { body: { ...person, password: 'Password1!' } });
    expect(told(common)).toEqual({ status: 400, fields: ['password'] });
    expect((await visitor.call(signUp, { body: person })).status).toBe(200);
  });

  it('is refused at a reset, which stays confirmed', async () => {
    const { username, email } = await world.member();
    world.nowMs += 60_000;
    const visitor = world.visitor();
    await visitor.call(sendResetCode, { body: { username, email } });
    const verificationCode = world.smtp.codeFor(email);
    await visitor.call(verifyResetCode, { body: { username, code: verificationCode } });
    const reset = (newPassword: string) =>
      visitor.call(resetPassword, { body: { username, verificationCode, newPassword } });
    expect(told(await reset('qwer1234!'))).toEqual(REFUSED);
    expect((await reset('Maple7!canoe')).status).toBe(200);
  });

  it('is refused on the change page', async () => {
    const member = await world.member();
    const change = (newPassword: string) =>
      member.call(changePassword, {
        params: { id: member.profile.id },
        body: { currentPassword: PASSWORD, newPassword },
      });
    expect(told(await change('Password1!'))).toEqual(REFUSED);
    expect((await change('Maple7!canoe')).status).toBe(200);
  });
});
