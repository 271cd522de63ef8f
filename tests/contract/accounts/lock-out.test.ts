import { LOGIN_PER_NETWORK } from '@/lib/api-host/shared/limit-rules';
import { createLimits, toNetworkAttempts } from '@/lib/api-host/shared/limits';
import { logIn } from '@/lib/contract/auth';
import { resetPassword, sendResetCode, verifyResetCode } from '@/lib/contract/recovery';
import { describeAccounts, describeAccountsOnEach, DEVICE, PASSWORD } from '../../support/account-world';
import { campaignSize, IS_WHOLE, reportFigure } from '../../support/campaign';
import type { Visitor } from '../../support/visitor';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'Maple7!canoe';
const TRIES = campaignSize(200, 10_000);
const AT_ONCE = 50;
const describeCampaign = IS_WHOLE ? describeAccountsOnEach : describeAccounts;

jest.setTimeout(IS_WHOLE ? 3_600_000 : 300_000);

/** Returns an address in the numbered /64 of a /48. */
const buildAddress = (prefix: string, number: number) => `${prefix}:${(number % 65_536).toString(16)}::1`;
const ATTACKER_PREFIX = '2001:db8:7';
/** A second /48, because the first has used up its limits by then. */
const SECOND_PREFIX = '2001:db8:8';

describeCampaign('an attacker with a whole /48 who guesses passwords of one account', (world) => {
  const logInAs = async (visitor: Visitor, username: string, password: string, from?: string) => {
    const headers = { ...DEVICE, ...(from && { 'x-forwarded-for': from }) };
    return (await visitor.call(logIn, { headers, body: { username, password } })).status;
  };

  /** Sends wrong passwords from all over the /48 and counts the responses by status. */
  async function attack(username: string, tries: number, prefix = ATTACKER_PREFIX): Promise<Record<number, number>> {
    const statuses: Record<number, number> = {};
    const stranger = world.visitor();
    for (let made = 0; made < tries; made += AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, one) => {
          const status = await logInAs(stranger, username, `Guess!${made + one}`, buildAddress(prefix, made + one));
          statuses[status] = (statuses[status] ?? 0) + 1;
        }),
      );
    return statuses;
  }

  // ASVS 2.3.2, 6.3.1
  it('gets at most a hundred guesses, while the owner logs in from a known device, or from a new one after a reset', async () => {
    const member = await world.member();
    const { username, email } = member;
    world.nowMs += MINUTE_MS;
    const statuses = await attack(username, TRIES);
    reportFigure(`lock-out: ${TRIES} wrong passwords from a /48; ${statuses[401]} compared, ${statuses[429]} refused`);
    expect(statuses[401]).toBeLessThanOrEqual(100);
    expect(statuses[429]).toBeGreaterThanOrEqual(TRIES - 100);
    expect(await logInAs(world.visitor(), username, PASSWORD)).toBe(429);

    expect(await logInAs(member, username, PASSWORD)).toBe(200);

    const elsewhere = world.visitor();
    await elsewhere.call(sendResetCode, { body: { username, email } });
    const verificationCode = world.smtp.codeFor(email);
    await elsewhere.call(verifyResetCode, { body: { username, code: verificationCode } });
    await elsewhere.call(resetPassword, { body: { username, verificationCode, newPassword: NEW_PASSWORD } });
    await attack(username, 120, SECOND_PREFIX);
    expect(await logInAs(world.visitor(), username, NEW_PASSWORD)).toBe(429);
    expect(await logInAs(elsewhere, username, NEW_PASSWORD)).toBe(200);
  });

  it('gets at most twice the tries of one network in a /56 and eight times in a /48', async () => {
    const limits = createLimits(
      async () => world.db,
      () => world.nowMs,
      { 'login-network': 3 },
    );
    const tryFrom = (...network: [string, ...string[]]) =>
      limits.take(...toNetworkAttempts(LOGIN_PER_NETWORK, network)).then(
        () => 1,
        () => 0,
      );
    const sum = async (tries: Promise<number>[]) => (await Promise.all(tries)).reduce((one, other) => one + other);
    const times = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index));
    expect(await sum(times(10, () => tryFrom('a:1/64', 'a:0/56', 'a/48')))).toBe(3);
    expect(await sum(times(10, (index) => tryFrom(`b:${index}/64`, 'b:0/56', 'b/48')))).toBe(6);
    expect(await sum(times(40, (index) => tryFrom(`c:${index}00/64`, `c:${index}00/56`, 'c/48')))).toBe(24);
  });

  it('gets ten tries with a stolen device mark, for that account only', async () => {
    const [owner, other] = [await world.member(), await world.member()];
    const thief = world.visitor();
    thief.cookies.set('nalot-device', owner.cookies.get('nalot-device') ?? '');
    for (let tries = 0; tries < 10; tries++) expect(await logInAs(thief, owner.username, 'a')).toBe(401);
    expect(await logInAs(thief, owner.username, 'a')).toBe(429);
    for (let tries = 0; tries < 10; tries++) expect(await logInAs(thief, other.username, 'a')).toBe(401);
    expect(await logInAs(thief, other.username, 'a')).toBe(429);
  });

  it.each([
    ['the mark of another user', (mark: string) => mark],
    ['a forged mark', (mark: string) => `${'A'.repeat(43)}.${mark.split('.')[1]}`],
    ['half of a mark', (mark: string) => mark.split('.')[0] ?? ''],
    ['nonsense', () => "' or 1=1 --"],
  ])('is not treated as a known device with %s', async (_, forge) => {
    const [owner, attacker] = [await world.member(), await world.member()];
    attacker.cookies.set('nalot-device', encodeURIComponent(forge(attacker.cookies.get('nalot-device') ?? '')));
    for (let tries = 0; tries < 10; tries++) expect(await logInAs(attacker, owner.username, 'a')).toBe(401);
    expect(await logInAs(attacker, owner.username, PASSWORD)).toBe(429);
  });
});
