import { eq } from 'drizzle-orm';
import { cacheEntries, learnedComforts, myDays, notificationSettings, PUSH_KINDS } from '@/lib/api-host/db/schema';
import { saveWorn } from '@/lib/api-host/clothes/worn-outfits';
import { recordOpenedPush } from '@/lib/api-host/push/opened-push';
import { addDays, kstDate, kstEpochMs } from '@/lib/domain/kst';
import { createLearnedComfort, applyFeedback } from '@/lib/domain/recommendation/learned-comfort';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { describeDispatch, EIGHT_MS, type Sleeper } from '../../support/dispatch-world';
import { status } from '../../support/push-service';

const DATE = '2026-01-15';
const at = (hour: number, minute = 0) => kstEpochMs(DATE, hour, minute);
const ASKED = { questionEnabled: true };

describeDispatch("the evening's question", (world) => {
  const db = () => world.opened.db;
  beforeEach(() => db().delete(cacheEntries));

  /** Some minute of an instance. */
  async function minute(nowMs: number, one = world.instance()): Promise<void> {
    world.nowMs = nowMs;
    await one.enrol(PUSH_KINDS.daily);
    await one.enrol(PUSH_KINDS.question);
    await world.drain(one);
  }

  const arrivals = ({ browser }: Sleeper) => world.service.arrivalsOf(browser).map(({ message }) => message);
  const questions = (person: Sleeper) => arrivals(person).filter(({ data }) => data.asks === 'feeling');

  /** The person presses the push that came last. */
  async function open(person: Sleeper): Promise<string> {
    const { outfitId, outfitDate } = arrivals(person).at(-1)!.data;
    const context = { db: db(), userId: person.userId, today: kstDate(world.nowMs), outfits: OUTFITS };
    await recordOpenedPush({ outfitId: outfitId!, date: outfitDate! }, context);
    return outfitId!;
  }

  it('comes once, at eight, to who opened the push, about the outfit that it told', async () => {
    const [person, swept] = [await world.person(ASKED), await world.person(ASKED)];
    await minute(EIGHT_MS);
    const told = await open(person);
    for (const [hour, past] of [
      [19, 59],
      [20, 0],
      [20, 1],
      [20, 29],
      [21, 0],
    ] as const)
      await minute(at(hour, past));
    expect(questions(swept)).toEqual([]);
    const [asked, ...more] = questions(person);
    expect(more).toEqual([]);
    expect(asked!.notification.body).toMatch(/^알려 드린 ‘.+’ 차림으로/);
    expect(asked!.notification.image).toContain(told);
    expect(asked!.data).toMatchObject({
      ...{ outfitId: told, outfitDate: DATE, asks: 'feeling' },
      link: `/home?category=2&ask=${DATE}.${told}`,
    });
    await minute(at(20) + 24 * 3_600_000);
    expect(questions(person)).toHaveLength(1);
  });

  it('is about what they said to wear, where they did', async () => {
    const person = await world.person(ASKED);
    await minute(EIGHT_MS);
    await open(person);
    const { id: outfitId, title } = OUTFITS.find(({ gender }) => gender === 'MALE')!;
    await saveWorn(db(), person.userId, DATE, { date: DATE, outfitId, categoryId: 4 });
    await minute(at(20));
    const [asked] = questions(person);
    expect(asked!.notification.body).toContain(`‘${title}’ 차림이`);
    expect(asked!.data).toMatchObject({ outfitId, link: `/home?category=4&ask=${DATE}.${outfitId}` });
  });

  it('comes to nobody who has answered, goes out in the evening, or does not want it', async () => {
    const [answered, nightly, off] = [
      await world.person(ASKED),
      await world.person(ASKED),
      await world.person(ASKED),
    ] as const;
    const unasked = await world.person();
    const day = { spans: [{ from: 22, until: 6, placeId: null }], categoryId: null };
    await db()
      .insert(myDays)
      .values({ userId: nightly.userId, plan: { week: Array.from({ length: 7 }, () => day) } });
    await minute(EIGHT_MS);
    expect(arrivals(unasked)[0]!.data).not.toHaveProperty('outfitId');
    for (const person of [answered, nightly, off]) await open(person);
    const one = world.instance();
    world.nowMs = at(20);
    expect(await one.enrol(PUSH_KINDS.question)).toBeGreaterThan(0);
    const answer = { date: DATE, outfitId: OUTFITS[0]!.id, feeling: 'good' } as const;
    const learnt = applyFeedback(createLearnedComfort(DATE), answer, null);
    await db().insert(learnedComforts).values({ userId: answered.userId, learnt });
    await world.set(off, {});
    await world.drain(one);
    await minute(at(20, 1));
    expect([answered, nightly, off, unasked].flatMap(questions)).toEqual([]);
    const [row] = await db().select().from(notificationSettings).where(eq(notificationSettings.userId, off.userId));
    expect(row).toMatchObject({ questionEnabled: false, openedDate: null, openedOutfitId: null });
  });

  it('keeps the newest push that was opened, and nothing of who is not asked', async () => {
    const [person, unasked] = [await world.person(ASKED), await world.person()];
    const note = ({ userId }: Sleeper, date: string, outfitId = OUTFITS[0]!.id) =>
      recordOpenedPush({ outfitId, date }, { db: db(), userId, today: DATE, outfits: OUTFITS });
    const openedBy = async ({ userId }: Sleeper) => {
      const [row] = await db().select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
      return row?.openedDate;
    };
    for (const date of [DATE, addDays(DATE, -1)]) await note(person, date);
    await note(unasked, DATE);
    expect([await openedBy(person), await openedBy(unasked)]).toEqual([DATE, null]);
    await expect(note(person, addDays(DATE, 2))).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(note(person, DATE, 'no-such-outfit')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is asked once by two instances, and after one that went away with it', async () => {
    const person = await world.person(ASKED);
    await minute(EIGHT_MS);
    await open(person);
    world.nowMs = at(20);
    const [one, other] = [world.instance(), world.instance()];
    const begun = await Promise.all([one.enrol(PUSH_KINDS.question), other.enrol(PUSH_KINDS.question)]);
    expect(begun.sort()).toEqual([0, 1]);
    await Promise.all([world.drain(one), world.drain(other)]);
    expect(questions(person)).toHaveLength(1);

    const later = await world.person({ ...ASKED, hour: 20, minute: 3 });
    await minute(at(20, 3));
    // What an alarm tells from eight on is tomorrow's outfit: that evening asks about it.
    await open(later);
    await minute(at(20, 4));
    expect(questions(later)).toEqual([]);
    world.service.answers.set(later.browser.id, status(503));
    const nextEvening = at(20) + 24 * 3_600_000;
    await minute(nextEvening);
    world.service.answers.delete(later.browser.id);
    await minute(nextEvening + 2 * 60_000);
    // Refused, and come again as the same.
    const ids = questions(later).map(({ data }) => data.messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});
