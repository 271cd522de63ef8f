import type { GarmentKind } from '@/lib/contract/garment-kind';
import type { OutdoorHour } from '../comfort/aim';
import { ORDINARY_PERMEABILITY } from '../comfort/heat-balance';
import { getCellCentre } from '../dfs-grid';
import { getWarmthLevel } from '../wardrobe/insulation';
import type { Outfit } from '../wardrobe/wardrobe';
import type { KstDate } from '../kst';
import { roundC } from '../weather/facts';
import type { WeatherHour } from '../weather/weather';
import { findCandidates } from './candidates';
import { getDemands, keepsIndoors } from './demands';
import { getDressCodePrice } from './dress-code-price';
import { createEnsemble, type Ensemble } from './ensemble';
import { getWeatherFlags, restoreRanking } from './frozen-choice';
import { getRelevantWeather, type RelevantWeather } from './relevant-weather';
import { pickExtraLayer } from './extra-layer';
import { getLayerAdvice, listPutOnAtFirst } from './layer-advice';
import { getOutingFacts } from './outing-facts';
import { rateRemaining, excludeKinds } from './excluded-kinds';
import { createIndoorPrice } from './indoors';
import { addInnerLayer } from './items';
import { toOutdoorHour } from './outdoor-hour';
import { choosePicture, isPutOn, listAdditions, listWornAtFirst } from './picture-additions';
import { composePictureTexts, getPictureTexts } from './picture-texts';
import { getPictureTraits } from './picture-traits';
import { isSport, PURPOSES } from './purposes';
import { countShownKinds, rank, type Candidate } from './rank';
import { findSportTime } from './sport-time';
import { createReasonComposer } from './reason';
import type { ReasonContext } from './reason-context';
import { NoOutfitError, type Recommendation, type RecommendationInput, type RecommendedOutfit } from './recommendation';
import { getTakeAlong, isSportIndoors } from './take-along';
import { formatTold } from './told-wearing';

/** Number of outfits on a page. */
export const DEFAULT_COUNT = 8;

/**
 * Recommends outfits for the next relevant hours, best first. Pure: equal inputs give equal results. Throws
 * ComfortError if the weather is out of range, UnknownGarmentError if an outfit contains an unknown garment, and
 * NoOutfitError if there is no outfit of the gender.
 */
export function recommend(input: RecommendationInput): Recommendation {
  const { weather, categoryId, gender, garments, messages, frozen } = input;
  const { excludedKinds = [], firstsElsewhere = [], page = 0, count = DEFAULT_COUNT } = input;
  const { relevant, outdoorHours, demands } = readWeather(input, input);
  const told = input.shown ? readWeather(input, input.shown) : { relevant, demands };
  const { day, date, hours, indoorHours, isOver } = relevant;
  const isUsual = weather.source.usual === true;
  const ensemble = createEnsemble(outdoorHours, input);
  const aims = [...ensemble.getAims(ORDINARY_PERMEABILITY).clo.subarray(0, hours.length)];
  const getIndoorPrice = createIndoorPrice({ indoorHours, outdoorHours, offsetClo: input.offsetClo });
  const kept = frozen ? [...frozen.outfitIds, ...frozen.furtherIds] : [];
  const findCandidatesAmong = (outfits: readonly Outfit[]) =>
    findCandidates({ ...input, outfits }, ensemble, demands, { alwaysKept: kept, getIndoorPrice });
  const offered = excludeKinds(input);
  const candidates = findCandidatesAmong(offered);
  if (candidates.length === 0) throw new NoOutfitError(gender);

  const seed = `${input.seed}:${date}:${weather.cell.nx},${weather.cell.ny}:${categoryId}`;
  const shownDaysAgo = input.shownDaysAgo ?? noHistory;
  const shownKinds = countShownKinds(input.outfits, garments, shownDaysAgo);
  const variety = { seed, shownDaysAgo, shownKinds, firstsElsewhere, categoryId, count, ageGroup: input.ageGroup };
  const choiceHours = outdoorHours.map((outdoorHour, index) => ({
    epochMs: hours[index]?.epochMs ?? 0,
    aimClo: aims[index] ?? 0,
    flags: hours[index] ? getWeatherFlags(hours[index], outdoorHour) : '',
  }));
  const unchanged = restoreRanking(input, { date, categoryId, gender, hours: choiceHours }, candidates);
  const { chosen, further } = unchanged ?? rank(candidates, garments, variety);
  const pageOutfits = page === 0 ? chosen : further.slice((page - 1) * count, page * count);
  const position = page === 0 ? 0 : chosen.length + (page - 1) * count;
  const { weather: shownWeather } = input.shown ?? input;
  const reasonContext: ReasonContext = {
    ...{ day, categoryId, garments, seed, messages, demands: told.demands },
    ...{ hours: told.relevant.plannedHours, elsewhere: told.relevant.elsewhere },
    placeOf: createPlaceLookup(told.relevant, input.nameOfCell),
    outing: getOutingFacts(shownWeather, input.nowMs, { ...told.relevant, hours: told.relevant.plannedHours }),
    sportTime: isSport(categoryId) ? findSportTime(shownWeather, input.nowMs, date) : null,
  };
  const context: Context = {
    ...reasonContext,
    ...{ hours, elsewhere: relevant.elsewhere, demands, placeOf: createPlaceLookup(relevant, input.nameOfCell) },
    ...{
      date,
      indoorHours,
      outdoorHours,
      ensemble,
      isOver,
      isUsual,
      staysIndoors:
        told.relevant.plannedHours.every(keepsIndoors) || (isSport(categoryId) && isSportIndoors(told.demands)),
      excludedKinds,
      pictures: input.pictures,
      dressCode: input.dressCode,
    },
    composeReason: createReasonComposer(reasonContext),
  };
  const rateOutfitsLeft = () => {
    if (excludedKinds.length === 0) return 'enough';
    return offered === input.outfits ? 'none-suits' : rateRemaining(candidates, findCandidatesAmong(input.outfits));
  };
  return {
    day,
    date,
    feelsLikeRange: { min: roundC(told.demands.coldestFeelsLikeC), max: roundC(told.demands.warmestFeelsLikeC) },
    level: getWarmthLevel(Math.max(...aims)),
    warmestLevel: getWarmthLevel(Math.min(...aims)),
    outfits: pageOutfits
      .slice(0, input.describedCount)
      .map((candidate, index) => describeOutfit(candidate, position + index, context)),
    pages: 1 + Math.ceil(further.length / count),
    left: rateOutfitsLeft(),
    frozen: (unchanged && frozen) ?? {
      date,
      categoryId,
      gender,
      outfitIds: chosen.map(idOf),
      furtherIds: further.map(idOf),
      hours: choiceHours,
    },
  };
}

/** Returns the relevant hours of weather and what they demand. */
function readWeather(
  { nowMs, categoryId, requestedHours }: RecommendationInput,
  { weather, weatherElsewhere }: Pick<RecommendationInput, 'weather' | 'weatherElsewhere'>,
) {
  const relevant = getRelevantWeather(weather, nowMs, categoryId, requestedHours, weatherElsewhere);
  const toOutdoor = (hour: WeatherHour) =>
    toOutdoorHour(hour, getCellCentre(relevant.elsewhere.get(hour) ?? weather.cell));
  return {
    relevant,
    outdoorHours: relevant.hours.map(toOutdoor),
    demands: getDemands(relevant.plannedHours, relevant.plannedHours.map(toOutdoor), relevant.indoors),
  };
}

const createPlaceLookup =
  ({ elsewhere }: RelevantWeather, nameOfCell: RecommendationInput['nameOfCell']): ReasonContext['placeOf'] =>
  (hour) => {
    const cell = elsewhere.get(hour);
    return cell && { name: nameOfCell?.(cell) ?? null };
  };

const noHistory = () => [];
const idOf = ({ outfit }: Candidate): string => outfit.id;

type Context = ReasonContext & {
  date: KstDate;
  indoorHours: number;
  outdoorHours: readonly OutdoorHour[];
  ensemble: Ensemble;
  isOver: boolean;
  isUsual: boolean;
  /** The texts tell users to stay indoors all the time, so that no layer row tells what to wear outdoors. */
  staysIndoors: boolean;
  excludedKinds: readonly GarmentKind[];
  dressCode: RecommendationInput['dressCode'];
  pictures: RecommendationInput['pictures'];
  composeReason: ReturnType<typeof createReasonComposer>;
};

/** Returns a sentence if even the first outfit has garments that are out of place at the occasion. */
const describeDressCode = (
  outfit: Outfit,
  position: number,
  { dressCode, garments, messages }: Pick<Context, 'dressCode' | 'garments' | 'messages'>,
): string =>
  dressCode && position === 0 && getDressCodePrice(outfit, garments, dressCode) > 0
    ? messages.dressCodes[dressCode].closest
    : '';

/** Adds texts, layer rows and items to take along to an outfit. */
function describeOutfit(candidate: Candidate, position: number, context: Context): RecommendedOutfit {
  const { outfit, traits, fit, cost } = candidate;
  const { date, hours, isOver, isUsual, demands, categoryId, garments, excludedKinds, messages, outing } = context;
  const picture = getPictureTraits(outfit, garments);
  const extra = pickExtraLayer(traits.extras, demands.coldestC);
  // Without a forecast, or after the outing, texts do not mention the weather of the day.
  const additions = isOver || isUsual ? [] : listAdditions(outfit, candidate, demands, categoryId);
  const needed = excludedKinds.includes('hats') ? additions.filter((addition) => addition !== 'hat') : additions;
  const wornAtFirst = listWornAtFirst(needed, fit, context.outdoorHours[0]!);
  const shown = choosePicture(outfit, wornAtFirst, context.pictures);
  // A mask in the picture is not among the items to take along, so its name contains the grade.
  const { title, items, alt } = demands.mask
    ? composePictureTexts(shown, garments, messages, { mask: messages.takeAlong.mask(demands.mask) })
    : getPictureTexts(shown, garments, messages);
  const reason = isUsual
    ? messages.reasons.usual(outing.day)
    : isOver
      ? messages.reasons.past({ lowC: outing.coldest.degreesC, highC: outing.warmest.degreesC })
      : context.composeReason({ ...candidate, outfit: shown.outfit }, position);
  const isIndoors = context.indoorHours > 0 || PURPOSES[categoryId].isIndoors;
  const missing = needed.filter((addition) => !shown.shown.includes(addition));
  const hasRows = !isUsual && !context.staysIndoors;
  const startsWithExtra = hasRows && fit.states[0]!.extra;
  const putOn = hasRows ? wornAtFirst.filter(isPutOn) : [];
  const putOnAtFirst = hasRows ? listPutOnAtFirst(fit, putOn) : [];
  const fitted = { traits, picture, fit, extra, isIndoors, missing, startsWithExtra, putOnAtFirst };
  const takeAlong = isOver || isUsual ? [] : getTakeAlong(fitted, categoryId, demands, context);
  return {
    outfit,
    clo: Math.max(...traits.states.map(({ clo }) => clo)),
    misfit: cost,
    fit,
    reason: [describeDressCode(outfit, position, context), reason].filter(Boolean).join(' '),
    picture: shown,
    title,
    alt,
    items: startsWithExtra && traits.layered && extra ? addInnerLayer(items, messages.layers.extras[extra.id]) : items,
    takeAlong: takeAlong.filter(({ kind }) => kind !== 'hat' || !excludedKinds.includes('hats')),
    layers: hasRows ? getLayerAdvice(outfit, { fit, extra, additions: putOn }, context) : [],
    told: formatTold(
      date,
      hours.map(({ epochMs }) => epochMs),
      traits,
      fit.wearing,
    ),
  };
}
