import { getProfile, logIn } from '@/lib/contract/auth';
import * as recovery from '@/lib/contract/recovery';
import { changePassword } from '@/lib/contract/user';
import { describeAccounts, DEVICE, PASSWORD } from '../../support/account-world';
import { eventually } from '../../support/eventually';

const MINUTE_MS = 60_000;
const OTHER_PASSWORD = 'Summer!2026';

describeAccounts('accounts', (world) => {
  describe('finding an id', () => {
    it('returns the username for the code once, only in the browser that requested it', async () => {
      const { username, email } = await world.member();
      world.nowMs += MINUTE_MS;
      const visitor = world.visitor();
      expect((await visitor.call(recovery.sendFindIdCode, { body: email.toUpperCase() })).status).toBe(200);
      const code = world.smtp.codeFor(email);
      expect((await world.visitor().call(recovery.verifyFindIdCode, { body: code })).status).toBe(400);
      expect((await visitor.call(recovery.verifyFindIdCode, { body: code })).body).toBe(username);
      expect((await visitor.call(recovery.verifyFindIdCode, { body: code })).status).toBe(400);
    });

    it('rejects an address without an account and mails nothing', async () => {
      const before = world.smtp.mails.length;
      const { status, error } = await world.visitor().call(recovery.sendFindIdCode, { body: 'nobody@nalot.example' });
      expect([status, error.message]).toEqual([404, '등록되지 않은 계정입니다.']);
      expect(world.smtp.mails.slice(before)).toEqual([]);
    });

    it('rejects a code that was mailed for another purpose', async () => {
      const { username, email } = await world.member();
      world.nowMs += MINUTE_MS;
      const visitor = world.visitor();
      await visitor.call(recovery.sendResetCode, { body: { username, email } });
      visitor.cookies.set('nalot-find-id', visitor.cookies.get('nalot-reset') ?? '');
      expect((await visitor.call(recovery.verifyFindIdCode, { body: world.smtp.codeFor(email) })).status).toBe(400);
    });
  });

  describe('resetting a password', () => {
    const logInWith = async (username: string, password: string) =>
      (await world.visitor().call(logIn, { headers: DEVICE, body: { username, password } })).status;

    /** Creates a member, and a browser that has confirmed the mailed reset code. */
    const confirmReset = async () => {
      const member = await world.member();
      world.nowMs += MINUTE_MS;
      const visitor = world.visitor();
      const { username, email } = member;
      await visitor.call(recovery.sendResetCode, { body: { username, email } });
      const verificationCode = world.smtp.codeFor(email);
      await visitor.call(recovery.verifyResetCode, { body: { username, code: verificationCode } });
      return { member, visitor, body: { username, verificationCode, newPassword: OTHER_PASSWORD } };
    };

    // ASVS 6.4.3, 7.4.3
    it('sets the new password, ends every session, logs nobody in and notifies the owner by mail', async () => {
      const { member, visitor, body } = await confirmReset();
      const { headers } = await visitor.call(recovery.resetPassword, { body });
      expect(headers.getSetCookie().join()).not.toContain('nalot-refresh');
      expect((await member.call(getProfile)).status).toBe(401);
      expect(await logInWith(body.username, PASSWORD)).toBe(401);
      expect(await logInWith(body.username, OTHER_PASSWORD)).toBe(200);
      const notices = () =>
        world.smtp.mails.filter(
          ({ to, subject }) => to.includes(member.email) && subject.includes('비밀번호가 바뀌었어요'),
        );
      expect(await eventually(notices, ({ length }) => length > 0)).toHaveLength(1);
    });

    it('lets a user log in who had used up the tries with the old password', async () => {
      const { visitor, body } = await confirmReset();
      const logInHere = async (password: string) =>
        (await visitor.call(logIn, { headers: DEVICE, body: { username: body.username, password } })).status;
      for (let times = 0; times < 10; times++) expect(await logInHere('a guess')).toBe(401);
      expect(await logInHere(PASSWORD)).toBe(429);
      await visitor.call(recovery.resetPassword, { body });
      expect(await logInHere(OTHER_PASSWORD)).toBe(200);
    });

    // ASVS 6.5.1
    it('works once for a confirmed code', async () => {
      const { visitor, body } = await confirmReset();
      const both = await Promise.all([1, 2].map(() => visitor.call(recovery.resetPassword, { body })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect((await visitor.call(recovery.resetPassword, { body })).status).toBe(400);
    });

    it('expires ten minutes after the code was confirmed', async () => {
      const { visitor, body } = await confirmReset();
      world.nowMs += 10 * MINUTE_MS;
      expect((await visitor.call(recovery.resetPassword, { body })).status).toBe(400);
      expect(await logInWith(body.username, PASSWORD)).toBe(200);
    });

    // ASVS 6.4.3
    it.each([
      ['the current one', () => ({ currentPassword: PASSWORD })],
      ['another confirmed code', () => ({})],
    ])('is rejected after the owner changed the password with %s', async (_, proof) => {
      const { member, visitor: stranger, body } = await confirmReset();
      world.nowMs += MINUTE_MS;
      await member.call(recovery.sendResetCode, { body: { username: member.username, email: member.email } });
      const code = world.smtp.codeFor(member.email);
      await member.call(recovery.verifyResetCode, { body: { username: member.username, code } });
      const input = { params: { id: member.profile.id }, body: { ...proof(), newPassword: 'Autumn!2026' } };
      expect((await member.call(changePassword, input)).status).toBe(200);
      expect((await stranger.call(recovery.resetPassword, { body })).status).toBe(400);
      expect(await logInWith(member.username, 'Autumn!2026')).toBe(200);
    });

    it('invalidates the codes mailed before', async () => {
      const { member, visitor, body } = await confirmReset();
      world.nowMs += MINUTE_MS;
      const another = world.visitor();
      await another.call(recovery.sendFindIdCode, { body: member.email });
      await visitor.call(recovery.resetPassword, { body });
      expect((await another.call(recovery.verifyFindIdCode, { body: world.smtp.codeFor(member.email) })).status).toBe(
        400,
      );
    });

    // ASVS 6.6.2
    it('works only for the account, the code and the browser of the request', async () => {
      const { visitor, body } = await confirmReset();
      const { username } = await world.member();
      expect((await visitor.call(recovery.resetPassword, { body: { ...body, username } })).status).toBe(400);
      expect(
        (await visitor.call(recovery.resetPassword, { body: { ...body, verificationCode: '000000' } })).status,
      ).toBe(400);
      expect((await world.visitor().call(recovery.resetPassword, { body })).status).toBe(400);
      expect((await visitor.call(recovery.resetPassword, { body })).status).toBe(200);
    });

    // ASVS 2.3.1
    it('requires the code to be confirmed first, with the requested username', async () => {
      const [{ username, email }, other] = [await world.member(), await world.member()];
      world.nowMs += MINUTE_MS;
      const visitor = world.visitor();
      await visitor.call(recovery.sendResetCode, { body: { username, email } });
      const verificationCode = world.smtp.codeFor(email);
      const body = { username, verificationCode, newPassword: OTHER_PASSWORD };
      expect((await visitor.call(recovery.resetPassword, { body })).status).toBe(400);
      expect(
        (await visitor.call(recovery.verifyResetCode, { body: { username: other.username, code: verificationCode } }))
          .status,
      ).toBe(400);
      expect(
        (await visitor.call(recovery.verifyResetCode, { body: { username: 'nobody99', code: verificationCode } }))
          .status,
      ).toBe(400);
    });

    it('mails nothing if username and address belong to different accounts', async () => {
      const [one, other] = [await world.member(), await world.member()];
      const body = { username: one.username, email: other.email };
      const before = world.smtp.mails.length;
      const { status, error } = await world.visitor().call(recovery.sendResetCode, { body });
      expect([status, error.message]).toEqual([404, '등록되지 않은 계정입니다.']);
      expect(world.smtp.mails.slice(before)).toEqual([]);
    });

    it('replaces the current password when the same member changes it', async () => {
      const { member, visitor } = await confirmReset();
      const stranger = await world.member();
      for (const one of [member, stranger]) one.cookies.set('nalot-reset', visitor.cookies.get('nalot-reset') ?? '');
      const change = (one: typeof member) =>
        one.call(changePassword, { params: { id: one.profile.id }, body: { newPassword: OTHER_PASSWORD } });
      expect((await change(stranger)).status).toBe(400);
      expect((await change(member)).status).toBe(200);
      expect(await logInWith(member.username, OTHER_PASSWORD)).toBe(200);
    });
  });
});
