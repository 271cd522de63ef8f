import { describeProviders, listProviderNames } from '@/lib/api-host/weather/create-providers';

const URLS = {
  kmaHubBaseUrl: 'http://hub.test',
  kmaBaseUrl: 'http://kma.test',
  airKoreaBaseUrl: 'http://air.test',
  openMeteoBaseUrl: 'http://open-meteo.test',
  openMeteoAirBaseUrl: 'http://open-meteo.test',
};

describe('the providers of a configuration', () => {
  it.each([
    ['without a key', {}, ['open-meteo']],
    ['with a key of KMA', { kmaServiceKey: 'key' }, ['kma']],
    [
      'where Open-Meteo was allowed to stand in',
      { kmaServiceKey: 'key', openMeteoFallback: 'allow' },
      ['kma', 'open-meteo'],
    ],
    ['with a key of Open-Meteo as well', { kmaServiceKey: 'key', openMeteoApiKey: 'key' }, ['kma', 'open-meteo']],
    ['with a key of its hub', { kmaHubKey: 'key' }, ['kma-grid']],
    [
      'with both, and Open-Meteo allowed',
      { kmaHubKey: 'key', kmaServiceKey: 'key', openMeteoFallback: 'allow' },
      ['kma-grid', 'kma', 'open-meteo'],
    ],
    ['where KMA was chosen', { kmaHubKey: 'key', kmaServiceKey: 'key', weatherSource: 'kma' }, ['kma-grid', 'kma']],
    ['where one was chosen', { kmaServiceKey: 'key', weatherSource: 'open-meteo' }, ['open-meteo']],
    ['where none is wanted', { weatherSource: 'recorded' }, []],
  ] as const)('%s', (_, config, names) => {
    expect(listProviderNames({ ...URLS, ...config })).toEqual(names);
  });

  it('are told at start, and what does not stand in', () => {
    expect(describeProviders({ ...URLS, kmaServiceKey: 'key' })).toBe(
      'the weather comes from KMA, then recorded weather; Open-Meteo does not stand in for KMA without OPEN_METEO_API_KEY or OPEN_METEO_FALLBACK=allow',
    );
    expect(describeProviders({ ...URLS, kmaHubKey: 'key', kmaServiceKey: 'key', openMeteoApiKey: 'key' })).toBe(
      "the weather comes from KMA's grids, then KMA, then Open-Meteo, then recorded weather",
    );
    expect(describeProviders(URLS)).toBe('the weather comes from Open-Meteo, then recorded weather');
  });
});
