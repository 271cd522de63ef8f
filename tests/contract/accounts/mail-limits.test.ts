import { getInboxAddress } from '@/lib/api-host/mail/inbox-address';
import { validateLimitPoints } from '@/lib/api-host/shared/limit-rules';
import { sendFindIdCode } from '@/lib/contract/recovery';
import { sendSignupCode } from '@/lib/contract/user';
import { createLimits } from '@/lib/api-host/shared/limits';
import { describeAccounts } from '../../support/account-world';

describe('the inbox of an address', () => {
  it.each([
    ['someone@nalot.example', 'someone@nalot.example'],
    ['Someone+tag@Nalot.example', 'someone@nalot.example'],
    ['some.one@nalot.example', 'some.one@nalot.example'],
    ['s.ome.one+x+y@gmail.com', 'someone@gmail.com'],
    ['someone@googlemail.com', 'someone@gmail.com'],
  ])('of %s is %s', (email, inbox) => {
    expect(getInboxAddress(email)).toBe(inbox);
  });
});

describeAccounts('mails with codes', (world) => {
  let count = 0;
  const send = (email: string, from?: string) =>
    world
      .visitor()
      .call(sendSignupCode, { body: email, ...(from && { headers: { 'x-forwarded-for': from } }) } as never);

  // ASVS 2.3.2
  it('are sent to one inbox once a minute and five times a day, however the address is spelled', async () => {
    const name = `target${++count}`;
    const before = world.smtp.mails.length;
    const statuses = [];
    for (let tag = 0; tag < 30; tag++)
      statuses.push((await send(`${tag % 2 ? `t.${name.slice(1)}` : name}+${tag}@gmail.com`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    for (let minutes = 0; minutes < 10; minutes++) {
      world.nowMs += 60_000;
      await send(`${name}+m${minutes}@gmail.com`);
    }
    expect(world.smtp.mails.length - before).toBe(5);
  });

  // ASVS 2.4.1
  it('can be requested three hundred times a day from one network, sent or not', async () => {
    const from = `198.51.100.${++count}`;
    const statuses = [];
    for (let quarters = 0; quarters < 11; quarters++) {
      world.nowMs += 15 * 60_000;
      for (let one = 0; one < 30; one++) {
        const visitor = world.visitor();
        const headers = { 'x-forwarded-for': from };
        statuses.push((await visitor.call(sendFindIdCode, { body: 'nobody@nalot.example', headers } as never)).status);
      }
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(300);
  });

  it('leave a part of the total to networks that have requested none in this hour', async () => {
    Object.assign(world.limitPoints, { 'mail-first': 1, 'mail-repeated': 2 });
    const sendFrom = async (network: string) => (await send(`part${++count}@nalot.example`, network)).status;
    const statuses = [];
    for (const network of ['198.51.100.91', '198.51.100.91', '198.51.100.91', '198.51.100.91', '198.51.100.92'])
      statuses.push(await sendFrom(network));
    expect(statuses).toEqual([200, 200, 200, 429, 200]);
  });

  it('cost no daily attempt when the limit for all users rejects them', async () => {
    const limits = createLimits(
      async () => world.db,
      () => world.nowMs,
      { 'mail-all-test': 1 },
    );
    const all = { limit: { name: 'mail-all-test', points: 2_000, windowMs: 3_600_000 }, subject: 'all' };
    const day = { limit: { name: 'mail-day-test', points: 2, windowMs: 86_400_000 }, subject: 'someone' };
    await limits.take(all);
    for (let rejections = 0; rejections < 5; rejections++)
      await expect(limits.takeAllOrNone(day, all)).rejects.toMatchObject({ details: { limit: 'mail-all-test' } });
    world.nowMs += 3_600_000;
    await limits.takeAllOrNone(day, all);
  });
});

describe('limits from the environment', () => {
  it('replace the built-in ones', () => {
    expect(validateLimitPoints({ signup: 600 })).toEqual({ signup: 600 });
  });

  it('are rejected when no limit has that name', () => {
    expect(() => validateLimitPoints({ sign_up: 600 })).toThrow(
      /^LIMITS: unknown limit sign_up\. Known limits: login-here/,
    );
  });
});
