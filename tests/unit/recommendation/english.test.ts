import { CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { kstEpochMs } from '@/lib/domain/kst';
import { recommend } from '@/lib/domain/recommendation/recommend';
import type { RecommendationInput } from '@/lib/domain/recommendation/recommendation';
import { GARMENTS } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { getMessages } from '@/lib/messages/get-messages';
import { listTextFacts } from '@/tests/support/text-facts';
import { makeDayWeather, type DayOptions } from '@/tests/support/day-weather';
import type { HourOverrides } from '@/tests/support/weather-factory';
import { CHOICE_HOUR, getSeoul2023Days } from '@/tools/replay/observed-days';

// The names of clothes are placeholders: their translation has tests of its own.
const garments = new Map(GARMENTS.map((garment) => [garment.id, { ...garment, name: `<${garment.id}>` }]));
const outfits = OUTFITS.map((outfit) => {
  const dye = (worn: (typeof outfit)['shoes']) => ({ ...worn, colorName: worn.color });
  const { base, layers, shoes, accessories } = outfit;
  return {
    ...outfit,
    title: outfit.id,
    ...{ base: base.map(dye), layers: layers.map(dye), shoes: dye(shoes), accessories: accessories.map(dye) },
  };
});

const rain = (amountMm: number, windSpeedMps = 3): HourOverrides => ({
  windSpeedMps,
  precipitation: { kind: 'rain', amountMm, probabilityPct: 90 },
});
const HARD_DAYS: readonly DayOptions[] = [
  { date: '2024-09-20', maxC: 27, minC: 24, each: () => rain(6, 22) },
  { date: '2024-06-20', maxC: 25, minC: 20, each: (hour) => (hour > 13 ? rain(1, 11) : {}) },
  { date: '2024-10-20', maxC: 12, minC: 8, each: (hour) => (hour > 9 ? rain(2) : {}) },
  { date: '2024-01-20', maxC: -6, minC: -18, each: () => ({ windSpeedMps: 8 }) },
  { date: '2024-02-20', maxC: 1, minC: -4, each: () => ({ precipitation: { kind: 'snow', amountMm: 1, snowCm: 1 } }) },
  { date: '2024-08-01', maxC: 34, minC: 22, each: () => ({ humidityPct: 65, uvIndex: 9 }) },
  { date: '2024-08-05', maxC: 38, minC: 32, each: () => ({ humidityPct: 60 }) },
  { date: '2024-03-20', maxC: 15, minC: 6, each: () => ({ pm25UgM3: 90, pm10UgM3: 160 }) },
];

const DAYS = [
  ...getSeoul2023Days().filter((_, index) => index % 36 === 5),
  ...HARD_DAYS.map((day) => ({ date: day.date, weather: makeDayWeather({ ...day, hour: CHOICE_HOUR }) })),
];
const QUESTIONS: Omit<RecommendationInput, 'messages'>[] = DAYS.flatMap(({ date, weather }, index) =>
  CATEGORY_IDS.flatMap((categoryId) =>
    GENDERS.map((gender) => ({
      ...{ weather, nowMs: kstEpochMs(date, CHOICE_HOUR), categoryId, gender, outfits, garments, seed: '', count: 3 },
      ...(index % 4 === 1 && { requestedHours: { day: 'tomorrow' as const } }),
    })),
  ),
);
/** The same recommendations in both languages. */
const PAIRS = QUESTIONS.flatMap((question) => {
  const korean = recommend({ ...question, messages: getMessages('ko') }).outfits;
  return recommend({ ...question, messages: getMessages('en') }).outfits.map((english, index) => ({
    english,
    korean: korean[index]!,
  }));
});

describe('recommendations of a year in English', () => {
  it('consist of whole English sentences', () => {
    const texts = PAIRS.flatMap(({ english: { reason, layers } }) => [reason, ...layers.map(({ text }) => text)]);
    expect(texts.length).toBeGreaterThan(1_000);
    for (const text of texts) {
      expect(text).toMatch(/^[A-Z0-9−].*[^\s.]\.$/);
      expect(text).not.toMatch(/[가-힣]|undefined|null|NaN| {2}|\.\.|,\s*[.,]|\ba [aeiou]/);
    }
  });

  it('have English labels, starts and picture texts without a full stop', () => {
    for (const { english } of PAIRS)
      for (const text of [
        english.alt,
        ...english.takeAlong.map(({ label }) => label),
        ...english.layers.map(({ part }) => part),
      ])
        expect(text).toMatch(/^(?!.*( {2}|undefined|null))[A-Za-z0-9][^가-힣]*[^가-힣.\s]$/);
  });

  it('mention clothes of their outfit only', () => {
    for (const { english } of PAIRS) {
      const worn = listTextFacts(english.items.map(({ name }) => name).join());
      const said = [english.reason, ...english.layers.map(({ text }) => text)].flatMap(listTextFacts);
      expect(said.filter((fact) => fact.startsWith('<') && !worn.includes(fact))).toEqual([]);
    }
  });

  it('tell the same layers at the same hours and degrees as in Korean', () => {
    const getRows = ({ layers }: (typeof PAIRS)[number]['english']) =>
      layers.map(({ part, temperature, text }) => ({ temperature, facts: [listTextFacts(part), listTextFacts(text)] }));
    for (const { english, korean } of PAIRS) expect(getRows(english)).toEqual(getRows(korean));
  });

  it('tell the same things to take along as in Korean', () => {
    const getKinds = ({ takeAlong }: (typeof PAIRS)[number]['english']) =>
      takeAlong.map(({ kind, group }) => ({ kind, group }));
    for (const { english, korean } of PAIRS) expect(getKinds(english)).toEqual(getKinds(korean));
    const labels = new Set(PAIRS.flatMap(({ english }) => english.takeAlong.map(({ label }) => label)));
    expect(labels.size).toBeGreaterThan(20);
  });
});
