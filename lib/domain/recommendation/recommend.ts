import type { GarmentKind } from '@/lib/contract/garment-kind';
import { ORDINARY_PERMEABILITY } from '../comfort/aim';
import { getCellCentre } from '../dfs-grid';
import { startOfHourMs } from '../kst';
import { warmthLevel } from '../wardrobe/insulation';
import type { Outfit } from '../wardrobe/wardrobe';
import { getDayFacts, roundC } from '../weather/facts';
import { aimsFor, candidatesOf } from './candidates';
import { demandsOf } from './demands';
import { flagsOf, frozenOrder } from './frozen';
import { hoursThatCount, type DayAhead } from './hours-that-count';
import { altOf, itemsOf } from './items';
import { extraFor } from './extra';
import { layersOf } from './layers';
import { leftTo, outfitsLeft } from './left-out';
import { outside } from './outside';
import { pictureOf } from './picture';
import { rank, type Candidate } from './rank';
import { reasonFor, type ReasonContext } from './reason';
import { NoOutfitError, type Recommendation, type RecommendationInput, type RecommendedOutfit } from './recommendation';
import { takeAlongFor } from './take-along';

/** Of a page. */
export const DEFAULT_COUNT = 8;

/**
 * Chooses outfits for the hours ahead, best first. A pure function: the same input gives the same answer.
 * Throws ComfortError for weather out of range, UnknownGarmentError for an outfit that the wardrobe cannot dress,
 * NoOutfitError where no outfit of the gender was given.
 */
export function recommend(input: RecommendationInput): Recommendation {
  const { weather, categoryId, gender, garments, frozen, without = [], page = 0, count = DEFAULT_COUNT } = input;
  const counted = hoursThatCount(weather, input.nowMs, categoryId, input.asked, input.elsewhere);
  const { day, date, hours, elsewhere } = counted;
  const out = hours.map((hour) => outside(hour, getCellCentre(elsewhere.get(hour) ?? weather.cell)));
  const demands = demandsOf(hours, out);
  const aimsOf = aimsFor(out, input);
  const aims = aimsOf(ORDINARY_PERMEABILITY).map(({ clo }) => clo);
  const kept = frozen ? [...frozen.outfitIds, ...frozen.furtherIds] : [];
  const candidatesAmong = (outfits: readonly Outfit[]) =>
    candidatesOf({ ...input, outfits }, out, demands, aimsOf, kept);
  const offered = outfitsLeft(input);
  const candidates = candidatesAmong(offered);
  if (candidates.length === 0) throw new NoOutfitError(gender);

  const seed = `${input.seed}:${date}:${weather.cell.nx},${weather.cell.ny}:${categoryId}`;
  const variety = { seed, shownDaysAgo: input.shownDaysAgo ?? unknown, count };
  const asked = out.map((outsideNow, index) => ({
    epochMs: hours[index]?.epochMs ?? 0,
    aimClo: aims[index] ?? 0,
    flags: hours[index] ? flagsOf(hours[index], outsideNow) : '',
  }));
  const unchanged = frozenOrder(input, { date, categoryId, gender, hours: asked }, candidates);
  const { chosen, further } = unchanged ?? rank(candidates, garments, variety);
  const shown = page === 0 ? chosen : further.slice((page - 1) * count, page * count);
  const before = page === 0 ? 0 : chosen.length + (page - 1) * count;
  const context = {
    ...{ day, categoryId, hours, elsewhere, demands, garments, seed, without },
    placeOf: placeNames(counted, input.nameOfCell),
    facts: getDayFacts(weather, input.nowMs, date),
    nowHourMs: startOfHourMs(input.nowMs),
  };
  const whatIsLeft = () => {
    if (without.length === 0) return 'enough';
    return offered === input.outfits ? 'none-suits' : leftTo(candidates, candidatesAmong(input.outfits));
  };
  const said = new Set<string>();
  return {
    day,
    date,
    feelsLikeRange: { min: roundC(demands.coldestFeelsLikeC), max: roundC(demands.warmestFeelsLikeC) },
    level: warmthLevel(Math.max(...aims)),
    warmestLevel: warmthLevel(Math.min(...aims)),
    outfits: shown.slice(0, input.toldOf).map((candidate, index) => tell(candidate, before + index, context, said)),
    pages: 1 + Math.ceil(further.length / count),
    left: whatIsLeft(),
    frozen: (unchanged && frozen) ?? {
      date,
      categoryId,
      gender,
      outfitIds: chosen.map(idOf),
      furtherIds: further.map(idOf),
      hours: asked,
    },
  };
}

/** How the places of hours that are spent elsewhere are called. */
const placeNames =
  ({ elsewhere }: DayAhead, nameOfCell: RecommendationInput['nameOfCell']): ReasonContext['placeOf'] =>
  (hour) => {
    const cell = elsewhere.get(hour);
    return cell && (nameOfCell?.(cell) ?? '다른 곳');
  };

const unknown = () => [];
const idOf = ({ outfit }: Candidate): string => outfit.id;

type Context = ReasonContext & { without: readonly GarmentKind[] };

/** An outfit with everything that is said about it. */
function tell(candidate: Candidate, position: number, context: Context, said: Set<string>): RecommendedOutfit {
  const { outfit, traits, fit, cost } = candidate;
  const { hours, elsewhere, demands, categoryId, garments, without } = context;
  const items = itemsOf(outfit, garments);
  const picture = pictureOf(outfit, garments);
  const extra = extraFor(traits.extras, demands.coldestC)?.name ?? '';
  const reason = reasonFor(candidate, position, context, said);
  said.add(reason);
  return {
    outfit,
    clo: Math.max(...traits.states.map(({ clo }) => clo)),
    misfit: cost,
    reason,
    alt: altOf(outfit, items),
    items,
    takeAlong: takeAlongFor({ traits, picture, fit, extra }, categoryId, demands).filter(
      ({ kind }) => kind !== 'hat' || !without.includes('hats'),
    ),
    layers: layersOf(outfit, { fit, extra }, { hours, elsewhere }, garments),
  };
}
