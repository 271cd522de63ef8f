import { learnedComforts } from '@/lib/api-host/db/schema';
import { getProfile, logIn } from '@/lib/contract/auth';
import { CATEGORY_ID } from '@/lib/contract/category';
import type { OutfitFeeling } from '@/lib/contract/comfort';
import { DAY_MS } from '@/lib/contract/durations';
import { noteOpenedPush, saveNotificationSetting } from '@/lib/contract/notification';
import {
  resetOutfitFeedback,
  saveSensitivity,
  sendOutfitFeedback,
  takeBackOutfitFeedback,
} from '@/lib/contract/feedback';
import { getOutfits } from '@/lib/contract/outfit';
import { markWorn } from '@/lib/contract/worn';
import { withdraw } from '@/lib/contract/user';
import { kstDate } from '@/lib/domain/kst';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { describeAccounts, DEVICE, PASSWORD, type Member } from '../../support/account-world';

const GANGNAM = { latitude: 37.498095, longitude: 127.02761 };
const TOKYO = { latitude: 35.68, longitude: 139.69 };
const [ANY] = OUTFITS.map(({ id }) => id) as [string];

describeAccounts('feedback on an outfit', (world) => {
  const today = () => kstDate(world.nowMs);

  /** Returns the id of the first outfit that everyone there gets. */
  async function getFirstOutfit(): Promise<string> {
    const query = { ...GANGNAM, gender: 'FEMALE' } as const;
    return (await world.visitor().call(getOutfits, { query })).body.fileMetadata[0]!.id;
  }

  const sendFeeling = async (
    member: Member,
    feeling: OutfitFeeling,
    { id = '', date = today(), point = GANGNAM } = {},
  ) =>
    member.call(sendOutfitFeedback, {
      params: { id: id || (await getFirstOutfit()) },
      body: { feeling, date, ...point, categoryId: CATEGORY_ID.daily },
    });
  const getComfort = async (member: Member) => (await member.call(getProfile)).body.comfort;

  const getLearnedComfort = async ({ profile }: Member) =>
    (await world.db.select().from(learnedComforts)).find(({ userId }) => userId === profile.id)?.learnt;

  /** Moves the clock on a day and logs the member in again. */
  const passDay = async (member: Member) => {
    world.nowMs += DAY_MS;
    const login = { headers: DEVICE, body: { username: member.username, password: PASSWORD } };
    member.access = (await member.call(logIn, login)).body.access;
  };

  const setWinter = () => (world.nowMs = Date.parse('2026-01-15T18:10:00+09:00'));

  it('does not exist for a new member', async () => {
    expect(await getComfort(await world.member())).toEqual({ offsets: NO_OFFSETS, lastFeeling: null });
  });

  it('makes recommendations warmer in cold weather after a member reports being cold for days', async () => {
    setWinter();
    const member = await world.member();
    for (let day = 0; day < 8; day++) {
      await sendFeeling(member, 'cold');
      await passDay(member);
    }
    const { offsets } = await getComfort(member);
    expect(offsets.cold).toBeLessThan(0);
    expect(offsets.warm).toBe(0);
  });

  it('changes nothing after one report, but returns that it was recorded', async () => {
    setWinter();
    const member = await world.member();
    const id = await getFirstOutfit();
    const { body } = await sendFeeling(member, 'cold', { id });
    expect(body).toEqual({
      offsets: NO_OFFSETS,
      lastFeeling: {
        ...{ date: today(), outfitId: id, feeling: 'cold', side: 'cold' },
        ...{ offsetBefore: 0, offsetAfter: 0, ignored: null },
      },
    });
    expect(await getComfort(member)).toEqual(body);
  });

  it('is ignored in hot weather when there was nothing lighter to wear', async () => {
    world.nowMs = Date.parse('2026-08-01T18:10:00+09:00');
    const member = await world.member();
    expect((await sendFeeling(member, 'hot')).body).toMatchObject({
      offsets: NO_OFFSETS,
      lastFeeling: { side: 'warm', ignored: 'nothing-lighter' },
    });
  });

  it('counts once a day, even if it is sent again or concurrently', async () => {
    setWinter();
    const [once, often] = [await world.member(), await world.member()];
    await sendFeeling(once, 'cold');
    await Promise.all([sendFeeling(often, 'cold'), sendFeeling(often, 'cold'), sendFeeling(often, 'hot')]);
    for (let tap = 0; tap < 5; tap++) await sendFeeling(often, 'cold');
    expect(await getLearnedComfort(often)).toEqual(await getLearnedComfort(once));
  });

  it('can be withdrawn, which restores the state before it', async () => {
    setWinter();
    const member = await world.member();
    await sendFeeling(member, 'cold');
    const before = await getLearnedComfort(member);
    await passDay(member);
    await sendFeeling(member, 'hot');
    expect(await getLearnedComfort(member)).not.toEqual(before);
    const withdrawn = { offsets: NO_OFFSETS, lastFeeling: null };
    expect((await member.call(takeBackOutfitFeedback)).body).toEqual(withdrawn);
    expect(await getLearnedComfort(member)).toEqual({ ...before, last: null });
    expect((await member.call(takeBackOutfitFeedback)).body).toEqual(withdrawn);
  });

  it('is accepted for the outfits of yesterday and today, in that order', async () => {
    setWinter();
    const member = await world.member();
    const yesterday = kstDate(world.nowMs - DAY_MS);
    expect((await sendFeeling(member, 'good', { date: yesterday })).body.lastFeeling?.date).toBe(yesterday);
    expect((await sendFeeling(member, 'good')).body.lastFeeling?.date).toBe(today());
    const tooLate = [yesterday, kstDate(world.nowMs - 2 * DAY_MS), kstDate(world.nowMs + DAY_MS)];
    for (const date of tooLate)
      expect((await sendFeeling(member, 'good', { date })).error.fields).toHaveProperty('date');
  });

  it('returns OUTSIDE_SERVICE_AREA for a place without weather', async () => {
    setWinter();
    const member = await world.member();
    expect((await sendFeeling(member, 'cold', { point: TOKYO })).error.code).toBe('OUTSIDE_SERVICE_AREA');
  });

  it('uses the place of the daily push when a notification sends no coordinates', async () => {
    setWinter();
    const [here, there] = [await world.member(), await world.member()];
    const id = await getFirstOutfit();
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
    await sendFeeling(here, 'cold', { id });
    expect(await getLearnedComfort(there)).toEqual(await getLearnedComfort(here));
  });

  it('is judged in the hours and layers that were recommended, whatever others request later', async () => {
    const activity = CATEGORY_ID.activity;
    const requestFirst = async () => {
      const query = { ...GANGNAM, gender: 'FEMALE', 'event-type-id': activity } as const;
      const { id, metadata } = (await world.visitor().call(getOutfits, { query })).body.fileMetadata[0]!;
      return { id, told: metadata.told! };
    };
    world.nowMs = Date.parse('2026-01-15T07:10:00+09:00');
    const { id, told } = await requestFirst();
    expect(told).toMatch(/^7-1\d\/\d/);
    setWinter();
    const body = { feeling: 'cold', date: today(), ...GANGNAM, categoryId: activity } as const;
    const learnFrom = async (more: object, prepare?: (member: Member) => Promise<unknown>) => {
      const member = await world.member();
      await prepare?.(member);
      await member.send(sendOutfitFeedback, { params: { id }, body: { ...body, ...more } });
      return (await getLearnedComfort(member))?.cold;
    };
    const before = await learnFrom({ told });
    const evening = await requestFirst();
    expect(evening.told).toMatch(/^18-2\d\/\d/);
    expect(await learnFrom({ told })).toEqual(before);
    expect(await learnFrom({ told: evening.told })).not.toEqual(before);
    // What was recommended is stored with the worn outfit, and with the opened push.
    const markAsWorn = (member: Member) =>
      member.call(markWorn, { params: { date: today() }, body: { outfitId: id, categoryId: activity, told } });
    expect(await learnFrom({}, markAsWorn)).toEqual(before);
    const openPush = async (member: Member) => {
      const alarm = { hour: 7, minute: 0, dayOfWeek: 'EVERYDAY', enabled: true, questionEnabled: true, ...GANGNAM };
      await member.send(saveNotificationSetting, { body: alarm });
      await member.call(noteOpenedPush, { body: { outfitId: id, date: today(), told } });
    };
    expect(await learnFrom({ latitude: undefined, longitude: undefined }, openPush)).toEqual(before);
    expect(
      (await (await world.member()).send(sendOutfitFeedback, { params: { id }, body: { ...body, told: '7;2' } })).error
        .code,
    ).toBe('INVALID_INPUT');
  });

  it('says more with the part of the day in which it felt cold', async () => {
    setWinter();
    const [one, other] = [await world.member(), await world.member()];
    const id = await getFirstOutfit();
    const body = { feeling: 'cold', date: today(), ...GANGNAM, categoryId: CATEGORY_ID.daily } as const;
    await one.call(sendOutfitFeedback, { params: { id }, body });
    const told = await other.call(sendOutfitFeedback, { params: { id }, body: { ...body, part: 'morning' } });
    expect(told.body.lastFeeling).toMatchObject({ feeling: 'cold', part: 'morning' });
    expect((await getLearnedComfort(other))?.cold).not.toEqual((await getLearnedComfort(one))?.cold);
  });

  it('is deleted when the member resets it', async () => {
    setWinter();
    const member = await world.member();
    await sendFeeling(member, 'cold');
    expect((await member.call(resetOutfitFeedback)).body).toEqual({ offsets: NO_OFFSETS, lastFeeling: null });
    expect(await getLearnedComfort(member)).toBeUndefined();
    expect(await getComfort(member)).toEqual({ offsets: NO_OFFSETS, lastFeeling: null });
    expect((await member.call(resetOutfitFeedback)).status).toBe(200);
  });

  it('starts from what the member says about feeling cold easily, which a reset keeps', async () => {
    setWinter();
    const member = await world.member();
    const started = { offsets: { cold: -0.2, warm: -0.2, pace: 'slow' }, lastFeeling: null, sensitivity: 'cold' };
    expect((await member.call(saveSensitivity, { body: { sensitivity: 'cold' } })).body).toEqual(started);
    expect(await getComfort(member)).toEqual(started);
    await sendFeeling(member, 'cold');
    expect((await member.call(resetOutfitFeedback)).body).toEqual(started);
    const { body } = await member.call(saveSensitivity, { body: { sensitivity: 'average' } });
    expect(body).toEqual({ offsets: NO_OFFSETS, lastFeeling: null, sensitivity: 'average' });
    const wrong = { sensitivity: 'freezing' } as unknown as { sensitivity: 'cold' };
    expect((await member.send(saveSensitivity, { body: wrong })).status).toBe(400);
  });

  it('does not affect another member', async () => {
    const [one, other] = [await world.member(), await world.member()];
    await sendFeeling(one, 'hot');
    expect((await getComfort(other)).lastFeeling).toBeNull();
  });

  it('contains no place and is deleted with the account', async () => {
    const member = await world.member();
    await sendFeeling(member, 'hot');
    expect(JSON.stringify(await getLearnedComfort(member))).not.toMatch(/latitude|longitude|"nx"|37\.|127\./);
    await member.call(withdraw, { params: { id: member.profile.id, reasonId: '1' } });
    expect(await getLearnedComfort(member)).toBeUndefined();
  });

  it('requires a member, an existing outfit and one of the three feelings', async () => {
    const member = await world.member();
    const body = { feeling: 'cold', date: today(), ...GANGNAM, categoryId: CATEGORY_ID.daily } as const;
    const nobody = await world.visitor().call(sendOutfitFeedback, { params: { id: ANY }, body });
    expect(nobody.error.code).toBe('UNAUTHENTICATED');
    for (const call of [resetOutfitFeedback, takeBackOutfitFeedback])
      expect((await world.visitor().call(call)).error.code).toBe('UNAUTHENTICATED');
    expect((await sendFeeling(member, 'cold', { id: 'no-such-outfit' })).error.code).toBe('NOT_FOUND');
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
    expect((await getComfort(member)).lastFeeling).toBeNull();
  });
});
