import { createConfiguredGrids, createProviders, describeProviders } from '@/lib/api-host/weather/create-providers';
import { PROVIDER_RECORDS, type WeatherConfig } from '@/lib/api-host/weather/provider-records';
import { formatCardCredit, presentSource } from '@/lib/api-host/weather/present-source';
import { WEATHER_PROVIDER_NAMES } from '@/lib/contract/weather-provider-name';
import type { WeatherSource } from '@/lib/domain/weather/weather';
import { testTools } from '../../support/provider-tools';
import { LANGUAGES } from '@/lib/contract/language';
import { getMessages } from '@/lib/messages/get-messages';
import { KO } from '@/lib/messages/ko/messages';

const URLS = {
  kmaHubBaseUrl: 'http://hub.test',
  kmaBaseUrl: 'http://kma.test',
  airKoreaBaseUrl: 'http://air.test',
  openMeteoBaseUrl: 'http://open-meteo.test',
  openMeteoAirBaseUrl: 'http://open-meteo.test',
};

function listNames(config: WeatherConfig): string[] {
  const tools = testTools();
  return createProviders(config, tools, createConfiguredGrids(config, tools)).map(({ name }) => name);
}

describe('the providers of a configuration', () => {
  it.each([
    ['without a key', {}, ['open-meteo']],
    ['with a key of KMA', { kmaServiceKey: 'key' }, ['kma']],
    [
      'with Open-Meteo allowed as a fallback',
      { kmaServiceKey: 'key', openMeteoFallback: 'allow' },
      ['kma', 'open-meteo'],
    ],
    ['with a key of Open-Meteo too', { kmaServiceKey: 'key', openMeteoApiKey: 'key' }, ['kma', 'open-meteo']],
    ['with a key of the hub', { kmaHubKey: 'key' }, ['kma-grid']],
    [
      'with both keys of KMA and Open-Meteo allowed',
      { kmaHubKey: 'key', kmaServiceKey: 'key', openMeteoFallback: 'allow' },
      ['kma-grid', 'kma', 'open-meteo', 'kma-grid-old'],
    ],
    [
      'with KMA selected',
      { kmaHubKey: 'key', kmaServiceKey: 'key', weatherSource: 'kma' },
      ['kma-grid', 'kma', 'kma-grid-old'],
    ],
    ['with Open-Meteo selected', { kmaServiceKey: 'key', weatherSource: 'open-meteo' }, ['open-meteo']],
    ['with recorded weather selected', { weatherSource: 'recorded' }, []],
  ] as const)('%s', (_, config, names) => {
    expect(listNames({ ...URLS, ...config })).toEqual(names);
  });

  it('are described for the log at start, with the setting that a fallback lacks', () => {
    expect(describeProviders({ ...URLS, kmaServiceKey: 'key' })).toBe(
      'weather comes from KMA, then recorded weather; Open-Meteo is no fallback without OPEN_METEO_API_KEY or OPEN_METEO_FALLBACK=allow',
    );
    expect(describeProviders({ ...URLS, kmaHubKey: 'key', kmaServiceKey: 'key', openMeteoApiKey: 'key' })).toBe(
      "weather comes from KMA's grids, then KMA, then Open-Meteo, then recorded weather",
    );
    expect(describeProviders({ ...URLS, kmaServiceKey: 'key', weatherSource: 'kma' })).toBe(
      'weather comes from KMA, then recorded weather',
    );
    expect(describeProviders(URLS)).toBe('weather comes from Open-Meteo, then recorded weather');
  });
});

describe('the records of the providers', () => {
  it('have labels in each language and services of their own', () => {
    const records = Object.values(PROVIDER_RECORDS);
    for (const values of [
      ...LANGUAGES.map((language) => Object.values(getMessages(language).sources.labels)),
      records.flatMap(({ services }) => Object.keys(services)),
      records.flatMap(({ services }) => Object.values<string>(services)),
    ])
      expect(new Set(values).size).toBe(values.length);
    expect(records.map(({ name }) => name)).toEqual([...WEATHER_PROVIDER_NAMES]);
  });

  const FETCHED_MS = Date.UTC(2026, 10, 21, 0, 10);
  const SOURCE: WeatherSource = {
    provider: 'kma',
    issuedAtMs: null,
    fetchedAtMs: FETCHED_MS,
    airQuality: null,
    recorded: null,
  };
  const FRESH = { stale: false, pending: false, nowMs: FETCHED_MS };

  it.each<[string, Partial<WeatherSource>, { attribution: string; card: string }]>([
    ['KMA', {}, { attribution: '기상청', card: '기상청 · 오전 9시 기준' }],
    [
      'KMA with measured air',
      { airQuality: 'measured' },
      { attribution: '기상청·한국환경공단 에어코리아', card: '기상청 · 오전 9시 기준' },
    ],
    [
      'Open-Meteo, by its licence on every card',
      { provider: 'open-meteo' },
      {
        attribution: '날씨 자료 Open-Meteo.com (CC BY 4.0)',
        card: '날씨 자료 Open-Meteo.com (CC BY 4.0) · 오전 9시 기준',
      },
    ],
    [
      'the station of recorded weather',
      { provider: 'recorded', recorded: { place: 'seoul', date: '2023-11-21' } },
      {
        attribution: '기상청 종관기상관측(자외선·미세먼지·강수확률은 추정) · 서울 2023년 11월 21일',
        card: '예시 날씨 · 서울 2023년',
      },
    ],
  ])('credit %s', (_, source, { attribution, card }) => {
    const presented = presentSource({ ...SOURCE, ...source }, FRESH, KO);
    expect(presented.attribution).toBe(attribution);
    expect(formatCardCredit(presented, KO)).toBe(card);
  });

  it('name the distance of a neighbouring cell', () => {
    const presented = presentSource(SOURCE, { ...FRESH, neighbourKm: 5 }, KO);
    expect(formatCardCredit(presented, KO)).toBe('기상청 · 약 5km 옆 · 오전 9시 기준');
  });
});
