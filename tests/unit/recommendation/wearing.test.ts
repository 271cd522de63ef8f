import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import { kstEpochMs } from '@/lib/domain/kst';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import { createMorning } from '@/tests/support/recorded-days/morning';
import { CHOICE_HOUR, getSeoul2023Days, type ObservedDay } from '@/tests/support/recorded-days/observed-days';

const DAYS = getSeoul2023Days().filter((_, index) => index % 14 === 0);

/** Recommends outfits on the morning of an observed day. */
const choose = ({ date, weather }: ObservedDay, categoryId: CategoryId = CATEGORY_ID.daily) =>
  recommend({
    ...{ weather, nowMs: kstEpochMs(date, CHOICE_HOUR), categoryId, gender: 'FEMALE', outfits: OUTFITS },
    ...{ garments: garmentById, messages: KO, seed: '' },
  });

const listOutdoorHours = (day: ObservedDay) => createMorning(day, CATEGORY_ID.daily, 'FEMALE').outdoorHours;

describe('a wearer', () => {
  it('is told no more than three rows, and a sign in every row but the first', () => {
    for (const day of DAYS) {
      const { layers } = choose(day).outfits[0]!;
      expect(layers.length).toBeLessThanOrEqual(3);
      for (const { text } of layers.slice(1))
        expect(text).toMatch(
          /^(−?\d+°가 되면|−?\d+° 아래로 내려가면|비가 오면|비가 그치면|바람이 세지면|바람이 자면|체감 −3° 아래면|추위가 풀리면) /,
        );
    }
  });

  it('closes the coat and puts on scarf and gloves in every hour that feels like -3.2 °C or less', () => {
    const frosty = getSeoul2023Days().filter(({ date }) => /^2023-(01|12)/.test(date));
    let hours = 0;
    for (const day of frosty.filter((_, index) => index % 4 === 0)) {
      const { fit } = choose(day).outfits[0]!;
      const hasWarmPieces = fit.wearing.states.some(({ wrapped }) => wrapped);
      for (const [index, { feelsLikeC }] of listOutdoorHours(day).entries()) {
        if (feelsLikeC > -3.2) continue;
        const { inFull, open, wrapped } = fit.states[index]!;
        expect({ inFull, open, wrapped }).toEqual({ inFull: true, open: false, wrapped: hasWarmPieces });
        hours += 1;
      }
    }
    expect(hours).toBeGreaterThan(50);
  });

  it('is told each rule once, even if showers come and go all day', () => {
    const [cool] = DAYS.filter(({ date }) => date.startsWith('2023-04'));
    const shower = { kind: 'rain', amountMm: 0.5, snowCm: null, probabilityPct: 90 } as const;
    const dry = { kind: 'none', amountMm: 0, snowCm: null, probabilityPct: 0 } as const;
    const hours = cool!.weather.hours.map((hour, index) => ({
      ...hour,
      temperatureC: 12,
      precipitation: index % 3 === 0 ? shower : dry,
    }));
    const weather = { ...cool!.weather, hours };
    for (const categoryId of [CATEGORY_ID.daily, CATEGORY_ID.business]) {
      const { outfits } = choose({ ...cool!, weather }, categoryId);
      for (const { layers } of outfits) {
        const texts = layers.map(({ text }) => text.replace('다시 ', ''));
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.length).toBeLessThanOrEqual(4);
      }
    }
  });

  it('is told the degree of the hour in which a row begins', () => {
    for (const day of DAYS) {
      const { fit, layers } = choose(day).outfits[0]!;
      for (const { text, temperature } of layers.slice(1)) {
        const [, degrees, below] = /^(−?\d+)°(부터| 아래)/.exec(text) ?? [];
        if (degrees) expect(Number(degrees.replace('−', '-')) - Number(below === ' 아래')).toBe(temperature);
      }
      expect(listOutdoorHours(day).length).toBe(fit.states.length);
    }
  });
});
