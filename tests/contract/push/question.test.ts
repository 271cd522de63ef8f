import { eq } from 'drizzle-orm';
import { cacheEntries, learnedComforts, myDays, notificationSettings, PUSH_KINDS } from '@/lib/api-host/db/schema';
import { saveWorn } from '@/lib/api-host/clothes/worn-outfits';
import { recordOpenedPush } from '@/lib/api-host/push/opened-push';
import { addDays, kstDate, kstEpochMs } from '@/lib/domain/kst';
import { createLearnedComfort, applyFeedback } from '@/lib/domain/recommendation/learned-comfort';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import { describeDispatch, EIGHT_MS, type PushUser } from '../../support/dispatch-world';
import { status } from '../../support/push-service';

const DATE = '2026-01-15';
const at = (hour: number, runMinute = 0) => kstEpochMs(DATE, hour, runMinute);
const ENABLED = { questionEnabled: true };

describeDispatch('the evening question', (world) => {
  const db = () => world.opened.db;
  beforeEach(() => db().delete(cacheEntries));

  /** Runs one minute of an instance. */
  async function runMinute(nowMs: number, one = world.instance()): Promise<void> {
    world.nowMs = nowMs;
    await one.enrol(PUSH_KINDS.daily);
    await one.enrol(PUSH_KINDS.question);
    await world.drain(one);
  }

  const arrivals = ({ browser }: PushUser) => world.service.getArrivals(browser).map(({ message }) => message);
  const questions = (person: PushUser) => arrivals(person).filter(({ data }) => data.asks === 'feeling');

  /** Opens the newest push of the user. */
  async function openPush(person: PushUser): Promise<string> {
    const { outfitId, outfitDate } = arrivals(person).at(-1)!.data;
    const context = { db: db(), userId: person.userId, today: kstDate(world.nowMs), outfits: OUTFITS };
    await recordOpenedPush({ outfitId: outfitId!, date: outfitDate! }, context);
    return outfitId!;
  }

  it('is sent once, at 20:00, to users who opened the push, about its outfit', async () => {
    const [person, dismissed] = [await world.person(ENABLED), await world.person(ENABLED)];
    await runMinute(EIGHT_MS);
    const pushedId = await openPush(person);
    for (const [hour, minute] of [
      [19, 59],
      [20, 0],
      [20, 1],
      [20, 29],
      [21, 0],
    ] as const)
      await runMinute(at(hour, minute));
    expect(questions(dismissed)).toEqual([]);
    const [question, ...more] = questions(person);
    expect(more).toEqual([]);
    expect(question!.notification.body).toMatch(/^알려 드린 ‘.+’ 차림으로/);
    expect(question!.notification.image).toContain(pushedId);
    expect(question!.data).toMatchObject({
      ...{ outfitId: pushedId, outfitDate: DATE, asks: 'feeling' },
      link: `/home?category=2&ask=${DATE}.${pushedId}`,
    });
    await runMinute(at(20) + 24 * 3_600_000);
    expect(questions(person)).toHaveLength(1);
  });

  it('is about the outfit that the user marked as worn', async () => {
    const person = await world.person(ENABLED);
    await runMinute(EIGHT_MS);
    await openPush(person);
    const { id: outfitId } = OUTFITS.find(({ gender }) => gender === 'MALE')!;
    await saveWorn(db(), person.userId, DATE, { date: DATE, outfitId, categoryId: 4 });
    await runMinute(at(20));
    const [question] = questions(person);
    expect(question!.notification.body).toContain(`‘${KO.outfits[outfitId]}’ 차림이`);
    expect(question!.data).toMatchObject({ outfitId, link: `/home?category=4&ask=${DATE}.${outfitId}` });
  });

  it('is not sent to users who gave feedback, are out in the evening or disabled it', async () => {
    const [answered, nightly, off] = [
      await world.person(ENABLED),
      await world.person(ENABLED),
      await world.person(ENABLED),
    ] as const;
    const withoutQuestion = await world.person();
    const day = { spans: [{ from: 22, until: 6, placeId: null }], categoryId: null };
    await db()
      .insert(myDays)
      .values({ userId: nightly.userId, plan: { week: Array.from({ length: 7 }, () => day) } });
    await runMinute(EIGHT_MS);
    expect(arrivals(withoutQuestion)[0]!.data).not.toHaveProperty('outfitId');
    for (const person of [answered, nightly, off]) await openPush(person);
    const one = world.instance();
    world.nowMs = at(20);
    expect(await one.enrol(PUSH_KINDS.question)).toBeGreaterThan(0);
    const feeling = { date: DATE, outfitId: OUTFITS[0]!.id, feeling: 'good' } as const;
    const learnt = applyFeedback(createLearnedComfort(DATE), feeling, null);
    await db().insert(learnedComforts).values({ userId: answered.userId, learnt });
    await world.set(off, {});
    await world.drain(one);
    await runMinute(at(20, 1));
    expect([answered, nightly, off, withoutQuestion].flatMap(questions)).toEqual([]);
    const [row] = await db().select().from(notificationSettings).where(eq(notificationSettings.userId, off.userId));
    expect(row).toMatchObject({ questionEnabled: false, openedDate: null, openedOutfitId: null });
  });

  it('stores the newest opened push, and nothing for users without the question', async () => {
    const [person, withoutQuestion] = [await world.person(ENABLED), await world.person()];
    const recordOpened = ({ userId }: PushUser, date: string, outfitId: string = OUTFITS[0]!.id) =>
      recordOpenedPush({ outfitId, date }, { db: db(), userId, today: DATE, outfits: OUTFITS });
    const getOpenedDate = async ({ userId }: PushUser) => {
      const [row] = await db().select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
      return row?.openedDate;
    };
    for (const date of [DATE, addDays(DATE, -1)]) await recordOpened(person, date);
    await recordOpened(withoutQuestion, DATE);
    expect([await getOpenedDate(person), await getOpenedDate(withoutQuestion)]).toEqual([DATE, null]);
    await expect(recordOpened(person, addDays(DATE, 2))).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(recordOpened(person, DATE, 'no-such-outfit')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is sent once by two instances, and by another one if the first fails', async () => {
    const person = await world.person(ENABLED);
    await runMinute(EIGHT_MS);
    await openPush(person);
    world.nowMs = at(20);
    const [one, other] = [world.instance(), world.instance()];
    const enrolled = await Promise.all([one.enrol(PUSH_KINDS.question), other.enrol(PUSH_KINDS.question)]);
    expect(enrolled.sort()).toEqual([0, 1]);
    await Promise.all([world.drain(one), world.drain(other)]);
    expect(questions(person)).toHaveLength(1);

    const later = await world.person({ ...ENABLED, hour: 20, minute: 3 });
    await runMinute(at(20, 3));
    // From 20:00 on a push recommends for tomorrow, so the question comes the next evening.
    await openPush(later);
    await runMinute(at(20, 4));
    expect(questions(later)).toEqual([]);
    world.service.answers.set(later.browser.id, status(503));
    const nextEvening = at(20) + 24 * 3_600_000;
    await runMinute(nextEvening);
    world.service.answers.delete(later.browser.id);
    await runMinute(nextEvening + 2 * 60_000);
    // The failed attempt and its retry, with the same id.
    const ids = questions(later).map(({ data }) => data.messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});
