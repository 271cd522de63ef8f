import { CATEGORY_IDS } from '@/lib/contract/category';
import { kstEpochMs } from '@/lib/domain/kst';
import { composeWeatherMessage } from '@/lib/domain/weather/message';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { makeDayWeather, type DayOptions } from '@/tests/support/day-weather';
import type { HourOverrides } from '@/tests/support/weather-factory';
import { ask } from './ask';

const MOST_WORDS = 25;
const HOUR = 7;
const CONDITIONS: Record<string, (hour: number) => HourOverrides> = {
  dry: () => ({}),
  rainy: (hour) => (hour >= 12 ? { precipitation: { kind: 'rain', amountMm: 4, probabilityPct: 90 } } : {}),
  windy: () => ({ windSpeedMps: 11 }),
  dusty: () => ({ pm25UgM3: 50 }),
};
const DAYS: DayOptions[] = [-14, -6, -1, 4, 9, 13, 17, 22, 27].flatMap((minC, index) =>
  Object.values(CONDITIONS).map((each) => ({ date: `2024-0${1 + (index % 9)}-15`, minC, maxC: minC + 9, each })),
);

/** Returns the sentences above and below the picture of each first outfit. */
function readFirstScreens(messages: typeof KO) {
  return DAYS.flatMap((day) => {
    const headline = composeWeatherMessage(
      makeDayWeather({ ...day, hour: HOUR }),
      kstEpochMs(day.date, HOUR),
      messages,
    );
    return CATEGORY_IDS.map((categoryId) => {
      const [first] = ask(day, { categoryId, hour: HOUR, messages, describedCount: 1 }).outfits;
      return { headline, reason: first!.reason };
    });
  });
}

describe.each([
  ['ko', KO],
  ['en', EN],
] as const)('the first screen in %s', (_, messages) => {
  it(`says the weather and what to wear in at most ${MOST_WORDS} words`, () => {
    const texts = readFirstScreens(messages).map(({ headline, reason }) => `${headline} ${reason}`);
    expect(texts.filter((text) => text.split(/\s+/).length > MOST_WORDS)).toEqual([]);
  });
});

it('a reason does not repeat the headline', () => {
  const subjects = [/비(가|까지|바람)|빗|장대비/, /눈(이|까지|보라| )/, /초속/, /먼지|공기/, /일교차/, /체감/];
  const repeated = readFirstScreens(KO).filter(({ headline, reason }) =>
    subjects.some((subject) => subject.test(headline) && subject.test(reason)),
  );
  expect(repeated).toEqual([]);
});
