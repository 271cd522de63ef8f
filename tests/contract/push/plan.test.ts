import { CATEGORY_ID } from '@/lib/contract/category';
import type { DayException } from '@/lib/contract/my-day';
import { cacheEntries, myDays, PUSH_KINDS } from '@/lib/api-host/db/schema';
import { kstEpochMs } from '@/lib/domain/kst';
import { createUniformWeek, FREE_DAY } from '@/lib/domain/my-day/plan';
import { describeDispatch, type PushUser } from '../../support/dispatch-world';

const EVENING = '2026-01-15';
const WEDDING: DayException = {
  date: '2026-01-16',
  plan: { spans: [{ from: 12, until: 16, placeId: null }], categoryId: CATEGORY_ID.date },
  name: '결혼식',
  wantsPush: true,
};
const at = (hour: number, minute = 0) => kstEpochMs(EVENING, hour, minute);

describeDispatch('the push on the evening before a plan', (world) => {
  const db = () => world.opened.db;
  beforeEach(() => db().delete(cacheEntries));

  async function plan({ userId }: PushUser, exception: DayException): Promise<void> {
    const schedule = { ...createUniformWeek(FREE_DAY), exceptions: [exception] };
    await db()
      .insert(myDays)
      .values({ userId, plan: schedule })
      .onConflictDoUpdate({ target: myDays.userId, set: { plan: schedule } });
  }
  async function runMinute(nowMs: number, one = world.instance()): Promise<void> {
    world.nowMs = nowMs;
    await one.enrol(PUSH_KINDS.plan);
    await world.drain(one);
  }
  const arrivals = ({ browser }: PushUser) => world.service.getArrivals(browser).map(({ message }) => message);

  it('is sent once, at 20:00, with the name, category and hours of the plan', async () => {
    const person = await world.person();
    await plan(person, WEDDING);
    for (const [hour, minute] of [
      [19, 59],
      [20, 0],
      [20, 5],
      [20, 25],
    ] as const)
      await runMinute(at(hour, minute));
    const [push, ...more] = arrivals(person);
    expect(more).toEqual([]);
    expect(push!.notification.title).toMatch(/^내일 .*결혼식 옷차림$/);
    expect(push!.data.link).toBe(`/home?category=${CATEGORY_ID.date}&for=2026-01-16`);
  });

  it('recommends for the occasion of the plan', async () => {
    const person = await world.person();
    const plainly = { ...WEDDING, plan: { ...FREE_DAY, categoryId: CATEGORY_ID.business }, name: '장례식' };
    await plan(person, { ...plainly, dressCode: 'funeral' });
    await runMinute(at(20));
    expect(arrivals(person)[0]!.notification.body).toContain('블랙 롱코트, 블랙 울 재킷, 화이트 셔츠');
  });

  it('is not sent without the wish, for another date, after the plan was removed, or if the daily push tells it', async () => {
    const people = [await world.person(), await world.person(), await world.person(), await world.person()] as const;
    const [unwished, other, removed, nightly] = people;
    await plan(unwished, { ...WEDDING, wantsPush: false });
    await plan(other, { ...WEDDING, date: '2026-01-17' });
    await plan(removed, WEDDING);
    await plan(nightly, WEDDING);
    await world.set(nightly, { hour: 21 });
    const one = world.instance();
    world.nowMs = at(20);
    expect(await one.enrol(PUSH_KINDS.plan)).toBe(1);
    await plan(removed, { ...WEDDING, date: '2026-01-20' });
    await world.drain(one);
    expect(people.flatMap(arrivals)).toEqual([]);
  });
});
