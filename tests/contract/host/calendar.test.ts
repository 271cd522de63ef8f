import { eq } from 'drizzle-orm';
import { widgets } from '@/lib/api-host/db/schema';
import { getHolidayName } from '@/lib/api-host/holidays/gazette-holidays';
import { createWidget as createHostWidget } from '@/lib/api-host/widget/widgets';
import { CATEGORY_ID } from '@/lib/contract/category';
import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { errorBody } from '@/lib/contract/errors';
import { saveMyDay } from '@/lib/contract/my-day';
import { saveSensitivity } from '@/lib/contract/feedback';
import type { GarmentKind } from '@/lib/contract/garment-kind';
import { saveNeverWear } from '@/lib/contract/never-wear';
import { getOutfits } from '@/lib/contract/outfit';
import { getOwnData } from '@/lib/contract/own-data';
import { savePlaces } from '@/lib/contract/places';
import { saveTrips, type Trip } from '@/lib/contract/trips';
import { changePassword, updateUser, withdraw } from '@/lib/contract/user';
import { createWidget, getWidgets, revokeWidget } from '@/lib/contract/widget';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstDate, kstEpochMs } from '@/lib/domain/kst';
import { FORECAST_DAYS, toRequestedDay } from '@/lib/domain/weather/forecast-day';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { KO } from '@/lib/messages/ko/messages';
import { describeAccounts, MORNING_MS, PASSWORD, type Member } from '../../support/account-world';
import { WEEKDAY_HOLIDAYS } from '../../support/days-off';
import { eventually } from '../../support/eventually';
import { findLongLines, readCalendar } from '../../support/read-calendar';

const GANGNAM = { latitude: 37.498095, longitude: 127.02761, region: { sidonm: '서울특별시', sggnm: '강남구' } };
const CALENDAR = { ...GANGNAM, kind: 'calendar', categoryId: CATEGORY_ID.daily } as const;
const OFFICE = { spans: [{ from: 8, until: 18, placeId: null }], categoryId: CATEGORY_ID.business };
const FREE = { spans: [], categoryId: null };
const TOMORROW = addDays(kstDate(MORNING_MS), 1);

describeAccounts('calendars by address', (world) => {
  beforeEach(() => (world.nowMs = MORNING_MS));

  const create = async (member: Member) => (await member.call(createWidget, { body: CALENDAR })).body;
  const request = (path: string, etag?: string | null) =>
    world.request(path, { headers: etag ? { 'if-none-match': etag } : {} });
  const read = async (path: string) => readCalendar(await (await request(path)).text());
  const readCode = async (path: string) => {
    const response = await request(path);
    return [response.status, errorBody.parse(await response.json()).error.code];
  };
  it('shows the outfits of the screens at the hours of the schedule, in the language of the member', async () => {
    const member = await world.member();
    await member.call(saveMyDay, { body: { myDay: createUniformWeek(OFFICE) } });
    const { path } = await create(member);
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    const response = await request(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const text = await response.text();
    expect(findLongLines(text)).toEqual([]);
    expect(text).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT3H\r\nX-PUBLISHED-TTL:PT3H\r\n/);
    const events = readCalendar(text);
    expect(events).toHaveLength(FORECAST_DAYS);
    expect(events[1]).toMatchObject({
      start: new Date(kstEpochMs(TOMORROW, 8)).toISOString(),
      end: new Date(kstEpochMs(TOMORROW, 18)).toISOString(),
    });
    const { latitude, longitude } = GANGNAM;
    const gender = member.profile.gender ?? undefined;
    for (const [ahead, event] of events.entries()) {
      const day = toRequestedDay(addDays(kstDate(MORNING_MS), ahead), MORNING_MS);
      const query = { latitude, longitude, gender, day, hours: '8-18', 'event-type-id': CATEGORY_ID.business };
      const own = { query: { ...query, people: 'own-age' as const } };
      const { metadata } = (await member.call(getOutfits, own)).body.fileMetadata[0]!;
      expect(event.summary).toMatch(/^[−\d]+° → [−\d]+° · /);
      expect(event.summary).toContain(metadata.items[0]!.name);
      expect(event.description).toContain(`${metadata.title}\n`);
      expect(event.description).not.toMatch(/오늘|내일|어제/);
    }
    await member.call(updateUser, { params: { id: member.profile.id }, body: { language: 'en' } });
    const [english] = await read(path);
    expect(english).toMatchObject({ uid: events[0]!.uid, sequence: 1 });
    expect(english!.description).not.toMatch(/[가-힣]/);
  });

  it('tells nothing of a second place', async () => {
    const member = await world.member();
    const { path, widget } = await create(member);
    const work = { id: 'work0001', name: '본사 사무실', latitude: 35.163, longitude: 129.164 };
    await member.call(savePlaces, {
      body: { content: [{ ...work, region: { sidonm: '부산광역시', sggnm: '해운대구' } }] },
    });
    const spans = [{ from: 9, until: 17, placeId: work.id }];
    const before = await read(path);
    await member.call(saveMyDay, { body: { myDay: createUniformWeek({ spans, categoryId: null }) } });
    const text = await (await request(path)).text();
    expect(text.replaceAll('\r\n ', '')).not.toMatch(/본사|부산|해운대|work0001/);
    expect(readCalendar(text)).toEqual(before);
    const stored = await world.db.select().from(widgets).where(eq(widgets.id, widget.id));
    expect(JSON.stringify(stored)).not.toMatch(/본사|해운대|work0001/);
  });

  it('contains named plans at their hours and trips with their lists, without their places', async () => {
    const member = await world.member();
    const { path } = await create(member);
    const busan = { latitude: 35.163, longitude: 129.164, region: { sidonm: '부산광역시', sggnm: '해운대구' } };
    await member.call(savePlaces, { body: { content: [{ id: 'hall0001', name: '웨딩홀', ...busan }] } });
    const plan = { spans: [{ from: 12, until: 16, placeId: 'hall0001' }], categoryId: CATEGORY_ID.date };
    const exceptions = [{ date: TOMORROW, plan, name: '결혼식' }];
    await member.call(saveMyDay, { body: { myDay: { ...createUniformWeek(OFFICE), exceptions } } });
    const trip = { id: 'trip0001', from: addDays(TOMORROW, 1), categoryIds: [2, 2, 4], removed: [], wanted: [] };
    const save = (content: Trip[]) => member.call(saveTrips, { body: { content } });
    await save([{ ...trip, ...busan } as Trip]);
    const response = await request(path);
    const etag = response.headers.get('etag');
    const text = await response.text();
    expect(findLongLines(text)).toEqual([]);
    expect(text.replaceAll('\r\n ', '')).not.toMatch(/부산|해운대|웨딩홀|hall0001/);
    const events = readCalendar(text);
    expect(events[1]).toMatchObject({
      start: new Date(kstEpochMs(TOMORROW, 12)).toISOString(),
      summary: expect.stringMatching(/^결혼식 · [−\d]+° → /) as string,
    });
    const [published] = events.filter(({ uid }) => uid.startsWith('trip-trip0001-'));
    expect(published).toMatchObject({ start: trip.from, end: addDays(trip.from, 3), sequence: 0 });
    expect(published!.summary).toMatch(/^2박 3일 여행 · /);
    expect(published!.description).toMatch(/^입고 가요: .+\n가방에 넣어요: .+속옷과 양말은 3벌\n/m);
    expect((await request(path, etag)).status).toBe(304);
    await save([{ ...trip, ...busan, categoryIds: [2, 2] } as Trip]);
    const changed = (await read(path)).filter(({ uid }) => uid === published!.uid);
    expect(changed).toEqual([expect.objectContaining({ end: addDays(trip.from, 2), sequence: 1 })]);
    await save([]);
    expect((await read(path)).filter(({ uid }) => uid.startsWith('trip-'))).toEqual([]);
    // The weather of a place abroad is unknown here, so its trip is left out and the other stays.
    const paris = { latitude: 48.85, longitude: 2.35, region: { sidonm: '프랑스', sggnm: '파리' } };
    await save([
      { ...trip, ...busan },
      { ...trip, ...paris, id: 'trip0002', timeZone: 'Europe/Paris' },
    ] as Trip[]);
    const shown = (await read(path)).filter(({ uid }) => uid.startsWith('trip-'));
    expect(shown.map(({ uid }) => uid.slice(0, 'trip-trip0001'.length))).toEqual(['trip-trip0001']);
  });

  it('is confirmed by its entity tag without new events, until a setting or the forecast changes', async () => {
    const member = await world.member();
    const { path } = await create(member);
    const first = await request(path);
    const etag = first.headers.get('etag')!;
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect([(await request(path, etag)).status, (await request(path, `W/${etag}`)).status]).toEqual([304, 304]);
    // Confirmed without being counted.
    world.limitPoints.calendar = 1;
    expect((await request(path, etag)).status).toBe(304);
    const again = await request(path, '"an-older-tag"');
    expect([again.status, await again.text()]).toEqual([200, await first.text()]);
    world.limitPoints.calendar = 100;
    await member.call(saveMyDay, { body: { myDay: createUniformWeek(OFFICE) } });
    const changed = await request(path, etag);
    expect(changed.status).toBe(200);
    expect(new Set(readCalendar(await changed.text()).map(({ sequence }) => sequence))).toEqual(new Set([1]));
    // The other instance publishes the same revision.
    const other = await world.requestOtherInstance(path, {});
    expect(other.headers.get('etag')).toBe(changed.headers.get('etag'));
    // The forecast of the next two days is the same three hours later, and their outfits are not chosen again.
    world.nowMs += 3 * HOUR_MS;
    expect((await read(path)).slice(0, 2)).toEqual(readCalendar(await other.clone().text()).slice(0, 2));
    // The event of tomorrow remains the same event on the next day.
    world.nowMs += DAY_MS;
    const [next] = await read(path);
    expect(next).toMatchObject({ start: new Date(kstEpochMs(TOMORROW, 8)).toISOString() });
    const uids = readCalendar(await other.text()).map(({ uid }) => uid);
    expect(next!.uid).toBe(uids[1]);
  });

  it('is composed again after a change of any setting that decides it, and of no other', async () => {
    const member = await world.member();
    const { widget } = await create(member);
    const readVersion = async () => {
      const [row] = await world.db.select().from(widgets).where(eq(widgets.id, widget.id));
      return row!.feedVersion;
    };
    const params = { id: member.profile.id };
    const trip = { id: 'trip0001', from: TOMORROW, categoryIds: [2, 2], removed: [], wanted: [], ...GANGNAM };
    const place = { id: 'work0001', name: '회사', ...GANGNAM };
    const myDay = createUniformWeek(OFFICE);
    const changes: (() => Promise<unknown>)[] = [
      () => member.call(updateUser, { params, body: { language: 'en' } }),
      () => member.call(updateUser, { params, body: { gender: 'MALE' } }),
      () => member.call(updateUser, { params, body: { birthDate: '1956-02-29' } }),
      () => member.call(updateUser, { params, body: { prefersOwnAge: true } }),
      () => member.call(saveMyDay, { body: { myDay } }),
      () => member.call(savePlaces, { body: { content: [place] } }),
      () => member.call(saveNeverWear, { body: { kinds: ['hats'] } }),
      () => member.call(saveSensitivity, { body: { sensitivity: 'cold' } }),
      () => member.call(saveTrips, { body: { content: [trip as Trip] } }),
    ];
    for (const change of changes) {
      const before = await readVersion();
      await change();
      expect([String(change), await readVersion()]).toEqual([String(change), before + 1]);
      await change();
      expect([String(change), await readVersion()]).toEqual([String(change), before + 1]);
    }
    await member.call(updateUser, { params, body: { nickname: '새 이름' } });
    await member.call(createWidget, { body: { ...GANGNAM, categoryId: CATEGORY_ID.daily } });
    expect(await readVersion()).toBe(changes.length);
  });

  it('keeps an evening that lasts past midnight until it ends', async () => {
    const member = await world.member();
    const late = { spans: [{ from: 20, until: 3, placeId: null }], categoryId: CATEGORY_ID.date };
    await member.call(saveMyDay, { body: { myDay: createUniformWeek(late) } });
    const { path } = await create(member);
    const [evening] = await read(path);
    world.nowMs = kstEpochMs(TOMORROW, 1);
    const [before, next] = await read(path);
    expect([before, next!.uid.slice(0, 10)]).toEqual([evening, TOMORROW]);
    world.nowMs = kstEpochMs(TOMORROW, 4);
    expect((await read(path))[0]!.uid).toBe(next!.uid);
  });

  /** Creates the calendar without a session, which would have expired by the time of the test. */
  async function createDirectly({ profile }: Member): Promise<string> {
    const cell = toGridCell({ lat: GANGNAM.latitude, lon: GANGNAM.longitude });
    const what = { kind: 'calendar' as const, cell, region: GANGNAM.region, categoryId: CATEGORY_ID.daily };
    const { token } = await createHostWidget(world.db, { ...what, userId: profile.id, nowMs: world.nowMs });
    return `/calendar/${token}.ics`;
  }

  it('shows public holidays by name and dates off as whole days, and other hours at those hours', async () => {
    const member = await world.member();
    const week = createUniformWeek(OFFICE).week;
    const exceptions = [
      { date: '2026-11-26', plan: null },
      { date: '2026-11-27', plan: { ...OFFICE, spans: [{ from: 13, until: 15, placeId: null }] } },
    ];
    await member.call(saveMyDay, { body: { myDay: { week: [...week.slice(0, 6), FREE], exceptions } } });
    const path = await createDirectly(member);
    let events: Awaited<ReturnType<typeof read>> = [];
    for (const date of WEEKDAY_HOLIDAYS) {
      // A calendar of ten days may contain several.
      if (!events.some(({ start }) => start === date)) {
        world.nowMs = kstEpochMs(date, 7);
        events = await read(path);
      }
      const event = events.find(({ start }) => start === date);
      expect(event).toMatchObject({ start: date, end: addDays(date, 1) });
      const [name, range] = event!.summary.split(' · ');
      expect(name).toBe(KO.calendarFeed.formatHoliday(getHolidayName(date)));
      expect(range).toMatch(/° → /);
    }
    world.nowMs = kstEpochMs('2026-11-26', 7);
    const [off, other] = await read(path);
    expect(off).toMatchObject({ start: '2026-11-26', summary: expect.stringMatching(/^쉬는 날 · /) as string });
    expect(other).toMatchObject({ start: new Date(kstEpochMs('2026-11-27', 13)).toISOString() });
  });

  // ASVS 8.2.2
  it('is one for each member, whom alone its list shows, and returns 410 once revoked', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const { path, widget } = await create(member);
    expect(widget).toMatchObject({ kind: 'calendar', region: GANGNAM.region });
    expect((await member.send(createWidget, { body: CALENDAR })).error.code).toBe('CONFLICT');
    const picture = { ...GANGNAM, categoryId: CATEGORY_ID.daily };
    await member.call(createWidget, { body: picture });
    expect((await member.call(getWidgets)).body.content.map(({ kind }) => kind).sort()).toEqual([
      'calendar',
      'picture',
    ]);
    expect((await other.call(getWidgets)).body.content).toEqual([]);
    const params = { id: widget.id };
    expect((await other.send(revokeWidget, { params })).error.code).toBe('NOT_FOUND');
    expect((await request(path)).status).toBe(200);
    await member.call(revokeWidget, { params });
    expect(await readCode(path)).toEqual([410, 'GONE']);
    expect((await request(path, '*')).status).toBe(410);
    const [row] = await world.db.select().from(widgets).where(eq(widgets.id, widget.id));
    expect(row).toMatchObject({ nx: null, sggnm: null, feedState: null, feedEvents: null, feedText: null });
    await create(member);
  });

  it('does not open as a picture, nor a picture as a calendar, and unknown tokens return the same 404', async () => {
    const member = await world.member();
    const { path } = await create(member);
    const picture = await member.call(createWidget, { body: { ...GANGNAM, categoryId: CATEGORY_ID.daily } });
    const swap = (from: string, to: string, address: string) => address.replace(/^\/\w+/, to).replace(/\w+$/, from);
    expect(await readCode(swap('png', '/widget', path))).toEqual([404, 'NOT_FOUND']);
    expect(await readCode(swap('ics', '/calendar', picture.body.path))).toEqual([404, 'NOT_FOUND']);
    expect(await readCode(`/calendar/${'a'.repeat(43)}.ics`)).toEqual([404, 'NOT_FOUND']);
    expect(await readCode('/calendar/short.ics')).toEqual([404, 'NOT_FOUND']);
    expect(await readCode(`/calendar/${'a'.repeat(500)}.ics`)).toEqual([400, 'INVALID_INPUT']);
  });

  it('ends with a password change, which the mail says', async () => {
    const member = await world.member();
    const { path } = await create(member);
    const change = { currentPassword: PASSWORD, newPassword: 'Summer!2026' };
    await member.call(changePassword, { params: { id: member.profile.id }, body: change });
    expect(await readCode(path)).toEqual([410, 'GONE']);
    const notice = () =>
      world.smtp.mails.find(({ to, subject }) => to.includes(member.email) && /바뀌었/.test(subject));
    expect((await eventually(notice, (mail) => mail !== undefined))?.text).toContain('캘린더 주소도 모두 끊겼어요');
  });

  // ASVS 11.4.1
  it('stores no token, logs no path, is part of the own data, and leaves nothing after the withdrawal', async () => {
    const member = await world.member();
    const { path, widget } = await create(member);
    const [token] = /[\w-]{43}/.exec(path)!;
    const [event] = await read(path);
    expect(JSON.stringify(await world.db.select().from(widgets))).not.toContain(token);
    expect(world.written.join('')).toContain('"call":"getCalendar"');
    expect(world.written.join('')).not.toContain(token);
    const { tables } = (await member.call(getOwnData, { params: { id: member.profile.id } })).body;
    expect(JSON.stringify(tables.widgets)).toContain(event!.summary.split(' · ')[1]);
    await member.call(withdraw, { params: { id: member.profile.id, reasonId: '1' } });
    expect(await world.db.select().from(widgets).where(eq(widgets.id, widget.id))).toEqual([]);
    expect(await readCode(path)).toEqual([404, 'NOT_FOUND']);
  });

  it('is limited by address', async () => {
    const [member, other] = [await world.member(), await world.member()];
    const [{ path }, { path: another }] = [await create(member), await create(other)];
    world.limitPoints.calendar = 2;
    const saveKinds = (kinds: GarmentKind[]) => member.call(saveNeverWear, { body: { kinds } });
    expect((await request(path)).status).toBe(200);
    await saveKinds(['hats']);
    expect((await request(path)).status).toBe(200);
    // The published text is returned without being counted.
    expect((await request(path)).status).toBe(200);
    await saveKinds([]);
    expect(await readCode(path)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await request(another)).status).toBe(200);
  });
});
