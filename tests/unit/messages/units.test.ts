import { composeGuideCard } from '@/lib/api-host/card/guide-card';
import { kstEpochMs } from '@/lib/domain/kst';
import { composeDaily } from '@/lib/domain/push/compose-daily';
import { composeNews } from '@/lib/domain/push/compose-news';
import { formatDayPrecipitation } from '@/lib/domain/weather/precipitation-text';
import { formatSuitableRange } from '@/lib/domain/weather/suitable-range';
import { EN, EN_US } from '@/lib/messages/en/messages';
import { UNITS } from '@/lib/messages/en/units';
import type { Messages } from '@/lib/messages/messages';
import type { Peak, ReasonFacts } from '@/lib/messages/reason-facts';
import { findLiterals } from '@/tests/support/source-literals';

const { convert, convertDifference, degrees, spokenDegrees, amounts, inWords } = UNITS['en-US'];

describe('imperial units', () => {
  it.each([
    [-40, '−40°', 'minus 40 degrees'],
    [-18, '0°', '0 degrees'],
    [-17, '1°', '1 degree'],
    [0, '32°', '32 degrees'],
    [37, '99°', '99 degrees'],
    [100, '212°', '212 degrees'],
    // As the whole degrees of the API.
    [4.6, '41°', '41 degrees'],
  ])('show %d °C as %s', (celsius, text, spoken) => {
    expect([degrees(celsius), spokenDegrees(celsius)]).toEqual([text, spoken]);
    expect(inWords.temperature(celsius)).toBe(`${text}F`);
  });

  it('keep different temperatures apart', () => {
    const temperatures = Array.from({ length: 90 }, (_, index) => convert(index - 45));
    expect(temperatures).toEqual([...new Set(temperatures)].sort((a, b) => a - b));
  });

  it.each([
    [0, 0],
    [1, 2],
    [5, 9],
    [10, 18],
  ])('show a difference of %d °C as %d °F', (kelvins, degrees) => {
    expect(convertDifference(kelvins)).toBe(degrees);
    expect(inWords.difference(kelvins)).toBe(`${degrees}°F`);
  });

  it.each([
    [0, '0 mph'],
    [3.4, '8 mph'],
    [10, '22 mph'],
  ])('show a wind of %d m/s as %s', (mps, text) => {
    expect([amounts.wind(mps), inWords.wind(mps)]).toEqual([text, text]);
  });

  it.each([
    [0, 'mm', '0'],
    [0.1, 'mm', '<0.01'],
    [0.2, 'mm', '0.01'],
    [2.5, 'mm', '0.10'],
    [25.2, 'mm', '0.99'],
    [25.4, 'mm', '1.0'],
    [80, 'mm', '3.1'],
    [0.1, 'cm', '<0.1'],
    [2.54, 'cm', '1.0'],
    [30, 'cm', '11.8'],
  ] as const)('show %d %s as %s in', (amount, unit, inches) => {
    expect([amounts.precipitation({ amount, unit }), amounts.bar({ amount, unit })]).toEqual([`${inches} in`, inches]);
    expect(inWords.precipitation({ amount, unit })).toBe(`${inches.replace('<', 'under ')} in`);
  });

  it.each([
    [1.6, '1 mile'],
    [5, '3 miles'],
  ])('show %d km as %s', (km, text) => expect(inWords.distance(km)).toBe(text));
});

const at = (hour: number, degreesC: number, direction: Peak['direction']): Peak => ({
  ...{ moment: { hour, isNextDay: false }, place: null, degreesC, direction },
});
const NEWS = { kind: 'cold', atMs: kstEpochMs('2026-11-24', 15), temperatureC: -2, dropK: 8, leavingMs: 0 } as const;
const REASON = {
  span: { lowC: 3, highC: 12 },
  isThroughout: true,
  swing: [at(7, 3, null), at(15, 12, 'rising')],
  ...{ dressesUp: false, rangeK: 9, windMps: 12, coldestFelt: at(7, -10, 'falling') },
} as unknown as ReasonFacts;
const RANGE = { fromC: 12, untilC: 16 };
const SNOW = { kind: 'snow', amountMm: 3, snowCm: 4 } as const;

const HEADLINE = { day: 'today', when: '', degrees: 0, windMps: 0 } as const;

/** One text of each message with a unit, with metric and with imperial units. */
const TEXTS: [string, (messages: Messages) => string | null, string, string][] = [
  ['difference', ({ weatherNow }) => weatherNow.fromYesterday(-4).difference, '4° colder', '7° colder'],
  ['heat', ({ weatherMessage }) => weatherMessage.heatNow[0]({ ...HEADLINE, degrees: 33 }), 'like 33°C', 'like 91°F'],
  ['range', ({ weatherMessage }) => weatherMessage.wideRange[0]({ ...HEADLINE, degrees: 11 }), 'by 11°C', 'by 20°F'],
  ['gale', ({ weatherMessage }) => weatherMessage.wind[0]({ ...HEADLINE, windMps: 13 }), 'of 13 m/s', 'of 29 mph'],
  ['rain', ({ precipitation }) => precipitation.formatHourly('rain', { amount: 5, unit: 'mm' }), '5 mm', '0.20 in'],
  ['mixed', ({ precipitation }) => precipitation.formatDayDetail('mixed', 2), '2 cm of snow', '0.8 in of snow'],
  ['snow of a day', (messages) => formatDayPrecipitation(SNOW, messages), '4cm', '1.6 in'],
  ['neighbour', ({ sources }) => sources.formatNeighbour('KMA', 5), 'about 5 km away', 'about 3 miles away'],
  ['cause', ({ reasons }) => reasons.causes.cool[0](REASON), 'a chilly 3° to 12°', 'a chilly 37° to 54°'],
  ['swing', ({ reasons }) => reasons.causes.range[1](REASON), '3° at 7 am up to 12°', '37° at 7 am up to 54°'],
  ['swing by', ({ reasons }) => reasons.causes.range[0](REASON), 'swing by 9°', 'swing by 16°'],
  ['gale', ({ reasons }) => reasons.causes.gale[0](REASON), 'a gale of 12 m/s', 'a gale of 27 mph'],
  ['felt', ({ reasons }) => reasons.causes.biting[1](REASON), 'like −10°', 'like 14°'],
  ['past', ({ reasons }) => reasons.past({ lowC: 3, highC: 12 }), 'between 3° and 12°', 'between 37° and 54°'],
  [
    'layer',
    ({ layers }) => layers.compose({ sign: { kind: 'below', degreesC: 15 }, steps: [] }),
    'Below 15°',
    'Below 59°',
  ],
  [
    'suits',
    ({ suitableRange }) => formatSuitableRange({ ...RANGE, rain: true }, suitableRange),
    '12 to 16°C',
    '54 to 61°F',
  ],
  [
    'news',
    (messages) => composeNews({ news: NEWS, nowMs: kstEpochMs('2026-11-24', 7) }, messages).title,
    '−2°C',
    '28°F',
  ],
  ['drop', (messages) => composeNews({ news: NEWS, nowMs: kstEpochMs('2026-11-24', 7) }, messages).body, '8°C', '14°F'],
  [
    'daily push',
    (messages) =>
      composeDaily(
        { categoryName: 'Everyday', range: { min: -3, max: 12 }, headline: null, reason: '', items: [] },
        messages,
      ).title,
    '−3 to 12°C',
    '27 to 54°F',
  ],
  ['worn', ({ worn }) => worn.feelsLike(-3, 5), 'Feels like −3° to 5°', 'Feels like 27° to 41°'],
  ['guide', ({ searchPages }) => searchPages.guide.title(-3), 'at -3 °C', 'at 27 °F'],
  ['guides', ({ searchPages }) => searchPages.guides.description, 'from -15 to 35 °C', 'from 5 to 95 °F'],
  ['step', ({ searchPages }) => searchPages.guide.text(RANGE, ''), 'two or three degrees', 'four or five degrees'],
  ['card', ({ card }) => card.guide.formatRange(RANGE), 'from 12 to 16 °C', 'from 54 to 61 °F'],
  [
    'hour',
    ({ weatherScreen }) =>
      weatherScreen.hourly.describe({
        ...{ time: 'Now', sky: 'Clear', degrees: -3, feelsLike: -7, rainChance: null, precipitation: null },
      }),
    'minus 3 degrees, feels like minus 7',
    '27 degrees, feels like 19',
  ],
];

it.each(TEXTS)('English has a text with metric and with imperial units: %s', (_, compose, metric, imperial) => {
  expect(compose(EN)).toContain(metric);
  expect(compose(EN_US)).toContain(imperial);
});

it('the preview of a guide has the units of its language', () => {
  const { temperature, range } = composeGuideCard(12, 'en-US');
  expect([temperature, range]).toEqual(['54°', 'What to wear from 54 to 61 °F']);
});

it('all subjects without units are the same objects in both variants', () => {
  const subjects = Object.keys(EN) as (keyof Messages)[];
  expect(subjects.filter((subject) => EN[subject] !== EN_US[subject]).sort()).toEqual(
    [
      ...[
        'amounts',
        'card',
        'certainty',
        'dailyPush',
        'layers',
        'newsPush',
        'planChangePush',
        'precipitation',
        'reasons',
        'searchPages',
      ],
      ...['sources', 'suitableRange', 'units', 'weatherMessage', 'weatherNow', 'weatherScreen', 'worn'],
    ].sort(),
  );
});

it('no English message but the units themselves names a unit', () => {
  const literals = findLiterals(['lib/messages/en'], (text) =>
    /°[CF]|m\/s|mph|\bmiles?\b|\binch|^ ?(mm|cm|km)\b.|\d ?(mm|cm|km)\b/.test(text),
  );
  expect([...new Set(literals.map(({ file }) => file))].sort()).toEqual(
    ['scales', 'units'].map((name) => `lib/messages/en/${name}.ts`),
  );
});
