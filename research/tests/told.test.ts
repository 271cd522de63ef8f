import { CATEGORY_ID } from '@/lib/contract/category';
import type { WornState } from '@/lib/domain/recommendation/traits';
import { getOutfitClo } from '@/lib/domain/wardrobe/insulation';
import { createMorning } from '@/tests/support/recorded-days/morning';
import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { createEngine } from '../replay/engine';
import { createToldTally, tallyTold } from '../replay/told';

const days = getSeoul2023Days();
const chooseAt = (date: string) => {
  const day = days.find((each) => each.date === date)!;
  return createEngine()(createMorning(day, CATEGORY_ID.daily, 'FEMALE'));
};
/** Hours from -4 to 4 °C: every relevant hour is cold enough for a coat. */
const frosty = chooseAt('2023-01-30');
const [lightest, warmest] = [frosty.fit.wearing.states[0]!, frosty.fit.wearing.states.at(-1)!];

/** Counts the frosty day with its outfit worn in other states. */
function tallyWorn(stateOf: (hour: number) => WornState) {
  const tally = createToldTally();
  const states = frosty.fit.states.map((_, hour) => stateOf(hour));
  tallyTold(tally, { ...frosty, fit: { ...frosty.fit, states } });
  return tally;
}

describe('what first outfits tell', () => {
  const hours = frosty.morning.outdoorHours.length;

  it('carries the coat in the cold if a state without the outermost layer is told', () => {
    expect(Math.max(...frosty.morning.outdoorHours.map(({ temperatureC }) => temperatureC))).toBeLessThanOrEqual(8);
    expect(tallyWorn(() => lightest)).toMatchObject({
      cold: 1,
      coldCarried: 1,
      coldHours: hours,
      coldHoursCarried: hours,
      carriedFromStart: 1,
      carriedAllDay: 1,
    });
    expect(tallyWorn(() => warmest)).toMatchObject({ cold: 1, coldCarried: 0, carriedFromStart: 0, carriedAllDay: 0 });
  });

  it('tells a coat that is carried at first from one that is carried all day or taken off later', () => {
    const atFirst = tallyWorn((hour) => (hour === 0 ? lightest : warmest));
    expect(atFirst).toMatchObject({ coldCarried: 1, coldHoursCarried: 1, carriedFromStart: 1, carriedAllDay: 0 });
    const later = tallyWorn((hour) => (hour === 0 ? warmest : lightest));
    expect(later).toMatchObject({ coldHoursCarried: hours - 1, carriedFromStart: 0, carriedAllDay: 0 });
  });

  it('counts neither cold hours nor pictured insulation of a summer day, and no pictured insulation of frost', () => {
    const tally = createToldTally();
    tallyTold(tally, chooseAt('2023-07-30'));
    expect(tally).toMatchObject({ firsts: 1, cold: 0, cool: 0, coolClo: 0 });
    expect(tallyWorn(() => warmest).cool).toBe(0);
  });

  it('measures everything that the picture of a day with a mean of 4 to 8 °C shows', () => {
    const result = chooseAt('2023-02-18');
    const tally = createToldTally();
    tallyTold(tally, result);
    expect(tally.cool).toBe(1);
    expect(tally.coolClo).toBeCloseTo(getOutfitClo(result.outfits[0]!.picture.outfit), 6);
  });

  it('finds the standing sentence in the rows', () => {
    const tally = createToldTally();
    const [first] = frosty.outfits;
    const standing = first!.layers.map((row) => ({ ...row, text: `${row.text} 걷다 더우면 벗고, 추우면 걸쳐요.` }));
    tallyTold(tally, { ...frosty, outfits: [{ ...first!, layers: standing }] });
    const silent = { ...first!, layers: first!.layers.map((row) => ({ ...row, text: '코트까지 입어요.' })) };
    tallyTold(tally, { ...frosty, outfits: [silent] });
    expect(tally).toMatchObject({ firsts: 2, standing: 1 });
  });
});
