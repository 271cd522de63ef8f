import { eq } from 'drizzle-orm';
import {
  cacheEntries,
  myDays,
  notificationSettings,
  outlooks,
  pushClaims,
  savedPlaces,
  PUSH_KINDS,
} from '@/lib/api-host/db/schema';
import type { DispatchTools } from '@/lib/api-host/dispatch/dispatch';
import { recordForecastSeen } from '@/lib/api-host/push/notification-setting';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { kstEpochMs } from '@/lib/domain/kst';
import type { PrecipitationKind, Weather } from '@/lib/domain/weather/weather';
import { describeDispatch, EIGHT_MS, type PushUser } from '../../support/dispatch-world';
import { eventually } from '../../support/eventually';
import { status } from '../../support/push-service';
import { testPush } from '../../support/test-push';

const DATE = '2026-01-15';
const MINUTE_MS = 60_000;
const at = (hour: number, runMinute = 0) => kstEpochMs(DATE, hour, runMinute);
const NEWS = { newsEnabled: true };

describeDispatch('news of a changed forecast', (world) => {
  const db = () => world.opened.db;
  /** Precipitation by hour of the day, in the provider's forecast. */
  let precipitationByHour: Record<number, PrecipitationKind>;
  let isLive: boolean;
  /** The cell with that precipitation. Null means everywhere. */
  let affectedCell: Weather['cell'] | null;

  const isAffected = ({ nx, ny }: Weather['cell']) =>
    affectedCell === null || (affectedCell.nx === nx && affectedCell.ny === ny);
  const forecast = (cell: Weather['cell']): Weather => {
    const weather = getRecordedWeather(cell, world.nowMs);
    const source = { ...weather.source, provider: 'kma' as const, recorded: isLive ? null : weather.source.recorded };
    const hours = Array.from({ length: 48 }, (_, hour) => {
      const precipitation = {
        kind: (isAffected(cell) && precipitationByHour[hour]) || ('none' as const),
        amountMm: null,
        snowCm: null,
        probabilityPct: null,
      };
      return { ...weather.now, epochMs: at(hour), temperatureC: 5, precipitation };
    });
    const now = hours.find(({ epochMs }) => epochMs + 60 * MINUTE_MS > world.nowMs) ?? weather.now;
    return { ...weather, source, hours, now };
  };
  const weather: DispatchTools['weather'] = {
    get: async (cell) => ({ weather: forecast(cell), stale: false, pending: false }),
  };
  const instance = () => world.instance({ weather });

  /** Runs one minute of an instance. */
  async function runMinute(nowMs: number, one = instance()): Promise<void> {
    world.nowMs = nowMs;
    await one.enrol(PUSH_KINDS.daily);
    await one.enrol(PUSH_KINDS.news);
    await world.drain(one);
  }

  const listTitles = (person: PushUser) =>
    world.service.getArrivals(person.browser).map(({ message }) => message.notification.title);
  const listNews = async (person: PushUser) => listTitles(person).filter((title) => /부터|소식/.test(title));

  beforeEach(async () => {
    precipitationByHour = {};
    isLive = true;
    affectedCell = null;
    await db().delete(outlooks);
    await db().delete(cacheEntries);
  });

  it('are sent 40 minutes before rain that the daily push did not mention, once a day, to users who enabled them', async () => {
    const person = await world.person(NEWS);
    const other = await world.person();
    await runMinute(EIGHT_MS);
    precipitationByHour = { 15: 'rain' };
    await runMinute(at(10));
    expect(await listNews(person)).toEqual([]);
    for (const [hour, minute] of [
      [14, 15],
      [14, 20],
      [14, 25],
      [14, 35],
    ] as const)
      await runMinute(at(hour, minute));
    precipitationByHour = { 15: 'rain', 18: 'snow' };
    await runMinute(at(16));
    await runMinute(at(17, 30));
    expect(await listNews(person)).toEqual([expect.stringMatching(/^오후 3시부터 비 · /)]);
    expect(await listNews(other)).toEqual([]);
    const [daily, news] = world.service.getArrivals(person.browser);
    expect(news!.message.data).toMatchObject({ date: DATE, link: '/home?category=2' });
    expect(news!.message.data.messageId).not.toBe(daily!.message.data.messageId);
    expect(news!.message.notification.image).toBeUndefined();
  });

  it('are left to the daily push if it comes before the rain', async () => {
    const person = await world.person({ ...NEWS, hour: 14, minute: 30 });
    await runMinute(at(9));
    precipitationByHour = { 15: 'rain' };
    for (const minute of [0, 20, 25, 30]) await runMinute(at(14, minute));
    expect(listTitles(person)).toEqual([expect.stringContaining('옷차림')]);
  });

  it('are not sent for a forecast seen in the app, nor for one that changed back', async () => {
    const [seen, back] = [await world.person(NEWS), await world.person(NEWS)];
    await runMinute(EIGHT_MS);
    precipitationByHour = { 15: 'rain' };
    await runMinute(at(13));
    await recordForecastSeen(db(), seen.userId, at(13, 1));
    const one = instance();
    world.nowMs = at(14, 20);
    await one.enrol(PUSH_KINDS.news);
    expect(await world.getClaims(seen)).toHaveLength(1);
    expect(await world.getClaims(back)).toHaveLength(2);
    precipitationByHour = {};
    await world.drain(one);
    expect([...(await listNews(seen)), ...(await listNews(back))]).toEqual([]);
    precipitationByHour = { 18: 'snow' };
    await runMinute(at(17, 20));
    expect(await listNews(back)).toEqual([expect.stringMatching(/^저녁 6시부터 눈/)]);
  });

  it("are not sent without a provider's forecast, nor at night", async () => {
    const person = await world.person(NEWS);
    await runMinute(EIGHT_MS);
    precipitationByHour = { 15: 'rain' };
    isLive = false;
    await runMinute(at(14, 20));
    isLive = true;
    precipitationByHour = { 23: 'rain', 30: 'rain' };
    for (const hour of [22, 23, 25, 29]) await runMinute(at(hour, 20));
    expect(await listNews(person)).toEqual([]);
  });

  it('are sent once by two instances, and by another one if the first fails', async () => {
    const person = await world.person(NEWS);
    await runMinute(EIGHT_MS);
    precipitationByHour = { 15: 'rain' };
    world.nowMs = at(14, 20);
    const [one, other] = [instance(), instance()];
    expect((await one.enrol(PUSH_KINDS.news)) + (await other.enrol(PUSH_KINDS.news))).toBe(1);
    await Promise.all([world.drain(one), world.drain(other)]);
    expect(await listNews(person)).toHaveLength(1);

    const later = await world.person(NEWS);
    world.service.answers.set(later.browser.id, status(503));
    precipitationByHour = { 18: 'rain' };
    await runMinute(at(17, 20));
    world.service.answers.delete(later.browser.id);
    await runMinute(at(17, 22));
    // The failed attempt and its retry, with the same id.
    expect(await listNews(later)).toHaveLength(2);
    const ids = world.service.getArrivals(later.browser).map(({ message }) => message.data.messageId);
    expect(new Set(ids).size).toBe(1);

    const last = await world.person(NEWS);
    precipitationByHour = { 20: 'snow' };
    world.nowMs = at(19, 20);
    const silent = { ...testPush({ clock: () => world.nowMs }), send: () => new Promise<never>(() => {}) };
    const killed = world.instance({ weather, transport: silent });
    expect(await killed.enrol(PUSH_KINDS.news)).toBe(1);
    void killed.startBatch();
    const isLeased = ([claim]: { leasedUntil: Date; dueAt: Date }[]) => claim!.leasedUntil > claim!.dueAt;
    await eventually(() => world.getClaims(last), isLeased);
    await runMinute(at(19, 21));
    expect(await listNews(last)).toEqual([]);
    await runMinute(at(19, 25));
    expect(await listNews(last)).toHaveLength(1);
  });

  it("use hours and places of the user's schedule", async () => {
    const work = { nx: 98, ny: 76 };
    const person = await world.person(NEWS);
    const day = { spans: [{ from: 12, until: 19, placeId: 'workwork' }], categoryId: null };
    await db()
      .insert(myDays)
      .values({ userId: person.userId, plan: { week: Array.from({ length: 7 }, () => day) } });
    const places = [{ id: 'workwork', name: '회사', ...work, sidonm: '부산광역시', sggnm: '해운대구' }];
    await db().insert(savedPlaces).values({ userId: person.userId, places });
    await runMinute(EIGHT_MS);
    affectedCell = work;
    precipitationByHour = { 10: 'rain', 14: 'rain' };
    for (const minute of [10, 15, 20, 25]) await runMinute(at(11, minute));
    // The title, which a locked phone shows, does not tell where the user will be.
    expect(await listNews(person)).toEqual(['새로운 비 소식']);
  });

  it('stop when the setting is disabled, which deletes their data', async () => {
    const person = await world.person(NEWS);
    await runMinute(EIGHT_MS);
    precipitationByHour = { 15: 'rain' };
    world.nowMs = at(14, 20);
    const one = instance();
    await one.enrol(PUSH_KINDS.news);
    await world.set(person, { enabled: false });
    await world.drain(one);
    expect(await listNews(person)).toEqual([]);
    const [row] = await db().select().from(notificationSettings).where(eq(notificationSettings.userId, person.userId));
    expect(row).toMatchObject({ newsEnabled: false, openedAt: null });
    expect(await db().select().from(pushClaims).where(eq(pushClaims.userId, person.userId))).toHaveLength(1);
  });
});
