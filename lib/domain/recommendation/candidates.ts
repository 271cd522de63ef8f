import type { Outfit } from '../wardrobe/wardrobe';
import type { CategoryId } from '@/lib/contract/category';
import { isSport } from './purposes';
import { getDressCodePrice } from './dress-code-price';
import type { Demands } from './demands';
import type { Ensemble } from './ensemble';
import { computeFit, NOT_PICTURED } from './fit';
import type { IndoorPrice } from './indoors';
import { createLeastMisfit } from './least-misfit';
import { getPicturePenalty, getWearPenalty } from './penalties';
import { isUnlikePicture } from './picture-additions';
import { getPictureTraits, type PictureTraits } from './picture-traits';
import { FORBIDDEN, SUITS_WITHIN, type Candidate } from './rank';
import type { RecommendationInput } from './recommendation';
import {
  breaksDressRule,
  flapsInWind,
  isBulky,
  isSpoilt,
  letsColdRainIn,
  letsStormIn,
  letsWindIn,
  soaksWool,
} from './rules';
import { offersUniforms } from './school-uniform';
import { getTraits, type Traits } from './traits';

type CandidateInput = Pick<
  RecommendationInput,
  'categoryId' | 'gender' | 'outfits' | 'garments' | 'pictures' | 'dressCode' | 'ageGroup' | 'isSchoolDay'
>;

/** Number of candidates to evaluate fully: one page, and as many as may have to rest. */
const EVALUATED_COUNT = 12;
/** Largest difference in cost by which rotation and variety may prefer an outfit to a better one. */
const ROTATION_MARGIN = 0.5;

/**
 * Returns the outfits of a gender that may suit the day, with their costs. A broken rule adds to the cost instead of
 * removing the outfit, so that there is always a result. An outfit is skipped if a lower bound of its cost is already
 * too high, unless `alwaysKept` contains it or it is a uniform. `getIndoorPrice` adds the cost of the indoor hours.
 */
export function findCandidates(
  input: CandidateInput,
  ensemble: Ensemble,
  demands: Demands,
  { alwaysKept = [], getIndoorPrice = () => 0 }: { alwaysKept?: readonly string[]; getIndoorPrice?: IndoorPrice } = {},
): Candidate[] {
  const { categoryId, gender, garments } = input;
  const getLeastMisfit = createLeastMisfit(ensemble);
  const getLeastIndoorPrice = (traits: Traits) =>
    Math.min(getIndoorPrice(traits, false), traits.thermals ? Infinity : getIndoorPrice(traits, true));
  const hasUniforms = offersUniforms(input);
  const costed = input.outfits
    .filter(
      ({ gender: of, occasion, uniform }) =>
        of === gender && (!occasion || occasion === input.dressCode) && (!uniform || hasUniforms),
    )
    .map((outfit) => {
      const traits = getTraits(outfit, garments);
      const picture = getPictureTraits(outfit, garments);
      const rules =
        getRulePrice({ outfit, traits, picture }, input, demands) +
        getPicturePenalty(picture, traits, categoryId, demands);
      const bounds = getLeastMisfit(traits);
      return {
        outfit,
        traits,
        rules,
        bounds,
        least: rules + Math.min(bounds.pictured, bounds.added) + getLeastIndoorPrice(traits),
      };
    })
    .sort((a, b) => a.least - b.least);
  const candidates: Candidate[] = [];
  // The first outfit belongs to the category, so the outfits of the category are compared with one another.
  const [allCosts, ownCosts]: [number[], number[]] = [[], []];
  for (const { outfit, traits, rules, bounds, least } of costed) {
    const own = outfit.categoryIds.includes(categoryId);
    const costs = own ? ownCosts : allCosts;
    const [best = Infinity, nthBest = Infinity] = [costs[0], costs[EVALUATED_COUNT - 1]];
    const isKept = outfit.uniform === true || alwaysKept.includes(outfit.id);
    const limit = isKept ? Infinity : Math.max(best + SUITS_WITHIN, nthBest + ROTATION_MARGIN);
    if (least > limit) continue;
    const fit = computeFit(traits, ensemble, bounds.added, limit - rules, { staysWrapped: !isSport(categoryId) });
    const unlike = isUnlikePicture(outfit, fit, input.pictures) ? NOT_PICTURED : 0;
    const cost = fit.misfit + rules + unlike + getWearPenalty(fit, categoryId) + getIndoorPrice(traits, fit.thermals);
    candidates.push({ outfit, traits, fit, cost, own });
    insertSorted(allCosts, cost);
    if (own) insertSorted(ownCosts, cost);
  }
  return candidates;
}

function insertSorted(costs: number[], cost: number): void {
  const at = costs.findIndex((other) => other > cost);
  costs.splice(at === -1 ? costs.length : at, 0, cost);
}

/**
 * Costs of broken rules. They define the order in which a short list is filled: outfits of other categories, then those
 * without windproof layer in strong wind or shell in cold rain, then forbidden garments.
 */
const OTHER_CATEGORY = 0.4;
/** Sportswear outside sport, and other clothes in sport. */
const SPORT_ELSEWHERE = 1;
const NO_WINDPROOF = 2;
const NO_SHELL = 4;

function getRulePrice(
  { outfit, traits, picture }: { outfit: Outfit; traits: Traits; picture: PictureTraits },
  { categoryId, garments, dressCode }: CandidateInput,
  demands: Demands,
): number {
  return (
    getDressCodePrice(outfit, garments, dressCode) +
    (outfit.categoryIds.includes(categoryId) ? 0 : getOtherCategoryPrice(outfit, categoryId)) +
    (letsWindIn(traits, demands) ? NO_WINDPROOF : 0) +
    (letsColdRainIn(traits, demands) || letsStormIn(traits, demands) || soaksWool(picture, traits, demands)
      ? NO_SHELL
      : 0) +
    (flapsInWind(picture, traits, demands) ? FORBIDDEN : 0) +
    (isSpoilt(traits, demands) ? FORBIDDEN : 0) +
    (isBulky(picture, traits, demands) ? FORBIDDEN : 0) +
    (breaksDressRule(traits, categoryId, demands) ? FORBIDDEN : 0)
  );
}

const getOtherCategoryPrice = ({ categoryIds }: Outfit, categoryId: CategoryId): number =>
  isSport(categoryId) || categoryIds.every(isSport) ? SPORT_ELSEWHERE : OTHER_CATEGORY;
