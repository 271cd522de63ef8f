import { learnedComforts } from '@/lib/api-host/db/schema';
import { getProfile, logIn } from '@/lib/contract/auth';
import { CATEGORY_ID } from '@/lib/contract/category';
import type { OutfitFeeling } from '@/lib/contract/comfort';
import { DAY_MS } from '@/lib/contract/durations';
import { saveNotificationSetting } from '@/lib/contract/notification';
import { resetOutfitFeedback, sendOutfitFeedback, takeBackOutfitFeedback } from '@/lib/contract/feedback';
import { getOutfits } from '@/lib/contract/outfit';
import { withdraw } from '@/lib/contract/user';
import { kstDate } from '@/lib/domain/kst';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { describeAccounts, DEVICE, PASSWORD, type Member } from '../../support/account-world';

const GANGNAM = { latitude: 37.498095, longitude: 127.02761 };
const TOKYO = { latitude: 35.68, longitude: 139.69 };
const [ANY] = OUTFITS.map(({ id }) => id) as [string];

describeAccounts('how an outfit felt', (world) => {
  const today = () => kstDate(world.nowMs);

  /** What everyone there is shown first. */
  async function recommended(): Promise<string> {
    const query = { ...GANGNAM, gender: 'FEMALE' } as const;
    return (await world.visitor().call(getOutfits, { query })).body.fileMetadata[0]!.id;
  }

  const say = async (member: Member, feeling: OutfitFeeling, { id = '', date = today(), point = GANGNAM } = {}) =>
    member.call(sendOutfitFeedback, {
      params: { id: id || (await recommended()) },
      body: { feeling, date, ...point, categoryId: CATEGORY_ID.daily },
    });
  const comfortOf = async (member: Member) => (await member.call(getProfile)).body.comfort;

  const learntOf = async ({ profile }: Member) =>
    (await world.db.select().from(learnedComforts)).find(({ userId }) => userId === profile.id)?.learnt;

  /** A day later they open the app again. */
  const nextDay = async (member: Member) => {
    world.nowMs += DAY_MS;
    const login = { headers: DEVICE, body: { username: member.username, password: PASSWORD } };
    member.access = (await member.call(logIn, login)).body.access;
  };

  const winter = () => (world.nowMs = Date.parse('2026-01-15T18:10:00+09:00'));

  it('is nothing that is known of someone new', async () => {
    expect(await comfortOf(await world.member())).toEqual({ offsets: NO_OFFSETS, lastFeeling: null });
  });

  it('makes the next recommendations warmer for who was cold day after day, in such weather', async () => {
    winter();
    const member = await world.member();
    for (let day = 0; day < 8; day++) {
      await say(member, 'cold');
      await nextDay(member);
    }
    const { offsets } = await comfortOf(member);
    expect(offsets.cold).toBeLessThan(0);
    expect(offsets.warm).toBe(0);
  });

  it('moves nothing with one answer, and tells that it was noted', async () => {
    winter();
    const member = await world.member();
    const id = await recommended();
    const { body } = await say(member, 'cold', { id });
    expect(body).toEqual({
      offsets: NO_OFFSETS,
      lastFeeling: {
        ...{ date: today(), outfitId: id, feeling: 'cold', side: 'cold' },
        ...{ offsetBefore: 0, offsetAfter: 0, ignored: null },
      },
    });
    expect(await comfortOf(member)).toEqual(body);
  });

  it('says nothing in the heat, where there was nothing lighter to wear', async () => {
    world.nowMs = Date.parse('2026-08-01T18:10:00+09:00');
    const member = await world.member();
    expect((await say(member, 'hot')).body).toMatchObject({
      offsets: NO_OFFSETS,
      lastFeeling: { side: 'warm', ignored: 'nothing-lighter' },
    });
  });

  it('counts once a day, however often it is said, also at the same time', async () => {
    winter();
    const [once, often] = [await world.member(), await world.member()];
    await say(once, 'cold');
    await Promise.all([say(often, 'cold'), say(often, 'cold'), say(often, 'hot')]);
    for (let tap = 0; tap < 5; tap++) await say(often, 'cold');
    expect(await learntOf(often)).toEqual(await learntOf(once));
  });

  it('can be taken back, as if it had not been said', async () => {
    winter();
    const member = await world.member();
    await say(member, 'cold');
    const before = await learntOf(member);
    await nextDay(member);
    await say(member, 'hot');
    expect(await learntOf(member)).not.toEqual(before);
    const unsaid = { offsets: NO_OFFSETS, lastFeeling: null };
    expect((await member.call(takeBackOutfitFeedback)).body).toEqual(unsaid);
    expect(await learntOf(member)).toEqual({ ...before, last: null });
    expect((await member.call(takeBackOutfitFeedback)).body).toEqual(unsaid);
  });

  it("is asked of today's outfit and of yesterday's, in that order of days", async () => {
    winter();
    const member = await world.member();
    const yesterday = kstDate(world.nowMs - DAY_MS);
    expect((await say(member, 'good', { date: yesterday })).body.lastFeeling?.date).toBe(yesterday);
    expect((await say(member, 'good')).body.lastFeeling?.date).toBe(today());
    const tooLate = [yesterday, kstDate(world.nowMs - 2 * DAY_MS), kstDate(world.nowMs + DAY_MS)];
    for (const date of tooLate) expect((await say(member, 'good', { date })).error.fields).toHaveProperty('date');
  });

  it('is asked in places that there is weather for', async () => {
    winter();
    const member = await world.member();
    expect((await say(member, 'cold', { point: TOKYO })).error.code).toBe('OUTSIDE_SERVICE_AREA');
  });

  it("is taken for the alarm's place from a notification, which tells none", async () => {
    winter();
    const [here, there] = [await world.member(), await world.member()];
    const id = await recommended();
    const press = (body: object) =>
      there.send(sendOutfitFeedback, {
        params: { id },
        body: { feeling: 'cold', date: today(), categoryId: CATEGORY_ID.daily, ...body },
      });
    expect((await press({})).error.fields).toHaveProperty('latitude');
    const alarm = { hour: 7, minute: 0, dayOfWeek: 'EVERYDAY', enabled: true, ...GANGNAM };
    await there.send(saveNotificationSetting, { body: alarm });
    expect((await press({ latitude: 37.5 })).error.fields).toHaveProperty('longitude');
    expect((await press({})).status).toBe(200);
    await say(here, 'cold', { id });
    expect(await learntOf(there)).toEqual(await learntOf(here));
  });

  it('is forgotten when the member wants it so', async () => {
    winter();
    const member = await world.member();
    await say(member, 'cold');
    expect((await member.call(resetOutfitFeedback)).body).toEqual({ offsets: NO_OFFSETS, lastFeeling: null });
    expect(await learntOf(member)).toBeUndefined();
    expect(await comfortOf(member)).toEqual({ offsets: NO_OFFSETS, lastFeeling: null });
    expect((await member.call(resetOutfitFeedback)).status).toBe(200);
  });

  it('is of nobody else', async () => {
    const [one, other] = [await world.member(), await world.member()];
    await say(one, 'hot');
    expect((await comfortOf(other)).lastFeeling).toBeNull();
  });

  it('goes with the member, and holds no place', async () => {
    const member = await world.member();
    await say(member, 'hot');
    expect(JSON.stringify(await learntOf(member))).not.toMatch(/latitude|longitude|"nx"|37\.|127\./);
    await member.call(withdraw, { params: { id: member.profile.id, reasonId: '1' } });
    expect(await learntOf(member)).toBeUndefined();
  });

  it('is asked of members alone, about outfits that there are, in the three words', async () => {
    const member = await world.member();
    const body = { feeling: 'cold', date: today(), ...GANGNAM, categoryId: CATEGORY_ID.daily } as const;
    const nobody = await world.visitor().call(sendOutfitFeedback, { params: { id: ANY }, body });
    expect(nobody.error.code).toBe('UNAUTHENTICATED');
    for (const call of [resetOutfitFeedback, takeBackOutfitFeedback])
      expect((await world.visitor().call(call)).error.code).toBe('UNAUTHENTICATED');
    expect((await say(member, 'cold', { id: 'no-such-outfit' })).error.code).toBe('NOT_FOUND');
    for (const wrong of [
      {},
      { ...body, feeling: 'warm' },
      { ...body, feeling: -1 },
      { ...body, date: 'today' },
      null,
    ]) {
      const { error } = await member.send(sendOutfitFeedback, { params: { id: ANY }, body: wrong });
      expect(error.code).toBe('INVALID_INPUT');
    }
    expect((await comfortOf(member)).lastFeeling).toBeNull();
  });
});
