import { eq } from 'drizzle-orm';
import { consents, mailCodes, users } from '@/lib/api-host/db/schema';
import { getProfile, logIn } from '@/lib/contract/auth';
import { MAIL_RESEND_DELAY_S } from '@/lib/contract/mail-code';
import { sendFindIdCode } from '@/lib/contract/recovery';
import { checkUsername, sendSignupCode, signUp, verifySignupCode } from '@/lib/contract/user';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { describeAccounts, DEVICE } from '../../support/account-world';
import { createVisitor } from '../../support/visitor';

const MINUTE_MS = 60_000;

describeAccounts('accounts', (world) => {
  describe('signing up', () => {
    it('leads from a mailed code to an account that can log in', async () => {
      const person = world.person();
      const visitor = world.visitor();
      const lookUp = () => visitor.call(checkUsername, { params: { username: person.username } });
      expect((await lookUp()).body).toEqual({ available: true });
      expect((await visitor.call(sendSignupCode, { body: person.email })).body).toEqual({});
      const code = world.smtp.codeFor(person.email);
      expect((await visitor.call(verifySignupCode, { body: { email: person.email, code } })).body).toEqual({});
      const created = await visitor.call(signUp, { body: person });
      const { username, email, nickname, gender, birthDate, password } = person;
      expect(created.body).toMatchObject({
        ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), username, email, nickname, gender, birthDate },
        ...{
          loginType: 'email',
          socialType: null,
          agreedToMarketing: false,
          comfort: { offsets: NO_OFFSETS, lastFeeling: null },
        },
      });
      expect((await lookUp()).body).toEqual({ available: false });
      const body = { username: username.toUpperCase(), password };
      visitor.access = (await visitor.call(logIn, { headers: DEVICE, body })).body.access;
      expect((await visitor.call(getProfile)).body).toEqual(created.body);
    });

    it('stores the consents with time and version, and the password only as a hash', async () => {
      const { profile } = await world.member();
      const stored = await world.db.select().from(consents).where(eq(consents.userId, profile.id));
      expect(stored.map(({ document, version, agreedAt }) => [document, version, agreedAt.getTime()]).sort()).toEqual([
        ['location', '2025-05-01', world.nowMs],
        ['privacy', '2025-04-10', world.nowMs],
        ['terms', '2025-04-10', world.nowMs],
      ]);
      const [user] = await world.db.select().from(users).where(eq(users.id, profile.id));
      expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    });

    // ASVS 2.3.4
    it('gives a username to one of two concurrent requests, in upper or lower case', async () => {
      const [one, other] = [world.person(), world.person()];
      other.username = one.username.toLowerCase();
      const [first, second] = [await world.confirmAddress(one.email), await world.confirmAddress(other.email)];
      const both = await Promise.all([first.call(signUp, { body: one }), second.call(signUp, { body: other })]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const loser = both.findIndex(({ status }) => status === 409);
      expect(both[loser]?.error.fields).toEqual({ username: '이미 사용 중인 아이디예요.' });
      const again = { ...(loser === 0 ? one : other), username: world.person().username };
      expect((await (loser === 0 ? first : second).call(signUp, { body: again })).status).toBe(200);
    });

    it('creates one account when the form is sent twice', async () => {
      const person = world.person();
      const visitor = await world.confirmAddress(person.email);
      const both = await Promise.all([1, 2].map(() => visitor.call(signUp, { body: person })));
      expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
      expect(await world.db.$count(users, eq(users.email, person.email))).toBe(1);
    });

    it('returns 409 when the address already has an account', async () => {
      const { email } = await world.member();
      const { status, error } = await world.visitor().call(sendSignupCode, { body: email.toUpperCase() });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([409, ['email']]);
    });

    it.each([
      ['2012-01-15', 200],
      ['2012-01-16', 400],
    ])(
      'on 15 January 2026 a birth date of %s returns %i, because fourteen is old enough',
      async (birthDate, expected) => {
        const person = { ...world.person(), birthDate };
        const visitor = await world.confirmAddress(person.email);
        const { status, error } = await visitor.call(signUp, { body: person });
        expect(status).toBe(expected);
        if (expected === 400) expect(error.fields?.birthDate).toMatch(/만 14세가 되면/);
      },
    );

    // ASVS 2.3.1
    it('requires the confirmed code of the same address', async () => {
      const person = world.person();
      const visitor = await world.confirmAddress(world.person().email);
      const { status, error } = await visitor.call(signUp, { body: person });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['email']]);
      expect((await world.visitor().call(signUp, { body: person })).status).toBe(400);
    });

    it('is possible for half an hour after the code was confirmed', async () => {
      const person = world.person();
      const visitor = await world.confirmAddress(person.email);
      world.nowMs += 29 * MINUTE_MS;
      expect((await visitor.call(signUp, { body: { ...person, birthDate: '2020-01-01' } })).status).toBe(400);
      world.nowMs += 2 * MINUTE_MS;
      expect((await visitor.call(signUp, { body: person })).error.fields).toHaveProperty('email');
    });

    it('continues after a restart of the host', async () => {
      const person = world.person();
      const before = world.visitor();
      await before.call(sendSignupCode, { body: person.email });
      const after = createVisitor(world.requestOtherInstance);
      for (const [name, value] of before.cookies) after.cookies.set(name, value);
      const body = { email: person.email, code: world.smtp.codeFor(person.email) };
      expect((await after.call(verifySignupCode, { body })).status).toBe(200);
      expect((await before.call(signUp, { body: person })).status).toBe(200);
    });

    it('allows twenty username checks a minute', async () => {
      const visitor = world.visitor();
      const lookUp = () => visitor.call(checkUsername, { params: { username: 'nobody12' } });
      for (let times = 0; times < 20; times++) expect((await lookUp()).status).toBe(200);
      expect((await lookUp()).error.code).toBe('TOO_MANY_REQUESTS');
      world.nowMs += MINUTE_MS;
      expect((await lookUp()).status).toBe(200);
    });

    it('limits username checks of a network, whatever its browsers have proved', async () => {
      world.limitPoints['username-network'] = 3;
      const headers = { 'x-forwarded-for': '198.51.100.200' };
      const params = { username: 'nobody12' };
      const members = [await world.member(), await world.member()];
      const statuses = [];
      for (let times = 0; times < 2; times++)
        for (const member of members)
          statuses.push((await member.call(checkUsername, { params, headers } as never)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    });
  });

  describe('a code in a mail', () => {
    const requestCode = async (email: string, visitor = world.visitor()) => {
      const { status, error } = await visitor.call(sendSignupCode, { body: email });
      return { visitor, status, error, code: world.smtp.codeFor(email) };
    };
    const makeWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

    // ASVS 6.4.1
    it('has six digits, in a Korean mail of text and HTML whose subject does not contain it', async () => {
      const { email } = world.person();
      const { code } = await requestCode(email);
      const mail = world.smtp.mails.at(-1);
      expect(code).toMatch(/^\d{6}$/);
      expect(mail).toMatchObject({ to: [email], subject: '[날옷] 이메일 인증번호예요' });
      expect(mail?.html).toContain(`>${code}</div>`);
      expect(mail?.html).toContain('<html lang="ko">');
    });

    // ASVS 6.5.2
    it('is not stored in plain text', async () => {
      const { email } = world.person();
      const { code, visitor } = await requestCode(email);
      const [stored] = await world.db.select().from(mailCodes).where(eq(mailCodes.email, email));
      const all = JSON.stringify(stored);
      expect(all).not.toContain(code);
      expect(all).not.toContain(visitor.cookies.get('nalot-signup'));
    });

    // ASVS 6.4.1, 6.5.5
    it('expires after 180 seconds', async () => {
      const { email } = world.person();
      const { code, visitor } = await requestCode(email);
      world.nowMs += 180_000;
      const { status, error } = await visitor.call(verifySignupCode, { body: { email, code } });
      expect([status, error.fields]).toEqual([400, { code: expect.stringMatching(/다시 받아 주세요/) }]);
    });

    // ASVS 6.6.2
    it('works only in the browser that requested it', async () => {
      const { email } = world.person();
      const { code } = await requestCode(email);
      const elsewhere = await requestCode(world.person().email);
      expect((await elsewhere.visitor.call(verifySignupCode, { body: { email, code } })).status).toBe(400);
      expect((await world.visitor().call(verifySignupCode, { body: { email, code } })).status).toBe(400);
    });

    // ASVS 2.2.3
    it('works only for the address that it was sent to', async () => {
      const { code, visitor } = await requestCode(world.person().email);
      const body = { email: world.person().email, code };
      expect((await visitor.call(verifySignupCode, { body })).status).toBe(400);
    });

    // ASVS 6.5.1
    it('works once', async () => {
      const { email } = world.person();
      const { code, visitor } = await requestCode(email);
      const both = await Promise.all([1, 2].map(() => visitor.call(verifySignupCode, { body: { email, code } })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    it('may be mistyped four times, with the number of tries left, and is invalid after the fifth', async () => {
      const { email } = world.person();
      const { code, visitor } = await requestCode(email);
      const tryCode = (typed: string) => visitor.call(verifySignupCode, { body: { email, code: typed } });
      for (const left of [4, 3, 2, 1])
        expect((await tryCode(makeWrongCode(code))).error.fields?.code).toContain(`${left}번 더 입력할 수 있어요`);
      expect((await tryCode(makeWrongCode(code))).error.fields?.code).toMatch(/다섯 번 맞지 않았어요/);
      expect((await tryCode(code)).error.code).toBe('TOO_MANY_REQUESTS');
    });

    // ASVS 6.6.3
    it('allows five tries, also when they are concurrent', async () => {
      const { email } = world.person();
      const { code, visitor } = await requestCode(email);
      const tries = await Promise.all(
        Array.from({ length: 20 }, () =>
          visitor.call(verifySignupCode, { body: { email, code: makeWrongCode(code) } }),
        ),
      );
      expect(tries.filter(({ error }) => error.code === 'INVALID_INPUT')).toHaveLength(5);
    });

    it('is invalid once the next one is sent', async () => {
      const { email } = world.person();
      const first = await requestCode(email);
      const cookie = first.visitor.cookies.get('nalot-signup') ?? '';
      world.nowMs += MINUTE_MS;
      const second = await requestCode(email, first.visitor);
      second.visitor.cookies.set('nalot-signup', cookie);
      const body = { email, code: first.code };
      expect((await second.visitor.call(verifySignupCode, { body })).status).toBe(400);
    });

    it('is mailed to one address once a minute and five times a day, for all visitors together', async () => {
      const { email } = world.person();
      for (let mails = 0; mails < 5; mails++) {
        expect((await requestCode(email)).status).toBe(200);
        expect((await requestCode(email.toUpperCase())).error.message).toMatch(/1분에 한 번/);
        world.nowMs += MAIL_RESEND_DELAY_S * 1_000;
      }
      expect((await requestCode(email)).error.message).toMatch(/하루에 다섯 번/);
      world.nowMs += 24 * 60 * MINUTE_MS;
      expect((await requestCode(email)).status).toBe(200);
    });

    it('is mailed once for ten concurrent requests', async () => {
      const { email } = world.person();
      const all = await Promise.all(Array.from({ length: 10 }, () => requestCode(email)));
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(world.smtp.mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
    });

    it('can be requested thirty times in fifteen minutes from one network for recovery, and as often for sign-ups', async () => {
      const visitor = world.visitor();
      const findId = () => visitor.call(sendFindIdCode, { body: 'nobody@nalot.example' });
      for (let times = 0; times < 30; times++) expect((await findId()).status).toBe(404);
      expect((await findId()).status).toBe(429);
      for (let times = 0; times < 30; times++)
        expect((await requestCode(world.person().email, visitor)).status).toBe(200);
      expect((await requestCode(world.person().email, visitor)).status).toBe(429);
    });

    it.each(['refuse', 'silent'] as const)(
      'is not stored when the mail server fails (%s), and can be requested again',
      async (fault) => {
        const { email } = world.person();
        world.smtp.fault = fault;
        const { error, visitor } = await requestCode(email);
        expect(error).toMatchObject(
          fault === 'refuse'
            ? { code: 'INVALID_INPUT', message: expect.stringMatching(/주소를 다시 확인해/) }
            : { code: 'UNAVAILABLE', message: expect.stringMatching(/보내지 못했어요/) },
        );
        expect(visitor.cookies.size).toBe(0);
        expect(await world.db.$count(mailCodes, eq(mailCodes.email, email))).toBe(0);
        expect(world.written.join('')).not.toContain(email);
        world.smtp.fault = null;
        // A refused recipient counts as a mail.
        if (fault === 'refuse') world.nowMs += MINUTE_MS;
        expect((await requestCode(email)).status).toBe(200);
      },
    );
  });
});
