import { getTableName } from 'drizzle-orm';
import { sweepAccounts } from '@/lib/api-host/accounts/sweep';
import { accessTokens, mailCodes, rateLimits, sessions, socialLogins } from '@/lib/api-host/db/schema';
import { chooseProviders } from '@/lib/api-host/identity/choose-providers';
import { finishSocialLogin, issueSocialTokens, logIn, logOut, reissue, startSocialLogin } from '@/lib/contract/auth';
import { DAY_MS } from '@/lib/contract/durations';
import * as recovery from '@/lib/contract/recovery';
import {
  changePassword,
  checkPassword,
  checkUsername,
  sendSignupCode,
  updateUser,
  withdraw,
} from '@/lib/contract/user';
import { describeAccounts, DEVICE, PASSWORD, type World } from '../../support/account-world';
import { executeAsOwner } from '../../support/database-roles';
import { walkThrough } from '../../support/provider-walk';

const MINUTE_MS = 60_000;
const OTHER_PASSWORD = 'Summer!2026';
const identityProviders = chooseProviders({ keys: {}, isLocal: true });
afterAll(() => identityProviders.close());

/** Makes every call of an account with an e-mail address and returns the values that must stay private. */
async function useEmailAccount(world: World): Promise<string[]> {
  const member = await world.member();
  const { username, email, profile } = member;
  const secrets = [username, email, profile.id, profile.nickname ?? '', PASSWORD, OTHER_PASSWORD, member.access ?? ''];
  const remember = () => secrets.push(...member.cookies.values(), member.access ?? '', world.smtp.codeFor(email));
  const params = { id: profile.id };
  remember();
  await member.call(checkUsername, { params: { username } });
  await member.call(checkPassword, { body: { password: OTHER_PASSWORD, username } });
  await member.call(sendSignupCode, { body: email });
  await member.call(updateUser, { params, body: { birthDate: '1999-11-30' } });
  member.access = (await member.call(reissue)).body.access;
  remember();
  world.nowMs += MINUTE_MS;
  await member.call(recovery.sendFindIdCode, { body: email });
  remember();
  await member.call(recovery.verifyFindIdCode, { body: world.smtp.codeFor(email) });
  world.nowMs += MINUTE_MS;
  await member.call(recovery.sendResetCode, { body: { username, email } });
  remember();
  const verificationCode = world.smtp.codeFor(email);
  await member.call(recovery.verifyResetCode, { body: { username, code: verificationCode } });
  await member.call(recovery.resetPassword, { body: { username, verificationCode, newPassword: OTHER_PASSWORD } });
  await member.call(logIn, { headers: DEVICE, body: { username, password: PASSWORD } });
  const login = { username, password: OTHER_PASSWORD };
  member.access = (await member.call(logIn, { headers: DEVICE, body: login })).body.access;
  remember();
  await member.call(changePassword, { params, body: { currentPassword: 'x', newPassword: PASSWORD } });
  await member.call(withdraw, { params: { ...params, reasonId: '1' } });
  await member.call(logOut);
  return [...secrets, DEVICE['device-id']];
}

async function useSocialAccount(world: World): Promise<string[]> {
  const visitor = world.visitor();
  const params = { provider: 'kakao' } as const;
  const query = { callbackUrl: 'http://localhost:3000/login/oauth-callback' };
  const start = (await visitor.call(startSocialLogin, { params, query })).headers.get('location') ?? '';
  const returned = Object.fromEntries((await walkThrough(start, { person: 'canary-person' })).searchParams);
  const cookies = [...visitor.cookies.values()];
  const location = (await visitor.call(finishSocialLogin, { params, query: returned })).headers.get('location') ?? '';
  const stateId = new URL(location).searchParams.get('stateId') ?? '';
  const issued = await visitor.call(issueSocialTokens, {
    params: { deviceId: stateId },
    headers: { 'device-id': 'kakao' },
  });
  const { code, state } = returned;
  return [
    stateId,
    code ?? '',
    state ?? '',
    'canary-person',
    issued.body.access,
    issued.body.profile.id,
    ...cookies,
    ...visitor.cookies.values(),
  ];
}

describeAccounts(
  'personal data',
  (world) => {
    // ASVS 14.2.4, 16.2.5
    it('appears in no log line after every call of an account', async () => {
      const secrets = [...(await useEmailAccount(world)), ...(await useSocialAccount(world))].filter(Boolean);
      const log = world.written.join('').toLowerCase();
      expect(world.written.length).toBeGreaterThan(20);
      expect(secrets.length).toBeGreaterThan(20);
      for (const secret of secrets) expect([secret, log.includes(secret.toLowerCase())]).toEqual([secret, false]);
    });

    // ASVS 16.3.4, 16.5.1
    it('appears in no log line when the database fails', async () => {
      const { username, email } = await world.member();
      await executeAsOwner(world.db, 'alter table users rename to users_elsewhere');
      const failed = await world.visitor().call(logIn, { headers: DEVICE, body: { username, password: PASSWORD } });
      const other = await world.visitor().call(recovery.sendResetCode, { body: { username, email } });
      await executeAsOwner(world.db, 'alter table users_elsewhere rename to users');
      expect([failed.status, other.status]).toEqual([500, 500]);
      expect(failed.error.message).toBe('오류가 발생했습니다. 다시 시도해주세요.');
      const log = world.written.join('').toLowerCase();
      expect(log).toContain('unexpected error');
      for (const secret of [username, email, PASSWORD]) expect(log).not.toContain(secret.toLowerCase());
    });

    // ASVS 14.2.4
    it('is deleted when it has expired', async () => {
      await world.member();
      await world.visitor().call(sendSignupCode, { body: world.person().email });
      await sweepAccounts(world.db, world.nowMs + 181 * DAY_MS);
      for (const table of [sessions, accessTokens, mailCodes, socialLogins, rateLimits])
        expect([getTableName(table), await world.db.$count(table)]).toEqual([getTableName(table), 0]);
    });
  },
  () => ({ identityProviders }),
);
