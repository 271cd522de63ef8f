import { listPictures } from '@/lib/api-host/pictures/list-pictures';
import { packagedDataPath } from '@/lib/api-host/shared/packaged-data';
import { CATEGORY_ID, CATEGORY_IDS } from '@/lib/contract/category';
import { groupPictures } from '@/lib/domain/recommendation/picture-additions';
import { getPictureTraits } from '@/lib/domain/recommendation/picture-traits';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { CITIES, getCityDays } from '@/tests/support/recorded-days/city-days';
import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import type { HourOverrides } from '@/tests/support/weather-factory';
import { ask } from './ask';

const PICTURES = groupPictures(listPictures(packagedDataPath('outfits')));

const rain = (amountMm: number): HourOverrides => ({
  precipitation: { kind: 'rain', amountMm, probabilityPct: 90 },
});
const firstOn = (...question: Parameters<typeof ask>) => ask(...question).outfits[0]!;
const labels = ({ takeAlong }: ReturnType<typeof firstOn>) => takeAlong.map(({ label }) => label);

const GENDERS = ['FEMALE', 'MALE'] as const;
const SPRING = { date: '2023-04-25', maxC: 19, minC: 14 };
const SUMMER = { date: '2023-07-10', maxC: 28, minC: 23 };

describe.each(GENDERS)('hard weather (%s)', (gender) => {
  it.each([SPRING, SUMMER])('shows an umbrella on a rainy day: $date', (day) => {
    const { outfit } = firstOn({ ...day, each: () => rain(2) }, { gender });
    expect(getTraits(outfit, garmentById).umbrella).toBe(true);
  });

  it.each([SPRING, SUMMER])('shows a hood instead of an umbrella in rain and 11 m/s: $date', (day) => {
    const first = firstOn({ ...day, each: () => ({ ...rain(2), windSpeedMps: 11 }) }, { gender });
    expect(getTraits(first.outfit, garmentById).umbrella).toBe(false);
    expect(labels(first).join()).not.toContain('우산');
    const hooded = getPictureTraits(first.outfit, garmentById).hoodedShell;
    expect(hooded || labels(first).includes('모자 달린 방수 재킷')).toBe(true);
    expect(first.reason).toMatch(/모자|우산은/);
  });

  it.each([
    [0.3, /비/, false],
    [5, /비|우산/, true],
  ])('dresses for heat if %d mm of rain fall, and for the rain if it is more', (amountMm, words, isAbout) => {
    const drizzle = (hour: number) => (hour === 14 ? rain(amountMm) : {});
    const first = firstOn({ date: '2023-08-01', maxC: 36, minC: 28, each: drizzle }, { gender });
    expect(words.test(first.reason)).toBe(isAbout);
    expect(labels(first).join() + first.items.map(({ name }) => name).join()).toContain('우산');
  });

  it('shows no mask in clean air', () => {
    const clean = () => ({ pm25UgM3: 35, pm10UgM3: 80 });
    for (const categoryId of CATEGORY_IDS)
      for (const { outfit } of ask({ ...SPRING, each: clean }, { gender, categoryId }).outfits)
        expect(getTraits(outfit, garmentById).mask).toBe(false);
  });

  it('shows no gloves in rain at 12°', () => {
    const day = { date: '2025-11-14', maxC: 12, minC: 12, each: () => ({ ...rain(1), cloudCoverPct: 100 }) };
    for (const categoryId of CATEGORY_IDS)
      expect(getTraits(firstOn(day, { gender, categoryId }).outfit, garmentById).handwear).toBe(false);
  });

  it.each([
    [13, null],
    [14, '강풍에 바깥에 있는 시간은 짧게'],
    [21, '바람이 잦아들 때까지 실내에'],
  ] as const)('advises at %d m/s: %s', (windSpeedMps, advice) => {
    const said = labels(firstOn({ ...SPRING, each: () => ({ windSpeedMps }) }, { gender }));
    expect(said.filter((label) => /바람|강풍/.test(label))).toEqual(advice ? [advice] : []);
  });

  it('tells nobody to go out in a storm, in which the list says to stay indoors', () => {
    for (const each of [rain(5), {}])
      for (const { reason, takeAlong } of ask({ ...SPRING, each: () => ({ ...each, windSpeedMps: 22 }) }, { gender })
        .outfits) {
        expect(takeAlong.map(({ label }) => label)).toContain('바람이 잦아들 때까지 실내에');
        expect(reason).toMatch(/거셀 땐|덜할 때만|나가야 한다면/);
      }
  });

  it('closes a hood in rain and wind only where one is worn or added', () => {
    for (const { outfit, reason, takeAlong } of ask(
      { ...SPRING, each: () => ({ ...rain(2), windSpeedMps: 12 }) },
      { gender },
    ).outfits) {
      const isHooded = getPictureTraits(outfit, garmentById).hoodedShell;
      expect(takeAlong.some(({ label }) => label === '모자 달린 방수 재킷')).toBe(!isHooded);
      if (!isHooded) expect(reason).toContain('방수 재킷');
    }
  });

  it('shows or advises water-resistant shoes in snow', () => {
    const snow = (): HourOverrides => ({ precipitation: { kind: 'snow', amountMm: 1, snowCm: 1, probabilityPct: 90 } });
    const first = firstOn({ date: '2023-12-30', maxC: 1, minC: -3, each: snow }, { gender });
    const dry = getTraits(first.outfit, garmentById).waterproofShoes;
    expect(dry || labels(first).includes('신발은 젖지 않는 것으로')).toBe(true);
    // The headline tells the snow.
    expect(first.reason).toMatch(/걸어요|발밑/);
  });

  it('does not tell people to walk slowly in snow in a frost in which they should stay out briefly', () => {
    const snow = (hour: number): HourOverrides =>
      hour < 14 ? {} : { precipitation: { kind: 'snow', amountMm: 0.5, snowCm: 0.5, probabilityPct: 90 } };
    const frosts = ['2024-01-22', '2024-01-23', '2024-01-24', '2024-01-25'].map((date) =>
      firstOn({ date, maxC: -10, minC: -16, each: snow }, { gender }),
    );
    expect(frosts.every((first) => labels(first).includes('바깥에 있는 시간은 짧게'))).toBe(true);
    expect(frosts.map(({ reason }) => reason).join()).not.toContain('천천히');
  });

  it('mentions lying snow only if enough falls', () => {
    const flakes = (): HourOverrides => ({ precipitation: { kind: 'snow', amountMm: 0.1, snowCm: 0 } });
    for (const { reason } of ask({ date: '2023-12-30', maxC: 1, minC: -3, each: flakes }, { gender }).outfits)
      expect(reason).not.toMatch(/눈길|쌓이/);
  });

  it('moves sport indoors in a cloudburst and shows no slippers', () => {
    const day = { ...SUMMER, each: () => rain(20) };
    expect(firstOn(day, { gender, categoryId: CATEGORY_ID.activity, hour: 10 }).reason).toMatch(/실내/);
    for (const { outfit } of ask(day, { gender }).outfits)
      expect(getTraits(outfit, garmentById).openShoes || getPictureTraits(outfit, garmentById).clogs).toBe(false);
  });

  it('moves sport indoors when strong wind is advised', () => {
    for (const windSpeedMps of [13, 14]) {
      const day = { ...SUMMER, each: () => ({ ...rain(2), windSpeedMps }) };
      const { reason } = firstOn(day, { gender, categoryId: CATEGORY_ID.activity, hour: 10 });
      expect(/실내/.test(reason)).toBe(windSpeedMps >= 14);
    }
  });

  it('tells nobody to go out in a cloudburst, in which the headline says to stay indoors', () => {
    const day = { ...SUMMER, each: () => rain(25) };
    for (const { reason } of ask(day, { gender, hour: 10 }).outfits)
      expect(reason).toMatch(/나가야 한다면|나갈 일이 있으면|비가 잦아들면/);
  });

  it('keeps people in while a cloudburst falls in a gale', () => {
    const day = { ...SUMMER, each: () => ({ ...rain(25), windSpeedMps: 12 }) };
    for (const { reason, takeAlong } of ask(day, { gender, hour: 10 }).outfits) {
      expect(reason).toMatch(/거셀 땐|덜할 때만|나가야 한다면/);
      expect(takeAlong.map(({ label }) => label)).toContain('바람이 잦아들 때까지 실내에');
    }
  });

  it('shows and tells no umbrella in thunder', () => {
    const day = { ...SUMMER, each: () => ({ ...rain(5), lightning: true }) };
    for (const categoryId of CATEGORY_IDS)
      for (const outfit of ask(day, { gender, categoryId, hour: 10 }).outfits) {
        expect(getTraits(outfit.outfit, garmentById).umbrella).toBe(false);
        expect([outfit.reason, ...labels(outfit)].join()).not.toContain('우산');
      }
  });

  it('keeps nobody in until thunder of the afternoon is over', () => {
    const day = { ...SUMMER, each: (hour: number) => (hour >= 15 && hour < 18 ? { ...rain(5), lightning: true } : {}) };
    for (const { reason } of ask(day, { gender }).outfits) expect(reason).toMatch(/칠 땐|없을 때만|나가야 한다면/);
  });

  it('has no layer rows if users stay indoors', () => {
    const thunder = (): HourOverrides => ({ ...rain(5), lightning: true });
    for (const outfit of ask({ ...SPRING, each: thunder }, { gender }).outfits) expect(outfit.layers).toEqual([]);
    const onceIn = (each: HourOverrides) => (hour: number) => (hour === 12 ? each : {});
    for (const hard of [thunder(), rain(20), { windSpeedMps: 14 }]) {
      const question = { gender, categoryId: CATEGORY_ID.activity, hour: 10 };
      for (const { layers, reason } of ask({ ...SPRING, each: onceIn(hard) }, question).outfits)
        expect({ layers, reason }).toEqual({ layers: [], reason: expect.stringContaining('실내') as string });
    }
  });

  it('tells nothing to wear in the hours of a cloudburst', () => {
    const cold = { date: '2023-04-25', maxC: 13, minC: 13 };
    const each = (hour: number) => (hour < 9 ? rain(25) : {});
    for (const { fit, layers } of ask({ ...cold, each }, { gender }).outfits) {
      expect(fit.states).toHaveLength(13);
      expect(layers.map(({ part }) => part)).not.toContain('오전 7시');
    }
  });

  it('advises no rain boots for sport', () => {
    const first = firstOn({ ...SUMMER, each: () => rain(5) }, { gender, categoryId: CATEGORY_ID.activity, hour: 10 });
    expect(labels(first).join()).not.toContain('레인부츠');
  });

  it('is light and layered for a sport morning from 12 to 22 °C', () => {
    const day = { date: '2023-05-05', maxC: 22, minC: 12 };
    const { outfit, clo } = firstOn(day, { gender, categoryId: CATEGORY_ID.activity, hour: 7 });
    const { layered, wicking } = getTraits(outfit, garmentById);
    expect({ layered, wicking }).toEqual({ layered: true, wicking: true });
    expect(clo).toBeLessThanOrEqual(0.85);
  });
});

it.each([
  ['satin in rain', '거제', '2024-06-22', 13, CATEGORY_ID.date, 'skirt-satin'],
  ['a white dress in a downpour', '서울', '2023-06-14', 7, CATEGORY_ID.daily, 'white'],
] as const)('does not show %s', (_, place, date, hour, categoryId, unwanted) => {
  const city = CITIES.find(({ name }) => name === place)!;
  const days = date.startsWith('2023') ? getSeoul2023Days() : getCityDays(city);
  const { weather } = days.find((day) => day.date === date)!;
  const [first] = ask({ date, maxC: 0, minC: 0 }, { weather, hour, categoryId, pictures: PICTURES }).outfits;
  const below = first!.outfit.base.filter(({ garment }) => ['bottom', 'dress'].includes(getGarment(garment).slot));
  expect(below.flatMap(({ garment, colorId }) => [garment, colorId])).not.toContain(unwanted);
});
