import { getInboxAddress } from '@/lib/api-host/mail/inbox-address';
import { validateLimitPoints } from '@/lib/api-host/shared/limit-rules';
import { sendFindIdCode } from '@/lib/contract/recovery';
import { sendSignupCode } from '@/lib/contract/user';
import { createLimits } from '@/lib/api-host/shared/limits';
import { describeAccounts } from '../../support/account-world';

describe('the box that an address ends in', () => {
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
  let boxes = 0;
  const send = (email: string, from?: string) =>
    world
      .visitor()
      .call(sendSignupCode, { body: email, ...(from && { headers: { 'x-forwarded-for': from } }) } as never);

  it('go to one box once a minute and five times a day, however its address is written', async () => {
    const name = `target${++boxes}`;
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

  it('are asked for three hundred times a day from one network, whatever becomes of them', async () => {
    const from = `198.51.100.${++boxes}`;
    const statuses = [];
    for (let quarters = 0; quarters < 11; quarters++) {
      world.nowMs += 15 * 60_000;
      for (let one = 0; one < 30; one++) {
        const asked = world.visitor();
        const headers = { 'x-forwarded-for': from };
        statuses.push((await asked.call(sendFindIdCode, { body: 'nobody@nalot.example', headers } as never)).status);
      }
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(300);
  });

  it('that all together are too many cost nobody a day', async () => {
    const limits = createLimits(
      async () => world.db,
      () => world.nowMs,
      { 'mail-all-test': 1 },
    );
    const all = { limit: { name: 'mail-all-test', points: 2_000, windowMs: 3_600_000 }, subject: 'all' };
    const day = { limit: { name: 'mail-day-test', points: 2, windowMs: 86_400_000 }, subject: 'someone' };
    await limits.take(all);
    for (let refusals = 0; refusals < 5; refusals++)
      await expect(limits.takeAllOrNone(day, all)).rejects.toMatchObject({ details: { limit: 'mail-all-test' } });
    world.nowMs += 3_600_000;
    await limits.takeAllOrNone(day, all);
  });
});

describe('limits of the environment', () => {
  it('stand in the place of the built-in ones', () => {
    expect(validateLimitPoints({ signup: 600 })).toEqual({ signup: 600 });
  });

  it('are refused with a name that no limit has', () => {
    expect(() => validateLimitPoints({ sign_up: 600 })).toThrow(
      /^LIMITS: unknown limit sign_up\. Known limits: login-here/,
    );
  });
});
