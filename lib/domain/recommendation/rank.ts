import { hash32 } from '../weather/variant';
import type { Outfit } from '../wardrobe/wardrobe';
import type { Fit } from './fit';
import { similarity } from './similarity';
import type { Traits, Wardrobe } from './traits';

export interface Candidate {
  outfit: Outfit;
  traits: Traits;
  fit: Fit;
  /** Misfit with penalties and the prices of broken rules (J). */
  cost: number;
}

export interface Variety {
  /** Whose, when and where: what makes the small differences of rotation. */
  seed: string;
  /** How many days ago an outfit was shown; null where that is not known. */
  shownDaysAgo: (outfitId: string) => number | null;
  count: number;
}

export const FEWEST_OUTFITS = 3;
const FEASIBLE_WITHIN = 0.35;
const SIMILARITY_WEIGHT = 0.25;
const REST_WEIGHT = 0.2;
const REST_DAYS = 3;
const HASH_WEIGHT = 0.05;

/** Best first: by misfit, rest and rotation, and from the second on by being different from those before. */
export function rank(candidates: readonly Candidate[], wardrobe: Wardrobe, variety: Variety): Candidate[] {
  const pool = poolOf(candidates).map((candidate) => ({
    candidate,
    cost: candidate.cost + rotation(candidate, variety),
  }));
  const likeness = new Map(pool.map(({ candidate }) => [candidate, 0]));
  const chosen: Candidate[] = [];
  while (chosen.length < Math.max(variety.count, FEWEST_OUTFITS) && likeness.size > 0) {
    const next = cheapest(pool, likeness);
    if (!next) break;
    chosen.push(next);
    likeness.delete(next);
    for (const [other, so] of likeness)
      likeness.set(other, Math.max(so, similarity(next.outfit, other.outfit, wardrobe)));
  }
  return chosen;
}

/** The cost up to which a candidate may be chosen: .35 above the best, or further where that makes fewer than three. */
export function feasibleUpTo(candidates: readonly Candidate[]): number {
  const costs = candidates.map(({ cost }) => cost).sort((a, b) => a - b);
  return Math.max((costs[0] ?? Infinity) + FEASIBLE_WITHIN, costs[FEWEST_OUTFITS - 1] ?? Infinity);
}

function poolOf(candidates: readonly Candidate[]): Candidate[] {
  const limit = feasibleUpTo(candidates);
  return candidates
    .filter(({ cost }) => cost <= limit)
    .sort((a, b) => a.cost - b.cost || (a.outfit.id < b.outfit.id ? -1 : 1));
}

type Priced = { candidate: Candidate; cost: number };

function cheapest(pool: readonly Priced[], likeness: ReadonlyMap<Candidate, number>): Candidate | null {
  let [best, least] = [null as Candidate | null, Infinity];
  for (const { candidate, cost } of pool) {
    const alike = likeness.get(candidate);
    if (alike === undefined) continue;
    const total = cost + SIMILARITY_WEIGHT * alike;
    if (total < least) [best, least] = [candidate, total];
  }
  return best;
}

function rotation({ outfit }: Candidate, { seed, shownDaysAgo }: Variety): number {
  const days = shownDaysAgo(outfit.id);
  const rest = days === null ? 0 : REST_WEIGHT * Math.exp(-Math.max(0, days) / REST_DAYS);
  return rest + (HASH_WEIGHT * hash32(`${seed}:${outfit.id}`)) / 0xffffffff;
}
