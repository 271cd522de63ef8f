import { CATEGORY_ID, CATEGORY_IDS } from '@/lib/contract/category';
import { ORDINARY_PERMEABILITY } from '@/lib/domain/comfort/heat-balance';
import { createEnsemble } from '@/lib/domain/recommendation/ensemble';
import { computeFit } from '@/lib/domain/recommendation/fit';
import { createLeastMisfit } from '@/lib/domain/recommendation/least-misfit';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { createMorning } from '@/tests/support/recorded-days/morning';
import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';

const DAYS = getSeoul2023Days().filter((_, index) => index % 61 === 0);
const categoryId = CATEGORY_ID.daily;
const { outdoorHours } = createMorning(DAYS[5]!, categoryId, 'FEMALE');
const ensemble = createEnsemble(outdoorHours, { categoryId });
const count = outdoorHours.length;
const member = (index: number) => ensemble.samples.slice(index * count, (index + 1) * count);
const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

describe('the ensemble', () => {
  it('begins with the forecast and has three members of weight one in total', () => {
    expect(member(0)).toEqual(outdoorHours);
    expect(ensemble.samples).toHaveLength(3 * count);
    const weights = ensemble.weights.filter((_, index) => index % count === 0);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it('has no bias in temperature, wind and radiation', () => {
    for (const key of ['temperatureC', 'windSpeedMps', 'solarWm2'] as const)
      for (const hour of [0, count - 1]) {
        const values = Array.from({ length: 3 }, (_, index) => member(index)[hour]![key]);
        expect(mean(values)).toBeCloseTo(outdoorHours[hour]![key], 9);
      }
  });

  it('spreads alike in all hours and in the same direction all day, so that a plan does not depend on the hour of the request', () => {
    const spread = (hour: number) =>
      Math.sqrt(
        mean(
          Array.from(
            { length: 3 },
            (_, index) => (member(index)[hour]!.temperatureC - outdoorHours[hour]!.temperatureC) ** 2,
          ),
        ),
      );
    expect(spread(0)).toBeCloseTo(1.4, 6);
    expect(spread(count - 1)).toBeCloseTo(spread(0), 6);
    for (let index = 0; index < 3; index++) {
      const signs = member(index).map(({ temperatureC }, hour) =>
        Math.sign(Math.round(1e6 * (temperatureC - outdoorHours[hour]!.temperatureC))),
      );
      expect(new Set(signs).size).toBe(1);
    }
  });

  it('needs more at a slow pace', () => {
    const getMeanAim = (pace?: 'slow') =>
      mean([...createEnsemble(outdoorHours, { categoryId, pace }).getAims(ORDINARY_PERMEABILITY).clo]);
    expect(getMeanAim('slow')).toBeGreaterThan(getMeanAim() + 0.05);
  });

  it('is the known weather alone after the day', () => {
    const known = createEnsemble(outdoorHours, { categoryId, isKnown: true });
    expect(known.samples).toEqual(outdoorHours);
    expect(known.weights.every((weight) => weight === 1)).toBe(true);
  });
});

it('bounds the misfit of every outfit from below', () => {
  for (const day of DAYS)
    for (const id of CATEGORY_IDS) {
      const morning = createMorning(day, id, 'MALE');
      const each = createEnsemble(morning.outdoorHours, { categoryId: id });
      const getLeastMisfit = createLeastMisfit(each);
      for (const outfit of OUTFITS.filter((_, index) => index % 5 === 0)) {
        const traits = getTraits(outfit, garmentById);
        const { pictured, added } = getLeastMisfit(traits);
        const fit = computeFit(traits, each);
        const bound = fit.extra || fit.thermals ? added : pictured;
        expect(bound).toBeLessThanOrEqual(fit.misfit + 1e-9);
        expect(computeFit(traits, each, added)).toEqual(fit);
      }
    }
});
