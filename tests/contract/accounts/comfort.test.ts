import { comfortOffsets } from '@/lib/api-host/db/schema';
import { getProfile, logIn } from '@/lib/contract/auth';
import { DAY_MS } from '@/lib/contract/durations';
import { resetOutfitFeedback, sendOutfitFeedback, type OutfitFeeling } from '@/lib/contract/feedback';
import { withdraw } from '@/lib/contract/user';
import { learnOffset, UNKNOWN_OFFSET, type Feeling } from '@/lib/domain/recommendation/personal-offset';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { describeAccounts, DEVICE, PASSWORD, type Member } from '../../support/account-world';

const [OUTFIT, OTHER] = OUTFITS.map(({ id }) => id) as [string, string];

/** What the engine makes of one vote a day, to a tenth. */
const afterVotes = (...feelings: Feeling[]) =>
  Math.round(feelings.reduce(learnOffset, UNKNOWN_OFFSET).offsetClo * 10) / 10;

describeAccounts('how an outfit felt', (world) => {
  const say = (member: Member, feeling: OutfitFeeling, id = OUTFIT) =>
    member.call(sendOutfitFeedback, { params: { id }, body: { feeling } });
  const offsetOf = async (member: Member) => (await member.call(getProfile)).body.comfortOffset;

  /** A day later they open the app again. */
  const nextDay = async (member: Member) => {
    world.nowMs += DAY_MS;
    const login = { headers: DEVICE, body: { username: member.username, password: PASSWORD } };
    member.access = (await member.call(logIn, login)).body.access;
  };

  it('is nothing that is known of someone new', async () => {
    expect(await offsetOf(await world.member())).toBe(0);
  });

  it('makes the next recommendations warmer for who was cold, and lighter for who was hot', async () => {
    const [cold, hot] = [await world.member(), await world.member()];
    expect((await say(cold, 'cold')).body).toEqual({ comfortOffset: afterVotes(-1) });
    expect((await say(hot, 'hot')).body).toEqual({ comfortOffset: afterVotes(1) });
    expect(await offsetOf(cold)).toBe(-0.1);
    expect(await offsetOf(hot)).toBe(0.1);
  });

  it('is learnt day by day', async () => {
    const member = await world.member();
    for (const feeling of ['cold', 'cold', 'cold'] as const) {
      await say(member, feeling);
      await nextDay(member);
    }
    expect(await offsetOf(member)).toBe(afterVotes(-1, -1, -1));
    expect(afterVotes(-1, -1, -1)).toBe(-0.2);
  });

  it('counts once a day, however often it is said, also at the same time', async () => {
    const member = await world.member();
    await Promise.all([say(member, 'cold'), say(member, 'cold'), say(member, 'cold', OTHER)]);
    for (let tap = 0; tap < 5; tap++) await say(member, 'cold');
    expect(await offsetOf(member)).toBe(afterVotes(-1));
  });

  it('can be corrected within its day, from where that day began', async () => {
    const member = await world.member();
    await say(member, 'cold');
    await nextDay(member);
    await say(member, 'cold');
    expect((await say(member, 'hot')).body.comfortOffset).toBe(afterVotes(-1, 1));
    expect((await say(member, 'cold')).body.comfortOffset).toBe(afterVotes(-1, -1));
  });

  it('belongs to the Korean day', async () => {
    world.nowMs = Date.parse('2026-01-15T23:59:00+09:00');
    const member = await world.member();
    await say(member, 'hot');
    world.nowMs = Date.parse('2026-01-16T00:01:00+09:00');
    expect((await say(member, 'hot')).body.comfortOffset).toBe(afterVotes(1, 1));
    expect(afterVotes(1, 1)).not.toBe(afterVotes(1));
  });

  it('is forgotten when the member wants it so, and then learnt anew', async () => {
    const member = await world.member();
    await say(member, 'hot');
    expect((await member.call(resetOutfitFeedback)).body).toEqual({ comfortOffset: 0 });
    expect(await offsetOf(member)).toBe(0);
    expect((await member.call(resetOutfitFeedback)).status).toBe(200);
    expect((await say(member, 'cold')).body.comfortOffset).toBe(afterVotes(-1));
  });

  it('is of nobody else', async () => {
    const [one, other] = [await world.member(), await world.member()];
    await say(one, 'hot');
    expect(await offsetOf(other)).toBe(0);
  });

  it('goes with the member', async () => {
    const member = await world.member();
    await say(member, 'hot');
    await member.call(withdraw, { params: { id: member.profile.id, reasonId: '1' } });
    expect((await world.db.select().from(comfortOffsets)).map(({ userId }) => userId)).not.toContain(member.profile.id);
  });

  it('is asked of members alone, about outfits that there are, in the three words', async () => {
    const member = await world.member();
    const nobody = await world
      .visitor()
      .call(sendOutfitFeedback, { params: { id: OUTFIT }, body: { feeling: 'cold' } });
    expect(nobody.error.code).toBe('UNAUTHENTICATED');
    expect((await world.visitor().call(resetOutfitFeedback)).error.code).toBe('UNAUTHENTICATED');
    expect((await say(member, 'cold', 'no-such-outfit')).error.code).toBe('NOT_FOUND');
    for (const body of [{}, { feeling: 'warm' }, { feeling: -1 }, null]) {
      const { error } = await member.send(sendOutfitFeedback, { params: { id: OUTFIT }, body });
      expect(error.code).toBe('INVALID_INPUT');
    }
    expect(await offsetOf(member)).toBe(0);
  });
});
