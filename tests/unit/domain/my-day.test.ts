import { CATEGORY_ID } from '@/lib/contract/category';
import { myDay as contract, type MyDay, type PlannedDay } from '@/lib/contract/my-day';
import { kstEpochMs } from '@/lib/domain/kst';
import { getDayRequest, type DayRequestInput } from '@/lib/domain/my-day/day-request';
import { describeHours } from '@/lib/domain/my-day/hours-text';
import type { Holidays, Schedule } from '@/lib/domain/my-day/schedule';
import { hours as englishHours } from '@/lib/messages/en/hours';
import { hours } from '@/lib/messages/ko/hours';

const FREE: PlannedDay = { spans: [], categoryId: null };
const WORK: PlannedDay = {
  spans: [{ from: 8, until: 19, placeId: 'work0001' }],
  categoryId: CATEGORY_ID.business,
};
const NIGHT: PlannedDay = { spans: [{ from: 22, until: 6, placeId: null }], categoryId: null };
/** Monday to Friday at work, a night shift on Saturday, nothing on Sunday. */
const WEEK: MyDay = { week: [WORK, WORK, WORK, WORK, WORK, NIGHT, FREE] };
const PLACES = [{ id: 'work0001', name: '회사', cell: { nx: 73, ny: 134 } }];
const SEOUL = { nx: 61, ny: 125 };
/** A Monday. */
const MONDAY = '2026-01-12';

const NO_HOLIDAYS: Holidays = new Set();
const toSchedule = (myDay: MyDay, places = PLACES, holidays = NO_HOLIDAYS): Schedule => ({ myDay, places, holidays });

const asked = (day: number, hour: number, more: Partial<DayRequestInput> = {}) =>
  getDayRequest({
    schedule: toSchedule(WEEK),
    here: SEOUL,
    nowMs: kstEpochMs(MONDAY, day * 24 + hour, 30),
    ...more,
  });

describe('the request derived from a schedule', () => {
  const AT_WORK = { hours: '8-19@73.134', categoryId: CATEGORY_ID.business };

  it('has the hours, place and category of the weekday', () => {
    expect(asked(0, 7)).toEqual({ ...AT_WORK, date: '2026-01-12' });
    expect(asked(0, 18)).toEqual({ ...AT_WORK, date: '2026-01-12' });
  });

  it('keeps indoor hours apart from others', () => {
    const desk = { ...WORK, spans: [{ from: 8, until: 19, placeId: 'work0001', indoors: true }] };
    const schedule = toSchedule({ week: WEEK.week.map(() => desk) });
    expect(asked(0, 7, { schedule })).toMatchObject({ hours: '8-19i@73.134', date: '2026-01-12' });
    // After the last way, the next day applies.
    expect(asked(0, 18, { schedule }).date).toBe('2026-01-12');
    expect(asked(0, 19, { schedule }).date).toBe('2026-01-13');
    expect(describeHours(desk.spans, PLACES, hours)).toBe('8시-19시 실내, 회사 기준');
    expect(contract.safeParse({ week: WEEK.week.map(() => desk) }).success).toBe(true);
  });

  it('is for the next day once the hours have passed', () => {
    expect(asked(0, 19)).toEqual({ ...AT_WORK, date: '2026-01-13' });
    expect(asked(4, 19)).toEqual({ day: 'tomorrow', hours: '22-6', categoryId: null, date: '2026-01-17' });
  });

  it('omits the place if it is the requested cell or no longer saved', () => {
    expect(asked(0, 7, { here: { nx: 73, ny: 134 } }).hours).toBe('8-19');
    expect(asked(0, 7, { schedule: toSchedule(WEEK, []) }).hours).toBe('8-19');
  });

  it("stays the night shift's until its end, then is a day's without hours", () => {
    expect(asked(5, 12)).toEqual({ hours: '22-6', categoryId: null, date: '2026-01-17' });
    expect(asked(6, 3)).toEqual({ hours: '22-6', categoryId: null, date: '2026-01-17' });
    expect(asked(6, 6)).toEqual({ categoryId: null, date: '2026-01-18' });
    // A user who was not out last night is not treated as on a night shift.
    expect(asked(5, 3)).toEqual({ day: 'today', hours: '22-6', categoryId: null, date: '2026-01-17' });
  });

  it("is Monday's after the last hour of the week", () => {
    expect(asked(6, 23)).toEqual({ ...AT_WORK, date: '2026-01-19' });
  });

  it('is for the day that the user selects', () => {
    expect(asked(0, 7, { wanted: 'tomorrow' })).toEqual({ day: 'tomorrow', ...AT_WORK, date: '2026-01-13' });
    expect(asked(0, 23, { wanted: 'today' }).date).toBe('2026-01-12');
  });

  it('is null without a schedule', () => {
    expect(asked(0, 9, { schedule: null })).toEqual({ categoryId: null, date: '2026-01-12' });
    expect(asked(0, 23, { schedule: null })).toEqual({ categoryId: null, date: '2026-01-13' });
  });

  it.each([
    [WORK, '8시-19시, 회사 기준', 'For 8 am–7 pm · 회사'],
    [NIGHT, '22시-다음 날 6시 기준', 'For 10 pm–6 am next day'],
    [
      { ...WORK, spans: [...WORK.spans, { from: 20, until: 24, placeId: null }] },
      '8시-19시 · 20시-24시, 회사 기준',
      'For 8 am–7 pm and 8 pm–midnight · 회사',
    ],
    [FREE, null, null],
  ])('is described in one line', ({ spans }, korean, english) => {
    expect(describeHours(spans, PLACES, hours)).toBe(korean);
    expect(describeHours(spans, PLACES, englishHours)).toBe(english);
  });
});

describe('a valid week', () => {
  const problemOf = (spans: PlannedDay['spans']) =>
    contract.safeParse({ week: [{ spans, categoryId: null }, ...Array<PlannedDay>(6).fill(FREE)] }).error?.issues[0]
      ?.message ?? null;
  const span = (from: number, until: number) => ({ from, until, placeId: null });

  it.each([
    ['hours that touch', [span(8, 12), span(12, 19)], null],
    ['a night after a morning', [span(5, 8), span(22, 6)], null],
    ['hours that overlap', [span(8, 12), span(11, 19)], 'spansOverlap'],
    ['a night that overlaps', [span(20, 2), span(23, 1)], 'spansOverlap'],
    ['an hour that ends as it begins', [span(8, 8)], 'spanEmpty'],
    ['five of them', [1, 3, 5, 7, 9].map((from) => span(from, from + 1)), 'tooManySpans'],
  ])('may have %s or not', (_, spans, problem) => {
    expect(problemOf(spans)).toBe(problem);
  });
});
