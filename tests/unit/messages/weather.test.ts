import fc from 'fast-check';
import { presentMidTerms, presentPosition } from '@/lib/api-host/weather/present';
import { formatCardCredit } from '@/lib/api-host/weather/present-source';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import type { WeatherProviderName } from '@/lib/contract/weather-provider-name';
import { formatAge } from '@/lib/domain/format-age';
import { addDays, kstEpochMs } from '@/lib/domain/kst';
import { formatWhen } from '@/lib/domain/weather/clock-text';
import { describeHumidity, describeWind } from '@/lib/domain/weather/detail-texts';
import { formatNextPrecipitation } from '@/lib/domain/weather/next-precipitation';
import { formatDayPrecipitation, formatDayPrecipitationDetail } from '@/lib/domain/weather/precipitation-text';
import { formatSuitableRange } from '@/lib/domain/weather/suitable-range';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { EN } from '@/lib/messages/en/messages';
import { getMessages } from '@/lib/messages/get-messages';
import { KO } from '@/lib/messages/ko/messages';
import { findFlaws, findForeignUnits, findSentenceFlaws, listStrings } from '@/tests/support/english';
import { makeHourly } from '@/tests/support/hourly-forecast';

const TODAY = '2026-11-24';
const KINDS = Object.keys(KO.weatherMessage) as (keyof typeof KO.weatherMessage)[];
const WHENS = Array.from({ length: 36 }, (_, hour) => formatWhen(kstEpochMs(TODAY, hour), TODAY, EN.clock));

it.each(KINDS)('the line about %s mentions the same facts in English as in Korean', (kind) => {
  const facts = { day: 'today', when: '<when>', degrees: 27, windMps: 13 } as const;
  const listMentioned = (text: string) => Object.values(facts).filter((fact) => text.includes(String(fact)));
  const [korean, english] = [KO, EN].map(({ weatherMessage }) => weatherMessage[kind].map((format) => format(facts)));
  expect(english!.map(listMentioned)).toEqual(korean!.map(listMentioned));
  for (const when of WHENS)
    for (const degrees of [-15, 0, 36])
      expect(
        EN.weatherMessage[kind].flatMap((format) =>
          findSentenceFlaws(format({ day: 'tomorrow', when, degrees, windMps: 9 })),
        ),
      ).toEqual([]);
});

it('compares a day with a similar one by the particle of likeness', () => {
  const { fromYesterday, fromToday } = KO.weatherNow;
  const write = ({ before, difference }: ReturnType<typeof fromToday>) => before + difference;
  expect([fromYesterday(0), fromToday(0)].map(write)).toEqual(['어제와 비슷해요', '오늘과 비슷해요']);
  expect([fromYesterday(3), fromToday(-2)].map(write)).toEqual(['어제보다 3° 높아요', '오늘보다 2° 낮아요']);
});

it.each([
  ['present rain, which may stop soon, do not name the whole day', ['rainNow', 'snowNow'], /날이에요|\bday\b/],
  ['strong sun, which also shines on cool days, do not call it hot', ['strongSun'], /따가|그늘|fierce|shade/],
] as const)('the lines about %s', (_, kinds, pattern) => {
  const facts = { day: 'today', when: '', degrees: 0, windMps: 0 } as const;
  const lines = kinds.flatMap((kind) =>
    [KO, EN].flatMap(({ weatherMessage }) => weatherMessage[kind].map((format) => format(facts))),
  );
  expect(lines.filter((line) => pattern.test(line))).toEqual([]);
});

it.each(['thunderLater', 'cloudburst'] as const)('the line about %s keeps people in at that hour only', (kind) => {
  const facts = { day: 'today', when: '', degrees: 0, windMps: 0 } as const;
  const isLimited = [KO, EN].map(({ weatherMessage }) =>
    weatherMessage[kind].map((format) => /그때는| then\./.test(format(facts))),
  );
  expect(isLimited.flat()).toEqual(Array.from({ length: 6 }, () => true));
});

it('names hours of today and tomorrow in English', () => {
  expect(WHENS.slice(0, 2)).toEqual(['midnight', '1 am']);
  expect([WHENS[12], WHENS[15], WHENS[24], WHENS[27]]).toEqual(['noon', '3 pm', 'midnight', '3 am tomorrow']);
});

/** Adds what the station did not record. */
function addConditions(weather: Weather, seed: number): Weather {
  const add = (hour: WeatherHour, at: number): WeatherHour => ({
    ...hour,
    uvIndex: (seed + at) % 12,
    pm10UgM3: seed % 3 === 0 ? 40 * (seed % 5) : 20,
    lightning: seed % 13 === 0,
    precipitation: { ...hour.precipitation, probabilityPct: (seed * at) % 11 === 0 ? 50 : 10 },
  });
  const providers: readonly WeatherProviderName[] = ['kma', 'open-meteo', 'recorded'];
  const provider = providers[seed % 3]!;
  const { receivedAtMs, announcedAtMs } = { receivedAtMs: weather.now.epochMs, announcedAtMs: weather.now.epochMs };
  return {
    ...weather,
    now: add(weather.now, 0),
    hours: weather.hours.map(add),
    source: {
      ...weather.source,
      provider,
      ...(seed % 2 === 0 && { corrected: true, airQuality: 'measured' as const }),
    },
    warnings: { receivedAtMs, announcedAtMs, items: [{ name: '폭염주의보', area: '' }] },
  };
}

it('responses of the recorded year contain no Korean and no foreign units in English', () => {
  const flaws = Array.from({ length: 73 }, (_, index) => {
    const language = index % 2 === 0 ? 'en' : 'en-US';
    const nowMs = kstEpochMs(addDays('2026-01-02', index * 5), (index * 7) % 24);
    const cell = { nx: 61, ny: 125 };
    const weather =
      index % 9 === 4 ? getUsualWeather(cell, nowMs) : addConditions(getRecordedWeather(cell, nowMs), index);
    const fresh = { stale: false, pending: false, nowMs, ...(index % 4 === 0 && { neighbourKm: 5 }) };
    const position = presentPosition(weather, fresh, language);
    const credit = formatCardCredit(position.source, getMessages(language));
    const responses = [position, presentMidTerms(weather, fresh, language), credit];
    const texts = listStrings(responses).filter((text) => text !== '');
    const units = texts.flatMap((text) => findForeignUnits(text, language));
    return [...texts.flatMap(findFlaws), ...units, ...findSentenceFlaws(position.weatherMessage)];
  });
  expect(flaws.flat()).toEqual([]);
});

it('credits sources in English', () => {
  const facts = { hasAirQuality: true, isCorrected: true, isUsual: false, recorded: null };
  const { attributions, formatNeighbour } = EN.sources;
  expect(attributions.kma(facts)).toBe(
    'Korea Meteorological Administration (forecast temperatures corrected) · Korea Environment Corporation, AirKorea',
  );
  expect(attributions['open-meteo'](facts)).toBe('Weather data by Open-Meteo.com (CC BY 4.0, temperatures corrected)');
  const recorded = { place: 'Seoul', year: 2023, month: 11, day: 21 };
  expect(attributions.recorded({ ...facts, recorded })).toBe(
    'KMA synoptic observations (UV, dust and chance of rain estimated) · Seoul, 21 November 2023',
  );
  expect(formatNeighbour('KMA', 5)).toBe('KMA · about 5 km away');
});

describe('the next precipitation in English', () => {
  const hours = (falls: Record<number, object>) =>
    Array.from({ length: 60 }, (_, index) => {
      const date = addDays(TODAY, Math.floor((22 + index) / 24));
      return makeHourly({ date, time: `${String((22 + index) % 24).padStart(2, '0')}00`, pty: 0, ...falls[index] });
    });
  const rain = (precipitationMm: number | null) => ({ pty: 1, precipitationMm });
  it.each<[string, Record<number, object>, string | null]>([
    ['nothing', {}, null],
    ['one hour', { 6: rain(0.2) }, 'Rain at 4 am tomorrow, 0.2 mm'],
    ['two hours', { 6: rain(0.1), 7: rain(0.1) }, 'Rain 4-5 am tomorrow, 0.2 mm'],
    ['past noon', { 13: rain(1), 14: rain(1), 15: rain(1) }, 'Rain 11 am to 1 pm tomorrow, 3 mm'],
    ['until midnight, which is the night before', { 1: rain(1), 2: rain(1) }, 'Rain 11 pm to midnight, 2 mm'],
    ['from today into tomorrow', { 1: rain(1), 2: rain(1), 3: rain(1) }, 'Rain 11 pm to 1 am tomorrow, 3 mm'],
    ['on a day that has no name', { 36: rain(1), 37: rain(1) }, 'Rain 10-11 am on Thursday, 2 mm'],
    ['now', { 0: rain(2) }, 'Rain now, 2 mm'],
    ['now and for a while', { 0: rain(2), 1: rain(1) }, 'Rain until 11 pm, 3 mm'],
    ['of an unknown amount', { 6: rain(null) }, 'Rain at 4 am tomorrow'],
    ['snow', { 6: { pty: 3, snowCm: 2 } }, 'Snow at 4 am tomorrow, 2 cm'],
  ])('%s', (_, falls, text) => expect(formatNextPrecipitation(hours(falls), EN.precipitation)).toBe(text));

  it('has no flaws for any hours', () => {
    const hour = fc.record({
      pty: fc.constantFrom(0, 0, 1, 2, 3, 4, 5, 6, 7, null),
      precipitationMm: fc.constantFrom(null, 0, 0.2, 3),
    });
    fc.assert(
      fc.property(fc.dictionary(fc.integer({ min: 0, max: 59 }).map(String), hour, { maxKeys: 20 }), (falls) => {
        const text = formatNextPrecipitation(hours(falls), EN.precipitation);
        expect(findFlaws(text ?? '')).toEqual([]);
        expect(text ?? 'A').toMatch(/^[A-Z]/);
      }),
    );
  });
});

it('describes details in English', () => {
  const kinds = ['none', 'rain', 'snow', 'mixed', null] as const;
  const precipitation = kinds.flatMap((kind) =>
    [null, 0, 3].flatMap((snowCm) => {
      const day = { kind, amountMm: null, snowCm };
      return [formatDayPrecipitation(day, EN) ?? [], formatDayPrecipitationDetail(day, EN.precipitation)].flat();
    }),
  );
  const texts = [
    ...precipitation,
    ...[0, 45, 65, 85].map((humidity) => describeHumidity(humidity, EN.weatherDetails)),
    ...[0, 5, 10, 15].map((speed) => describeWind(speed, EN.weatherDetails)),
  ];
  expect(texts.flatMap(findFlaws)).toEqual([]);
  expect(new Set(texts.slice(-8)).size).toBe(8);
});

it.each([
  [0, 'just now'],
  [1, '1 minute ago'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [50 * 60, '2 days ago'],
])('formats an age of %i minutes as %s', (minutes, text) => expect(formatAge(minutes * 60_000, EN.age)).toBe(text));

it.each<[number | null, number | null, string | null]>([
  [5, 12, '5 to 12°C'],
  [-3, -3, '−3°C'],
  [27, null, '27°C and above'],
  [null, -8, '−8°C and below'],
  [null, null, null],
])('formats the range from %s to %s as %s', (fromC, untilC, text) =>
  expect(formatSuitableRange({ fromC, untilC, rain: true }, EN.suitableRange)).toBe(text),
);
