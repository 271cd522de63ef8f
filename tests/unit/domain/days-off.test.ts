import { CATEGORY_ID } from '@/lib/contract/category';
import { myDay as contract, type DayException, type MyDay, type PlannedDay } from '@/lib/contract/my-day';
import { GAZETTE_HOLIDAYS } from '@/lib/api-host/holidays/gazette-holidays';
import { addDays, getWeekday, kstEpochMs } from '@/lib/domain/kst';
import { getDayRequest } from '@/lib/domain/my-day/day-request';
import {
  createUniformWeek,
  dropPastExceptions,
  FREE_DAY,
  hasPlans,
  isSamePlan,
  mapPlans,
  replaceException,
} from '@/lib/domain/my-day/plan';
import { WEEKDAY_HOLIDAYS } from '../../support/days-off';

const WORK: PlannedDay = {
  spans: [{ from: 8, until: 18, placeId: 'work0001' }],
  categoryId: CATEGORY_ID.business,
};
const OUTING: PlannedDay = { spans: [{ from: 11, until: 16, placeId: null }], categoryId: CATEGORY_ID.activity };
/** Monday to Friday at work, an outing on Saturday, nothing on Sunday. */
const WEEK: MyDay = { week: [WORK, WORK, WORK, WORK, WORK, OUTING, FREE_DAY] };
const HOLIDAYS = new Set(GAZETTE_HOLIDAYS);
const PLACES = [{ id: 'work0001', cell: { nx: 73, ny: 134 } }];
const AT_WORK = { hours: '8-18@73.134', categoryId: CATEGORY_ID.business };

const requestOn = (date: string, myDay: MyDay = WEEK, hour = 7) => {
  const schedule = { myDay, places: PLACES, holidays: HOLIDAYS };
  return getDayRequest({ schedule, here: { nx: 61, ny: 125 }, nowMs: kstEpochMs(date, hour), wanted: 'today' });
};
const withException = (date: string, plan: DayException['plan'], myDay = WEEK) => replaceException(myDay, date, plan);

describe('a day off', () => {
  it('falls on 16 weekdays of 2026 and 15 of 2027', () => {
    const found = GAZETTE_HOLIDAYS.filter((date) => /^202[67]/.test(date) && getWeekday(date) < 5);
    expect(found.sort()).toEqual(WEEKDAY_HOLIDAYS);
    expect(WEEKDAY_HOLIDAYS.filter((date) => date < '2027')).toHaveLength(16);
  });

  it.each(WEEKDAY_HOLIDAYS)('is planned as Sunday on %s, and the weekday before or after it as work', (date) => {
    expect(requestOn(date)).toEqual({ categoryId: null, date, ...(requestOn(date).day && { day: 'today' }) });
    const around = Array.from({ length: 9 }, (_, days) => addDays(date, days - 4));
    const working = around.filter((each) => getWeekday(each) < 5 && !HOLIDAYS.has(each));
    expect(working.length).toBeGreaterThan(0);
    for (const each of working) expect(requestOn(each)).toMatchObject(AT_WORK);
  });

  it('is announced the evening before', () => {
    const schedule = { myDay: WEEK, places: PLACES, holidays: HOLIDAYS };
    const nowMs = kstEpochMs('2026-12-24', 21);
    const request = getDayRequest({ schedule, here: { nx: 61, ny: 125 }, nowMs });
    expect(request).toMatchObject({ categoryId: null, date: '2026-12-25' });
    expect(request).not.toHaveProperty('hours');
  });

  it('has the plan that the user made for days off', () => {
    const myDay = { ...WEEK, dayOff: OUTING };
    expect(requestOn('2026-02-17', myDay)).toMatchObject({ hours: '11-16', categoryId: CATEGORY_ID.activity });
    expect(requestOn('2026-02-19', myDay)).toMatchObject(AT_WORK);
    expect(requestOn('2026-02-19', withException('2026-02-19', null, myDay))).toMatchObject({ hours: '11-16' });
  });

  it('is a weekday for users who work on public holidays, unless they take it off', () => {
    const myDay = { ...WEEK, worksOnHolidays: true };
    expect(requestOn('2026-02-17', myDay)).toMatchObject(AT_WORK);
    expect(requestOn('2026-02-17', withException('2026-02-17', null, myDay))).not.toHaveProperty('hours');
  });

  it('on a single date is planned as Sunday, or without hours if Sunday is a day like it', () => {
    expect(requestOn('2026-11-26', withException('2026-11-26', null))).toMatchObject({ categoryId: null });
    expect(requestOn('2026-11-27', withException('2026-11-26', null))).toMatchObject(AT_WORK);
    const everyDay = createUniformWeek(WORK);
    expect(requestOn('2026-12-25', everyDay)).toMatchObject(AT_WORK);
    expect(requestOn('2026-11-26', withException('2026-11-26', null, everyDay))).not.toHaveProperty('hours');
  });
});

describe('the exception of a date', () => {
  it('gives the request of its date the occasion, and no other date', () => {
    const funeral = replaceException(WEEK, '2026-11-26', FREE_DAY, { dressCode: 'funeral' });
    expect(requestOn('2026-11-26', funeral).dressCode).toBe('funeral');
    expect(requestOn('2026-11-27', funeral)).not.toHaveProperty('dressCode');
  });

  it('has other hours, another category and another place, also on a holiday', () => {
    const plan: PlannedDay = { spans: [{ from: 10, until: 15, placeId: null }], categoryId: CATEGORY_ID.date };
    for (const date of ['2026-11-26', '2026-12-25'])
      expect(requestOn(date, withException(date, plan))).toMatchObject({
        hours: '10-15',
        categoryId: CATEGORY_ID.date,
      });
  });

  it('lasts until its hours after midnight have ended', () => {
    const night: PlannedDay = { spans: [{ from: 22, until: 4, placeId: null }], categoryId: null };
    const myDay = withException('2026-11-26', night);
    const schedule = { myDay, places: PLACES, holidays: HOLIDAYS };
    const request = (hour: number) =>
      getDayRequest({ schedule, here: { nx: 61, ny: 125 }, nowMs: kstEpochMs('2026-11-27', hour) });
    expect(request(3)).toMatchObject({ hours: '22-4', date: '2026-11-26' });
    expect(request(4)).toMatchObject({ ...AT_WORK, date: '2026-11-27' });
    expect(dropPastExceptions(myDay, '2026-11-26')).toEqual(myDay);
    expect(dropPastExceptions(myDay, '2026-11-27')).toEqual(WEEK);
  });

  it('replaces the earlier one, can be removed, and keeps the order of the dates', () => {
    const two = withException('2026-11-26', null, withException('2026-12-01', OUTING));
    expect(two.exceptions?.map(({ date }) => date)).toEqual(['2026-11-26', '2026-12-01']);
    const one = replaceException(two, '2026-12-01', undefined);
    expect(one.exceptions).toEqual([{ date: '2026-11-26', plan: null }]);
    expect(withException('2026-11-26', OUTING, one).exceptions).toEqual([{ date: '2026-11-26', plan: OUTING }]);
    expect(replaceException(one, '2026-11-26', undefined)).toEqual(WEEK);
  });

  it('counts as a plan, and loses its category with the others', () => {
    const myDay = {
      ...createUniformWeek(FREE_DAY),
      dayOff: OUTING,
      ...{ exceptions: [{ date: '2026-11-26', plan: WORK, name: '회식' }] },
    };
    expect([hasPlans(myDay), hasPlans(createUniformWeek(FREE_DAY))]).toEqual([true, false]);
    const { dayOff, exceptions } = mapPlans(myDay, (day) => ({ ...day, categoryId: null }));
    expect([dayOff?.categoryId, exceptions?.[0]?.plan?.categoryId]).toEqual([null, null]);
    expect(exceptions?.[0]?.name).toBe('회식');
  });

  it('is checked like the plan of a weekday', () => {
    const problemsOf = (parts: Partial<MyDay>) =>
      contract.safeParse({ ...WEEK, ...parts }).error?.issues.map(({ message }) => message) ?? [];
    const overlapping = { ...WORK, spans: [...WORK.spans, { from: 9, until: 10, placeId: null }] };
    expect(problemsOf({ dayOff: overlapping })).toEqual(['spansOverlap']);
    expect(problemsOf({ exceptions: [{ date: '2026-11-26', plan: overlapping }] })).toEqual(['spansOverlap']);
    expect(problemsOf({ exceptions: [{ date: '2026-02-30', plan: null }] })).toHaveLength(1);
    const many = Array.from({ length: 61 }, (_, days) => ({ date: addDays('2026-11-26', days), plan: null }));
    expect(problemsOf({ exceptions: many })).toEqual(['tooManyExceptions']);
    expect(problemsOf({ exceptions: many.slice(1), dayOff: OUTING, worksOnHolidays: true })).toEqual([]);
  });

  it('is no change of the weekly plan, but the plan of days off is', () => {
    expect(isSamePlan(WEEK, withException('2026-11-26', null))).toBe(true);
    expect(isSamePlan(WEEK, { ...WEEK, dayOff: OUTING })).toBe(false);
    expect(isSamePlan({ ...WEEK, dayOff: FREE_DAY }, { ...WEEK, dayOff: OUTING })).toBe(false);
    expect(isSamePlan(WEEK, { ...WEEK, worksOnHolidays: true })).toBe(false);
  });
});
