import { CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import type { Language } from '@/lib/contract/language';
import { kstEpochMs } from '@/lib/domain/kst';
import { recommend } from '@/lib/domain/recommendation/recommend';
import type { RecommendationInput, RecommendedOutfit } from '@/lib/domain/recommendation/recommendation';
import { garmentById, GARMENTS } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { hash32 } from '@/lib/domain/weather/pick-variant';
import { getMessages } from '@/lib/messages/get-messages';
import type { LayerRow, LayerStep } from '@/lib/messages/layer-facts';
import type { Messages } from '@/lib/messages/messages';
import type { Action, ReasonFacts, Wordings } from '@/lib/messages/reason-facts';
import { listTextFacts } from '@/tests/support/text-facts';
import { makeDayWeather, type DayOptions } from '@/tests/support/day-weather';
import type { HourOverrides } from '@/tests/support/weather-factory';
import { CITIES, getCityDays } from '@/tests/support/recorded-days/city-days';
import { CHOICE_HOUR, getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';

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

const SEOUL_DAYS = [
  ...getSeoul2023Days().filter((_, index) => index % 36 === 5),
  ...HARD_DAYS.map((day) => ({ date: day.date, weather: makeDayWeather({ ...day, hour: CHOICE_HOUR }) })),
];
/** Two random days of 2024 and 2025 in each city. */
const CITY_DAYS = CITIES.flatMap((city) =>
  ['a', 'b'].flatMap((seed) => {
    const from = hash32(`${city.id}:${seed}`) % 731;
    return getCityDays(city, { from, until: from + 1 });
  }),
);

type Question = Omit<RecommendationInput, 'messages'>;
const COMMON = { outfits: OUTFITS, garments: garmentById, seed: '', count: 3 };
const QUESTIONS: Question[] = [
  ...SEOUL_DAYS.flatMap(({ date, weather }, index) =>
    CATEGORY_IDS.flatMap((categoryId) =>
      GENDERS.map((gender) => ({
        ...{ ...COMMON, weather, nowMs: kstEpochMs(date, CHOICE_HOUR), categoryId, gender },
        ...(index % 4 === 1 && { requestedHours: { day: 'tomorrow' as const } }),
      })),
    ),
  ),
  ...CITY_DAYS.map(({ date, weather }, index) => ({
    ...{ ...COMMON, weather, nowMs: kstEpochMs(date, CHOICE_HOUR) },
    ...{ categoryId: CATEGORY_IDS[index % CATEGORY_IDS.length]!, gender: GENDERS[(index >> 2) % GENDERS.length]! },
  })),
];

/** A recommended outfit with the facts of its texts. */
interface Told extends RecommendedOutfit {
  /** Cause and action with the index of their wordings. */
  cause: string;
  action: string;
  facts: ReasonFacts;
  rows: LayerRow[];
}

/** Names of clothes, the same in each language. */
const PLACEHOLDERS = Object.fromEntries(GARMENTS.map(({ id }) => [id, `<${id}>`])) as Messages['garments'];

/** Recommends outfits in a language and records of what each reason and its rows are composed. */
function observe(question: Question, language: Language): Told[] {
  const messages = getMessages(language);
  const { reasons, layers } = messages;
  const told: Pick<Told, 'cause' | 'action' | 'facts' | 'rows'>[] = [];
  const ids = new Map<string, string>();
  let facts: ReasonFacts;
  const record = <Name extends string>(all: Record<Name, Wordings>) =>
    Object.fromEntries(
      Object.entries<Wordings>(all).map(([name, wordings]) => [
        name,
        wordings.map((wording, index) => (given: ReasonFacts) => {
          facts = given;
          const text = wording(given);
          if (text !== null) ids.set(text, `${name}.${index}`);
          return text;
        }),
      ]),
    ) as unknown as Record<Name, Wordings>;
  const { outfits } = recommend({
    ...question,
    messages: {
      ...messages,
      garments: PLACEHOLDERS,
      reasons: {
        ...reasons,
        causes: record(reasons.causes),
        actions: record(reasons.actions),
        compose: (day, cause, action) => {
          told.push({ cause: ids.get(cause)!, action: ids.get(action)!, facts, rows: [] });
          return reasons.compose(day, cause, action);
        },
      },
      layers: {
        ...layers,
        compose: (row) => {
          told.at(-1)!.rows.push(row);
          return layers.compose(row);
        },
      },
    },
  });
  return outfits.map((outfit, index) => ({ ...outfit, ...told[index]! }));
}

/** The same recommendations in both languages. */
const PAIRS = QUESTIONS.flatMap((question) => {
  const korean = observe(question, 'ko');
  return observe(question, 'en').map((english, index) => ({ english, korean: korean[index]! }));
});

type StepOf<Kind extends LayerStep['kind']> = Extract<LayerStep, { kind: Kind }>;
const findSteps = <Kind extends LayerStep['kind']>(rows: readonly LayerRow[], ...kinds: Kind[]) =>
  rows.flatMap(({ steps }) => steps).filter((step): step is StepOf<Kind> => kinds.some((kind) => kind === step.kind));
const startsOpen = ({ rows }: Told): boolean => findSteps(rows.slice(0, 1), 'start-open').length > 0;
const isAction = ({ action }: Told, ...names: (Action | `${Action}.${number}`)[]): boolean =>
  names.some((name) => action === name || action.startsWith(`${name}.`));

/** Contradictions between a reason and the rows below it. */
const RULES: readonly { name: string; breaks: (told: Told) => boolean }[] = [
  { name: 'opens later what is open from the start', breaks: (told) => isAction(told, 'openUp') && startsOpen(told) },
  { name: 'wears open what is closed', breaks: (told) => isAction(told, 'wearOpen') && !startsOpen(told) },
  {
    name: 'closes what is open at the start',
    breaks: (told) => isAction(told, 'stayBrief', 'bundle') && startsOpen(told),
  },
  {
    name: 'keeps on what is opened or taken off',
    breaks: (told) =>
      isAction(told, 'keepOn') && (startsOpen(told) || findSteps(told.rows, 'open', 'take-off').length > 0),
  },
  {
    name: 'takes off what stays on',
    breaks: (told) => isAction(told, 'takeOff') && findSteps(told.rows, 'take-off').length === 0,
  },
  {
    name: 'takes along what is put on at the start',
    breaks: (told) =>
      isAction(told, 'addExtra.0', 'addExtra.1') && findSteps(told.rows.slice(0, 1), 'add-extra').length > 0,
  },
  {
    name: 'wears underneath at the start what comes later',
    breaks: (told) =>
      isAction(told, 'within') && !told.facts.startsWithExtra && !/^[^.]*\b(take|pack|when)\b/i.test(told.reason),
  },
  {
    name: 'waits for warmth that is over before the cold hour that it names',
    breaks: (told) =>
      isAction(told, 'takeOff.0', 'openUp.0') && (told.facts.swing?.[1].direction ?? 'rising') === 'falling',
  },
  {
    name: 'rests in the shade indoors',
    breaks: (told) => isAction(told, 'sportLater.1') && told.facts.sportTime === null,
  },
  {
    name: 'closes or puts on something before what is worn underneath',
    breaks: ({ rows }) =>
      rows.some(({ steps }) => {
        const over = steps.findIndex(({ kind }) => ['start-with', 'start-open', 'put-on', 'close'].includes(kind));
        return over >= 0 && over < steps.findLastIndex((step) => step.kind === 'add-extra' && step.isUnderneath);
      }),
  },
];

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
        // A title that is composed of names begins with a placeholder.
        english.alt.replace(/^<([^>]+)>/, '$1'),
        ...english.takeAlong.map(({ label }) => label),
        ...english.layers.map(({ part }) => part),
      ])
        expect(text).toMatch(/^(?!.*( {2}|undefined|null))[A-Za-z0-9][^가-힣]*[^가-힣.\s]$/);
  });

  it('start no row of a whole day with what only begins it', () => {
    // An evening's question has rows of the hours that are left, so they do not speak of the day.
    const rows = PAIRS.flatMap(({ english }) => english.layers)
      .filter(({ temperature }) => temperature === null)
      .map(({ part, text }) => ({ text: `${part}: ${text}` }));
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter(({ text }) => /\bstart\b|\bgo out\b|\ball day\b|\bwear\b.*\bwear\b/i.test(text))).toEqual([]);
  });

  const PUT_ON: Record<string, string[]> = {
    gloves: ['<gloves>', '<gloves-sport>'],
    scarf: ['<scarf>', '<snood>'],
    hat: ['<beanie>'],
  };

  it('mention clothes of their outfit only', () => {
    for (const { english } of PAIRS) {
      // Rows also name scarf and gloves that are put on although the picture cannot show them.
      const taken = english.takeAlong.flatMap(({ kind }) => PUT_ON[kind] ?? []);
      const worn = [...listTextFacts(english.items.map(({ name }) => name).join()), ...taken];
      const said = [english.reason, ...english.layers.map(({ text }) => text)].flatMap(listTextFacts);
      expect(said.filter((fact) => fact.startsWith('<') && !worn.includes(fact))).toEqual([]);
    }
  });

  it('explain by the same cause, action, clothes, hours and degrees as in Korean', () => {
    const getFacts = ({ cause, action, reason }: Told) => ({ cause, action, facts: listTextFacts(reason) });
    for (const { english, korean } of PAIRS) expect(getFacts(english)).toEqual(getFacts(korean));
    expect(new Set(PAIRS.map(({ english }) => english.action)).size).toBeGreaterThan(50);
  });

  it.each(RULES)('hold no reason that $name', ({ breaks }) => {
    expect(PAIRS.filter(({ english }) => breaks(english)).map(({ english }) => english.reason)).toEqual([]);
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
