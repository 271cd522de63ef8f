import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import { kstEpochMs } from '@/lib/domain/kst';
import { ComfortError } from '@/lib/domain/comfort/comfort-error';
import { createShownDaysAgo, type FrozenChoice } from '@/lib/domain/recommendation/frozen-choice';
import { NoOutfitError } from '@/lib/domain/recommendation/recommendation';
import { getTraits, UnknownGarmentError } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { composeWeatherMessage } from '@/lib/domain/weather/message';
import { KO } from '@/lib/messages/ko/messages';
import { makeDayWeather, type DayOptions } from '@/tests/support/day-weather';
import type { HourOverrides } from '@/tests/support/weather-factory';
import { ask } from './ask';

const AUTUMN = { date: '2023-10-25', maxC: 19, minC: 7 };
/** A day that several outfits suit about equally. */
const STEADY = { date: '2023-11-08', maxC: 9, minC: 5 };
const rain = (probabilityPct: number, amountMm = 0): HourOverrides => ({
  precipitation: { kind: amountMm > 0 ? 'rain' : 'none', amountMm, probabilityPct },
});
const labels = (answer: ReturnType<typeof ask>) => answer.outfits[0]?.takeAlong.map(({ label }) => label);

describe('a recommendation', () => {
  it('states its day and apparent temperature', () => {
    expect(ask(AUTUMN)).toMatchObject({ day: 'today', date: '2023-10-25', feelsLikeRange: { min: 6, max: 19 } });
    expect(ask(AUTUMN, { hour: 22 })).toMatchObject({ day: 'tomorrow', date: '2023-10-26' });
  });

  it('mentions tomorrow in its reason', () => {
    for (const { reason } of ask(AUTUMN, { hour: 22 }).outfits) expect(reason).toMatch(/^내일은 /);
  });

  it('says so if rain is in doubt, with an umbrella as the plan for it', () => {
    const [dry, doubtful, wet] = [rain(39), rain(50), rain(80, 1)].map((each) => ({ ...AUTUMN, each: () => each }));
    const readHeadline = (day: DayOptions) => composeWeatherMessage(makeDayWeather(day), kstEpochMs(day.date, 7), KO);
    expect([dry!, doubtful!, wet!].map((day) => /수 있|몰라/.test(readHeadline(day)))).toEqual([false, true, false]);
    for (const { outfit, reason, takeAlong } of ask(doubtful!).outfits) {
      expect(reason).toMatch(/우산/);
      const { umbrella } = getTraits(outfit, garmentById);
      expect(umbrella || takeAlong.some(({ kind }) => kind === 'umbrella')).toBe(true);
    }
    const isDoubted = /비가 올지 애매하니|비가 올 수도 있으니|비가 오락가락하니/;
    for (const { reason } of [...ask(dry!).outfits, ...ask(wet!).outfits]) expect(reason).not.toMatch(isDoubted);
    for (const { reason } of ask(doubtful!, { categoryId: CATEGORY_ID.activity }).outfits)
      expect(reason).not.toMatch(isDoubted);
  });

  it('names the items by slot with their colours', () => {
    const [first] = ask(AUTUMN).outfits;
    const slots = first?.items.map(({ slot }) => slot) ?? [];
    expect(slots).toContain('shoes');
    expect(slots.includes('dress') || (slots.includes('top') && slots.includes('bottom'))).toBe(true);
    for (const { name, underneath = false } of first?.items ?? []) {
      expect(name).toMatch(/^\S+ .+/);
      expect(first?.alt.includes(name)).toBe(!underneath);
    }
  });

  it('describes when layers go on and off during the day', () => {
    const [first] = ask({ ...AUTUMN, maxC: 22 }).outfits;
    const parts = first?.layers.map(({ part }) => part) ?? [];
    expect(parts[0]).toBe('오전 7시');
    expect(parts.length).toBeGreaterThanOrEqual(2);
    expect(parts.length).toBeLessThanOrEqual(5);
    expect(first?.layers.map(({ text }) => text).join()).toMatch(/벗어서 들고 다녀요|열어요|열어 둬요/);
  });

  it('covers only the remaining hours of the day', () => {
    expect(ask(AUTUMN, { hour: 19 }).outfits[0]?.layers[0]?.part).toMatch(/^(저녁 7시|내내)$/);
  });

  it('describes an unchanged outfit in one row', () => {
    const [first] = ask({ date: '2023-08-05', maxC: 31, minC: 27 }).outfits;
    expect(first?.layers).toEqual([{ part: '내내', temperature: null, text: '이 차림 그대로 나서요.' }]);
  });

  it('formats zero without a sign', () => {
    const { feelsLikeRange } = ask({
      date: '2023-01-05',
      maxC: -0.2,
      minC: -0.4,
      each: () => ({ windSpeedMps: 0 }),
    });
    expect(Object.is(feelsLikeRange.max, 0)).toBe(true);
  });

  it("does not depend on yesterday's weather", () => {
    const cold = (hour: number) => (hour < 0 ? { temperatureC: -20 } : {});
    expect(ask({ ...AUTUMN, each: cold }).outfits).toEqual(ask(AUTUMN).outfits);
  });

  it('assumes wind and humidity if they are unknown', () => {
    const unknown = () => ({ windSpeedMps: null, humidityPct: null, sky: null });
    expect(ask({ ...AUTUMN, each: unknown }).outfits.length).toBeGreaterThanOrEqual(3);
  });

  it('is lighter for a user who feels hot easily', () => {
    const clo = (offsetClo: number) =>
      ask({ date: '2023-12-10', maxC: 3, minC: 1 }, { offsetClo }).outfits[0]?.clo ?? 0;
    expect(clo(0.4)).toBeLessThan(clo(-0.4));
  });
});

describe('the items to take along', () => {
  const HOT = { date: '2023-07-20', maxC: 31, minC: 25 };
  const MILD = { date: '2023-05-10', maxC: 20, minC: 15 };

  it.each<[string, HourOverrides, string | null]>([
    ['an umbrella from 40 % on', rain(40), '접이식 우산'],
    ['none at 39 %', rain(39), null],
    ['an umbrella in rain', rain(80, 0.5), '우산'],
    ['a mask at PM2.5 36', { pm25UgM3: 36 }, 'KF80 마스크'],
    ['no mask at PM2.5 35', { pm25UgM3: 35 }, null],
    ['a better mask at PM2.5 76', { pm25UgM3: 76 }, 'KF94 마스크'],
    ['a mask at PM10 81', { pm10UgM3: 81 }, 'KF80 마스크'],
    ['a better mask at PM10 151', { pm10UgM3: 151 }, 'KF94 마스크'],
    ['a better mask in yellow dust', { yellowDust: true }, 'KF94 마스크'],
  ])('include %s', (_, each, label) => {
    const answer = ask({ ...MILD, each: () => each });
    const said = labels(answer) ?? [];
    const relevant = said.filter((text) => /우산|마스크/.test(text));
    const worn = answer.outfits[0]?.items.some(({ name }) => name.endsWith(label?.split(' ').at(-1) ?? '없음'));
    expect(relevant).toEqual(label === null || worn ? [] : [label]);
  });

  it('include rain boots from 3 mm/h on, unless worn', () => {
    for (const { takeAlong, outfit } of ask({ ...MILD, each: () => rain(90, 3) }).outfits) {
      const worn = getTraits(outfit, garmentById).waterproofShoes;
      const boots = takeAlong.filter(({ kind }) => kind === 'boots').map(({ label }) => label);
      // Worn instead of the shoes in the list, not carried beside them.
      expect(boots).toEqual(worn ? [] : ['신발은 레인부츠로']);
    }
  });

  it.each<[string, DayOptions, CategoryId]>([
    ['with the coats of a cool day', { date: '2023-04-05', maxC: 17, minC: 8 }, CATEGORY_ID.daily],
    ['with the clothes of an office', HOT, CATEGORY_ID.business],
  ])('include no sun hat %s', (_, day, categoryId) => {
    for (const { takeAlong } of ask({ ...day, each: () => ({ uvIndex: 8 }) }, { categoryId }).outfits)
      expect(takeAlong.map(({ label }) => label)).not.toContain('챙 있는 모자');
  });

  it('include a hat and sunglasses at UV 6, unless worn', () => {
    for (const { takeAlong, outfit } of ask({ ...HOT, each: () => ({ uvIndex: 6 }) }).outfits) {
      const { headwear, eyewear } = getTraits(outfit, garmentById);
      expect(takeAlong.some(({ kind }) => kind === 'hat')).toBe(!headwear);
      expect(takeAlong.some(({ kind }) => kind === 'sunglasses')).toBe(!eyewear);
    }
  });

  it('include a thin cardigan against air conditioning for business and dates, unless a layer is worn', () => {
    for (const categoryId of [CATEGORY_ID.business, CATEGORY_ID.date])
      for (const { takeAlong, outfit } of ask(HOT, { categoryId }).outfits) {
        const layered = getTraits(outfit, garmentById).layered;
        expect(takeAlong.some(({ label }) => label === '냉방 대비 얇은 가디건')).toBe(!layered);
      }
  });
});

describe('a day', () => {
  const device = { seed: 'a-device' };
  const ids = (answer: ReturnType<typeof ask>) => answer.outfits.map(({ outfit }) => outfit.id);

  it('keeps its choice while hours pass and the forecast changes slightly', () => {
    const morning = ask(AUTUMN, device);
    for (const hour of [9, 12, 16, 20]) {
      const moved = { ...AUTUMN, maxC: 19.6, minC: 6.5 };
      const later = ask(moved, { ...device, hour, frozen: morning.frozen });
      expect(ids(later)).toEqual(ids(morning));
      expect(later.frozen).toBe(morning.frozen);
    }
  });

  it('chooses again if it turns cold, rainy, dusty or windy', () => {
    const { frozen } = ask(AUTUMN, device);
    const turns: ((hour: number) => HourOverrides)[] = [
      () => ({ temperatureC: 3 }),
      () => rain(90, 2),
      () => ({ pm25UgM3: 60 }),
      () => ({ windSpeedMps: 9 }),
    ];
    for (const each of turns) expect(ask({ ...AUTUMN, each }, { ...device, frozen }).frozen).not.toBe(frozen);
  });

  it('chooses again for tomorrow, another category or the other gender', () => {
    const { frozen } = ask(AUTUMN, device);
    expect(ask(AUTUMN, { ...device, frozen, hour: 22 }).frozen.date).toBe('2023-10-26');
    expect(ask(AUTUMN, { ...device, frozen, categoryId: CATEGORY_ID.business }).frozen.categoryId).toBe(
      CATEGORY_ID.business,
    );
    expect(ask(AUTUMN, { ...device, frozen, gender: 'MALE' }).frozen.gender).toBe('MALE');
  });

  it('chooses again if a picture was removed', () => {
    const { frozen } = ask(AUTUMN, device);
    const left = OUTFITS.filter(({ id }) => id !== frozen.outfitIds[1]);
    expect(ids(ask(AUTUMN, { ...device, frozen, outfits: left }))).not.toContain(frozen.outfitIds[1]);
  });

  it('demotes a recently shown outfit', () => {
    const [usual] = ids(ask(STEADY, device));
    const rested = ask(STEADY, { ...device, shownDaysAgo: (id) => (id === usual ? [1] : []) });
    expect(ids(rested)[0]).not.toBe(usual);
    const longAgo = ask(STEADY, { ...device, shownDaysAgo: (id) => (id === usual ? [30] : []) });
    expect(ids(longAgo)[0]).toBe(usual);
  });

  it('rotates the first outfit although the weather stays', () => {
    const earlier: FrozenChoice[] = [];
    for (let day = 10; day < 28; day++) {
      const date = `2023-10-${day}`;
      earlier.push(ask({ ...STEADY, date }, { ...device, shownDaysAgo: createShownDaysAgo(earlier, date) }).frozen);
    }
    const firsts = earlier.map(({ outfitIds }) => outfitIds[0]);
    expect(new Set(firsts).size).toBeGreaterThanOrEqual(3);
  });

  it('follows the first outfit with different-looking ones', () => {
    const { outfits } = ask(AUTUMN);
    const looks = outfits.map(({ items }) =>
      items
        .filter(({ slot }) => slot === 'outer' || slot === 'dress')
        .map(({ name }) => name)
        .join(),
    );
    expect(new Set(looks).size).toBeGreaterThanOrEqual(Math.min(3, looks.length));
  });
});

describe('invalid input', () => {
  it('is weather out of range', () => {
    expect(() => ask({ ...AUTUMN, maxC: 70 })).toThrow(ComfortError);
  });

  it('is a gender without pictures', () => {
    expect(() => ask(AUTUMN, { outfits: OUTFITS.filter(({ gender }) => gender === 'MALE') })).toThrow(NoOutfitError);
  });

  it('is an outfit that wears what the wardrobe does not have', () => {
    expect(() => ask(AUTUMN, { garments: new Map() })).toThrow(UnknownGarmentError);
  });

  it('shows both pictures if a gender has only two', () => {
    expect(
      ask(AUTUMN, { outfits: OUTFITS.filter(({ gender }) => gender === 'FEMALE').slice(0, 2) }).outfits,
    ).toHaveLength(2);
  });
});
