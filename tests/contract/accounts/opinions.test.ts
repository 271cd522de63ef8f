import { eq, isNotNull, isNull } from 'drizzle-orm';
import { feedback } from '@/lib/api-host/db/schema';
import { describeFeedback } from '@/lib/api-host/feedback/describe-feedback';
import { listUnanswered, markAnswered, sweepFeedback } from '@/lib/api-host/feedback/unanswered';
import { DAY_MS } from '@/lib/contract/durations';
import { sendFeedback, sendVisitorFeedback } from '@/lib/contract/feedback';
import { kstDate } from '@/lib/domain/kst';
import { withdraw } from '@/lib/contract/user';
import { describeAccounts, type Member } from '../../support/account-world';

describeAccounts('feedback in text', (world) => {
  const send = (member: Member, text: unknown) => member.send(sendFeedback, { body: { text } });
  const listStored = async ({ profile }: Member) => {
    const rows = await world.db.select().from(feedback).where(eq(feedback.userId, profile.id));
    return rows.map(({ text }) => text);
  };

  it('is stored unchanged', async () => {
    const member = await world.member();
    const texts = ["'); DROP TABLE users; --", '<script>alert(1)</script>', '자전거 옷차림도 알려 주세요 🚲'];
    for (const text of texts) expect((await send(member, text)).body).toEqual({});
    expect((await listStored(member)).sort()).toEqual(texts.sort());
  });

  it('of a visitor is stored without an account, twenty times a day per network', async () => {
    const visitor = world.visitor();
    for (let count = 1; count <= 20; count++)
      expect((await visitor.send(sendVisitorFeedback, { body: { text: `의견 ${count}` } })).status).toBe(200);
    const rejected = await visitor.send(sendVisitorFeedback, { body: { text: '의견 21' } });
    expect(rejected.error.code).toBe('TOO_MANY_REQUESTS');
    const rows = await world.db.select().from(feedback).where(isNull(feedback.userId));
    expect(rows).toHaveLength(20);
  });

  it('is listed until it is answered, with the day until which that is promised; then its address is erased', async () => {
    const member = await world.member();
    const body = { text: '답해 주세요\u001b[2J', replyTo: 'Me@Example.com' };
    expect((await member.send(sendFeedback, { body })).status).toBe(200);
    expect((await member.send(sendFeedback, { body: { ...body, replyTo: 'nobody' } })).status).toBe(400);
    await send(member, '답은 필요 없어요');
    const [row, ...others] = await listUnanswered(world.db);
    expect(others).toEqual([]);
    const writtenMs = row!.writtenAt.getTime();
    expect(describeFeedback(row!, writtenMs)).toBe(
      `${row!.id}  due ${kstDate(writtenMs + 10 * DAY_MS)}  member  me@example.com  답해 주세요 [2J`,
    );
    expect(describeFeedback(row!, writtenMs + 10 * DAY_MS + 1)).toContain('OVERDUE since');
    expect(await markAnswered(world.db, row!.id, writtenMs)).toBe(true);
    expect(await listUnanswered(world.db)).toEqual([]);
    expect(await world.db.select().from(feedback).where(isNotNull(feedback.replyTo))).toEqual([]);
  });

  it('loses its address after ninety days', async () => {
    const member = await world.member();
    await member.send(sendFeedback, { body: { text: '오래된 의견', replyTo: 'me@example.com' } });
    await sweepFeedback(world.db, world.nowMs + 89 * DAY_MS);
    expect(await listUnanswered(world.db)).toHaveLength(1);
    await sweepFeedback(world.db, world.nowMs + 91 * DAY_MS);
    expect(await listUnanswered(world.db)).toEqual([]);
  });

  it('must have between one and a thousand characters', async () => {
    const member = await world.member();
    for (const text of [undefined, null, 7, [], {}, '', '   ', 'x'.repeat(1_001), 'a\u0000b'])
      expect([text, (await send(member, text)).status]).toEqual([text, 400]);
    expect((await send(member, 'x'.repeat(1_000))).status).toBe(200);
    expect(await listStored(member)).toHaveLength(1);
  });

  it('is accepted ten times a day', async () => {
    const member = await world.member();
    for (let count = 1; count <= 10; count++) expect((await send(member, `의견 ${count}`)).status).toBe(200);
    expect((await send(member, '의견 11')).error.code).toBe('TOO_MANY_REQUESTS');
    expect(await listStored(member)).toHaveLength(10);
  });

  it('is deleted with the account', async () => {
    const member = await world.member();
    await send(member, '안녕히 계세요');
    await member.call(withdraw, { params: { id: member.profile.id, reasonId: '1' } });
    expect(await listStored(member)).toEqual([]);
  });
});
