import { surroundingsOf, type HourOutside } from '../comfort/aim';
import { thermalVote } from '../comfort/thermal-vote';
import { gridCellCentre } from '../dfs-grid';
import { aimsFor } from './candidates';
import { fitOf } from './fit';
import type { FrozenChoice } from './frozen';
import { outside } from './outside';
import { PURPOSES } from './purposes';
import type { RecommendationInput } from './recommendation';
import { traitsOf } from './traits';

/** What an average person would have felt in what was recommended. */
export interface Felt {
  /** The mean thermal vote of the hours that counted, within ±1.5; above 0 is too warm. */
  vote: number;
  /** Nothing lighter was left to wear in the warm hours, nothing warmer in the cold ones. */
  nothingLighter: boolean;
  nothingWarmer: boolean;
}

type Question = Pick<RecommendationInput, 'outfits' | 'garments' | 'offsetClo'> & {
  /** As it became: observed as far as it is known. */
  weather: RecommendationInput['weather'];
  /** The choice of that day. */
  frozen: FrozenChoice;
};

const MOST_VOTE = 1.5;
/** Clothes this near to the end of the wardrobe are its end. */
const END_WITHIN_CLO = 0.06;

/**
 * The predicted vote of a day's first outfit, worn as told, in the weather as it became; null where neither the outfit
 * nor one of its hours is known any more. A person's tap means something only against this. Throws ComfortError for
 * weather out of range.
 */
export function feltIn({ weather, frozen, outfits, garments, offsetClo }: Question): Felt | null {
  const outfit = outfits.find(({ id }) => id === frozen.outfitIds[0]);
  const counted = new Set(frozen.hours.map(({ epochMs }) => epochMs));
  const place = gridCellCentre(weather.cell);
  const out = weather.hours.filter(({ epochMs }) => counted.has(epochMs)).map((hour) => outside(hour, place));
  if (!outfit || out.length === 0) return null;
  const aimsOf = aimsFor(out, { categoryId: frozen.categoryId, offsetClo });
  const fit = fitOf(traitsOf(outfit, garments), out, aimsOf);
  const purpose = PURPOSES[frozen.categoryId];
  const voteIn = (hour: HourOutside, index: number) =>
    thermalVote(surroundingsOf(hour, purpose), purpose, {
      insulationClo: fit.clo[index]!,
      airPermeability: fit.states[index]!.airPermeability,
    });
  const mean = out.reduce((sum, hour, index) => sum + voteIn(hour, index), 0) / out.length;
  const choice = outfits.filter(
    ({ gender, categoryIds }) => gender === frozen.gender && categoryIds.includes(frozen.categoryId),
  );
  const ends = choice
    .map((each) => traitsOf(each, garments).states)
    .map((states) => [states[0].clo, states.at(-1)!.clo]);
  return {
    vote: Math.min(MOST_VOTE, Math.max(-MOST_VOTE, mean)),
    nothingLighter: Math.min(...fit.clo) <= Math.min(...ends.map(([lightest]) => lightest!)) + END_WITHIN_CLO,
    nothingWarmer: Math.max(...fit.clo) >= Math.max(...ends.map(([, warmest]) => warmest!)) - END_WITHIN_CLO,
  };
}
