import { createHourAim, type HourAim, type OutdoorHour } from '../comfort/aim';
import type { Outfit } from '../wardrobe/wardrobe';
import type { CategoryId } from '@/lib/contract/category';
import { isSport, PURPOSES } from './purposes';
import type { Demands } from './demands';
import { computeFit, getLeastMisfit, type AimLookup } from './fit';
import { getPicturePenalty, getWearPenalty } from './penalties';
import { getPictureTraits } from './picture-traits';
import { SUITS_WITHIN, type Candidate } from './rank';
import type { RecommendationInput } from './recommendation';
import { breaksDressRule, isSpoilt, letsColdRainIn, letsWindIn } from './rules';
import { getTraits, type Traits } from './traits';

type CandidateInput = Pick<RecommendationInput, 'categoryId' | 'gender' | 'outfits' | 'garments'>;

/** The aims of the hours, worked out once for each air permeability that some outfit has. */
export function createAimLookup(
  out: readonly OutdoorHour[],
  input: Pick<RecommendationInput, 'categoryId' | 'offsetClo'>,
): AimLookup {
  const purpose = PURPOSES[input.categoryId];
  const hours = out.map((outside) => createHourAim(outside, purpose, input.offsetClo ?? 0));
  const known = new Map<number, readonly HourAim[]>();
  return (airPermeability) => {
    const aims = known.get(airPermeability) ?? hours.map((aimAt) => aimAt(airPermeability));
    known.set(airPermeability, aims);
    return aims;
  };
}

/** More than an answer holds, and those that have to rest. */
const LOOKED_AT = 12;
/** A first answer takes nothing that is worse than its best by more than this. */
const HOPELESS_BY = 0.5;

/**
 * The gender's outfits with their costs, those that the day could be dressed in: rules are prices, so that an answer
 * never runs empty. The others are passed over once it is certain that they are worse. `kept` are always there.
 */
export function findCandidates(
  question: CandidateInput,
  out: readonly OutdoorHour[],
  demands: Demands,
  aimsOf: AimLookup,
  kept: readonly string[] = [],
): Candidate[] {
  const { categoryId, gender, garments } = question;
  const costed = question.outfits
    .filter((outfit) => outfit.gender === gender)
    .map((outfit) => {
      const traits = getTraits(outfit, garments);
      const rules =
        getRulePrice(outfit, traits, question, demands) +
        getPicturePenalty(getPictureTraits(outfit, garments), traits, categoryId, demands);
      return { outfit, traits, rules, least: rules + getLeastMisfit(traits, out, aimsOf) };
    })
    .sort((a, b) => a.least - b.least);
  const candidates: Candidate[] = [];
  const costs: number[] = [];
  for (const { outfit, traits, rules, least } of costed) {
    const [best, enough] = [costs[0], costs[LOOKED_AT - 1]];
    const hopeless =
      best !== undefined && enough !== undefined && least > Math.max(best + SUITS_WITHIN, enough + HOPELESS_BY);
    if (hopeless && !kept.includes(outfit.id)) continue;
    const fit = computeFit(traits, out, aimsOf);
    const cost = fit.misfit + rules + getWearPenalty(fit, categoryId);
    candidates.push({ outfit, traits, fit, cost });
    insertSorted(costs, cost);
  }
  return candidates;
}

function insertSorted(costs: number[], cost: number): void {
  const at = costs.findIndex((other) => other > cost);
  costs.splice(at === -1 ? costs.length : at, 0, cost);
}

/**
 * What breaking a rule costs. The order in which an answer is filled up to three: the other categories of the gender,
 * no wind stopper in a strong wind, no shell in cold rain; a garment that occasion or rain forbids only when nothing
 * else is left.
 */
const OTHER_CATEGORY = 0.4;
/** What is made for sport only, on other days, and the other way round. */
const SPORT_ELSEWHERE = 1;
const NO_WINDPROOF = 1;
const NO_SHELL = 2;
const FORBIDDEN = 1000;

function getRulePrice(outfit: Outfit, traits: Traits, { categoryId }: CandidateInput, demands: Demands): number {
  return (
    (outfit.categoryIds.includes(categoryId) ? 0 : getOtherCategoryPrice(outfit, categoryId)) +
    (letsWindIn(traits, demands) ? NO_WINDPROOF : 0) +
    (letsColdRainIn(traits, demands) ? NO_SHELL : 0) +
    (isSpoilt(traits, demands) ? FORBIDDEN : 0) +
    (breaksDressRule(traits, categoryId, demands) ? FORBIDDEN : 0)
  );
}

const getOtherCategoryPrice = ({ categoryIds }: Outfit, categoryId: CategoryId): number =>
  isSport(categoryId) || categoryIds.every(isSport) ? SPORT_ELSEWHERE : OTHER_CATEGORY;
