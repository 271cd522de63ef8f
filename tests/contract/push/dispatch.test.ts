import { eq, like } from 'drizzle-orm';
import {
  accessTokens,
  cacheEntries,
  learnedComforts,
  myDays,
  neverWear,
  notificationSettings,
  pushClaims,
  pushTokens,
  savedPlaces,
  sessions,
  users,
  wornOutfits,
  PUSH_KINDS,
  type PushKind,
} from '@/lib/api-host/db/schema';
import { findRecipients } from '@/lib/api-host/dispatch/recipients';
import { formatAudience, formatChoiceKey } from '@/lib/api-host/outfit/audience';
import type { StoredChoices } from '@/lib/api-host/outfit/choice-rows';
import type { PushTransport } from '@/lib/api-host/push/push-transport';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { CATEGORY_ID, getCategory } from '@/lib/contract/category';
import { DAY_MS } from '@/lib/contract/durations';
import { GARMENT_KIND_IDS, formatKinds } from '@/lib/contract/garment-kind';
import { toGridCell, type GridCell } from '@/lib/domain/dfs-grid';
import { formatCell } from '@/lib/contract/hour-spans';
import { kstDate, kstEpochMs } from '@/lib/domain/kst';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { createLearnedComfort } from '@/lib/domain/recommendation/learned-comfort';
import { getWornKinds } from '@/lib/domain/wardrobe/garment-kinds';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { AgeGroup } from '@/lib/domain/wardrobe/people';
import { KO } from '@/lib/messages/ko/messages';
import { WEEKDAY_HOLIDAYS } from '../../support/days-off';
import { describeDispatch, describeDispatchOnEach, EIGHT_MS, type PushUser } from '../../support/dispatch-world';
import { eventually } from '../../support/eventually';
import { readGazetteHolidays } from '../../support/gazette-holidays';
import { status } from '../../support/push-service';
import { testPush } from '../../support/test-push';

const MINUTE_MS = 60_000;
const at = (text: string) => Date.parse(`${text}+09:00`);

// Composing and sending a push do not depend on the database.
describeDispatch('a push of the dispatcher', (world) => {
  const db = () => world.opened.db;

  it('sends the daily push at the chosen time with weather, outfit and link', async () => {
    const person = await world.person({ latitude: 35.1796, longitude: 129.0756, eventTypeId: 4 });
    const later = await world.person({ hour: 8, minute: 1 });
    await world.minute();
    expect(world.service.rejections).toEqual([]);
    expect(world.service.getArrivals(later.browser)).toEqual([]);
    const [arrival] = world.service.getArrivals(person.browser);
    const { notification, data } = arrival!.message;
    expect(notification.title).toMatch(/^오늘 (동래구|연제구|부산진구|수영구|해운대구) −?\d+°~−?\d+° · 데이트 옷차림$/);
    expect(notification.body).toMatch(/^예시 날씨 \d{4}-\d\d-\d\d · .*요\.\n.+/);
    expect(notification.image).toMatch(/^\/api\/v1\/outfit-picture\/male-/);
    expect(data).toEqual({
      messageId: expect.any(String),
      eventTypeId: 4,
      date: '2026-01-15',
      link: '/home?category=4',
    });
    expect(arrival).toMatchObject({ ttl: 1_800, urgency: 'normal', topic: data.messageId });
    expect(JSON.stringify(arrival!.message)).not.toContain(person.userId);
  });

  it("uses category, hours and place of the user's schedule", async () => {
    const person = await world.person({ eventTypeId: 4 });
    const { userId } = person;
    const office = { id: 'office01', name: '회사', nx: 73, ny: 134, sidonm: '강원특별자치도', sggnm: '춘천시' };
    const plan = createUniformWeek({ spans: [{ from: 8, until: 19, placeId: office.id }], categoryId: 1 });
    await db()
      .insert(savedPlaces)
      .values({ userId, places: [office] });
    await db().insert(myDays).values({ userId, plan });
    const requestedCells: string[] = [];
    const get = async (cell: GridCell) => {
      requestedCells.push(formatCell(cell));
      return { weather: getRecordedWeather(cell, world.nowMs), stale: false, pending: false };
    };
    await world.minute(world.instance({ weather: { get } }));
    const [arrival] = world.service.getArrivals(person.browser);
    expect(arrival?.message.notification.title).toMatch(/비즈니스 옷차림$/);
    expect(arrival?.message.data.link).toBe('/home?category=1');
    expect(requestedCells).toContain('73.134');
  });

  it("leaves out never-worn kinds and ranks yesterday's outfit behind the others", async () => {
    const [plain, same, again, never] = [
      await world.person(),
      await world.person({ minute: 1 }),
      await world.person({ minute: 1 }),
      await world.person({ minute: 1 }),
    ];
    const getPushedOutfit = ({ browser }: typeof plain) => {
      const { image } = world.service.getArrivals(browser)[0]!.message.notification;
      return OUTFITS.find(({ id }) => image!.split(/[/?.]/).includes(id))!;
    };
    await world.minute();
    const first = getPushedOutfit(plain);
    const worn = { date: '2026-01-14', outfitId: first.id, categoryId: 2 } as const;
    await db()
      .insert(wornOutfits)
      .values({ userId: again.userId, ...worn });
    await db()
      .insert(neverWear)
      .values({ userId: never.userId, kinds: formatKinds(GARMENT_KIND_IDS) });
    world.nowMs += MINUTE_MS;
    await world.minute();
    expect(getPushedOutfit(same)).toBe(first);
    expect(getPushedOutfit(again)).not.toBe(first);
    expect([...getWornKinds(getPushedOutfit(never), garmentById)]).toEqual([]);
  });

  it("shows the outfit that home shows first to the user's age group, if the user has switched that on", async () => {
    const settings = [
      { birthDate: null, prefersOwnAge: true },
      { birthDate: '2003-03-04', prefersOwnAge: true },
      { birthDate: '2003-03-04', prefersOwnAge: false },
    ];
    const people: PushUser[] = [];
    for (const setting of settings) {
      const person = await world.person({ eventTypeId: CATEGORY_ID.business });
      await db().update(users).set(setting).where(eq(users.id, person.userId));
      people.push(person);
    }
    await world.minute();
    const rows = await db().select().from(cacheEntries).where(like(cacheEntries.key, 'choice:%'));
    const getFirst = (ageGroup?: AgeGroup) => {
      const key = { cell: DEFAULT_PLACE.cell, categoryId: CATEGORY_ID.business, gender: 'MALE' as const, ageGroup };
      const end = `:${formatChoiceKey({ ...key, offsetClo: 0, without: '' })}`;
      const { value } = rows.find((row) => row.key.endsWith(end))!;
      return (value as StoredChoices).choices[0]!.outfitIds[0];
    };
    const pushed = people.map(({ browser }) => {
      const { image } = world.service.getArrivals(browser)[0]!.message.notification;
      return OUTFITS.find(({ id }) => image!.split(/[/?.]/).includes(id))!.id;
    });
    const [shared, own] = [getFirst(), getFirst(20)];
    expect(pushed).toEqual([shared, own, shared]);
    expect(own).not.toBe(shared);
  });

  it('recommends for tomorrow from 20:00 on, and for the new day after midnight', async () => {
    const [early, evening, late] = [
      await world.person({ hour: 19, minute: 59 }),
      await world.person({ hour: 20 }),
      await world.person({ hour: 23, minute: 59 }),
    ];
    const getLastMessage = (person: typeof late) => world.service.getArrivals(person.browser).at(-1)?.message;
    world.nowMs = at('2026-01-15T20:00:00');
    await world.minute();
    expect(getLastMessage(early)?.notification.title).toMatch(/^오늘 /);
    expect(getLastMessage(evening)).toMatchObject({
      notification: { title: expect.stringMatching(/^내일 /) },
      data: { link: '/home?category=2&for=2026-01-16' },
    });
    world.nowMs = at('2026-01-16T00:05:00');
    await world.minute();
    expect(getLastMessage(late)?.notification.title).toMatch(/^오늘 /);
  });

  it('sends to every browser of the user with the same message id', async () => {
    const person = await world.person({ browsers: 3 });
    await world.minute();
    const ids = person.browsers.map((browser) => world.service.getArrivals(browser)[0]?.message.data.messageId);
    expect(new Set(ids).size).toBe(1);
    expect(world.service.arrivals).toHaveLength(3);
  });

  it('reports the temperatures of the new date during a schedule that began the evening before', async () => {
    const { userId, browser } = await world.person({ hour: 2 });
    const plan = createUniformWeek({ spans: [{ from: 22, until: 6, placeId: null }], categoryId: null });
    await db().insert(myDays).values({ userId, plan });
    const days: Record<string, [number, number]> = { '2026-01-14': [-30, -20], '2026-01-15': [1, 9] };
    const get = async (cell: GridCell) => {
      const weather = getRecordedWeather(cell, world.nowMs);
      const changedDays = weather.days.map((day) => {
        const [minC, maxC] = days[day.date] ?? [day.minC, day.maxC];
        return { ...day, minC, maxC };
      });
      return { weather: { ...weather, days: changedDays, hours: [] }, stale: false, pending: false };
    };
    world.nowMs = at('2026-01-15T02:00:00');
    await world.minute(world.instance({ weather: { get } }));
    expect(world.service.getArrivals(browser)[0]?.message.notification.title).toMatch(/^오늘 .* 1°~9° /);
  });

  it('composes a push once for each audience, also for tomorrow', async () => {
    const places = [
      { latitude: 35.1796, longitude: 129.0756 },
      { latitude: 37.5, longitude: 127 },
    ];
    for (let index = 0; index < 6; index++) await world.person({ ...places[index % 2], hour: 20 });
    let composed = 0;
    const get = async (cell: GridCell) => {
      composed += 1;
      return { weather: getRecordedWeather(cell, world.nowMs), stale: false, pending: false };
    };
    world.nowMs = at('2026-01-15T20:00:00');
    await world.minute(world.instance({ weather: { get } }));
    expect(composed).toBe(places.length);
    const titles = world.service.arrivals.map(({ message }) => message.notification.title);
    expect(titles).toHaveLength(6);
    const claims = await db().select().from(pushClaims);
    expect(new Set(claims.map(({ audience }) => audience)).size).toBe(2);
  });

  it('composes only what somebody reads', async () => {
    const plan = (from: number) => createUniformWeek({ spans: [{ from, until: 19, placeId: null }], categoryId: null });
    const faded = createLearnedComfort('2024-01-14');
    const learnt = { ...faded, cold: { ...faded.cold, steps: 3 } };
    const userIds: string[] = [];
    for (let index = 0; index < 12; index++) {
      const { userId } = await world.person();
      userIds.push(userId);
      // Nobody has the audience of the setting alone.
      if (index % 3 === 0)
        await db()
          .insert(myDays)
          .values({ userId, plan: plan(6 + index) });
      else if (index % 3 === 1) await db().insert(neverWear).values({ userId, kinds: 'skirts' });
      else await db().insert(learnedComforts).values({ userId, learnt });
    }
    const composed = jest.fn((nowMs: number) => getRecordedWeather(DEFAULT_PLACE.cell, nowMs));
    const get = async () => ({ weather: composed(world.nowMs), stale: false, pending: false });
    await world.minute(world.instance({ weather: { get } }));
    expect(world.service.arrivals).toHaveLength(12);
    const recipients = await findRecipients(db(), 'web-push', userIds, {
      nowMs: world.nowMs,
      holidays: new Set(),
      regions: loadRegions(),
    });
    const audiences = [...recipients.values()].map(({ audience }) => formatAudience(audience));
    expect(composed).toHaveBeenCalledTimes(new Set(audiences).size);
  });

  it('are about a day off on public holidays and dates off, and about work on other weekdays', async () => {
    const person = await world.person();
    const work = { spans: [{ from: 8, until: 18, placeId: null }], categoryId: CATEGORY_ID.business };
    const { week } = createUniformWeek(work);
    const exceptions = [{ date: '2026-11-26', plan: null }];
    const plan = { week: [...week.slice(0, 6), { spans: [], categoryId: null }], exceptions };
    await db().insert(myDays).values({ userId: person.userId, plan });
    const expiresAt = new Date('2030-01-01');
    await db().update(sessions).set({ expiresAt });
    const holidays = await readGazetteHolidays(() => world.nowMs)();
    for (const date of [...WEEKDAY_HOLIDAYS, '2026-11-26', '2026-11-27', '2027-09-17']) {
      const at = { nowMs: kstEpochMs(date, 7), holidays, regions: loadRegions() };
      const { audience } = (await findRecipients(db(), 'web-push', [person.userId], at)).get(person.userId)!;
      const isWork = date === '2026-11-27' || date === '2027-09-17';
      const hours = isWork ? [{ from: 8, until: 18, cell: null }] : undefined;
      expect({ date, category: audience.categoryId, hours: audience.hours }).toEqual({
        ...{ date, category: isWork ? CATEGORY_ID.business : CATEGORY_ID.daily, hours },
      });
    }
    // A temporary holiday, which the host learns without a release.
    await world.minute(world.instance({ readHolidays: async () => new Set(['2026-01-15']) }));
    world.nowMs += DAY_MS;
    await world.minute();
    const titles = world.service.arrivals.map(({ message }) => message.notification.title);
    const names = [CATEGORY_ID.business, CATEGORY_ID.daily].map((id) => KO.categories[getCategory(id).key]);
    expect(titles.map((title) => names.findIndex((name) => title.includes(name)))).toEqual([1, 0]);
  });

  it('uses the district name of each user and shares everything else', async () => {
    const cell = { latitude: 37.5665, longitude: 126.978 };
    const districts = ['중구', '종로구'];
    for (const sggnm of districts) await world.person({ ...cell, region: { sidonm: '서울특별시', sggnm } });
    await world.minute();
    const notifications = world.service.arrivals.map(({ message }) => message.notification);
    expect(notifications.map(({ title }) => title.split(' ')[1]).sort()).toEqual(districts.sort());
    expect(new Set(notifications.map(({ body }) => body)).size).toBe(1);
  });

  it('uses the language of each user, and composes once for each language', async () => {
    const cell = { latitude: 37.304, longitude: 127.01, region: { sidonm: '경기도', sggnm: '수원시 장안구' } };
    const [korean, english, another] = [await world.person(cell), await world.person(cell), await world.person()];
    for (const { userId } of [english, another])
      await db().update(users).set({ language: 'en' }).where(eq(users.id, userId));
    const composed: string[] = [];
    const get = async (requested: GridCell) => {
      composed.push(formatCell(requested));
      return { weather: getRecordedWeather(requested, world.nowMs), stale: false, pending: false };
    };
    for (let index = 0; index < 4; index++) await world.person(cell);
    await world.minute(world.instance({ weather: { get } }));
    const [one, other, third] = [korean, english, another].map(
      ({ browser }) => world.service.getArrivals(browser)[0]!.message.notification,
    );
    expect(one!.title).toMatch(/^오늘 수원시 장안구 /);
    expect(other!.title).toMatch(/^Jangan-gu today · /);
    expect(third!.title).toMatch(/^[A-Z][a-z]+-gu today · /);
    for (const { title, body } of [other!, third!]) expect(`${title} ${body}`).not.toMatch(/[가-힣]/);
    // Browsers that show the push themselves, and screen readers, read it in this language.
    expect([one!.lang, other!.lang, third!.lang]).toEqual(['ko', 'en', 'en']);
    expect(other!.image).toBe(one!.image);
    const ofCell = formatCell(toGridCell({ lat: cell.latitude, lon: cell.longitude }));
    expect(composed.filter((each) => each === ofCell)).toHaveLength(2);
  });

  it.each([400, 401, 403, 413])('does not retry after status %d', async (code) => {
    const person = await world.person();
    world.service.answers.set(person.browser.id, status(code));
    await world.minute();
    world.nowMs += 10 * MINUTE_MS;
    await world.minute();
    expect(world.service.requestCount).toBe(1);
  });

  it('does not let a silent browser delay other users', async () => {
    const silent = await world.person();
    world.service.answers.set(silent.browser.id, () => {});
    const people = await Promise.all(Array.from({ length: 20 }, () => world.person()));
    const run = world.minute(world.instance({ transport: testPush({ limitMs: 3_000, clock: () => world.nowMs }) }));
    const isDone = jest.fn();
    void run.then(isDone);
    await eventually(
      () => world.service.arrivals.length,
      (count) => count === people.length + 1,
    );
    expect(isDone).not.toHaveBeenCalled();
    await run;
    expect(await world.getClaims(silent)).toMatchObject([{ outcome: null, attempts: 1 }]);
  });
});

describeDispatch('the dispatcher', (world) => {
  const db = () => world.opened.db;
  const changes = {
    'switching off': (userId: string) =>
      db().update(notificationSettings).set({ enabled: false }).where(eq(notificationSettings.userId, userId)),
    logout: (userId: string) => db().delete(sessions).where(eq(sessions.userId, userId)),
    withdrawal: (userId: string) => db().delete(users).where(eq(users.id, userId)),
    'another time': (userId: string) =>
      db()
        .update(notificationSettings)
        .set({ minuteOfDay: 20 * 60 })
        .where(eq(notificationSettings.userId, userId)),
  };

  it.each(Object.keys(changes) as (keyof typeof changes)[])(
    'does not send after %s between claim and send',
    async (name) => {
      const [person, other] = [await world.person(), await world.person()];
      const instance = world.instance();
      await instance.enrol(PUSH_KINDS.daily);
      await changes[name](person.userId);
      await world.drain(instance);
      expect(world.service.getArrivals(person.browser)).toEqual([]);
      expect(world.service.getArrivals(other.browser)).toHaveLength(1);
      // The claim is deleted, so another time on the same day remains possible.
      expect(await world.getClaims(person)).toEqual([]);
    },
  );

  it('sends one push a day to a user, even after a changed time', async () => {
    const person = await world.person();
    await world.minute();
    await world.minute();
    await world.set(person, { hour: 20, savedMs: world.nowMs });
    world.nowMs = at('2026-01-15T20:00:00');
    await world.minute();
    expect(world.service.getArrivals(person.browser)).toHaveLength(1);
    world.nowMs = at('2026-01-16T20:00:00');
    await world.minute();
    const ids = world.service.getArrivals(person.browser).map(({ message }) => message.data.messageId);
    expect(new Set(ids).size).toBe(2);
  });

  it('sends a missed push within half an hour with the remaining time to live', async () => {
    const person = await world.person();
    world.nowMs = EIGHT_MS + 29 * MINUTE_MS;
    await world.minute();
    expect(world.service.getArrivals(person.browser)).toMatchObject([{ ttl: 60 }]);
  });

  it('skips a push missed for half an hour and logs the count once, without user ids', async () => {
    world.nowMs = EIGHT_MS - MINUTE_MS;
    await world.minute();
    const person = await world.person();
    world.nowMs = EIGHT_MS + 30 * MINUTE_MS;
    await world.minute();
    await world.minute();
    expect(world.service.arrivals).toEqual([]);
    expect(await world.getClaims(person)).toEqual([]);
    const skipped = world.written.filter((line) => line.includes('pushes skipped')).map((line) => JSON.parse(line));
    expect(skipped).toMatchObject([{ level: 'warn', count: 1 }]);
    expect(world.written.join('')).not.toContain(person.userId);
  });

  it('settles claims as late when nobody served them in time, and serves the current ones', async () => {
    const late = await world.person();
    const instance = world.instance();
    await instance.enrol(PUSH_KINDS.daily);
    world.nowMs = at('2026-01-16T08:00:00');
    await instance.enrol(PUSH_KINDS.daily);
    world.nowMs += 40 * MINUTE_MS;
    const today = await world.person({ hour: 8, minute: 40 });
    await world.minute();
    expect(await world.getClaims(late)).toMatchObject([{ outcome: 'late' }, { outcome: 'late' }]);
    expect(world.service.arrivals.map(({ browser }) => browser)).toEqual([today.browser.id]);
  });

  it('prefetches weather and audiences of pushes due in eight minutes', async () => {
    const { userId } = await world.person({ latitude: 35.1796, longitude: 129.0756 });
    const office = { id: 'office01', name: '회사', nx: 73, ny: 134, sidonm: '강원특별자치도', sggnm: '춘천시' };
    await db()
      .insert(savedPlaces)
      .values({ userId, places: [office] });
    const plan = createUniformWeek({ spans: [{ from: 8, until: 19, placeId: office.id }], categoryId: null });
    await db().insert(myDays).values({ userId, plan });
    await world.person({ hour: 9 });
    const requestedCells: string[] = [];
    const weather = {
      get: async (cell: GridCell) => {
        requestedCells.push(formatCell(cell));
        return { weather: getRecordedWeather(cell, world.nowMs), stale: false, pending: false };
      },
    };
    world.nowMs = EIGHT_MS - 8 * MINUTE_MS;
    const [one, other] = [world.instance({ weather }), world.instance({ weather })];
    expect((await one.prefetch()) + (await other.prefetch())).toBe(2);
    expect(new Set(requestedCells)).toEqual(
      new Set([formatCell(toGridCell({ lat: 35.1796, lon: 129.0756 })), '73.134']),
    );
    // The prefetched content is used at its minute.
    requestedCells.length = 0;
    world.nowMs = EIGHT_MS;
    await world.minute(one);
    expect(world.service.arrivals).toHaveLength(1);
    expect(requestedCells).not.toContain('73.134');
  });

  it('sends nothing for a time that had passed when it was chosen, until the next day', async () => {
    world.nowMs = EIGHT_MS + 10 * MINUTE_MS;
    const person = await world.person({ savedMs: world.nowMs });
    await world.minute();
    expect(world.service.arrivals).toEqual([]);
    world.nowMs = at('2026-01-16T08:00:00');
    await world.minute();
    expect(world.service.getArrivals(person.browser)).toHaveLength(1);
  });

  it('sends at a time chosen within its own minute, and after other settings changed', async () => {
    const now = await world.person({ savedMs: EIGHT_MS + 20_000 });
    const changed = await world.person();
    world.nowMs = EIGHT_MS + 30_000;
    await world.set(changed, { eventTypeId: 1, savedMs: world.nowMs });
    await world.minute();
    expect(world.service.getArrivals(now.browser)).toHaveLength(1);
    expect(world.service.getArrivals(changed.browser)[0]?.message.data.eventTypeId).toBe(1);
  });

  it('uses the date of the chosen time around midnight', async () => {
    const late = await world.person({ hour: 23, minute: 59 });
    const early = await world.person({ hour: 0, minute: 5 });
    world.nowMs = at('2026-03-01T00:06:00');
    await world.minute();
    expect(world.service.getArrivals(late.browser)[0]?.message.data.date).toBe('2026-02-28');
    expect(world.service.getArrivals(early.browser)[0]?.message.data.date).toBe('2026-03-01');
    world.nowMs = at('2026-03-01T23:59:00');
    await world.minute();
    expect(world.service.getArrivals(late.browser).map(({ message }) => message.data.date)).toEqual([
      '2026-02-28',
      '2026-03-01',
    ]);
  });

  it('checks the setting again if composing took long', async () => {
    const person = await world.person();
    const instance = world.instance({
      weather: {
        get: async (cell) => {
          await changes['switching off'](person.userId);
          world.nowMs += 6_000;
          return { weather: getRecordedWeather(cell, world.nowMs), stale: false, pending: false };
        },
      },
    });
    await world.minute(instance);
    expect(world.service.requestCount).toBe(0);
  });

  it('leaves claims of an unknown push kind to newer versions', async () => {
    const person = await world.person();
    const instance = world.instance();
    await instance.enrol(PUSH_KINDS.daily);
    const unknown = 99 as PushKind;
    await world.opened.db.update(pushClaims).set({ kind: unknown });
    await world.drain(instance);
    expect(world.service.getArrivals(person.browser)).toEqual([]);
    expect(await world.getClaims(person)).toMatchObject([
      { kind: unknown, outcome: null, leasedUntil: new Date(EIGHT_MS) },
    ]);
  });

  it('sends nothing to an expired session', async () => {
    const person = await world.person();
    await db()
      .update(sessions)
      .set({ expiresAt: new Date(EIGHT_MS - 1) })
      .where(eq(sessions.id, person.sessionId));
    await world.minute();
    expect(world.service.requestCount).toBe(0);
  });

  it('deletes the token of a browser that is gone and sends to the others', async () => {
    const person = await world.person({ browsers: 2 });
    world.service.answers.set(person.browser.id, status(410));
    await world.minute();
    const remaining = await db().select().from(pushTokens).where(eq(pushTokens.userId, person.userId));
    expect(remaining).toHaveLength(1);
    expect(await world.getClaims(person)).toMatchObject([{ outcome: 'sent' }]);
  });

  it('retries after the requested delay, and only where the push service requested it', async () => {
    const person = await world.person({ browsers: 2 });
    world.service.answers.set(person.browser.id, status(429, { 'retry-after': '300' }));
    await world.minute();
    world.service.answers.delete(person.browser.id);
    world.nowMs += 299_000;
    await world.minute();
    expect(world.service.requestCount).toBe(2);
    world.nowMs += 2_000;
    await world.minute();
    expect(person.browsers.map((browser) => world.service.getArrivals(browser).length)).toEqual([2, 1]);
    const [one, other] = world.service.getArrivals(person.browser).map(({ message }) => message.data.messageId);
    expect(one).toBe(other);
  });

  it('retries a claim that was released unsent several times as soon as after a first attempt', async () => {
    const person = await world.person();
    await world.instance().enrol(PUSH_KINDS.daily);
    for (let stops = 0; stops < 6; stops++) {
      const stopping = world.instance();
      const batch = stopping.startBatch();
      stopping.closing.abort();
      await batch;
      await stopping.finish();
      world.nowMs += 1_000;
    }
    world.service.answers.set(person.browser.id, status(500));
    await world.minute();
    world.service.answers.delete(person.browser.id);
    world.nowMs += 26_000;
    await world.minute();
    expect(world.service.getArrivals(person.browser)).toHaveLength(2);
    expect(await world.getClaims(person)).toMatchObject([{ outcome: 'sent', attempts: 2 }]);
  });

  it('settles a claim as failed if the retry would be too late', async () => {
    const person = await world.person();
    world.service.answers.set(person.browser.id, status(503, { 'retry-after': '1801' }));
    await world.minute();
    expect(await world.getClaims(person)).toMatchObject([{ outcome: 'failed', attempts: 1 }]);
  });

  it('deletes claims after thirty days', async () => {
    const person = await world.person();
    await world.minute();
    world.nowMs += 30 * 24 * 60 * MINUTE_MS;
    await world.minute();
    const dates = async () => (await world.getClaims(person)).map(({ date }) => date);
    expect(await dates()).toEqual(expect.arrayContaining(['2026-01-15', kstDate(world.nowMs)]));
    world.nowMs += 24 * 60 * MINUTE_MS;
    await world.minute();
    expect(await dates()).not.toContain('2026-01-15');
  });

  it('leaves no data of a deleted account', async () => {
    const person = await world.person();
    await world.minute();
    await changes.withdrawal(person.userId);
    for (const table of [pushClaims, pushTokens, notificationSettings])
      expect(await db().select().from(table)).toEqual([]);
    expect(await db().select().from(accessTokens)).toEqual([]);
  });
});

/** The database decides which instance gets a claim. */
describeDispatchOnEach('claims of several instances', (world) => {
  it('sends once to each user when several instances start at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => world.person()));
    const instances = Array.from({ length: 4 }, () => world.instance());
    await Promise.all(instances.map((instance) => world.minute(instance)));
    for (const person of people) expect(world.service.getArrivals(person.browser)).toHaveLength(1);
  });

  it('takes over a claim of a crashed instance when its lease has expired, not before', async () => {
    const person = await world.person();
    const crashed = world.instance({ weather: { get: () => new Promise(() => {}) } });
    await crashed.enrol(PUSH_KINDS.daily);
    void crashed.startBatch();
    await eventually(
      () => world.getClaims(person),
      ([claim]) => claim!.leasedUntil > claim!.dueAt,
    );
    await world.minute();
    expect(world.service.arrivals).toEqual([]);
    world.nowMs += 121_000;
    await world.minute();
    expect(world.service.getArrivals(person.browser)).toHaveLength(1);
  });

  it('sets the lease to the send limit plus the time to begin', async () => {
    const person = await world.person();
    await world.minute(world.instance({ transport: { ...testPush({ clock: () => world.nowMs }), limitMs: 120_000 } }));
    const [claim] = await world.getClaims(person);
    expect(claim).toMatchObject({ outcome: 'sent', leasedUntil: new Date(world.nowMs + 225_000) });
  });

  it('releases unsent claims when it stops', async () => {
    const person = await world.person();
    const stopping = world.instance();
    await stopping.enrol(PUSH_KINDS.daily);
    const batch = stopping.startBatch();
    stopping.closing.abort();
    await batch;
    await stopping.finish();
    world.nowMs += 1_000;
    await world.minute();
    expect(world.service.getArrivals(person.browser)).toHaveLength(1);
  });

  it('releases claims that wait for their turn when it stops', async () => {
    const person = await world.person();
    const transport: PushTransport = {
      ...testPush({ clock: () => world.nowMs }),
      async send(_token, { mayBegin }) {
        stopping.closing.abort();
        return mayBegin() ? 'sent' : { retryAfterMs: 0 };
      },
    };
    const stopping = world.instance({ transport });
    await world.minute(stopping);
    await world.minute();
    expect(world.service.getArrivals(person.browser)).toHaveLength(1);
  });
});
