import { EN, EN_US } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import type { Messages } from '@/lib/messages/messages';
import { findForeignUnits } from '@/tests/support/english';

/** Subjects of home, weather, outfits, places, offers, the frame, the pages for search and the worker. */
const SUBJECTS = [
  ...([
    'app',
    'aside',
    'calls',
    'dialogs',
    'failure',
    'feelings',
    'home',
    'homeLinks',
    'offers',
    'outfitCards',
    'placeHeader',
    'placesSheet',
  ] as const),
  ...([
    'amounts',
    'screens',
    'searchPages',
    'shareSheet',
    'ui',
    'units',
    'weatherScreen',
    'weatherNow',
    'worker',
  ] as const),
] satisfies (keyof Messages)[];

const HANGUL = /[ㄱ-ㆎ가-힣]/;
const TIME = { month: 11, day: 24, hour: 0, minute: 5 };
const ORIGIN = { hour: 9, minute: 0, date: { month: 11, day: 3 } };

/** Texts of all functions, with facts at the ends of their ranges. */
const COMPOSED: Record<string, (messages: Messages) => string[]> = {
  app: ({ app }) => [app.cardAlt('Seoul', 'Jung-gu')],
  dialogs: ({ dialogs }) => [dialogs.show('Password')],
  feelings: ({ feelings }) =>
    (['today', 'yesterday'] as const).flatMap((day) => [feelings.askWorn(day, 'Fleece'), feelings.askTold(day)]),
  abroad: ({ abroad }) => [abroad.shownPlace('Jung-gu')],
  home: ({ home: { where, when, hours, link } }) => [
    where.text('Jung-gu'),
    when.chosen('8-19'),
    hours.noWeather(['Work']),
    hours.noWeather(['Work', 'School']),
    link.shared('Jung-gu', 'Business'),
    link.loginFor('Business', 'Everyday'),
  ],
  offers: ({ offers: { browser } }) => [browser.limits('LINE'), browser.useMenu('“Open”')],
  outfitCards: ({ outfitCards: { carousel, days, end, later, save, sharing } }) => [
    save('Fleece'),
    days.other(5),
    later(5),
    carousel.position(1, 12),
    end.allDetail(1),
    end.allDetail(12),
    sharing.share('Fleece'),
  ],
  placesSheet: ({ placesSheet: { save, edit, lookedUp, search, form, ...sheet } }) => [
    ...[save('Jung-gu'), edit('Home'), lookedUp('Seoul')],
    ...[search.found(1), search.found(2), search.similar(1), search.similar(3), search.inProvince(12)],
    ...[form.full(10), form.nameHint(12)],
    ...[sheet.listFull(10), sheet.saved('Home'), sheet.removed('Home')],
  ],
  searchPages: ({ searchPages: { guides, guide, today, notFound, guideLink } }) => [
    ...[guides.group(-15, -3), guides.degrees(-3), guideLink(0)],
    ...[-15, -1, 0, 1, 35].flatMap((degrees) => [
      guide.title(degrees),
      guide.description(degrees, ['Coat', 'Knit', 'Jeans'], 'Everyday'),
      guide.outfits(degrees, 'FEMALE'),
      guide.outfits(degrees, 'MALE'),
    ]),
    guide.text({ fromC: null, untilC: 4 }, 'Everyday'),
    guide.text({ fromC: 28, untilC: null }, 'Everyday'),
    guide.text({ fromC: 5, untilC: 8 }, 'Everyday'),
    ...[today.title('Jung-gu'), today.description('Seoul', 'Jung-gu'), today.noWeather('Jung-gu')],
    today.describeNow({ province: 'Seoul', district: 'Jung-gu', degrees: -3 }, 'Cold.', 'Wear a coat.'),
    ...[today.outfits('today', 'Everyday'), today.outfits('tomorrow', 'Everyday')],
    ...[today.openApp('Jung-gu'), today.more(['Business', 'Date']), notFound.temperatureText(-15, 35)],
  ],
  shareSheet: ({ shareSheet }) => [shareSheet.outfitTitle('Jung-gu')],
  units: ({ units: { degrees, spokenDegrees } }) =>
    [-40, -12, -1, 0, 1, 35].flatMap((celsius) => [degrees(celsius), spokenDegrees(celsius)]),
  amounts: ({ amounts: { wind, precipitation, bar } }) => [
    ...[0, 3.4, 12].map(wind),
    ...[0, 0.1, 2, 30].flatMap((amount) =>
      (['mm', 'cm'] as const).flatMap((unit) => [precipitation({ amount, unit }), bar({ amount, unit })]),
    ),
  ],
  weatherScreen: ({ amounts, weatherScreen: { hourly, nameDay, gauges, tiles, days, origins } }) => [
    ...Array.from({ length: 24 }, (_, hour) => hourly.hour(hour)),
    hourly.hourOn(nameDay(1, 0), 9),
    ...Array.from({ length: 7 }, (_, day) => nameDay(day, day)),
    ...Array.from({ length: 7 }, (_, day) => hourly.dayTitle(day, day + 1, day)),
    hourly.describe({ time: 'Now', sky: 'Clear', degrees: -3, feelsLike: -7, rainChance: null, precipitation: null }),
    hourly.describe({
      time: '3 pm',
      sky: 'Rain',
      degrees: 8,
      feelsLike: 6,
      rainChance: 80,
      precipitation: amounts.precipitation({ amount: 2, unit: 'mm' }),
    }),
    ...[gauges.uvPeak(7), gauges.coarse(31), gauges.fine(12), tiles.dust('tomorrow'), tiles.snow('Monday')],
    days.month(12),
    ...(['observed', 'forecast', 'modelled'] as const).flatMap((kind) => [
      origins.temperature(ORIGIN, kind),
      origins.temperature(null, kind),
      origins.dust('Jung-gu', ORIGIN, kind),
      origins.dust(null, null, kind),
    ]),
    origins.forecast({ ...ORIGIN, date: null }),
  ],
  weatherNow: ({ weatherNow: { usual, fromYesterday, fromToday, later, roughly, warnings, source } }) => [
    roughly(later(5, 25)),
    usual('Seoul'),
    ...[fromYesterday, fromToday].flatMap((format) =>
      [-4, 0, 3].map((degrees) => Object.values(format(degrees)).join('')),
    ),
    ...[warnings.issued(9, 0), warnings.issued(21, 30), source.recorded('Seoul', '2023-01-05')],
    source.recordedBriefly('Seoul', '2023-01-05'),
    ...[
      source.lastReceived(TIME),
      source.asOf(TIME),
      source.outage('offline', '5 min ago'),
      source.outage('slow', 'now'),
    ],
  ],
};

/** Returns the texts of messages, and the paths of their functions. */
function collect(messages: unknown, path: string): { texts: string[]; functions: string[] } {
  if (typeof messages === 'string') return { texts: [messages], functions: [] };
  if (typeof messages === 'function') return { texts: [], functions: [path] };
  const parts = Object.entries(messages as object).map(([key, value]) => collect(value, `${path}.${key}`));
  return { texts: parts.flatMap(({ texts }) => texts), functions: parts.flatMap(({ functions }) => functions) };
}

/** Wraps messages so that each call of a function adds its path to `called`. */
function record<T>(messages: T, path: string, called: Set<string>): T {
  if (typeof messages === 'function')
    return ((...facts: unknown[]) => {
      called.add(path);
      return (messages as unknown as (...args: unknown[]) => unknown)(...facts);
    }) as T;
  if (typeof messages !== 'object' || messages === null) return messages;
  const entries = Object.entries(messages).map(([key, value]) => [
    key,
    record(value as unknown, `${path}.${key}`, called),
  ]);
  return (Array.isArray(messages) ? messages : Object.fromEntries(entries)) as T;
}

describe.each(SUBJECTS)('the English messages of %s', (subject) => {
  it.each([
    ['en', EN],
    ['en-US', EN_US],
  ] as const)('are English, complete and tidy, in all functions too: %s', (language, messages) => {
    const called = new Set<string>();
    const { texts, functions } = collect(messages[subject], subject);
    const composed = COMPOSED[subject]?.({ ...messages, [subject]: record(messages[subject], subject, called) }) ?? [];
    for (const text of [...texts, ...composed]) {
      expect(findForeignUnits(text, language)).toEqual([]);
      expect(text).not.toMatch(HANGUL);
      expect(text).not.toMatch(/undefined|NaN|null| {2}|\.\.|\( | \)/);
    }
    expect([...called].sort()).toEqual(functions.sort());
  });
});

it('English writes times, days and amounts as people do', () => {
  const { hourly, nameDay, tiles, origins } = EN.weatherScreen;
  expect([0, 9, 12, 15].map(hourly.hour)).toEqual(['12 am', '9 am', '12 pm', '3 pm']);
  expect(hourly.hourOn(nameDay(1, 0), 9)).toBe('Tomorrow at 9 am');
  expect([hourly.dayTitle(1, 23, 0), hourly.dayTitle(2, 24, 1)]).toEqual(['Tomorrow, Mon 23', 'Tue 24']);
  expect(tiles.dust(nameDay(0, 2))).toBe('Fine dust today');
  expect(origins.temperature(ORIGIN, 'observed')).toBe('Temperature observed at 9 am on 3 Nov');
  expect(EN.weatherNow.source.asOf(TIME)).toBe('as of 12:05 am');
  expect([-1, 1, 2].map(EN.units.spokenDegrees)).toEqual(['minus 1 degree', '1 degree', '2 degrees']);
});

it('Korean writes them as before', () => {
  const { hourly, nameDay, origins } = KO.weatherScreen;
  expect([hourly.dayTitle(1, 23, 0), hourly.dayTitle(3, 25, 2)]).toEqual(['내일 23일 (월)', '25일 (수)']);
  expect([0, 1, 2, 3].map((day) => nameDay(day, 6))).toEqual(['오늘', '내일', '모레', '일요일']);
  expect(origins.temperature({ hour: 9, minute: 40, date: null }, 'observed')).toBe('기온 09:40 관측');
  expect(origins.forecast({ ...ORIGIN, hour: 23 })).toBe('예보 11.3 23시 발표');
  expect(KO.weatherNow.source.lastReceived(TIME)).toBe('11월 24일 0시 05분에 마지막으로 받은 날씨예요');
  expect(KO.weatherNow.source.recorded('서울', '2023-01-05')).toBe('서울 2023.1.5 관측 기록이에요');
});
