import { renderCalendar } from '@/lib/api-host/calendar/render-calendar';
import { GAZETTE_HOLIDAYS, getHolidayName } from '@/lib/api-host/holidays/gazette-holidays';
import { CATEGORY_ID } from '@/lib/contract/category';
import type { DayException, MyDay } from '@/lib/contract/my-day';
import { HOUR_MS } from '@/lib/contract/durations';
import { getCalendarDate, type CalendarDate } from '@/lib/domain/calendar/calendar-date';
import { describeTrip } from '@/lib/domain/calendar/describe-trip';
import { composeSummary, describeDate } from '@/lib/domain/calendar/describe-date';
import { isSameForecast, reviseEvents, type FeedEvent, type NextEntry } from '@/lib/domain/calendar/feed-event';
import { getCalendarForecast } from '@/lib/domain/calendar/forecast-basis';
import { addDays, kstDate, kstEpochMs } from '@/lib/domain/kst';
import type { WeatherDay } from '@/lib/domain/weather/weather';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { EN } from '@/lib/messages/en/messages';
import { getMessages } from '@/lib/messages/get-messages';
import { KO } from '@/lib/messages/ko/messages';
import { WEEKDAY_HOLIDAYS } from '../../support/days-off';
import { findFlaws, listStrings } from '../../support/english';
import { findLongLines, readCalendar } from '../../support/read-calendar';
import { makeDay, makeWeather, type HourOverrides } from '../../support/weather-factory';

const CELL = { nx: 61, ny: 125 };
const ID = '7b0f2f86-3a52-4a52-8c1e-9a632d1f4b7e';
const HOLIDAYS = new Set(GAZETTE_HOLIDAYS);
const WHERE = { cell: CELL, categoryId: CATEGORY_ID.daily, holidays: HOLIDAYS };
const OFFICE = { spans: [{ from: 8, until: 18, placeId: null }], categoryId: CATEGORY_ID.business };
/** Friday ends after midnight, Saturday and Sunday are free. */
const LATE = { spans: [{ from: 19, until: 2, placeId: null }], categoryId: CATEGORY_ID.date };
const FREE = { spans: [], categoryId: null };
const WEEK: MyDay = { week: [OFFICE, OFFICE, OFFICE, OFFICE, LATE, FREE, FREE] };
const schedule = (myDay: MyDay, places: { id: string; cell: typeof CELL }[] = []) => ({
  ...{ myDay, places, holidays: HOLIDAYS },
});
const RANGE = { low: 7, high: 12 };
const BASIS = { range: RANGE, hours: [] };

const FACTS = {
  title: '단정한 코트 차림',
  items: [
    { slot: 'outer' as const, name: '카멜 코트' },
    { slot: 'top' as const, name: '아이보리 니트' },
    { slot: 'bottom' as const, name: '네이비 슬랙스' },
  ],
  takeAlong: [{ kind: 'umbrella' as const, label: '우산' }],
  layers: [{ part: '오전 8시', text: '코트까지 입고, 앞은 열어 둬요; 낮에는 벗어요.' }],
  wetHour: 16,
  isRough: false,
  attribution: '기상청·한국환경공단 에어코리아',
};

const findHoliday = ({ dayOff, date }: CalendarDate) =>
  dayOff === 'holiday' ? getHolidayName(date) : dayOff === 'own' ? null : undefined;

const createEntry = (planned: CalendarDate, messages = KO): NextEntry => ({
  ...{ date: planned.date, hours: planned.hours, range: RANGE, basis: BASIS },
  ...describeDate({ ...FACTS, holiday: findHoliday(planned) }, messages),
});

const createEvents = (from: string, days: number, myDay: MyDay, messages = KO): FeedEvent[] => {
  const dates = Array.from({ length: days }, (_, ahead) => addDays(from, ahead));
  const entries = dates.map((date) => createEntry(getCalendarDate(schedule(myDay), date, WHERE), messages));
  return reviseEvents([], entries, kstEpochMs(from, 6));
};

it('is read alike by two parsers on all days of a year, in both languages, with lines of at most 75 octets', () => {
  for (let date = '2026-01-01'; date <= '2026-12-31'; date = addDays(date, 9)) {
    const language = date < '2026-10-01' ? 'ko' : 'en';
    const events = createEvents(date, 10, WEEK, getMessages(language));
    const text = renderCalendar(ID, events, language);
    expect(findLongLines(text)).toEqual([]);
    const read = readCalendar(text);
    expect(read.map(({ uid }) => uid)).toEqual(events.map((event) => `${event.date}-${ID}@nalot`));
    for (const [at, { summary, description, start, end }] of read.entries()) {
      const { hours, ...event } = events[at]!;
      const composed = composeSummary({ ...event, hours }, getMessages(language));
      expect({ summary, description }).toEqual({ summary: composed, description: event.description });
      const whole = { start: event.date, end: addDays(event.date, 1) };
      const timed = hours && {
        start: new Date(hours.fromMs).toISOString(),
        end: new Date(hours.untilMs).toISOString(),
      };
      expect({ start, end }).toEqual(timed ?? whole);
    }
  }
});

const LIST: Parameters<typeof describeTrip>[0]['list'] = {
  days: [
    {
      ...{ date: '2026-11-28', categoryId: CATEGORY_ID.daily, basis: 'hourly', minC: 7, maxC: 12 },
      ...{ rain: false, snow: false, clothes: ['카멜 코트', '아이보리 니트'], takeAlong: [], uncovered: [] },
    },
  ],
  items: [
    { id: 'coat', name: '카멜 코트', count: 1, piece: 'coat-single', slot: 'outer', worn: true, alternatives: [] },
    {
      id: 'knit',
      name: '니트',
      detail: '아이보리, 검은색',
      count: 3,
      piece: 'knit-long',
      slot: 'top',
      worn: true,
      alternatives: [],
    },
    { id: 'scarf', name: '목도리', count: 1, piece: 'scarf', slot: 'accessory', worn: false, alternatives: [] },
  ],
  unneeded: [{ piece: 'umbrella', name: '우산', reason: '비나 눈 소식이 없어요' }],
};

const createTrip = (messages = KO, from = '2026-11-28'): NextEntry => ({
  ...{ id: 'trip-jeju0001', date: from, days: 3, hours: null, range: RANGE, basis: BASIS },
  ...describeTrip({ nights: 2, list: LIST, attribution: '기상청' }, messages),
});

it('shows a trip as one event of its days with what to wear, to pack and to leave at home', () => {
  const [trip] = readCalendar(renderCalendar(ID, reviseEvents([], [createTrip()], 0), 'ko'));
  expect(trip).toMatchObject({
    ...{ uid: `trip-jeju0001-${ID}@nalot`, start: '2026-11-28', end: '2026-12-01' },
    summary: '2박 3일 여행 · 7° → 12° · 챙길 것 2가지',
  });
  expect(trip!.description.split('\n')).toEqual([
    '입고 가요: 카멜 코트, 니트',
    '가방에 넣어요: 니트 (아이보리, 검은색) 2벌, 목도리, 속옷과 양말은 3벌',
    '11월 28일 토요일: 카멜 코트, 아이보리 니트',
    '이건 안 가져가도 돼요: 우산 (비나 눈 소식이 없어요)',
    '기상청',
  ]);
  expect(composeSummary(createTrip(EN), EN)).toBe('Trip, 2 nights, 3 days · 7° → 12° · 2 things to pack');
  const named = LIST.days.map((day) => ({ ...day, clothes: ['Camel coat', 'Ivory sweater'] }));
  const english = describeTrip({ nights: 2, list: { ...LIST, days: named }, attribution: '' }, EN).description;
  expect(english).toContain(': Camel coat, ivory sweater');
  const days = LIST.days.map((day) => ({ ...day, basis: 'usual' as const }));
  expect(describeTrip({ nights: 2, list: { ...LIST, days }, attribution: '' }, KO).description).toMatch(/^아직 예보가/);
});

it('updates the event of a trip whose dates change', () => {
  const first = reviseEvents([], [createTrip()], 0);
  const [same] = reviseEvents(first, [createTrip()], HOUR_MS);
  const [moved] = reviseEvents(first, [createTrip(KO, '2026-11-29')], HOUR_MS);
  expect([same!.sequence, moved!.sequence]).toEqual([0, 1]);
});

it('keeps Korean text whole where lines are folded', () => {
  const [event] = createEvents('2026-11-27', 1, WEEK);
  const text = renderCalendar(ID, [event!], 'ko');
  expect(text).toContain('\r\n ');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n ', '')).toContain('카멜 코트\\, 아이보리 니트\\, 네이비 슬랙스');
  expect(text).not.toContain('\uFFFD');
  expect(readCalendar(text)[0]).toMatchObject({ description: expect.stringContaining('열어 둬요; 낮에는') as string });
});

it('names all 31 public holidays on weekdays of 2026 and 2027, and shows them as whole days', () => {
  expect(WEEKDAY_HOLIDAYS).toHaveLength(31);
  for (const date of WEEKDAY_HOLIDAYS) {
    const planned = getCalendarDate(schedule(createUniformWeek(OFFICE)), date, WHERE);
    expect(planned).toMatchObject({ hours: null, dayOff: 'holiday' });
    const [korean, english] = [KO, EN].map((messages) => createEntry(planned, messages).occasion);
    expect(korean).toMatch(/[가-힣]/);
    expect(korean).not.toMatch(/월 \d|기독|ㆍ|공휴일$/);
    expect([date, findFlaws(english!)]).toEqual([date, []]);
    expect(english).not.toBe('Public holiday');
  }
  const worker = schedule({ ...createUniformWeek(OFFICE), worksOnHolidays: true });
  expect(getCalendarDate(worker, '2026-02-17', WHERE)).toMatchObject({
    dayOff: null,
    hours: expect.anything() as object,
  });
});

it('shows a day off as a whole day, other hours at those hours, and hours after midnight on the evening before', () => {
  const exceptions = [
    { date: '2026-11-24', plan: null },
    { date: '2026-11-25', plan: { ...OFFICE, spans: [{ from: 13, until: 15, placeId: null }] } },
  ];
  const [tuesday, wednesday, , friday] = createEvents('2026-11-24', 4, { ...WEEK, exceptions });
  expect(tuesday).toMatchObject({ hours: null, occasion: '쉬는 날' });
  expect(composeSummary(tuesday!, KO)).toBe('쉬는 날 · 7° → 12° · 카멜 코트, 아이보리 니트 · 우산 오후 4시부터');
  expect(wednesday!.hours).toEqual({ fromMs: kstEpochMs('2026-11-25', 13), untilMs: kstEpochMs('2026-11-25', 15) });
  expect(friday!.hours).toEqual({ fromMs: kstEpochMs('2026-11-27', 19), untilMs: kstEpochMs('2026-11-28', 2) });
});

it('contains neither hours nor anything else of another place', () => {
  const work = { ...OFFICE, spans: [{ from: 9, until: 17, placeId: 'work0001' }] };
  const places = [{ id: 'work0001', cell: { nx: 98, ny: 76 } }];
  const planned = getCalendarDate(schedule(createUniformWeek(work), places), '2026-11-24', WHERE);
  expect(planned).toMatchObject({ hours: null, spans: undefined });
});

it('shows a date planned by name at its hours, in the weather of its place, wherever that is', () => {
  const plan = { ...OFFICE, categoryId: CATEGORY_ID.date, spans: [{ from: 12, until: 16, placeId: 'busan001' }] };
  const places = [{ id: 'busan001', cell: { nx: 98, ny: 76 } }];
  const read = (exception: Partial<DayException>) => {
    const exceptions = [{ date: '2026-11-28', plan, ...exception }];
    return getCalendarDate(schedule({ ...WEEK, exceptions }, places), '2026-11-28', WHERE);
  };
  expect(read({ name: '결혼식' })).toMatchObject({
    ...{ name: '결혼식', cell: { nx: 98, ny: 76 }, categoryId: CATEGORY_ID.date },
    ...{ spans: [{ from: 12, until: 16, cell: null }] },
    hours: { fromMs: kstEpochMs('2026-11-28', 12), untilMs: kstEpochMs('2026-11-28', 16) },
  });
  expect(read({})).toMatchObject({ cell: CELL, hours: null, spans: undefined });
  expect(read({ name: '가족 모임', plan: { ...plan, spans: [] } })).toMatchObject({ cell: CELL, hours: null });
  const texts = describeDate({ ...FACTS, name: '결혼식', holiday: undefined }, KO);
  expect(texts.occasion).toBe('결혼식');
});

describe('a device abroad', () => {
  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  it.each(['America/New_York', 'Europe/Berlin', 'Pacific/Auckland'])(
    'in %s shows the same instants and dates when its clock changes',
    (zone) => {
      process.env.TZ = zone;
      for (const date of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-10-25', '2026-11-01']) {
        const events = createEvents(addDays(date, -2), 5, WEEK);
        const read = readCalendar(renderCalendar(ID, events, 'ko'));
        expect(read.map(({ start }) => start)).toEqual(
          events.map((event) => (event.hours ? new Date(event.hours.fromMs).toISOString() : event.date)),
        );
      }
    },
  );
});

it('updates each event instead of adding another one, in 30 updates', () => {
  /** Events as a calendar app stores them: an event replaces the one with its UID if its revision is not older. */
  const app = new Map<string, { sequence: number; modifiedMs: number; summary: string }>();
  let published: FeedEvent[] = [];
  for (let update = 0; update < 30; update++) {
    const nowMs = kstEpochMs('2026-11-24', 5) + update * HOUR_MS;
    const entries = [0, 1].map((ahead) => {
      const planned = getCalendarDate(schedule(WEEK), addDays(kstDate(nowMs), ahead), WHERE);
      return { ...createEntry(planned), range: { low: Math.floor(update / 2), high: 30 } };
    });
    published = reviseEvents(published, [...entries, { ...createTrip(), range: entries[0]!.range }], nowMs);
    for (const { uid, ...event } of readCalendar(renderCalendar(ID, published, 'ko'))) {
      const before = app.get(uid);
      const isChanged = before !== undefined && before.summary !== event.summary;
      expect(event.sequence).toBe(before ? before.sequence + (isChanged ? 1 : 0) : 0);
      if (before) expect(event.modifiedMs > before.modifiedMs).toBe(isChanged);
      app.set(uid, event);
    }
  }
  expect(app.size).toBe(4);
});

it('chooses again if the range, an hour by two degrees, or rain changes, and not as hours pass', () => {
  const nowMs = kstEpochMs('2026-11-24', 7);
  const planned = getCalendarDate(schedule(WEEK), '2026-11-24', WHERE);
  const forecast = (celsius: number, wetFrom = 24, now = nowMs) => {
    const each = (hour: number): HourOverrides => ({
      temperatureC: hour === 12 ? celsius : 10,
      precipitation: { kind: hour >= wetFrom ? 'rain' : 'none', amountMm: hour >= wetFrom ? 2 : 0 },
    });
    return getCalendarForecast(makeWeather({ date: '2026-11-24', each, days: [] }), planned, now);
  };
  const { basis: first, wetHour, isRough } = forecast(10);
  const isSame = (...[celsius, wetFrom, now]: Parameters<typeof forecast>) =>
    isSameForecast(first, forecast(celsius, wetFrom, now).basis);
  expect(first.hours).toHaveLength(10);
  expect([isSame(10), isSame(11), isSame(10, 24, nowMs + 4 * HOUR_MS)]).toEqual([true, true, true]);
  expect([isSame(12), isSame(10, 16)]).toEqual([false, false]);
  expect([wetHour, isRough, forecast(10, 16).wetHour, forecast(10, 8).wetHour]).toEqual([null, false, 16, null]);
});

it('tells of a day beyond the hourly forecast that it is rough, and no hour of its rain', () => {
  const planned = getCalendarDate(schedule(WEEK), '2026-11-30', WHERE);
  const rain = { kind: 'rain' as const, amountMm: 12, probabilityPct: 90 };
  const dry = { kind: 'none' as const, amountMm: 0, snowCm: 0, probabilityPct: 0 };
  const halves = [
    { sky: 'clear', cloudCoverPct: null, precipitation: dry, humidityPct: null, windSpeedMps: null },
    {
      sky: 'overcast',
      cloudCoverPct: null,
      precipitation: { ...rain, snowCm: 0 },
      humidityPct: null,
      windSpeedMps: null,
    },
  ] as unknown as WeatherDay['halves'];
  const days = [makeDay({ date: '2026-11-30', minC: 3, maxC: 9, halves })];
  const { basis, wetHour, isRough } = getCalendarForecast(
    makeWeather({ date: '2026-11-24', days }),
    planned,
    kstEpochMs('2026-11-24', 7),
  );
  expect({ wetHour, isRough, range: basis.range }).toEqual({
    wetHour: null,
    isRough: true,
    range: { low: 3, high: 9 },
  });
  expect(basis.hours.map(([, , wet]) => wet)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  expect(describeDate({ ...FACTS, holiday: undefined, isRough }, KO).description).toMatch(/^아직 대략적인 예보/);
});

it('describes a day in English without Korean, and without what is unknown', () => {
  const facts = {
    ...FACTS,
    ...{ holiday: undefined, title: 'Coat', attribution: 'KMA', wetHour: 16 },
    items: [{ slot: 'outer' as const, name: 'camel coat' }],
    takeAlong: [
      { kind: 'umbrella' as const, label: 'umbrella' },
      { kind: 'other' as const, label: 'stay inside', group: 'caution' as const },
    ],
    layers: [{ part: '8 am', text: 'Wear the coat.' }],
  };
  const texts = describeDate(facts, EN);
  expect(listStrings(texts).flatMap(findFlaws)).toEqual([]);
  const entry = { date: '2026-11-24', hours: null, range: RANGE, ...texts };
  expect(composeSummary(entry, EN)).toBe('7° → 12° · camel coat · umbrella from 4 pm');
  const plain = describeDate({ ...facts, takeAlong: [] }, EN);
  expect(composeSummary({ ...entry, ...plain, range: null }, EN)).toBe('camel coat');
  expect(KO.calendarFeed.formatHoliday('')).toBe('공휴일');
  expect(EN.calendarFeed.formatHoliday('제23대국회의원선거')).toBe('Election day');
});
