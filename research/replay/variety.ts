import { CATEGORY_ID, CATEGORY_IDS, getCategory, type CategoryId } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { getLook, getOuterKind, getOutermost } from '@/lib/domain/recommendation/similarity';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { createMorning } from '@/tests/support/recorded-days/morning';
import type { ObservedDay } from '@/tests/support/recorded-days/observed-days';
import { createEngine, type EngineResult } from './engine';
import { getMonth } from './replay';
import { getPercent } from './tables';

/** Categories whose first pictures users compare by changing the tab. */
const TABS: readonly CategoryId[] = [CATEGORY_ID.daily, CATEGORY_ID.business, CATEGORY_ID.date];
/** Number of outfits of a list that must differ in kind and colour of their outermost garment. */
const DIFFERENT = 3;

/** Counts of how first outfits vary between tabs, within a list and from day to day. */
export interface VarietyTally {
  /** Days, once for each gender, and those on which all tabs open with different pictures. */
  dayGenders: number;
  differentTabs: number;
  /** Lists, those whose first three differ in the kind of the outermost garment, in its colour, and in both. */
  lists: number;
  differentKinds: number;
  differentColors: number;
  different: number;
  /** First outfits that were also first on the day before. */
  repeated: number;
  /** Days of a month on which a kind of outermost garment is first, by `category gender month kind`. */
  kinds: Map<string, number>;
  firsts: Set<string>;
}

/** Chooses outfits for both genders and all categories on consecutive days, and counts their variety. */
export function tallyVariety(days: readonly ObservedDay[], choose = createEngine()): VarietyTally {
  const tally: VarietyTally = {
    ...{ dayGenders: 0, differentTabs: 0, lists: 0, differentKinds: 0, differentColors: 0, different: 0, repeated: 0 },
    ...{ kinds: new Map(), firsts: new Set() },
  };
  const before = new Map<string, string>();
  for (const day of days)
    for (const gender of GENDERS) {
      const firsts = CATEGORY_IDS.map((categoryId) => {
        const { outfits } = choose(createMorning(day, categoryId, gender));
        const { outfit } = outfits[0]!;
        const { key } = getCategory(categoryId);
        countList(tally, outfits);
        tally.firsts.add(outfit.id);
        const shown = `${key} ${gender} ${getMonth(day)} ${getOuterKind(outfit, garmentById)}`;
        tally.kinds.set(shown, (tally.kinds.get(shown) ?? 0) + 1);
        const of = `${key} ${gender} ${day.place}`;
        tally.repeated += Number(before.get(of) === outfit.id);
        before.set(of, outfit.id);
        return { categoryId, id: outfit.id };
      });
      const tabs = firsts.filter(({ categoryId }) => TABS.includes(categoryId)).map(({ id }) => id);
      tally.dayGenders += 1;
      tally.differentTabs += Number(isDistinct(tabs));
    }
  return tally;
}

function countList(tally: VarietyTally, outfits: EngineResult['outfits']): void {
  const pieces = outfits.slice(0, DIFFERENT).map(({ outfit }) => getOutermost(getLook(outfit, garmentById)));
  const [kinds, colors] = [
    isDistinct(pieces.map((piece) => piece?.kind)),
    isDistinct(pieces.map((piece) => piece?.color)),
  ];
  tally.lists += 1;
  tally.differentKinds += Number(kinds);
  tally.differentColors += Number(colors);
  tally.different += Number(kinds && colors);
}

const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** Returns the most days of one of the months on which the same kind of outermost garment is first. */
export function findMostOfKind({ kinds }: VarietyTally, months: readonly number[]): { kind: string; days: number } {
  let most = { kind: '', days: 0 };
  for (const [kind, days] of kinds)
    if (months.includes(Number(kind.split(' ')[2])) && days > most.days) most = { kind, days };
  return most;
}

const [APRIL, WINTER] = [[4], [12, 1, 2]];

/** Formats the figures of a set of days. */
export function formatVariety(name: string, tally: VarietyTally): string {
  const share = (part: number, whole: number) => `${getPercent(part, whole).toFixed(1)} % of ${whole}`;
  const most = (months: readonly number[]) => {
    const { kind, days } = findMostOfKind(tally, months);
    return `${days} days (${kind})`;
  };
  return [
    `Variety, ${name}`,
    `daily, business and date open with different pictures: ${share(tally.differentTabs, tally.dayGenders)}`,
    `first three differ in the kind of the outermost garment: ${share(tally.differentKinds, tally.lists)}`,
    `first three differ in its colour: ${share(tally.differentColors, tally.lists)}`,
    `first three differ in both: ${share(tally.different, tally.lists)}`,
    `most firsts with the same kind in April: ${most(APRIL)}; in a month of winter: ${most(WINTER)}`,
    `the same first as the day before: ${share(tally.repeated, tally.lists)}`,
    `never first: ${OUTFITS.length - tally.firsts.size} of ${OUTFITS.length}`,
  ].join('\n');
}
