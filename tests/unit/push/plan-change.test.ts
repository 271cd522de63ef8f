import { kstEpochMs } from '@/lib/domain/kst';
import { composePlanChange } from '@/lib/domain/push/compose-plan-change';
import { isChangeTold, isTimeForChanges, listPlanChanges, type PlanAdvice } from '@/lib/domain/push/plan-change';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { findFlaws } from '../../support/english';

const KNOWN: PlanAdvice = { outer: 'coat', wet: false, min: 2, max: 8 };
const list = (present: Partial<PlanAdvice>, known: Partial<PlanAdvice> = {}) =>
  listPlanChanges({ ...KNOWN, ...known }, { ...KNOWN, ...present });

it('tells precipitation, outermost layer and at least 4 degrees, in this order', () => {
  expect(list({})).toEqual([]);
  expect(list({ min: -1, max: 11 })).toEqual([]);
  expect(list({ wet: true })).toEqual([{ kind: 'wet' }]);
  expect(list({}, { wet: true })).toEqual([{ kind: 'dry' }]);
  expect(list({ outer: null })).toEqual([{ kind: 'outer' }]);
  expect(list({ min: -2 })).toEqual([{ kind: 'colder', byK: 4 }]);
  expect(list({ min: 3, max: 14 })).toEqual([{ kind: 'warmer', byK: 6 }]);
  expect(list({ wet: true, outer: 'padding', min: -3, max: 2 })).toEqual([
    { kind: 'wet' },
    { kind: 'colder', byK: 6 },
    { kind: 'outer' },
  ]);
});

it('tells them by day only, and those of tomorrow before the evening', () => {
  const at = (hour: number) => kstEpochMs('2026-11-24', hour);
  expect([6, 7, 19, 20].map((hour) => isTimeForChanges(at(hour)))).toEqual([false, true, true, false]);
  expect(['2026-11-24', '2026-11-25', '2026-11-26'].map((date) => isChangeTold(date, at(17)))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isChangeTold('2026-11-25', at(18))).toBe(false);
});

it('names the day, the plan, the changes and the clothes in both languages', () => {
  const facts = { today: '2026-11-24', date: '2026-11-28', name: '결혼식', changes: list({ wet: true, min: -3 }) };
  expect(composePlanChange({ ...facts, items: ['카멜 코트', '아이보리 니트'] }, KO)).toEqual({
    title: '토요일 결혼식 · 옷차림이 달라졌어요',
    body: '비나 눈 소식이 생겼어요. 우산을 챙겨요. 앞서 본 것보다 체감온도가 5° 낮아요.\n카멜 코트, 아이보리 니트',
  });
  expect(composePlanChange({ ...facts, date: '2026-12-02', items: [] }, KO).title).toMatch(/^12월 2일 결혼식/);
  const changes = [list({ wet: true, min: -3, outer: null }), list({ max: 13 }, { wet: true })].flat();
  const { title, body } = composePlanChange({ ...facts, name: 'Wedding', changes, items: ['camel coat'] }, EN);
  expect([title, body].flatMap(findFlaws)).toEqual([]);
  expect(title).toBe('Saturday: a new outfit for Wedding');
});
