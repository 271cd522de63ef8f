import fc from 'fast-check';
import { composeDaily as composeDailyIn, type DailyFacts } from '@/lib/domain/push/compose-daily';
import { KO } from '@/lib/messages/ko/messages';

const facts = {
  placeName: '강남구',
  categoryName: '데일리',
  range: { min: 3, max: 12 },
  headline: null as string | null,
  reason: '기온 차가 9°나 되니, 코트를 걸쳤다가 따뜻해지면 벗어요.',
  items: ['네이비 코트', '아이보리 니트', '그레이 슬랙스', '블랙 스니커즈'],
};

const { limits } = KO.dailyPush;
const composeDaily = (given: DailyFacts) => composeDailyIn(given, KO);

const characters = (text: string) => [...text].length;

describe('the content of a push', () => {
  it('contains range, reason and clothes', () => {
    expect(composeDaily(facts)).toEqual({
      title: '오늘 강남구 3°~12° · 데일리 옷차림',
      body: '기온 차가 9°나 되니, 코트를 걸쳤다가 따뜻해지면 벗어요.\n네이비 코트, 아이보리 니트, 그레이 슬랙스, 블랙 스니커즈',
    });
  });

  it('begins with the headline, which the reason does not repeat', () => {
    const { body } = composeDaily({
      ...facts,
      headline: '오후 3시부터 비가 와요.',
      reason: '우비를 입고 우산을 들어요.',
    });
    expect(body).toMatch(/^오후 3시부터 비가 와요. 우비를 입고 우산을 들어요.\n/);
  });

  it('refers to tomorrow in the evening, and works without a place', () => {
    const { title } = composeDaily({ ...facts, placeName: undefined, day: 'tomorrow', range: { min: -7, max: -2 } });
    expect(title).toBe('내일 −7°~−2° · 데일리 옷차림');
  });

  it('shows one number if the range is one degree', () => {
    expect(composeDaily({ ...facts, range: { min: 4.6, max: 5.4 } }).title).toBe('오늘 강남구 5° · 데일리 옷차림');
  });

  it('has no degrees in the title if the real weather is unknown', () => {
    expect(composeDaily({ ...facts, range: null }).title).toBe('오늘 강남구 데일리 옷차림');
  });

  it('labels recorded weather with its date', () => {
    expect(composeDaily({ ...facts, recordedOn: '2023-01-15' }).body).toMatch(/^예시 날씨 2023-01-15 · 기온 차가/);
  });

  it('omits the last clothes by whole names if space is short', () => {
    const items = Array.from({ length: 20 }, (_, index) => `이름이 꽤 긴 옷 ${index}`);
    const { body } = composeDaily({ ...facts, items });
    const [, clothes = ''] = body.split('\n');
    expect(clothes.split(', ')).toEqual(items.slice(0, clothes.split(', ').length));
    expect(characters(body)).toBeLessThanOrEqual(limits.body);
  });

  it('stays within its limits for any input without splitting a character', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 });
    const given = fc.record({ placeName: text, categoryName: text, reason: text, items: fc.array(text) });
    fc.assert(
      fc.property(given, (parts) => {
        const { title, body } = composeDaily({ ...facts, ...parts });
        expect(characters(title)).toBeLessThanOrEqual(limits.title);
        expect(characters(body)).toBeLessThanOrEqual(limits.body);
        expect(title + body).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});
