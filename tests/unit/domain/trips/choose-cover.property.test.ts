import fc from 'fast-check';
import { chooseCover, type CoverInput, type CoverOption } from '@/lib/domain/trips/choose-cover';

const ITEMS = 6;

const option = fc.record({
  items: fc.uniqueArray(fc.nat(ITEMS - 1), { minLength: 1, maxLength: 4 }),
  cost: fc.integer({ min: 0, max: 9 }),
});
const input = fc.record({
  days: fc.array(fc.array(option, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
  limits: fc.array(fc.constantFrom(1, 2, Infinity), { minLength: ITEMS, maxLength: ITEMS }),
  weights: fc.array(fc.constantFrom(1, 1, 0), { minLength: ITEMS, maxLength: ITEMS }),
});

function count(options: readonly CoverOption[], { limits, weights }: CoverInput) {
  const worn = new Array<number>(ITEMS).fill(0);
  for (const { items } of options) for (const item of items) worn[item]! += 1;
  return {
    pieces: worn.reduce((sum, days, item) => sum + weights[item]! * Math.ceil(days / Math.min(limits[item]!, 99)), 0),
    cost: options.reduce((sum, { cost }) => sum + cost, 0),
  };
}

/** Returns every way to choose one option a day. */
const listChoices = (days: CoverInput['days']): CoverOption[][] =>
  days.reduce<CoverOption[][]>(
    (choices, options) => choices.flatMap((choice) => options.map((each) => [...choice, each])),
    [[]],
  );

describe('chooseCover', () => {
  it('finds the fewest pieces, and of those the lowest cost, as a search through all choices does', () => {
    fc.assert(
      fc.property(input, (asked) => {
        const { chosen, pieces, leastPieces } = chooseCover(asked);
        const found = count(
          chosen.map((index, day) => asked.days[day]![index]!),
          asked,
        );
        const all = listChoices(asked.days).map((choice) => count(choice, asked));
        const fewest = Math.min(...all.map((each) => each.pieces));
        const cheapest = Math.min(...all.filter((each) => each.pieces === fewest).map((each) => each.cost));
        expect(found).toEqual({ pieces: fewest, cost: cheapest });
        expect([pieces, leastPieces]).toEqual([fewest, fewest]);
      }),
      { numRuns: 300 },
    );
  });

  it('returns a choice with a lower bound if it runs out of steps', () => {
    fc.assert(
      fc.property(input, (asked) => {
        const { pieces, leastPieces } = chooseCover({ ...asked, maxSteps: 0 });
        const exact = chooseCover(asked).pieces;
        expect(leastPieces).toBeLessThanOrEqual(exact);
        expect(pieces).toBeGreaterThanOrEqual(exact);
      }),
      { numRuns: 100 },
    );
  });
});
