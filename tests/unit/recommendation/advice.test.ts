import { CATEGORY_ID, CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { getPictureTraits } from '@/lib/domain/recommendation/picture-traits';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { composeWeatherMessage } from '@/lib/domain/weather/message';
import { KO } from '@/lib/messages/ko/messages';
import { makeDayWeather, type DayOptions } from '@/tests/support/day-weather';
import type { HourOverrides } from '@/tests/support/weather-factory';
import { ask } from './ask';

describe('a doubt', () => {
  const labels = ({ takeAlong }: ReturnType<typeof ask>['outfits'][number]) => takeAlong.map(({ label }) => label);
  const at =
    (probabilityPct: number, kind: 'none' | 'rain', fromHour: number) =>
    (hour: number): HourOverrides => ({
      precipitation:
        hour >= fromHour ? { kind, amountMm: kind === 'rain' ? 1 : 0, probabilityPct } : { kind: 'none', amountMm: 0 },
    });
  const MILD = { date: '2024-05-20', maxC: 23, minC: 18 };

  it.each([
    [30, 'none', 9, false],
    [50, 'none', 9, true],
    [60, 'rain', 9, true],
    [90, 'rain', 9, false],
    [60, 'rain', 0, false],
  ] as const)('about rain is told at %d %% of %s from %d h: %s', (pct, kind, fromHour, doubtful) => {
    const day = { ...MILD, each: at(pct, kind, fromHour) };
    const [first] = ask(day).outfits;
    const headline = composeWeatherMessage(makeDayWeather(day), kstEpochMs(day.date, 7), KO);
    expect(/수 있|수도 있|몰라|애매/.test(headline + first!.reason)).toBe(doubtful);
    const umbrella =
      getTraits(first!.outfit, garmentById).umbrella || labels(first!).some((label) => /우산/.test(label));
    expect(umbrella).toBe(doubtful || kind === 'rain');
  });
});

describe('sport on a day that does not allow it', () => {
  const first = (day: DayOptions, hour: number) =>
    ask(day, { categoryId: CATEGORY_ID.activity, gender: 'MALE', hour }).outfits[0]!;
  const labels = (day: DayOptions, hour: number) => first(day, hour).takeAlong.map(({ label }) => label);
  const humid = () => ({ humidityPct: 65 });

  it('moves to the evening if that is cool enough', () => {
    const day = { date: '2024-08-01', maxC: 34, minC: 22, each: humid };
    expect(labels(day, 13).join()).toMatch(/운동은 (저녁|밤) \d시 뒤에/);
    expect(first(day, 13).reason).toMatch(/(저녁|밤) \d시 뒤에/);
  });

  it('moves indoors if no hour is cool enough', () => {
    expect(labels({ date: '2024-08-01', maxC: 37, minC: 32, each: humid }, 13)).toContain('운동은 시원한 실내에서');
  });

  it('moves indoors in very bad air, and never runs with a mask', () => {
    const day = { date: '2024-03-20', maxC: 15, minC: 6, each: () => ({ pm25UgM3: 80 }) };
    const { reason, takeAlong } = first(day, 9);
    expect(reason).toMatch(/실내/);
    expect(`${reason} ${takeAlong.map(({ label }) => label).join()}`).not.toMatch(/마스크[^.,]*(뛰|달리)/);
  });
});

it('tells a warmer second place as that, not as a part of the day', () => {
  const date = '2024-04-10';
  const busan = toGridCell({ lat: 35.1, lon: 129.03 });
  const weather = makeDayWeather({ date, maxC: 16, minC: 13, hour: 7 });
  const warm = { ...makeDayWeather({ date, maxC: 22, minC: 19, hour: 7 }), cell: busan };
  for (const gender of GENDERS) {
    const { outfits } = ask(
      { date, maxC: 16, minC: 13 },
      {
        weather,
        gender,
        requestedHours: {
          hours: [
            { from: 8, until: 12, cell: null },
            { from: 13, until: 16, cell: busan },
          ],
        },
        weatherElsewhere: new Map([[`${busan.nx}.${busan.ny}`, warm]]),
        nameOfCell: () => '부산시',
      },
    );
    for (const { reason } of outfits) expect(reason).not.toMatch(/의 기온이 \d+° 차이|일교차/);
    expect(outfits.some(({ reason }) => /부산시.*(따뜻|더우)/.test(reason))).toBe(true);
  }
});

it('shows no short or wide skirt, wide brim or umbrella in a gale', () => {
  for (const gender of GENDERS)
    for (const categoryId of CATEGORY_IDS) {
      const day = { date: '2024-05-20', maxC: 24, minC: 17, each: () => ({ windSpeedMps: 12 }) };
      for (const { outfit } of ask(day, { gender, categoryId }).outfits.slice(0, 1)) {
        expect(getPictureTraits(outfit, garmentById).flapping).toBe(false);
        expect(getTraits(outfit, garmentById).umbrella).toBe(false);
      }
    }
});
