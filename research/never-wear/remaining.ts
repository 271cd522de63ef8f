import { CATEGORY_IDS, type CategoryId } from '@/lib/contract/category';
import { GARMENT_KINDS, type GarmentKind } from '@/lib/contract/garment-kind';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import { findCandidates } from '@/lib/domain/recommendation/candidates';
import { getDemands } from '@/lib/domain/recommendation/demands';
import { createEnsemble } from '@/lib/domain/recommendation/ensemble';
import { FEW_OUTFITS } from '@/lib/domain/recommendation/excluded-kinds';
import { createSuitsDay } from '@/lib/domain/recommendation/rank';
import { getWornKinds } from '@/lib/domain/wardrobe/garment-kinds';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { createMorning, type Morning } from '@/tests/support/recorded-days/morning';
import type { ObservedDay } from '@/tests/support/recorded-days/observed-days';

/** Returns the kinds that a user of a gender can exclude. */
export const getKindsFor = (gender: Gender): GarmentKind[] =>
  GARMENT_KINDS.filter(({ of }) => (of as readonly Gender[]).includes(gender)).map(({ id }) => id);

/**
 * Counts the outfits that suit a morning for each combination of excluded kinds. Bit i of an index stands for kind i.
 */
function countSuiting({ categoryId, gender, hours, outdoorHours }: Morning, kinds: GarmentKind[]): number[] {
  const question = { categoryId, gender, outfits: OUTFITS, garments: garmentById };
  const ensemble = createEnsemble(outdoorHours, { categoryId });
  const candidates = findCandidates(question, ensemble, getDemands(hours, outdoorHours));
  const everyKind = (1 << kinds.length) - 1;
  // Counts by the exact set of kinds worn, then sums over subsets, one kind after the other.
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

/** Days and combinations with few or no suitable outfits, for one gender and category. */
export interface RemainingTally {
  gender: Gender;
  categoryId: CategoryId;
  days: number;
  /** Combinations of kinds, times days. */
  combinations: number;
  /** Combinations with few, and with no suitable outfits. */
  few: number;
  none: number;
  /** Days with few or none if all kinds are excluded, and if only the kind that matters most is. */
  ofAll: { few: number; none: number };
  ofOne: { kind: GarmentKind | null; few: number; none: number };
}

/** Evaluates all days and combinations of kinds for both genders and every category. */
export function tallyRemaining(days: readonly ObservedDay[]): RemainingTally[] {
  return GENDERS.flatMap((gender) => CATEGORY_IDS.map((categoryId) => tallyCategory(days, gender, categoryId)));
}

function tallyCategory(days: readonly ObservedDay[], gender: Gender, categoryId: CategoryId): RemainingTally {
  const kinds = getKindsFor(gender);
  const left: RemainingTally = {
    ...{ gender, categoryId, days: days.length, combinations: 0, few: 0, none: 0 },
    ...{ ofAll: { few: 0, none: 0 }, ofOne: { kind: null, few: 0, none: 0 } },
  };
  const single = kinds.map((kind) => ({ kind, few: 0, none: 0 }));
  const isFew = (suiting: number) => suiting > 0 && suiting < FEW_OUTFITS;
  for (const day of days) {
    const suiting = countSuiting(createMorning(day, categoryId, gender), kinds);
    left.combinations += suiting.length;
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
