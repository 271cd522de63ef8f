import { CATEGORIES } from '@/lib/contract/category';
import { kstEpochMs } from '@/lib/domain/kst';
import { composeDaily } from '@/lib/domain/push/compose-daily';
import { composeNews } from '@/lib/domain/push/compose-news';
import { composeWarnings } from '@/lib/domain/push/compose-warnings';
import { composeQuestion } from '@/lib/domain/push/evening-question';
import { translateWarningName } from '@/lib/domain/weather/warning-name';
import { EN } from '@/lib/messages/en/messages';
import { findFlaws, findSentenceFlaws } from '@/tests/support/english';

const LIMITS = EN.dailyPush.limits;
const PLACES = [undefined, 'Gangnam-gu', 'Wansan-gu, Jeonju'];

describe('the daily push in English', () => {
  const facts = {
    placeName: 'Gangnam-gu',
    day: 'today',
    range: { min: -3, max: 12 },
    categoryName: EN.categories.daily,
    headline: null,
    reason: 'Cold until noon: keep the coat closed, then carry it.',
    items: ['navy coat', 'ivory sweater'],
  } as const;

  it('contains range, reason and clothes', () =>
    expect(composeDaily(facts, EN)).toEqual({
      title: 'Gangnam-gu today · −3 to 12°C · Everyday outfit',
      body: 'Cold until noon: keep the coat closed, then carry it.\nnavy coat, ivory sweater',
    }));

  it('has no flaws and fits for any place, day, range and category', () => {
    for (const placeName of PLACES)
      for (const day of ['today', 'tomorrow'] as const)
        for (const range of [null, { min: -11, max: -2 }, { min: 4.6, max: 5.4 }])
          for (const { key } of CATEGORIES) {
            const given = {
              ...facts,
              placeName,
              day,
              range,
              categoryName: EN.categories[key],
              recordedOn: '2023-11-24',
            };
            const { title, body } = composeDaily(given, EN);
            expect([title, ...body.split('\n')].flatMap(findFlaws)).toEqual([]);
            expect(title).toMatch(/^[A-Z].*(?<!…)$/);
            expect(title.toLowerCase()).toContain(day);
            expect(title.length).toBeLessThanOrEqual(LIMITS.title);
            expect(body).toMatch(/^Sample weather of 2023-11-24 · Cold/);
          }
  });

  it('omits the last clothes by whole names if space is short', () => {
    const items = Array.from({ length: 20 }, (_, index) => `rather long name ${index}`);
    const { body } = composeDaily({ ...facts, items }, EN);
    expect(body.length).toBeLessThanOrEqual(LIMITS.body);
    expect(body).toMatch(/name \d+$/);
  });
});

describe('the push about news in English', () => {
  const at = (hour: number) => kstEpochMs('2026-11-24', hour);
  const write = (kind: 'rain' | 'snow' | 'cold', hour: number, placeName?: string) =>
    composeNews(
      { news: { kind, atMs: at(hour), temperatureC: -2, dropK: 8, leavingMs: at(8) }, nowMs: at(7), placeName },
      EN,
    );

  it.each([
    ['rain', 15, 'Rain from 3 pm · Gangnam-gu'],
    ['snow', 27, 'Snow from 3 am tomorrow · Gangnam-gu'],
    ['cold', 15, '−2°C at 3 pm · Gangnam-gu'],
    ['rain', 7, 'Rain from now on · Gangnam-gu'],
    ['cold', 7, '−2°C now · Gangnam-gu'],
  ] as const)('about %s at %i is titled %s', (kind, hour, title) =>
    expect(write(kind, hour, 'Gangnam-gu').title).toBe(title),
  );

  it('has no flaws at any hour', () => {
    for (const kind of ['rain', 'snow', 'cold'] as const)
      for (let hour = 7; hour < 36; hour++) {
        const { title, body } = write(kind, hour);
        expect([...findFlaws(title), ...findSentenceFlaws(body)]).toEqual([]);
        expect(body).toMatch(kind === 'cold' ? /8°C.*layer/ : /umbrella.*shoes/);
      }
  });
});

describe('the push about weather warnings in English', () => {
  const HAZARDS = '폭염 한파 호우 대설 강풍 태풍 황사 건조 풍랑 폭풍해일 지진해일'.split(' ');
  const GRADES = [null, 'advisory', 'warning'] as const;
  const cold = { hazard: '한파', before: null, now: 'warning', areas: [11680] } as const;
  const write = (change: object, placeNames = ['Gangnam-gu'], others: (typeof cold)[] = []) =>
    composeWarnings(
      { changes: [{ ...cold, areas: [], ...change }, ...others.map((each) => ({ ...each, areas: [] }))], placeNames },
      EN,
    );

  it('names warning, place and what to wear', () =>
    expect(write({})).toEqual({
      title: 'Cold wave warning · Gangnam-gu',
      body: 'Add a scarf and gloves, and leave no skin bare.',
    }));

  it('names a lower grade, the end, further places and further changes', () => {
    expect(write({ before: 'warning', now: 'advisory' }).title).toBe('Cold wave: lowered to advisory · Gangnam-gu');
    expect(write({ before: 'advisory', now: null }).title).toBe('Cold wave advisory lifted · Gangnam-gu');
    expect(write({ hazard: '안개' }, ['Gangnam-gu', 'Seocho-gu'], [cold])).toEqual({
      title: 'Weather warning · Gangnam-gu and 1 more',
      body: 'Issued by the Korea Meteorological Administration. Also: cold wave warning.',
    });
  });

  it('has a name and advice for each hazard and no flaws for any change', () => {
    const raised = HAZARDS.map((hazard) => write({ hazard }, []));
    expect(new Set(raised.map(({ title }) => title)).size).toBe(HAZARDS.length);
    for (const { title, body } of raised) expect(`${title} ${body}`).not.toMatch(/^Weather|Issued by/);
    for (const hazard of [...HAZARDS, '안개'])
      for (const before of GRADES)
        for (const now of GRADES) {
          const { title, body } = write({ hazard, before, now }, [], [cold]);
          expect([...findFlaws(title), ...findSentenceFlaws(body)]).toEqual([]);
        }
  });

  it.each([
    ['폭염주의보', 'Heat wave advisory'],
    ['지진해일경보', 'Tsunami warning'],
  ])('translates %s as %s', (name, text) => expect(translateWarningName(name, EN)).toBe(text));
});

it.each([true, false])('the evening question in English names the outfit, marked as worn or not: %s', (isMarked) => {
  const title = 'Navy wool coat, ivory turtleneck and charcoal trousers';
  const question = composeQuestion({ title, isMarked }, EN);
  expect([...findSentenceFlaws(question.title), ...findSentenceFlaws(question.body)]).toEqual([]);
  expect(question.body).toContain(`‘${title}’`);
  expect(question.title.length).toBeLessThanOrEqual(LIMITS.title);
  expect(question.body.length).toBeLessThanOrEqual(LIMITS.body);
});
