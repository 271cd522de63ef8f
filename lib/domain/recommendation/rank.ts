import { hash32 } from '../weather/variant';
import type { Outfit } from '../wardrobe/wardrobe';
import type { Fit } from './fit';
import { lookOf, similarity, type Look } from './similarity';
import type { Traits, GarmentMap } from './traits';

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
export function rank(candidates: readonly Candidate[], garments: GarmentMap, variety: Variety): Candidate[] {
  const pool = poolOf(candidates).map((candidate): Placed => ({
    candidate,
    look: lookOf(candidate.outfit, garments),
    cost: candidate.cost + rotation(candidate, variety),
    alike: 0,
  }));
  const chosen: Candidate[] = [];
  while (chosen.length < Math.max(variety.count, FEWEST_OUTFITS) && pool.length > 0) {
    const total = ({ cost, alike }: Placed) => cost + SIMILARITY_WEIGHT * alike;
    const next = pool.reduce((best, placed) => (total(placed) < total(best) ? placed : best));
    chosen.push(next.candidate);
    pool.splice(pool.indexOf(next), 1);
    for (const placed of pool) placed.alike = Math.max(placed.alike, similarity(next.look, placed.look));
  }
  return chosen;
}

/** A candidate with its cost on this day and its likeness to what was chosen before it. */
interface Placed {
  candidate: Candidate;
  look: Look;
  cost: number;
  alike: number;
}

/** Those within .35 of the best, or the best three where they are fewer. */
function poolOf(candidates: readonly Candidate[]): Candidate[] {
  const sorted = [...candidates].sort((a, b) => a.cost - b.cost || (a.outfit.id < b.outfit.id ? -1 : 1));
  const feasible = sorted.filter(({ cost }) => cost <= (sorted[0]?.cost ?? 0) + FEASIBLE_WITHIN);
  return feasible.length >= FEWEST_OUTFITS ? feasible : sorted.slice(0, FEWEST_OUTFITS);
}

function rotation({ outfit }: Candidate, { seed, shownDaysAgo }: Variety): number {
  const days = shownDaysAgo(outfit.id);
  const rest = days === null ? 0 : REST_WEIGHT * Math.exp(-Math.max(0, days) / REST_DAYS);
  return rest + (HASH_WEIGHT * hash32(`${seed}:${outfit.id}`)) / 0xffffffff;
}
