import { presentMidTerms, presentPosition } from '@/lib/api-host/weather/present';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import { createWeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { CATEGORY_IDS } from '@/lib/contract/category';
import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { positionWeather } from '@/lib/contract/weather';
import { formatWhole } from '@/lib/messages/format-whole';
import { kstEpochMs } from '@/lib/domain/kst';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import { testTools } from '@/tests/support/provider-tools';
import { silentLog } from '@/tests/support/silent-log';

const CELL = { nx: 60, ny: 127 };
/** An hour of every third day of a leap year, at different times of the day. */
const TIMES = Array.from(
  { length: 122 },
  (_, i) => kstEpochMs('2028-01-01') + i * 3 * DAY_MS + ((i * 5) % 24) * HOUR_MS,
);

it('without real weather, nothing pretends to be the weather of now', () => {
  for (const nowMs of TIMES) {
    const weather = getUsualWeather(CELL, nowMs);
    const fresh = { stale: false, pending: false, nowMs };
    const screen = positionWeather.parse(presentPosition(weather, fresh));
    expect(screen).toMatchObject({
      source: { label: '이맘때 기온', usual: true },
      differenceFromYesterday: null,
      tomorrow: null,
      weatherMessage: '아직 날씨를 받지 못했어요.',
      uvIndex: { value: null },
      airQuality: { grade: null },
      precipitation: { kind: null, amountMm: null },
    });
    expect(screen.forecasts).toHaveLength(1);
    expect(presentMidTerms(weather, fresh).forecasts).toEqual([]);
    const { outfits } = recommend({
      weather,
      nowMs,
      categoryId: CATEGORY_IDS[new Date(nowMs).getUTCDate() % CATEGORY_IDS.length]!,
      gender: 'MALE',
      outfits: OUTFITS,
      garments: garmentById,
      messages: KO,
      seed: '',
      describedCount: 2,
    });
    for (const { reason, layers, takeAlong } of outfits) {
      expect(reason).toMatch(/^이맘때는 보통 −?\d+°(에서 −?\d+° 사이)?예요\. 날씨를 받으면 다시 골라 드릴게요\.$/);
      expect([...layers, ...takeAlong]).toEqual([]);
      // The card shows the same numbers.
      expect(reason).toContain(`${formatWhole(screen.minTemperature!)}°에서 ${formatWhole(screen.maxTemperature!)}°`);
    }
  }
});

it('the usual range follows the season', () => {
  const range = (date: string) => {
    const { minTemperature, maxTemperature } = presentPosition(getUsualWeather(CELL, kstEpochMs(date, 12)), {
      stale: false,
      pending: false,
      nowMs: kstEpochMs(date, 12),
    });
    return [minTemperature, maxTemperature];
  };
  // Means of 31 days of 2023 at Seoul's station.
  expect(range('2026-01-20')).toEqual([-5, 3]);
  expect(range('2026-08-01')).toEqual([25, 31]);
});

it.each([
  ['a provider that fails', true],
  ['no provider', false],
] as const)('weather with %s is usual: %s', async (_, usual) => {
  const fail = () => Promise.reject(new Error('down'));
  const provider = { name: 'kma', fetch: fail, stage: () => 'open', dailyCalls: () => 0 } as never;
  const service = createWeatherService({
    providers: usual ? [provider] : [],
    recorded: getRecordedWeather,
    usual: getUsualWeather,
    store: createWeatherStore(testTools().queryDatabase),
    clock: () => TIMES[0]!,
    log: silentLog,
  });
  const { weather } = await service.get(CELL);
  await service.close();
  expect(weather.source.usual === true).toBe(usual);
});
