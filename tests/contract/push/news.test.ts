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
import { describeDispatch, EIGHT_MS, type Sleeper } from '../../support/dispatch-world';
import { eventually } from '../../support/eventually';
import { status } from '../../support/push-service';
import { testPush } from '../../support/test-push';

const DATE = '2026-01-15';
const MINUTE_MS = 60_000;
const at = (hour: number, minute = 0) => kstEpochMs(DATE, hour, minute);
const NEWS = { newsEnabled: true };

describeDispatch('news of the weather', (world) => {
  const db = () => world.opened.db;
  /** What a provider says of every place: dry, but for these hours of the day. */
  let falls: Record<number, PrecipitationKind>;
  let isLive: boolean;
  /** Null: everywhere. */
  let fallsAt: Weather['cell'] | null;

  const isHit = ({ nx, ny }: Weather['cell']) => fallsAt === null || (fallsAt.nx === nx && fallsAt.ny === ny);
  const forecast = (cell: Weather['cell']): Weather => {
    const weather = getRecordedWeather(cell, world.nowMs);
    const source = { ...weather.source, provider: 'kma' as const, recorded: isLive ? null : weather.source.recorded };
    const hours = Array.from({ length: 48 }, (_, hour) => {
      const precipitation = {
        kind: (isHit(cell) && falls[hour]) || ('none' as const),
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

  /** Some minute of an instance. */
  async function minute(nowMs: number, one = instance()): Promise<void> {
    world.nowMs = nowMs;
    await one.enrol(PUSH_KINDS.daily);
    await one.enrol(PUSH_KINDS.news);
    await world.drain(one);
  }

  const titlesOf = (person: Sleeper) =>
    world.service.arrivalsOf(person.browser).map(({ message }) => message.notification.title);
  const newsOf = async (person: Sleeper) => titlesOf(person).filter((title) => title.includes('부터'));

  beforeEach(async () => {
    falls = {};
    isLive = true;
    fallsAt = null;
    await db().delete(outlooks);
    await db().delete(cacheEntries);
  });

  it('tells who wants it of rain that the daily push did not, 40 minutes before it, once a day', async () => {
    const person = await world.person(NEWS);
    const other = await world.person();
    await minute(EIGHT_MS);
    falls = { 15: 'rain' };
    await minute(at(10));
    expect(await newsOf(person)).toEqual([]);
    for (const [hour, past] of [
      [14, 15],
      [14, 20],
      [14, 25],
      [14, 35],
    ] as const)
      await minute(at(hour, past));
    falls = { 15: 'rain', 18: 'snow' };
    await minute(at(16));
    await minute(at(17, 30));
    expect(await newsOf(person)).toEqual([expect.stringMatching(/^오후 3시부터 비 · /)]);
    expect(await newsOf(other)).toEqual([]);
    const [daily, news] = world.service.arrivalsOf(person.browser);
    expect(news!.message.data).toMatchObject({ date: DATE, link: '/home?category=2' });
    expect(news!.message.data.messageId).not.toBe(daily!.message.data.messageId);
    expect(news!.message.notification.image).toBeUndefined();
  });

  it('leaves to the daily push what comes after it', async () => {
    const person = await world.person({ ...NEWS, hour: 14, minute: 30 });
    await minute(at(9));
    falls = { 15: 'rain' };
    for (const past of [0, 20, 25, 30]) await minute(at(14, past));
    expect(titlesOf(person)).toEqual([expect.stringContaining('옷차림')]);
  });

  it('says nothing of what was seen in the app, nor of what changed back', async () => {
    const [seen, back] = [await world.person(NEWS), await world.person(NEWS)];
    await minute(EIGHT_MS);
    falls = { 15: 'rain' };
    await minute(at(13));
    await recordForecastSeen(db(), seen.userId, at(13, 1));
    const one = instance();
    world.nowMs = at(14, 20);
    await one.enrol(PUSH_KINDS.news);
    expect(await world.claimsOf(seen)).toHaveLength(1);
    expect(await world.claimsOf(back)).toHaveLength(2);
    falls = {};
    await world.drain(one);
    expect([...(await newsOf(seen)), ...(await newsOf(back))]).toEqual([]);
    falls = { 18: 'snow' };
    await minute(at(17, 20));
    expect(await newsOf(back)).toEqual([expect.stringMatching(/^저녁 6시부터 눈/)]);
  });

  it('knows of no news where no provider answers, and of none at night', async () => {
    const person = await world.person(NEWS);
    await minute(EIGHT_MS);
    falls = { 15: 'rain' };
    isLive = false;
    await minute(at(14, 20));
    isLive = true;
    falls = { 23: 'rain', 30: 'rain' };
    for (const hour of [22, 23, 25, 29]) await minute(at(hour, 20));
    expect(await newsOf(person)).toEqual([]);
  });

  it('is sent once by two instances, and after one that went away with it', async () => {
    const person = await world.person(NEWS);
    await minute(EIGHT_MS);
    falls = { 15: 'rain' };
    world.nowMs = at(14, 20);
    const [one, other] = [instance(), instance()];
    expect((await one.enrol(PUSH_KINDS.news)) + (await other.enrol(PUSH_KINDS.news))).toBe(1);
    await Promise.all([world.drain(one), world.drain(other)]);
    expect(await newsOf(person)).toHaveLength(1);

    const later = await world.person(NEWS);
    world.service.answers.set(later.browser.id, status(503));
    falls = { 18: 'rain' };
    await minute(at(17, 20));
    world.service.answers.delete(later.browser.id);
    await minute(at(17, 22));
    // Refused, and come again as the same.
    expect(await newsOf(later)).toHaveLength(2);
    const ids = world.service.arrivalsOf(later.browser).map(({ message }) => message.data.messageId);
    expect(new Set(ids).size).toBe(1);

    const last = await world.person(NEWS);
    falls = { 20: 'snow' };
    world.nowMs = at(19, 20);
    const silent = { ...testPush({ clock: () => world.nowMs }), send: () => new Promise<never>(() => {}) };
    const killed = world.instance({ weather, transport: silent });
    expect(await killed.enrol(PUSH_KINDS.news)).toBe(1);
    void killed.startBatch();
    const taken = ([claim]: { leasedUntil: Date; dueAt: Date }[]) => claim!.leasedUntil > claim!.dueAt;
    await eventually(() => world.claimsOf(last), taken);
    await minute(at(19, 21));
    expect(await newsOf(last)).toEqual([]);
    await minute(at(19, 25));
    expect(await newsOf(last)).toHaveLength(1);
  });

  it('counts the hours and the places of one’s own day: rain at work, not at home', async () => {
    const work = { nx: 98, ny: 76 };
    const person = await world.person(NEWS);
    const day = { spans: [{ from: 12, until: 19, placeId: 'workwork' }], categoryId: null };
    await db()
      .insert(myDays)
      .values({ userId: person.userId, plan: { week: Array.from({ length: 7 }, () => day) } });
    const places = [{ id: 'workwork', name: '회사', ...work, sidonm: '부산광역시', sggnm: '해운대구' }];
    await db().insert(savedPlaces).values({ userId: person.userId, places });
    await minute(EIGHT_MS);
    fallsAt = work;
    falls = { 10: 'rain', 14: 'rain' };
    for (const past of [10, 15, 20, 25]) await minute(at(11, past));
    expect(await newsOf(person)).toEqual([expect.stringMatching(/^오후 2시부터 비 · (?!강남구)/)]);
  });

  it('is over with the setting, of which nothing stays', async () => {
    const person = await world.person(NEWS);
    await minute(EIGHT_MS);
    falls = { 15: 'rain' };
    world.nowMs = at(14, 20);
    const one = instance();
    await one.enrol(PUSH_KINDS.news);
    await world.set(person, { enabled: false });
    await world.drain(one);
    expect(await newsOf(person)).toEqual([]);
    const [row] = await db().select().from(notificationSettings).where(eq(notificationSettings.userId, person.userId));
    expect(row).toMatchObject({ newsEnabled: false, openedAt: null });
    expect(await db().select().from(pushClaims).where(eq(pushClaims.userId, person.userId))).toHaveLength(1);
  });
});
