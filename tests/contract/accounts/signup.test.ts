import { eq } from 'drizzle-orm';
import { consents, users } from '@/lib/api-host/db/schema';
import { logIn } from '@/lib/contract/auth';
import { checkUsername, sendSignupCode, signUp, verifySignupCode } from '@/lib/contract/user';
import { describeAccounts, DEVICE } from '../../support/account-world';

jest.setTimeout(60_000);

describeAccounts('signing up', (world) => {
  it('goes from a code in a mail to an account that one can log in with', async () => {
    const person = world.person();
    const visitor = world.visitor();
    expect((await visitor.call(checkUsername, { params: { username: person.username } })).body).toEqual({ available: true });
    expect((await visitor.call(sendSignupCode, { body: person.email })).body).toEqual({});
    const code = world.smtp.codeFor(person.email);
    expect((await visitor.call(verifySignupCode, { body: { email: person.email, code } })).body).toEqual({});
    const made = await visitor.call(signUp, { body: person });
    const { username, email, nickname, gender, birthDate, password } = person;
    expect(made.body).toEqual({
      ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), username, email, nickname, gender, birthDate },
      ...{ loginType: 'email', socialType: null, agreedToMarketing: false },
    });
    const login = await world.visitor().call(logIn, { headers: DEVICE, body: { username: username.toUpperCase(), password } });
    expect(login.body.access).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });
});
