import { sql } from 'drizzle-orm';
import { getProfile, logIn, reissue } from '@/lib/contract/auth';
import { addBookmark } from '@/lib/contract/bookmark';
import { sendFeedback } from '@/lib/contract/feedback';
import { saveNotificationSetting } from '@/lib/contract/notification';
import { resetPassword, sendResetCode, verifyResetCode } from '@/lib/contract/recovery';
import { changePassword, updateUser, withdraw } from '@/lib/contract/user';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { describeAccounts, DEVICE, PASSWORD, type Member } from '../../support/account-world';
import type { Visitor } from '../../support/visitor';

const MINUTE_MS = 60_000;
const PASSWORDS = ['Maple7!canoe', 'blue!Horse77'] as const;
const NEW_PASSWORD = PASSWORDS[0];

describeAccounts('concurrent calls', (world) => {
  /** Creates a member with a mailed reset code, and the browser that requested it. */
  async function requestReset(isConfirmed: boolean): Promise<{ member: Member; browser: Visitor; code: string }> {
    const member = await world.member();
    const { username, email } = member;
    world.nowMs += MINUTE_MS;
    const browser = world.visitor();
    await browser.call(sendResetCode, { body: { username, email } });
    const code = world.smtp.codeFor(email);
    if (isConfirmed) await browser.call(verifyResetCode, { body: { username, code } });
    return { member, browser, code };
  }

  const logInAs = (visitor: Visitor, username: string, password: string) =>
    visitor.call(logIn, { headers: DEVICE, body: { username, password } });

  // ASVS 2.3.4
  it('let one of two resets with the same code set the password', async () => {
    const { member, browser, code } = await requestReset(true);
    const { username } = member;
    const resets = PASSWORDS.map((newPassword) =>
      browser.call(resetPassword, { body: { username, verificationCode: code, newPassword } }),
    );
    const statuses = (await Promise.all(resets)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400]);
    const right = PASSWORDS[statuses.indexOf(200)]!;
    const wrong = PASSWORDS[statuses.indexOf(400)]!;
    expect((await logInAs(browser, username, right)).status).toBe(200);
    expect((await logInAs(browser, username, wrong)).status).toBe(401);
  });

  it('confirm a right code once out of ten tries', async () => {
    const { member, browser, code } = await requestReset(false);
    const body = { username: member.username, code };
    const tries = await Promise.all(Array.from({ length: 10 }, () => browser.call(verifyResetCode, { body })));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('leave no session from a login with the old password after a change', async () => {
    const member = await world.member();
    const { username, profile } = member;
    const visitors = Array.from({ length: 4 }, () => world.visitor());
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    const [changed, ...logins] = await Promise.all([
      member.call(changePassword, { params: { id: profile.id }, body }),
      ...visitors.map((visitor) => logInAs(visitor, username, PASSWORD)),
    ]);
    expect(changed.status).toBe(200);
    for (const [index, login] of logins.entries()) {
      expect([200, 401]).toContain(login.status);
      visitors[index]!.access = login.body.access;
      expect((await visitors[index]!.call(getProfile)).status).toBe(401);
    }
  });

  it('leave no session from a reissue after a reset', async () => {
    const { member, browser, code } = await requestReset(true);
    const body = { username: member.username, verificationCode: code, newPassword: NEW_PASSWORD };
    const [reset, ...reissues] = await Promise.all([
      browser.call(resetPassword, { body }),
      ...Array.from({ length: 4 }, () => member.call(reissue)),
    ]);
    expect(reset.status).toBe(200);
    for (const reissued of reissues) {
      member.access = reissued.body.access;
      expect((await member.call(getProfile)).status).toBe(401);
    }
  });

  it('leave no data of a deleted account and cause no 500', async () => {
    const member = await world.member();
    const { id } = member.profile;
    const setting = { hour: 7, minute: 30, dayOfWeek: 'EVERYDAY', enabled: true } as const;
    const writes = [
      ...OUTFITS.slice(0, 3).map((outfit) => member.call(addBookmark, { params: { id: outfit.id } })),
      member.call(saveNotificationSetting, { body: setting }),
      member.call(sendFeedback, { body: { text: '안녕히 계세요' } }),
      member.call(updateUser, { params: { id }, body: { nickname: '남옷' } }),
    ];
    const [deleted, ...written] = await Promise.all([
      member.call(withdraw, { params: { id, reasonId: '1' } }),
      ...writes,
    ]);
    expect(deleted.status).toBe(200);
    for (const { status } of written) expect([200, 401, 404]).toContain(status);
    for (const table of ['bookmarks', 'notification_settings', 'feedback', 'sessions', 'consents']) {
      const found = await world.db.execute(sql`select * from ${sql.identifier(table)} where user_id = ${id}`);
      expect([table, (found as { rows: unknown[] }).rows]).toEqual([table, []]);
    }
  });
});
