import { CATEGORY_IDS, type CategoryId } from '@/lib/contract/category';
import { GARMENT_KINDS, type GarmentKind } from '@/lib/contract/garment-kind';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import { findCandidates } from '@/lib/domain/recommendation/candidates';
import { getDemands } from '@/lib/domain/recommendation/demands';
import { FEW_OUTFITS } from '@/lib/domain/recommendation/excluded-kinds';
import { createSuitsDay } from '@/lib/domain/recommendation/rank';
import { getWornKinds } from '@/lib/domain/wardrobe/garment-kinds';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { createMorning, type Morning } from '../replay/morning';
import type { ObservedDay } from '../replay/observed-days';

/** The kinds that a gender's pictures have: what can be left out of them. */
export const getKindsFor = (gender: Gender): GarmentKind[] =>
  GARMENT_KINDS.filter(({ of }) => (of as readonly Gender[]).includes(gender)).map(({ id }) => id);

/** How many outfits suit a morning for each combination of kinds that are left out; bit i of an index is kind i. */
function countSuiting({ categoryId, gender, hours, outdoorHours, getAims }: Morning, kinds: GarmentKind[]): number[] {
  const question = { categoryId, gender, outfits: OUTFITS, garments: garmentById };
  const candidates = findCandidates(question, outdoorHours, getDemands(hours, outdoorHours), getAims);
  const everyKind = (1 << kinds.length) - 1;
  // Of those that wear no other kinds than these: one kind after the other, as sums over subsets.
  const wearingOnly = new Array<number>(everyKind + 1).fill(0);
  for (const { outfit } of candidates.filter(createSuitsDay(candidates))) {
    const worn = getWornKinds(outfit, garmentById);
    wearingOnly[kinds.reduce((bits, kind, at) => bits | (worn.has(kind) ? 1 << at : 0), 0)]! += 1;
  }
  for (let kind = 0; kind < kinds.length; kind++)
    for (let bits = 0; bits <= everyKind; bits++)
      if (bits & (1 << kind)) wearingOnly[bits]! += wearingOnly[bits ^ (1 << kind)]!;
  return wearingOnly.map((_, without) => wearingOnly[everyKind ^ without]!);
}

/** What is left of a year's days to one gender and category. */
export interface RemainingTally {
  gender: Gender;
  categoryId: CategoryId;
  days: number;
  /** Combinations of kinds, times days. */
  asked: number;
  /** Of those, with fewer than are enough, and with none that suits. */
  few: number;
  none: number;
  /** The same of days on which every kind is left out at once, and on which the one that matters most is. */
  ofAll: { few: number; none: number };
  ofOne: { kind: GarmentKind | null; few: number; none: number };
}

/** Walks days and every combination of kinds, from none to all of them, for both genders and every category. */
export function tallyRemaining(days: readonly ObservedDay[]): RemainingTally[] {
  return GENDERS.flatMap((gender) => CATEGORY_IDS.map((categoryId) => tallyCategory(days, gender, categoryId)));
}

function tallyCategory(days: readonly ObservedDay[], gender: Gender, categoryId: CategoryId): RemainingTally {
  const kinds = getKindsFor(gender);
  const left: RemainingTally = {
    ...{ gender, categoryId, days: days.length, asked: 0, few: 0, none: 0 },
    ...{ ofAll: { few: 0, none: 0 }, ofOne: { kind: null, few: 0, none: 0 } },
  };
  const single = kinds.map((kind) => ({ kind, few: 0, none: 0 }));
  const isFew = (suiting: number) => suiting > 0 && suiting < FEW_OUTFITS;
  for (const day of days) {
    const suiting = countSuiting(createMorning(day, categoryId, gender), kinds);
    left.asked += suiting.length;
    left.few += suiting.filter(isFew).length;
    left.none += suiting.filter((count) => count === 0).length;
    count(left.ofAll, suiting.at(-1)!);
    for (const [at, one] of single.entries()) count(one, suiting[1 << at]!);
  }
  const hardest = single.reduce((worst, one) => (one.few + one.none > worst.few + worst.none ? one : worst));
  return { ...left, ofOne: hardest.few + hardest.none > 0 ? hardest : left.ofOne };

  function count(into: { few: number; none: number }, suiting: number): void {
    if (suiting === 0) into.none += 1;
    else if (isFew(suiting)) into.few += 1;
  }
}
