import { aimOf, type HourAim, type HourOutside } from '../comfort/aim';
import type { Outfit } from '../wardrobe/wardrobe';
import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import { PURPOSES } from './purposes';
import type { Demands } from './demands';
import { fitOf, type AimsOf } from './fit';
import { oddity } from './oddity';
import type { Candidate } from './rank';
import type { RecommendationInput } from './recommendation';
import { breaksDressRule, isSpoilt, letsColdRainIn, letsWindIn } from './rules';
import { traitsOf, type Traits } from './traits';

type Question = Pick<RecommendationInput, 'categoryId' | 'gender' | 'outfits' | 'garments'>;

/** The aims of the hours, worked out once for each air permeability that some outfit has. */
export function aimsFor(
  out: readonly HourOutside[],
  input: Pick<RecommendationInput, 'categoryId' | 'offsetClo'>,
): AimsOf {
  const purpose = PURPOSES[input.categoryId];
  const known = new Map<number, readonly HourAim[]>();
  return (airPermeability) => {
    const aims =
      known.get(airPermeability) ??
      out.map((outside) => aimOf(outside, purpose, { airPermeability, offsetClo: input.offsetClo }));
    known.set(airPermeability, aims);
    return aims;
  };
}

/** The gender's outfits with their costs: rules are prices, so that an answer never runs empty. */
export function candidatesOf(
  question: Question,
  out: readonly HourOutside[],
  demands: Demands,
  aimsOf: AimsOf,
): Candidate[] {
  const mine = question.outfits.filter(({ gender }) => gender === question.gender);
  return mine.map((outfit) => {
    const traits = traitsOf(outfit, question.garments);
    const fit = fitOf(traits, out, aimsOf);
    const odd = oddity({ outfit, traits, fit, garments: question.garments }, question.categoryId, demands);
    return { outfit, traits, fit, cost: fit.misfit + odd + price(outfit, traits, question, demands) };
  });
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

function price(outfit: Outfit, traits: Traits, { categoryId }: Question, demands: Demands): number {
  return (
    (outfit.categoryIds.includes(categoryId) ? 0 : otherCategory(outfit, categoryId)) +
    (letsWindIn(traits, demands) ? NO_WINDPROOF : 0) +
    (letsColdRainIn(traits, demands) ? NO_SHELL : 0) +
    (isSpoilt(traits, demands) ? FORBIDDEN : 0) +
    (breaksDressRule(traits, categoryId, demands) ? FORBIDDEN : 0)
  );
}

const otherCategory = ({ categoryIds }: Outfit, categoryId: CategoryId): number =>
  categoryId === CATEGORY_ID.activity || categoryIds.every((each) => each === CATEGORY_ID.activity)
    ? SPORT_ELSEWHERE
    : OTHER_CATEGORY;
