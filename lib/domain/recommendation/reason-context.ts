import type { CategoryId } from '@/lib/contract/category';
import type { ShownDay } from '@/lib/contract/hour-spans-field';
import type { ReasonFacts, SportTime } from '@/lib/messages/reason-facts';
import type { Garment, WornGarment } from '../wardrobe/wardrobe';
import type { WeatherHour } from '../weather/weather';
import { isAirBad, type Demands } from './demands';
import { describeOuting, toMoment, type PlaceLookup } from './describe-outing';
import { getGarmentName } from './display-names';
import { pickExtraLayer } from './extra-layer';
import { isAnySnow, isRaining, isSnowing } from './outdoor-hour';
import { findBeginning, type OutingFacts } from './outing-facts';
import type { Candidate } from './rank';
import type { RecommendationMessages } from './recommendation-messages';
import type { RelevantWeather } from './relevant-weather';
import type { GarmentMap } from './traits';
import { getReplacementShoes } from './wet-shoes';

/** A day about which reasons are given. */
export interface ReasonContext {
  day: ShownDay;
  categoryId: CategoryId;
  hours: readonly WeatherHour[];
  elsewhere: RelevantWeather['elsewhere'];
  placeOf: PlaceLookup;
  outing: OutingFacts;
  demands: Demands;
  /** When a hot day allows sport (`findSportTime`). */
  sportTime: SportTime | null;
  garments: GarmentMap;
  messages: RecommendationMessages;
  /** Selects the wordings, together with the position in the list, so that neighbours differ. */
  seed: string;
}

/** Coldest temperature from which the text is cool (선선) instead of chilly (쌀쌀). */
const COOL_NOT_CHILLY_C = 17;

/** Warmest temperature from which people do not dress to keep warm. */
const MILD_FROM_C = 17;

/** Warmest temperature from which somebody may feel hot in a layer. */
const HOT_FROM_C = 20;

export const isUpper = ({ slot }: Garment) => slot === 'top' || slot === 'dress';

export const piecesOf = (worn: readonly WornGarment[], garments: GarmentMap): Garment[] =>
  worn.flatMap(({ garment }) => garments.get(garment) ?? []);

const isSnood = ({ model }: Garment) => model.kind === 'scarf' && model.params.style === 'snood';

/** Returns whether a layer keeps rain out. Cotton jackets do not, although they bear water. */
const keepsDry = (garment: Garment | undefined): boolean =>
  garment !== undefined && (garment.fabric === 'technical' || garment.model.kind === 'coat');

export type DayFacts = ReturnType<typeof getDayFacts>;

/** Returns the facts that are the same for all outfits of a day. */
export function getDayFacts(context: ReasonContext) {
  const { coldestC, warmestC, strongestWindMps } = context.demands;
  return {
    ...describeOuting(context.outing, context.placeOf),
    day: context.day,
    windMps: strongestWindMps,
    beginning: findWeatherBeginning(context),
    isWarm: coldestC >= COOL_NOT_CHILLY_C,
    warmth: warmestC < 12 ? ('less-cold' as const) : warmestC < 26 ? ('warmer' as const) : ('hotter' as const),
    isMild: warmestC >= MILD_FROM_C,
    getsHot: warmestC >= HOT_FROM_C,
    sportTime: context.sportTime,
  };
}

/** Returns the facts of one outfit. */
export function getOutfitFacts(
  { outfit, fit, traits }: Candidate,
  { demands, garments, messages, categoryId }: ReasonContext,
) {
  const nameOf = (garment: Garment | undefined) => garment && getGarmentName(garment, messages);
  const base = piecesOf(outfit.base, garments);
  const layerGarments = piecesOf(outfit.layers, garments);
  const layers = layerGarments.map((garment) => getGarmentName(garment, messages));
  const top = nameOf(base.filter(isUpper).at(-1)) ?? '';
  const extra = pickExtraLayer(traits.extras, demands.coldestC);
  const fewest = Math.min(...fit.states.map((state) => state.layers));
  const [start] = fit.states;
  const shoes = garments.get(outfit.shoes.garment);
  const areReplaced =
    getReplacementShoes({ waterproofShoes: shoes?.waterproof !== 'no' }, demands, categoryId) !== null;
  return {
    outer: layers.at(-1) ?? '',
    outermost: layers[(start?.layers ?? layers.length) - 1] ?? top,
    keepsDry: keepsDry(layerGarments.at(-1)),
    top,
    under: [top, ...layers.slice(0, -1)],
    lightest: [top, ...layers.slice(0, Math.min(fewest, layers.length - 1))],
    bottom: nameOf(base.findLast(({ slot }) => slot === 'bottom')) ?? top,
    extra: extra ? messages.layers.extras[extra.id] : '',
    extraTold: fit.extra,
    startsWithExtra: start?.extra ?? false,
    shoes: areReplaced ? null : (nameOf(shoes) ?? null),
    hasScarf: !piecesOf(outfit.accessories, garments).some(isSnood),
    isClosed: fit.wornClosed,
  };
}

/**
 * Returns when and where snow, rain or dust begins. Null if it has begun already, or begins at the start of tomorrow.
 */
function findWeatherBeginning(context: ReasonContext): ReasonFacts['beginning'] {
  const { demands, outing, placeOf } = context;
  const begins = demands.snow ? isSnowing : demands.rain ? isRaining : isAirBad;
  const hour = findBeginning(outing, context, begins, demands.snow ? isAnySnow : begins);
  if (!hour) return null;
  const isBrief = !context.elsewhere.has(hour) && outing.course.filter(begins).length === 1;
  return { moment: toMoment(hour, outing), place: placeOf(hour) ?? null, isBrief };
}
