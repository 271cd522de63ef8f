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
  /** How many days ago an outfit came first: one number for each of those days, of the last nine. */
  shownDaysAgo: (outfitId: string) => readonly number[];
  count: number;
}

export const FEWEST_OUTFITS = 3;
const FEASIBLE_WITHIN = 0.35;
const SIMILARITY_WEIGHT = 0.25;
/** The same picture comes first on two of ten days at most, and on the day after only where it is much better. */
export const REST_DAYS = 9;
const MOST_FIRSTS = 2;
const RESTING = 3;
const REST_WEIGHT = 0.5;
const REST_FADES_DAYS = 2;
/** Chance decides between outfits as near as this; among those after the first more freely, so that all are seen. */
const HASH_WEIGHT = 0.05;
const HASH_WEIGHT_AFTER = 0.6;

/** Best first: by misfit, rest and rotation, and from the second on by being different from those before. */
export function rank(candidates: readonly Candidate[], garments: GarmentMap, variety: Variety): Candidate[] {
  const sorted = candidates
    .map((candidate) => ({ candidate, cost: candidate.cost + HASH_WEIGHT * draw(candidate, variety.seed) }))
    .sort((a, b) => a.cost - b.cost || (a.candidate.outfit.id < b.candidate.outfit.id ? -1 : 1));
  const [first] = firstOf(sorted, variety);
  if (!first) return [];
  const pool = poolOf(sorted.filter(({ candidate }) => candidate !== first)).map(({ candidate, cost }): Placed => {
    const look = lookOf(candidate.outfit, garments);
    const seen = cost + HASH_WEIGHT_AFTER * draw(candidate, `${variety.seed}:after`);
    return { candidate, look, cost: seen, alike: similarity(lookOf(first.outfit, garments), look) };
  });
  const chosen = [first];
  while (chosen.length < Math.max(variety.count, FEWEST_OUTFITS) && pool.length > 0) {
    const total = ({ cost, alike }: Placed) => cost + SIMILARITY_WEIGHT * alike;
    const next = pool.reduce((best, placed) => (total(placed) < total(best) ? placed : best));
    chosen.push(next.candidate);
    pool.splice(pool.indexOf(next), 1);
    for (const placed of pool) placed.alike = Math.max(placed.alike, similarity(next.look, placed.look));
  }
  return chosen;
}

interface Costed {
  candidate: Candidate;
  cost: number;
}

/** The best one that does not have to rest. */
function firstOf(sorted: readonly Costed[], { shownDaysAgo }: Variety): Candidate[] {
  const resting = ({ candidate: { outfit } }: Costed) => {
    const days = shownDaysAgo(outfit.id).filter((ago) => ago > 0 && ago <= REST_DAYS);
    if (days.length === 0) return 0;
    return days.length >= MOST_FIRSTS ? RESTING : REST_WEIGHT * Math.exp(-Math.min(...days) / REST_FADES_DAYS);
  };
  let best: Costed | undefined;
  let least = Infinity;
  for (const costed of sorted) {
    if (costed.cost >= least) break;
    const cost = costed.cost + resting(costed);
    if (cost >= least) continue;
    [best, least] = [costed, cost];
  }
  return best ? [best.candidate] : [];
}

/** A candidate with its cost on this day and its likeness to what was chosen before it. */
interface Placed {
  candidate: Candidate;
  look: Look;
  cost: number;
  alike: number;
}

/** Those within .35 of the best, or as many as an answer needs where they are fewer. */
function poolOf(sorted: readonly Costed[]): Costed[] {
  const within = (sorted[0]?.cost ?? 0) + FEASIBLE_WITHIN;
  const feasible = sorted.filter(({ cost }) => cost <= within);
  return feasible.length >= FEWEST_OUTFITS ? feasible : sorted.slice(0, FEWEST_OUTFITS);
}

/** A number from 0 to 1, the same for the same day, place and outfit. */
const draw = ({ outfit }: Candidate, seed: string): number => hash32(`${seed}:${outfit.id}`) / 0xffffffff;
