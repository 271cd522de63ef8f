import { hash32 } from '../weather/pick-variant';
import type { CategoryId } from '@/lib/contract/category';
import { AGE_GROUPS, countAgeSteps, type MemberAgeGroup } from '../wardrobe/age-groups';
import type { Outfit } from '../wardrobe/wardrobe';
import type { Fit } from './fit';
import { isSport } from './purposes';
import { countShared, getLook, getOuterKind, getOutermost, getSimilarity, type Look } from './similarity';
import type { Traits, GarmentMap } from './traits';

export interface Candidate {
  outfit: Outfit;
  traits: Traits;
  fit: Fit;
  /** Misfit plus penalties and prices of broken rules (J). Lower is better. */
  cost: number;
  /** True if the outfit belongs to the requested category. */
  own: boolean;
}

/** Cost of an outfit that must not be shown unless nothing else is left. */
export const FORBIDDEN = 1000;

export interface Variety {
  /** Seed of the rotation: place, date and category. */
  seed: string;
  /** Returns how many days ago an outfit came first: one number for each time in the last nine days. */
  shownDaysAgo: (outfitId: string) => readonly number[];
  count: number;
  categoryId: CategoryId;
  /** Outfits that come first in other categories on this day. */
  firstsElsewhere: readonly string[];
  /** Number of times that an outermost garment of a kind came first in the last nine days. */
  shownKinds: ReadonlyMap<string, number>;
  /** Age group whose pictures come first among outfits of nearly equal cost. */
  ageGroup?: MemberAgeGroup | undefined;
}

/** Surcharge of a first outfit that is made for another category, so that every category opens with its own picture. */
const OF_ANOTHER_CATEGORY = 0.3;
/** Surcharge of a first outfit with which another category opens on this day, so that a tab changes the picture. */
const FIRST_ELSEWHERE = 0.5;
/**
 * Surcharge of a first outfit for each time that its kind of coat came first, from the second time on. Sport has too few
 * kinds to vary them.
 */
const SAME_KIND = 0.17;
/** Surcharge of the second and third outfit for the kind and for the colour of an earlier one. */
const SAME_OUTER = 5;
const VARIED_COUNT = 3;
/** Largest difference in cost by which the second and third outfit may be worse than the best of the others. */
const VARIED_WITHIN = 1.8;

/** Counts the kinds of outermost garments that came first in the last nine days. */
export function countShownKinds(
  outfits: readonly Outfit[],
  garments: GarmentMap,
  shownDaysAgo: Variety['shownDaysAgo'],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const outfit of outfits) {
    const times = shownDaysAgo(outfit.id).filter((ago) => ago > 0 && ago <= REST_DAYS).length;
    if (times === 0) continue;
    const kind = getOuterKind(outfit, garments);
    counts.set(kind, (counts.get(kind) ?? 0) + times);
  }
  return counts;
}

const FEWEST_OUTFITS = 3;
const SIMILARITY_WEIGHT = 0.25;
/**
 * Days for which a first outfit rests. It comes first on at most two of ten days, and on consecutive days only if it is
 * much better than the others.
 */
export const REST_DAYS = 9;
const MOST_FIRSTS = 2;
const RESTING = 6;
const REST_WEIGHT = 0.5;
const REST_FADES_DAYS = 2;
/**
 * Weight of the random number in the ranking. It is greater after the first outfit, so that every outfit is shown
 * sometimes.
 */
const HASH_WEIGHT = 0.05;
const HASH_WEIGHT_AFTER = 0.6;
/**
 * Surcharge of a first outfit for each age group between its pictured person and the member: the range of the random
 * number, so that among equal costs the nearest person always comes first.
 */
const AGE_STEP = HASH_WEIGHT;

export interface Ranking {
  /** The first page, best first. */
  chosen: Candidate[];
  /** Further outfits that suit the day, in the order of the next pages. */
  further: Candidate[];
}

/**
 * Ranks candidates by cost and rotation. From the second on, also prefers those that look different from the earlier
 * ones.
 */
export function rank(candidates: readonly Candidate[], garments: GarmentMap, variety: Variety): Ranking {
  const sorted = candidates
    .map((candidate) => ({ candidate, cost: candidate.cost + HASH_WEIGHT * drawNumber(candidate, variety.seed) }))
    .sort((a, b) => a.cost - b.cost || (a.candidate.outfit.id < b.candidate.outfit.id ? -1 : 1));
  const [first] = pickFirst(listEligible(sorted), garments, variety);
  if (!first) return { chosen: [], further: [] };
  const others = sorted.filter(({ candidate }) => candidate !== first);
  const follow = (before: readonly Candidate[], pool: readonly Costed[], count: number) => {
    const unused = pool.filter(({ candidate }) => !before.includes(candidate));
    return pickMostDifferent(before, unused, { ...variety, garments, count });
  };
  const varied = [first, ...follow([first], getPool(others, VARIED_WITHIN), VARIED_COUNT - 1)];
  const count = Math.max(variety.count, FEWEST_OUTFITS);
  const chosen = [...varied, ...follow(varied, getPool(others, SUITS_WITHIN, count - 1), count - varied.length)];
  const suits = createSuitsDay(candidates);
  const suiting = others.filter(({ candidate }) => !chosen.includes(candidate) && suits(candidate));
  return { chosen, further: follow(chosen, suiting, suiting.length) };
}

/**
 * An outfit suits the day if its cost exceeds the best one's by at most this (about one layer too many or too few all
 * day).
 */
export const SUITS_WITHIN = 1;
const WONDERED_AT = 0.55;

/** Creates the function that returns whether a candidate suits the day. */
export function createSuitsDay(candidates: readonly Candidate[]): (candidate: Candidate) => boolean {
  const getPenalties = ({ cost, fit }: Candidate) => cost - fit.misfit;
  const [first, ...others] = candidates;
  if (!first) return () => false;
  const best = others.reduce((least, each) => (each.cost < least.cost ? each : least), first);
  return (candidate) =>
    candidate.cost <= best.cost + SUITS_WITHIN && getPenalties(candidate) <= getPenalties(best) + WONDERED_AT;
}

interface Following extends Pick<Variety, 'seed' | 'count' | 'ageGroup'> {
  garments: GarmentMap;
}

/** Picks the next candidates of a pool, each by its cost and its difference from all before it. */
function pickMostDifferent(
  before: readonly Candidate[],
  pool: readonly Costed[],
  { garments, seed, count, ageGroup }: Following,
): Candidate[] {
  const looks = before.map(({ outfit }) => getLook(outfit, garments));
  const left = pool.map(({ candidate, cost }): Placed => {
    const look = getLook(candidate.outfit, garments);
    const seen = cost + HASH_WEIGHT_AFTER * drawNumber(candidate, `${seed}:after`, ageGroup);
    return { candidate, look, cost: seen, alike: Math.max(...looks.map((other) => getSimilarity(other, look))) };
  });
  const next: Candidate[] = [];
  while (next.length < count && left.length > 0) {
    const isVaried = before.length + next.length < VARIED_COUNT;
    const shown = [...before, ...next].map(({ outfit }) => getOutermost(getLook(outfit, garments)));
    const total = ({ cost, alike, look }: Placed) =>
      cost + SIMILARITY_WEIGHT * alike + (isVaried ? SAME_OUTER * countShared(getOutermost(look), shown) : 0);
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

/**
 * Returns the candidates that break no rule: uniforms if there are any, else those of the category; those of others only if
 * there are none.
 */
function listEligible(sorted: readonly Costed[]): readonly Costed[] {
  const allowed = sorted.filter(({ cost }) => cost < FORBIDDEN);
  const uniforms = allowed.filter(({ candidate }) => candidate.outfit.uniform);
  const own = allowed.filter(({ candidate }) => candidate.own);
  return [uniforms, own, allowed, sorted].find(({ length }) => length > 0) ?? [];
}

/** Picks the best candidate, with a surcharge for recent first outfits. Empty if there are none. */
function pickFirst(
  sorted: readonly Costed[],
  garments: GarmentMap,
  { shownDaysAgo, shownKinds, firstsElsewhere, categoryId, ageGroup }: Variety,
): Candidate[] {
  const getKindSurcharge = (outfit: Outfit) =>
    isSport(categoryId) || outfit.uniform
      ? 0
      : SAME_KIND * Math.max(0, (shownKinds.get(getOuterKind(outfit, garments)) ?? 0) - 1);
  const getSurcharge = ({ outfit }: Candidate) =>
    (outfit.categoryIds[0] === categoryId ? 0 : OF_ANOTHER_CATEGORY) +
    (firstsElsewhere.includes(outfit.id) ? FIRST_ELSEWHERE : 0) +
    getKindSurcharge(outfit) +
    (ageGroup ? AGE_STEP * countAgeSteps(outfit, ageGroup) : 0);
  const resting = ({ candidate: { outfit } }: Costed) => {
    const days = shownDaysAgo(outfit.id).filter((ago) => ago > 0 && ago <= REST_DAYS);
    if (days.length === 0) return 0;
    // A uniform is worn every day. Of two that suit equally, the other one comes first.
    return !outfit.uniform && (days.length >= MOST_FIRSTS || days.includes(1))
      ? RESTING
      : REST_WEIGHT * Math.exp(-Math.min(...days) / REST_FADES_DAYS);
  };
  let best: Costed | undefined;
  let least = Infinity;
  for (const costed of sorted) {
    if (costed.cost >= least) break;
    const cost = costed.cost + resting(costed) + getSurcharge(costed.candidate);
    if (cost >= least) continue;
    [best, least] = [costed, cost];
  }
  return best ? [best.candidate] : [];
}

interface Placed {
  candidate: Candidate;
  look: Look;
  cost: number;
  alike: number;
}

/**
 * Returns the candidates within a margin of the best. If they are fewer than `fewest`, adds the next ones up to the margin
 * of the second and third outfit, and any others up to three.
 */
function getPool(sorted: readonly Costed[], margin: number, fewest = FEWEST_OUTFITS): Costed[] {
  const least = sorted[0]?.cost ?? 0;
  return sorted.filter(
    ({ cost }, index) =>
      cost <= least + margin || index < FEWEST_OUTFITS || (index < fewest && cost <= least + VARIED_WITHIN),
  );
}

/**
 * Returns a number from 0 to 1 that is constant for a seed and an outfit. For an age group, the numbers of outfits whose
 * pictured person is nearer to it are smaller than those of others.
 */
function drawNumber({ outfit }: Candidate, seed: string, ageGroup?: MemberAgeGroup): number {
  const drawn = hash32(`${seed}:${outfit.id}`) / 0xffffffff;
  return ageGroup ? (countAgeSteps(outfit, ageGroup) + drawn) / AGE_GROUPS.length : drawn;
}
