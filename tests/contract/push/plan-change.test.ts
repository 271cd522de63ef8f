import { eq } from 'drizzle-orm';
import { CATEGORY_ID } from '@/lib/contract/category';
import type { DayException } from '@/lib/contract/my-day';
import { cacheEntries, myDays, planAdvice, PUSH_KINDS, savedPlaces, users } from '@/lib/api-host/db/schema';
import type { DispatchTools } from '@/lib/api-host/dispatch/dispatch';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { addDays, kstEpochMs } from '@/lib/domain/kst';
import { createUniformWeek, FREE_DAY } from '@/lib/domain/my-day/plan';
import type { PrecipitationKind } from '@/lib/domain/weather/weather';
import { describeDispatch, type PushUser } from '../../support/dispatch-world';

const TODAY = '2026-01-15';
const SATURDAY = '2026-01-17';
const BUSAN = { nx: 98, ny: 76 };
const WEDDING: DayException = {
  date: SATURDAY,
  plan: { spans: [{ from: 12, until: 16, placeId: null }], categoryId: CATEGORY_ID.date },
  name: '결혼식',
  wantsPush: true,
};
const at = (hour: number, date = TODAY) => kstEpochMs(date, hour);

describeDispatch('the push about a changed plan', (world) => {
  const db = () => world.opened.db;
  /** The forecast of all hours, with precipitation only in `cell` if that is set. */
  let forecast: { temperatureC: number; kind: PrecipitationKind; cell?: { nx: number } };
  let isLive: boolean;

  const weather: DispatchTools['weather'] = {
    async get(cell) {
      const recorded = getRecordedWeather(cell, world.nowMs);
      const { temperatureC } = forecast;
      const kind = forecast.cell && forecast.cell.nx !== cell.nx ? 'none' : forecast.kind;
      const amountMm = kind === 'none' ? 0 : 3;
      const precipitation = { kind, amountMm, snowCm: 0, probabilityPct: null };
      const hours = Array.from({ length: 120 }, (_, hour) => ({
        ...{ ...recorded.now, epochMs: at(0) + hour * 3_600_000, temperatureC, precipitation },
      }));
      const source = { ...recorded.source, provider: 'kma' as const, recorded: null };
      const result = { weather: { ...recorded, source, hours, days: [] }, stale: false, pending: false };
      return isLive ? result : { ...result, isFallback: true };
    },
  };
  const instance = () => world.instance({ weather });

  async function plan({ userId }: PushUser, ...exceptions: DayException[]): Promise<void> {
    const schedule = { ...createUniformWeek(FREE_DAY), exceptions };
    await db()
      .insert(myDays)
      .values({ userId, plan: schedule })
      .onConflictDoUpdate({ target: myDays.userId, set: { plan: schedule } });
  }
  async function run(nowMs: number, one = instance()): Promise<void> {
    world.nowMs = nowMs;
    await one.enrol(PUSH_KINDS.planChange);
    await world.drain(one);
  }
  const arrivals = ({ browser }: PushUser) => world.service.getArrivals(browser).map(({ message }) => message);
  const titles = (person: PushUser) => arrivals(person).map(({ notification }) => notification.title);
  const RAIN = { temperatureC: 5, kind: 'rain' as const };
  const DRY = { temperatureC: 5, kind: 'none' as const };

  beforeEach(async () => {
    forecast = DRY;
    isLive = true;
    await db().delete(cacheEntries);
  });

  it('is sent once a day when rain appears, with name, day and clothes of the plan, and again when it goes', async () => {
    const person = await world.person();
    await plan(person, WEDDING);
    await run(at(7));
    await run(at(9));
    expect(titles(person)).toEqual([]);
    forecast = RAIN;
    const [one, other] = [instance(), instance()];
    world.nowMs = at(12);
    await Promise.all([one.enrol(PUSH_KINDS.planChange), other.enrol(PUSH_KINDS.planChange)]);
    await Promise.all([world.drain(one), world.drain(other)]);
    const [push] = arrivals(person);
    expect(push!.notification.title).toBe('모레 결혼식 · 옷차림이 달라졌어요');
    expect(push!.notification.body).toMatch(/^비나 눈 소식이 생겼어요\. 우산을 챙겨요\..*\n.+/);
    expect(push!.data.link).toBe(`/home?category=${CATEGORY_ID.date}&for=${SATURDAY}`);
    forecast = DRY;
    await run(at(15));
    expect(arrivals(person)).toHaveLength(1);
    await run(at(9, addDays(TODAY, 1)));
    expect(titles(person)).toEqual([push!.notification.title, '내일 결혼식 · 옷차림이 달라졌어요']);
    expect(arrivals(person)[1]!.notification.body).toMatch(/^비나 눈 소식이 없어졌어요\./);
  });

  it('is sent when it becomes 4 degrees colder, and not for a small change or weather that is not live', async () => {
    const person = await world.person();
    await plan(person, WEDDING);
    await run(at(7));
    forecast = { ...DRY, temperatureC: 4 };
    await run(at(9));
    forecast = { ...DRY, temperatureC: -6 };
    isLive = false;
    await run(at(12));
    expect(titles(person)).toEqual([]);
    isLive = true;
    await run(at(15));
    expect(arrivals(person)[0]!.notification.body).toMatch(/^앞서 본 것보다 체감온도가 \d+° 낮아요\./);
  });

  it('follows the place of the plan', async () => {
    const [there, here] = [await world.person(), await world.person()];
    const places = [{ id: 'busan001', name: '웨딩홀', ...BUSAN, sidonm: '부산광역시', sggnm: '해운대구' }];
    await db().insert(savedPlaces).values({ userId: there.userId, places });
    const spans = [{ from: 12, until: 16, placeId: 'busan001' }];
    await plan(there, { ...WEDDING, plan: { ...WEDDING.plan!, spans } });
    await plan(here, WEDDING);
    await run(at(7));
    forecast = { ...RAIN, cell: BUSAN };
    await run(at(9));
    expect([titles(there).length, titles(here).length]).toEqual([1, 0]);
  });

  it('is not sent at night, nor for tomorrow shortly before the push of the evening, nor for a plan that changed', async () => {
    const [person, next, changed] = [await world.person(), await world.person(), await world.person()];
    await plan(person, WEDDING);
    await plan(next, { ...WEDDING, date: addDays(TODAY, 1) });
    await plan(changed, WEDDING);
    await run(at(7));
    forecast = RAIN;
    await plan(changed, { ...WEDDING, plan: { ...WEDDING.plan!, spans: [] } });
    for (const hour of [4, 6, 20, 22]) await run(at(hour));
    expect([person, next, changed].flatMap(titles)).toEqual([]);
    await run(at(18));
    expect([titles(person).length, titles(next).length, titles(changed).length]).toEqual([1, 0, 0]);
  });

  it('is not sent without the wish, or if the plan was removed after the claim, and forgets past dates and accounts', async () => {
    const [unwished, removed] = [await world.person(), await world.person()];
    await plan(unwished, { ...WEDDING, wantsPush: false });
    await plan(removed, WEDDING);
    await run(at(7));
    const stored = () => db().select().from(planAdvice);
    expect((await stored()).map(({ userId }) => userId)).toEqual([removed.userId]);
    forecast = RAIN;
    const one = instance();
    world.nowMs = at(9);
    expect(await one.enrol(PUSH_KINDS.planChange)).toBe(1);
    await plan(removed);
    await world.drain(one);
    expect([unwished, removed].flatMap(titles)).toEqual([]);
    expect(JSON.stringify(await stored())).not.toContain('결혼식');
    await plan(unwished, { ...WEDDING, date: addDays(SATURDAY, 2) });
    await run(at(9, SATURDAY));
    expect((await stored()).map(({ userId }) => userId)).toEqual([unwished.userId]);
    await db().delete(users).where(eq(users.id, unwished.userId));
    expect(await stored()).toEqual([]);
  });
});
