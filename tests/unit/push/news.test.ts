import { composeNews } from '@/lib/domain/push/compose-news';
import fc from 'fast-check';
import { getNewsDueMs, findNews, mayBeNews, type OutPeriod, type News } from '@/lib/domain/push/news';
import { isSameOutlook, type OutlookHour } from '@/lib/domain/push/outlook';
import { kstEpochMs } from '@/lib/domain/kst';
import { KO } from '@/lib/messages/ko/messages';

const DATE = '2026-04-10';
const at = (hour: number, minute = 0) => kstEpochMs(DATE, hour, minute);
const out: OutPeriod[] = [{ fromMs: at(8), untilMs: at(19) }];

/** Builds a day of 15 °C with different values in some hours. */
const day = (others: Record<number, Partial<OutlookHour>> = {}): OutlookHour[] =>
  Array.from({ length: 36 }, (_, hour) => ({ epochMs: at(hour), temperatureC: 15, falls: null, ...others[hour] }));

const rain = { falls: 'rain' } as const;
const snow = { falls: 'snow' } as const;

it.each<[string, OutlookHour[], OutlookHour[], number, Partial<News> | null]>([
  ['nothing has changed', day({ 15: rain }), day({ 15: rain }), at(7), null],
  ['rain where none was', day(), day({ 15: rain, 16: rain }), at(7), { kind: 'rain', atMs: at(15), leavingMs: at(8) }],
  ['rain at another hour than was told: one has an umbrella', day({ 17: rain }), day({ 12: rain }), at(7), null],
  ['snow where rain was', day({ 15: rain }), day({ 15: snow }), at(7), { kind: 'snow', atMs: at(15) }],
  ['rain where snow was', day({ 15: snow }), day({ 15: rain }), at(7), null],
  ['rain before leaving and after coming home', day(), day({ 6: rain, 19: rain, 20: rain }), at(5), null],
  [
    'rain that was told for the night only',
    day({ 22: rain }),
    day({ 18: rain }),
    at(7),
    { kind: 'rain', atMs: at(18) },
  ],
  ['rain that has begun', day(), day({ 12: rain }), at(12, 5), null],
  ['a fall of 7 K that was not told', day(), day({ 17: { temperatureC: 8 } }), at(7), { kind: 'cold', dropK: 7 }],
  ['a fall of 6 K', day(), day({ 17: { temperatureC: 9 } }), at(7), null],
  ['a fall of 7 K as it was told', day({ 17: { temperatureC: 8 } }), day({ 17: { temperatureC: 7 } }), at(7), null],
  [
    'a fall of 7 K of which 6 were told',
    day({ 17: { temperatureC: 9 } }),
    day({ 17: { temperatureC: 8 } }),
    at(7),
    null,
  ],
  ['what comes first of two', day(), day({ 10: { temperatureC: 7 }, 9: snow }), at(7), { kind: 'snow', atMs: at(9) }],
  ['it changed back', day(), day(), at(7), null],
])('detects news: %s', (_, told, present, nowMs, news) => {
  const found = findNews(told, present, out, nowMs);
  if (news) expect(found).toMatchObject(news);
  else expect(found).toBeNull();
});

it.each<[string, number, number, number, number | null]>([
  ['40 minutes before leaving', at(15), at(8), at(5), at(7, 20)],
  ['40 minutes before it comes, for who is out', at(15), at(8), at(10), at(14, 20)],
  ['at once where that has passed', at(15), at(8), at(14, 40), at(14, 40)],
  ['in the morning where it would be at night', at(9), at(7), at(5), at(7)],
  ['before leaving for a night shift', at(29), at(22), at(20), at(21, 20)],
  ['before the night for who is out in it', at(23), at(12), at(13), at(21, 55)],
  ['not at night', at(24), at(12), at(22, 30), null],
  ['not at night for the early morning either', at(6), at(5), at(3), null],
])('schedules news: %s', (_, atMs, leavingMs, nowMs, dueMs) => {
  expect(getNewsDueMs({ kind: 'rain', atMs, leavingMs, temperatureC: 15, dropK: 0 }, nowMs)).toBe(dueMs);
});

it('writes self-contained text', () => {
  const news = { atMs: at(15), leavingMs: at(8), temperatureC: 2, dropK: 8 };
  const say = (kind: News['kind'], nowMs = at(7)) =>
    composeNews({ news: { kind, ...news }, nowMs, placeName: '강남구' }, KO);
  expect(say('rain')).toEqual({
    title: '오후 3시부터 비 · 강남구',
    body: '앞서 없던 비 소식이에요. 우산과 젖어도 되는 신발로 챙겨요.',
  });
  expect(say('snow').title).toBe('오후 3시부터 눈 · 강남구');
  expect(say('cold')).toEqual({
    title: '오후 3시 2° · 강남구',
    body: '앞서 알려 드린 것보다 추워져요. 8° 내려가니 한 겹 더 챙겨요.',
  });
  expect(say('rain', at(15)).title).toBe('지금부터 비 · 강남구');
});

it.each<[News['kind'], string, string]>([
  ['rain', '새로운 비 소식', '오후 3시부터 비 · 강남구'],
  ['snow', '새로운 눈 소식', '오후 3시부터 눈 · 강남구'],
  ['cold', '더 추워진다는 소식', '오후 3시 2° · 강남구'],
])('tells place and hour of %s elsewhere in the body only', (kind, title, firstLine) => {
  const news = { kind, atMs: at(15), leavingMs: at(8), temperatureC: 2, dropK: 8 };
  const push = composeNews({ news, nowMs: at(7), placeName: '강남구', isElsewhere: true }, KO);
  expect([push.title, push.body.split('\n')[0]]).toEqual([title, firstLine]);
});

it('treats outlooks as equal if the clothes would be the same', () => {
  expect(isSameOutlook(day(), day({ 9: { temperatureC: 16 } }))).toBe(true);
  expect(isSameOutlook(day(), day({ 9: { temperatureC: 17 } }))).toBe(false);
  expect(isSameOutlook(day(), day({ 9: rain }))).toBe(false);
  expect(isSameOutlook(day().slice(0, 5), day({ 9: rain }))).toBe(true);
});

it('excludes news only if there is none for any period', () => {
  const hour = fc.record({
    temperatureC: fc.constantFrom(2, 5, 12, 15),
    falls: fc.constantFrom(null, null, 'rain' as const, 'snow' as const),
  });
  const changes = fc.dictionary(fc.integer({ min: 0, max: 35 }).map(String), hour, { maxKeys: 4 });
  const hours = fc.integer({ min: 0, max: 35 });
  let excluded = 0;
  fc.assert(
    fc.property(changes, changes, hours, hours, hours, (before, after, from, length, now) => {
      const [known, present, nowMs] = [day(before), day({ ...before, ...after }), at(now, 5)];
      if (mayBeNews(known, present, nowMs)) return;
      excluded += 1;
      expect(findNews(known, present, [{ fromMs: at(from), untilMs: at(from + length) }], nowMs)).toBeNull();
    }),
    { numRuns: 1_000 },
  );
  expect(excluded).toBeGreaterThan(0);
});
