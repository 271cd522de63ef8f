import { describeCertainty, getCertainty } from '@/lib/domain/weather/certainty';
import { getMessages } from '@/lib/messages/get-messages';

const outlook = { leadDays: 1, rainChancePct: 0, highC: 10 };
const describeIn = (language: 'ko' | 'en' | 'en-US', more: Partial<typeof outlook>) =>
  describeCertainty({ ...outlook, ...more }, getMessages(language));

it.each([
  [{}, '거의 확실해요', 'Almost certain'],
  [{ rainChancePct: 50, leadDays: 0 }, '비는 반반이에요', 'Rain is fifty-fifty'],
  [{ rainChancePct: 40, highC: -2 }, '눈은 반반이에요', 'Snow is fifty-fifty'],
  [{ leadDays: 5 }, '3° 정도 달라질 수 있어요', 'May differ by 3°C'],
  [{ rainChancePct: 70 }, '2° 정도 달라질 수 있어요', 'May differ by 2°C'],
] as const)('says how sure a day with %j is', (more, korean, english) => {
  expect([describeIn('ko', more), describeIn('en', more)]).toEqual([korean, english]);
});

it('names more degrees the further ahead a day is, in the units of the reader', () => {
  const degrees = Array.from({ length: 9 }, (_, index) => getCertainty({ ...outlook, leadDays: index + 2 })).map(
    (certainty) => certainty.kind === 'degrees' && certainty.degrees,
  );
  expect(degrees).toEqual([...degrees].sort());
  expect(describeIn('en-US', { leadDays: 5 })).toBe('May differ by 5°F');
});
