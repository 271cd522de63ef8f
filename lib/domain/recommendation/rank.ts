import { hash32 } from '../weather/pick-variant';
import type { Outfit } from '../wardrobe/wardrobe';
import type { Fit } from './fit';
import { getLook, getSimilarity, type Look } from './similarity';
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

const FEWEST_OUTFITS = 3;
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

/** What a day is dressed with. */
export interface Ranking {
  /** The first answer, best first. */
  chosen: Candidate[];
  /** Those that suit the day besides, in the order in which somebody would look at them. */
  further: Candidate[];
}

/** Best first: by misfit, rest and rotation, and from the second on by being different from those before. */
export function rank(candidates: readonly Candidate[], garments: GarmentMap, variety: Variety): Ranking {
  const sorted = candidates
    .map((candidate) => ({ candidate, cost: candidate.cost + HASH_WEIGHT * drawNumber(candidate, variety.seed) }))
    .sort((a, b) => a.cost - b.cost || (a.candidate.outfit.id < b.candidate.outfit.id ? -1 : 1));
  const [first] = pickFirst(sorted, variety);
  if (!first) return { chosen: [], further: [] };
  const others = sorted.filter(({ candidate }) => candidate !== first);
  const follow = (before: readonly Candidate[], pool: readonly Costed[], count: number) =>
    mostDifferent(before, pool, { garments, seed: variety.seed, count });
  const chosen = [first, ...follow([first], getPool(others), Math.max(variety.count, FEWEST_OUTFITS) - 1)];
  const suits = createSuitsDay(candidates);
  const suiting = others.filter(({ candidate }) => !chosen.includes(candidate) && suits(candidate));
  return { chosen, further: follow(chosen, suiting, suiting.length) };
}

/**
 * What is worse than the best of the day by more than this does not suit it any more: a layer too many or too few, all
 * day. Nor does what the day's rules are against by more than this beside the best: one would wonder about it.
 */
export const SUITS_WITHIN = 1;
const WONDERED_AT = 0.55;

/** Tells of a candidate whether it suits the day that these are the candidates of. */
export function createSuitsDay(candidates: readonly Candidate[]): (candidate: Candidate) => boolean {
  const rulesOf = ({ cost, fit }: Candidate) => cost - fit.misfit;
  const [first, ...others] = candidates;
  if (!first) return () => false;
  const best = others.reduce((least, each) => (each.cost < least.cost ? each : least), first);
  return (candidate) => candidate.cost <= best.cost + SUITS_WITHIN && rulesOf(candidate) <= rulesOf(best) + WONDERED_AT;
}

interface Following {
  garments: GarmentMap;
  seed: string;
  count: number;
}

/** The next ones of a pool: each the best by its cost and by being different from all before it. */
function mostDifferent(
  before: readonly Candidate[],
  pool: readonly Costed[],
  { garments, seed, count }: Following,
): Candidate[] {
  const looks = before.map(({ outfit }) => getLook(outfit, garments));
  const left = pool.map(({ candidate, cost }): Placed => {
    const look = getLook(candidate.outfit, garments);
    const seen = cost + HASH_WEIGHT_AFTER * drawNumber(candidate, `${seed}:after`);
    return { candidate, look, cost: seen, alike: Math.max(...looks.map((other) => getSimilarity(other, look))) };
  });
  const next: Candidate[] = [];
  while (next.length < count && left.length > 0) {
    const total = ({ cost, alike }: Placed) => cost + SIMILARITY_WEIGHT * alike;
    const best = left.reduce((least, placed) => (total(placed) < total(least) ? placed : least));
    next.push(best.candidate);
    left.splice(left.indexOf(best), 1);
    for (const placed of left) placed.alike = Math.max(placed.alike, getSimilarity(best.look, placed.look));
  }
  return next;
}

interface Costed {
  candidate: Candidate;
  cost: number;
}

/** The best one that does not have to rest. */
function pickFirst(sorted: readonly Costed[], { shownDaysAgo }: Variety): Candidate[] {
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
function getPool(sorted: readonly Costed[]): Costed[] {
  const within = (sorted[0]?.cost ?? 0) + FEASIBLE_WITHIN;
  const feasible = sorted.filter(({ cost }) => cost <= within);
  return feasible.length >= FEWEST_OUTFITS ? feasible : sorted.slice(0, FEWEST_OUTFITS);
}

/** A number from 0 to 1, the same for the same day, place and outfit. */
const drawNumber = ({ outfit }: Candidate, seed: string): number => hash32(`${seed}:${outfit.id}`) / 0xffffffff;
