import { logIn, logOutElsewhere, reissue } from '@/lib/contract/auth';
import { resetPassword, sendResetCode, verifyResetCode } from '@/lib/contract/recovery';
import { changePassword, withdraw } from '@/lib/contract/user';
import { describeAccounts, DEVICE, PASSWORD, type Member } from '../../support/account-world';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'Autumn!2026';

interface Line {
  level: string;
  event?: string;
  who?: string;
  from?: string;
  limit?: string;
  requestId?: string;
}

describeAccounts('security events', (world) => {
  /** Returns the events logged by an action. */
  async function collectEvents(act: () => Promise<unknown>): Promise<Line[]> {
    const before = world.written.length;
    await act();
    return world.written
      .slice(before)
      .map((line) => JSON.parse(line) as Line)
      .filter(({ event }) => event);
  }
  const tryPassword = (username: string, password: string, visitor = world.visitor()) =>
    visitor.call(logIn, { headers: DEVICE, body: { username, password } });

  async function reset(member: Member): Promise<void> {
    const { username, email } = member;
    world.nowMs += 2 * MINUTE_MS;
    await member.call(sendResetCode, { body: { username, email } });
    const verificationCode = world.smtp.codeFor(email);
    await member.call(verifyResetCode, { body: { username, code: verificationCode } });
    await member.call(resetPassword, { body: { username, verificationCode, newPassword: NEW_PASSWORD } });
  }

  // ASVS 16.3.1, 16.3.2, 16.3.3
  it('are logged at level warn, one line each', async () => {
    const member = await world.member();
    const { username, profile } = member;
    const params = { id: profile.id };
    const login = { username, password: NEW_PASSWORD };
    const steps: [string, () => Promise<unknown>][] = [
      ['login-failed', () => tryPassword(username, `${PASSWORD}?`)],
      ['login-failed', () => tryPassword('nobody99', PASSWORD)],
      [
        'login-failed',
        () => member.call(changePassword, { params, body: { currentPassword: 'x', newPassword: NEW_PASSWORD } }),
      ],
      ['sessions-ended', () => member.call(logOutElsewhere)],
      ['password-reset', () => reset(member)],
      [
        'withdrawn',
        async () => {
          member.access = (await member.call(logIn, { headers: DEVICE, body: login })).body.access;
          await member.call(withdraw, { params: { ...params, reasonId: '1' } });
        },
      ],
    ];
    for (const [event, act] of steps)
      expect(await collectEvents(act)).toEqual([
        expect.objectContaining({ event, level: 'warn', from: expect.any(String), requestId: expect.any(String) }),
      ]);
  });

  // ASVS 16.3.1, 16.3.2, 16.3.3
  it('include a replayed token and the name of a reached limit', async () => {
    const member = await world.member();
    const thief = world.visitor();
    for (const [name, value] of member.cookies) thief.cookies.set(name, value);
    await member.call(reissue);
    world.nowMs += MINUTE_MS;
    expect(await collectEvents(() => thief.call(reissue))).toEqual([
      expect.objectContaining({ event: 'token-replayed' }),
    ]);

    const guesser = world.visitor();
    for (let tries = 0; tries < 10; tries++) await tryPassword(member.username, 'Wrong1!pass', guesser);
    expect(await collectEvents(() => tryPassword(member.username, PASSWORD, guesser))).toEqual([
      expect.objectContaining({ event: 'limit-reached', limit: 'login-here' }),
    ]);
  });

  it('have the same hash for the same user and network, and contain neither', async () => {
    const [one, other] = [await world.member(), await world.member()];
    const lines = await collectEvents(async () => {
      for (const { username } of [one, one, other]) await tryPassword(username, 'Wrong1!pass', one);
      await one.call(logOutElsewhere);
    });
    const [first, second, third, fourth] = lines.map(({ who }) => who);
    expect(first).toMatch(/^[\w-]{16}$/);
    expect([second, fourth]).toEqual([first, first]);
    expect(third).not.toBe(first);
    expect(new Set(lines.map(({ from }) => from)).size).toBe(1);
    const text = JSON.stringify(lines).toLowerCase();
    for (const name of [one.username, one.email, one.profile.id, '203.0.', '127.0.0.1'])
      expect(text).not.toContain(name.toLowerCase());
  });
});
