import type { CategoryId } from '@/lib/contract/category';
import type { ShownDay } from '@/lib/contract/hour-spans-field';
import { TEXT_LANGUAGES } from '@/lib/contract/language';
import { getMessages } from '@/lib/messages/get-messages';
import type { Action, Cause, ReasonFacts, SportTime } from '@/lib/messages/reason-facts';
import type { HeadlineKind } from '../weather/headline';
import { hash32 } from '../weather/pick-variant';
import type { Garment, WornGarment } from '../wardrobe/wardrobe';
import type { WeatherHour } from '../weather/weather';
import type { RelevantWeather } from './relevant-weather';
import { isAirBad, type Demands } from './demands';
import { describeOuting, toMoment, type PlaceLookup } from './describe-outing';
import { getGarmentName } from './display-names';
import { pickExtraLayer } from './extra-layer';
import { isAnySnow, isRaining, isSnowing } from './outdoor-hour';
import { SCARF_BELOW_C } from './wearing';
import { findBeginning, type OutingFacts } from './outing-facts';
import { getPictureTraits } from './picture-traits';
import { isSport } from './purposes';
import type { Candidate } from './rank';
import type { RecommendationMessages } from './recommendation-messages';
import type { GarmentMap } from './traits';

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

/**
 * Creates the composer of a day's reasons: one sentence for each outfit with the strongest cause and the action for
 * this outfit. It does not repeat the sentences of earlier outfits.
 */
export function createReasonComposer(context: ReasonContext): (candidate: Candidate, position: number) => string {
  const { day, messages, placeOf } = context;
  const strongest = getStrongestCause(context);
  const dayFacts = getDayFacts(context);
  // Place names depend on the language of the request, which must not affect the choice of a sentence.
  const unnamed = getDayFacts({ ...context, placeOf: (hour) => placeOf(hour) && { name: null } });
  const usedSentences = new Set<string>();
  return (candidate, position) => {
    const action = getAction(strongest, candidate, context);
    const picked = pickCause(strongest, action, dayFacts, context);
    const write = (cause: Cause | null, language: RecommendationMessages, ofDay: DayFacts): Written => {
      const facts = { ...ofDay, ...getOutfitFacts(candidate, { ...context, messages: language }, action) };
      const { causes, actions, compose, mostCharacters } = language.reasons;
      const openings = cause ? causes[cause].map((wording) => wording(facts)) : NO_CAUSE;
      const endings = actions[action].map((wording) => wording(facts));
      return {
        isAllowed: ([opening, ending]) => openings[opening] !== null && endings[ending] !== null,
        compose: ([opening, ending]) => compose(day, openings[opening] ?? '', endings[ending] ?? ''),
        mostCharacters,
      };
    };
    const choose = (cause: Cause | null) => {
      const everywhere = EVERY_LANGUAGE.map((language) => write(cause, language, unnamed));
      const chosen = choosePair(listPairs(context.seed, position), everywhere, usedSentences);
      return { cause, chosen, sentences: everywhere.map(({ compose }) => compose(chosen)) };
    };
    let choice = choose(isInHeadline(picked, context) ? null : picked);
    // Without a cause there are few sentences. An outfit for which none is left repeats the cause of the headline.
    if (choice.sentences.some((sentence) => usedSentences.has(sentence))) choice = choose(picked);
    for (const sentence of choice.sentences) usedSentences.add(sentence);
    return write(choice.cause, messages, dayFacts).compose(choice.chosen);
  };
}

/** Wordings of a sentence without a cause, which the headline above it gives. */
const NO_CAUSE = ['', '', ''];

/** A sentence must fit in every language, so that all users get the same advice. */
const EVERY_LANGUAGE = TEXT_LANGUAGES.map(getMessages);

/** Indices of the wordings of a cause and an action. */
type Pair = readonly [opening: number, ending: number];

/** The sentences of a cause and an action in one language. */
interface Written {
  /** Returns whether the facts allow both wordings. */
  isAllowed: (pair: Pair) => boolean;
  compose: (pair: Pair) => string;
  mostCharacters: number;
}

/** Number of wordings of each cause and action. */
const WORDINGS = 3;

/** Lists all pairs in the order of preference: each cause with all actions. Positions begin with different pairs. */
function listPairs(seed: string, position: number): Pair[] {
  const turn = (salt: string, by: number) => {
    const first = hash32(`${seed}:${salt}`) + by;
    return Array.from({ length: WORDINGS }, (_, index) => (first + index) % WORDINGS);
  };
  const openings = turn('cause', position);
  // Each pass through the causes shifts the actions by one more, so that pairs do not repeat.
  const endings = turn('action', position + Math.floor(position / WORDINGS));
  return openings.flatMap((opening) => endings.map((ending): Pair => [opening, ending]));
}

/** Returns the first allowed pair whose sentence is new and fits in every language, else the shortest of the new ones. */
function choosePair(pairs: readonly Pair[], everywhere: readonly Written[], used: ReadonlySet<string>): Pair {
  const allowed = pairs.filter((pair) => everywhere.every(({ isAllowed }) => isAllowed(pair)));
  const unused = allowed.filter((pair) => !everywhere.some(({ compose }) => used.has(compose(pair))));
  const getLength = (pair: Pair) =>
    Math.max(...everywhere.map(({ compose, mostCharacters }) => compose(pair).length / mostCharacters));
  const shortest = (all: readonly Pair[]) =>
    all.reduce((best, pair) => (getLength(pair) < getLength(best) ? pair : best));
  return unused.find((pair) => getLength(pair) <= 1) ?? shortest(unused.length > 0 ? unused : allowed);
}

/** Replaces a cause that contradicts the action or is better explained by another place. */
function pickCause(
  strongest: Cause,
  action: Action,
  { colderAt, warmerAt }: DayFacts,
  { demands, categoryId }: ReasonContext,
): Cause {
  const isPlain = PLAIN_CAUSES.includes(strongest);
  if (colderAt !== null && isPlain) return 'colderThere';
  if (warmerAt !== null && !DRESS_UP.includes(action) && (isPlain || WARM_CAUSES.includes(strongest)))
    return 'warmerThere';
  if (LIGHT_ACTIONS.includes(action) && CHILLY_CAUSES.includes(strongest))
    return isSport(categoryId) ? 'moving' : 'layersEnough';
  // A wide range is a reason to take layers off, not to wrap up.
  if (CHANGING_CAUSES.includes(strongest) && STEADY_ACTIONS.includes(action)) return getChillyCause(demands.coldestC);
  return WARM_CAUSES.includes(strongest) && WORN_AT_FIRST.includes(action) ? 'coolEnds' : strongest;
}

const getChillyCause = (coldestC: number): Cause => (coldestC < 9 ? 'cold' : coldestC < 16 ? 'cool' : 'mild');

const BITING_C = -10.5;
const STAY_BRIEF_C = -15.4;
const HEAT_C = 33;
const WIDE_RANGE_C = 10;
/** Coldest temperature below which a wide range is mentioned. */
const RANGE_FELT_BELOW_C = 18;
const LYING_SNOW_CM = 1;

function getStrongestCause(context: ReasonContext): Cause {
  const { hours, demands } = context;
  const { coldestFeelsLikeC, warmestFeelsLikeC, coldestC, warmestC } = demands;
  const isRainDoubted = isRainInDoubt(context);
  if (demands.thunder) return 'thunder';
  if (demands.snow) return getSnowCause(hours, demands);
  if (demands.rain && !isRainDoubted) return getRainCause(demands);
  if (coldestFeelsLikeC <= BITING_C) return 'biting';
  if (demands.gale) return 'gale';
  if (warmestFeelsLikeC >= HEAT_C) return 'heat';
  if (demands.mask) return 'dust';
  if (isRainDoubted) return 'rainDoubt';
  if (demands.windy) return 'wind';
  if (warmestC - coldestC >= WIDE_RANGE_C && coldestC < RANGE_FELT_BELOW_C)
    return coolsDown(hours) ? 'cooling' : 'range';
  return getPlainCause((coldestC + warmestC) / 2, warmestC);
}

/** Returns whether rain is uncertain. Athletes do not carry an umbrella for it, and nobody doubts rain that is falling. */
function isRainInDoubt({ demands, categoryId, outing }: ReasonContext): boolean {
  const isFalling = outing.course.some((hour) => hour.epochMs === outing.nowHourMs && isRaining(hour));
  return demands.rainDoubt && !demands.gale && !isSport(categoryId) && !isFalling;
}

/** Returns the snow cause. Texts about lying snow require that enough falls in the cold. */
function getSnowCause(hours: readonly WeatherHour[], { coldestC }: Demands): Cause {
  const fallen = hours.reduce((sum, { precipitation }) => sum + (precipitation.snowCm ?? 0), 0);
  if (fallen >= LYING_SNOW_CM && coldestC <= 1) return 'lyingSnow';
  const kinds = hours.map(({ precipitation }) => precipitation.kind);
  return kinds.includes('snow') ? 'snow' : 'sleet';
}

const getRainCause = ({ heavyRain, coldRain }: Demands): Cause =>
  coldRain ? 'coldRain' : heavyRain ? 'downpour' : 'rain';

function coolsDown(hours: readonly WeatherHour[]): boolean {
  const temperatures = hours.map(({ temperatureC }) => temperatureC);
  const warmest = temperatures.indexOf(Math.max(...temperatures));
  return temperatures.lastIndexOf(Math.min(...temperatures)) > warmest && warmest <= 2;
}

const HOT_FROM_C = 28;

function getPlainCause(middleC: number, warmestC: number): Cause {
  if (warmestC >= HOT_FROM_C) return 'hot';
  if (middleC < 0) return 'freezing';
  if (middleC < 9) return 'cold';
  if (middleC < 16) return 'cool';
  if (middleC < 21) return 'mild';
  return middleC < 26 ? 'warm' : 'hot';
}

/** Returns whether the headline of the day already gives a cause. It knows the weather of the requested cell alone. */
const isInHeadline = (cause: Cause, { outing, elsewhere }: ReasonContext): boolean =>
  elsewhere.size === 0 && (GIVEN_BY_HEADLINE[outing.headline]?.includes(cause) ?? false);

const COLD_CAUSES: readonly Cause[] = ['snow', 'lyingSnow', 'sleet'];
const RAIN_CAUSES: readonly Cause[] = ['downpour', 'coldRain', 'rain'];
/** Causes about temperature alone. */
const PLAIN_CAUSES: readonly Cause[] = ['range', 'cooling', 'freezing', 'cold', 'cool', 'mild'];
const WARM_CAUSES: readonly Cause[] = ['heat', 'hot', 'warm'];
const RAIN_GIVEN: readonly Cause[] = [...RAIN_CAUSES, 'rainDoubt'];
const CHILL_GIVEN: readonly Cause[] = ['biting', 'freezing', 'cold', 'wind', 'gale'];
const HEAT_GIVEN: readonly Cause[] = ['heat', 'hot'];
const GIVEN_BY_HEADLINE: Partial<Record<HeadlineKind, readonly Cause[]>> = {
  thunderNow: ['thunder', ...RAIN_GIVEN],
  thunderLater: ['thunder', ...RAIN_GIVEN],
  cloudburst: RAIN_GIVEN,
  downpour: RAIN_GIVEN,
  windWithRain: ['wind', 'gale', 'sleet', ...RAIN_GIVEN],
  windWithSnow: ['wind', 'gale', ...COLD_CAUSES],
  wind: ['wind', 'gale'],
  windChill: CHILL_GIVEN,
  windChillNow: CHILL_GIVEN,
  heat: HEAT_GIVEN,
  heatNow: HEAT_GIVEN,
  biting: CHILL_GIVEN,
  bitingNow: CHILL_GIVEN,
  dust: ['dust'],
  rainNow: RAIN_GIVEN,
  rainLater: RAIN_GIVEN,
  drops: RAIN_GIVEN,
  rainMaybe: RAIN_GIVEN,
  sleetNow: COLD_CAUSES,
  sleetLater: COLD_CAUSES,
  snowNow: COLD_CAUSES,
  snowLater: COLD_CAUSES,
  snowMaybe: COLD_CAUSES,
  wideRange: ['range', 'cooling', 'coolEnds'],
};
/** Actions that start with a layer on, which a warm cause would contradict. */
const WORN_AT_FIRST: readonly Action[] = ['takeOff', 'openUp', 'wearOpen', 'within', 'keepOn', 'addExtra'];
/** Actions that put something on. */
const DRESS_UP: readonly Action[] = [
  'within',
  'keepOn',
  'bundle',
  'stayBrief',
  'putOn',
  'windproof',
  'snowWear',
  'addExtra',
];
/** Causes that an outer layer contradicts if it is open at first or carried all day. */
const CHILLY_CAUSES: readonly Cause[] = ['biting', 'freezing', 'cold', 'cool'];
const LIGHT_ACTIONS: readonly Action[] = ['lightly', 'wearOpen'];
/** Causes about a change of temperature, and actions that do not change with it. */
const CHANGING_CAUSES: readonly Cause[] = ['range', 'cooling'];
const STEADY_ACTIONS: readonly Action[] = ['bundle', 'stayBrief', 'keepOn', 'within'];
const AIRY_TOP_CLO = 0.2;

function getAction(cause: Cause, candidate: Candidate, context: ReasonContext): Action {
  const { traits, fit, outfit } = candidate;
  const { demands, categoryId, garments } = context;
  if (isSport(categoryId) && (demands.thunder || demands.cloudburst)) return 'sportInside';
  if (demands.thunder) return 'shelter';
  if (RAIN_CAUSES.includes(cause)) return getRainAction(candidate, context);
  if (cause === 'dust') return isSport(categoryId) && demands.mask === 'KF94' ? 'sportIndoors' : 'mask';
  if (cause === 'heat' && isSport(categoryId)) return 'sportLater';
  if (cause === 'rainDoubt') return traits.umbrella ? 'umbrella' : 'foldingUmbrella';
  if (!traits.layered) {
    if (fit.extra) return 'addExtra';
    const [top] = piecesOf(outfit.base, garments).filter(isUpper).slice(-1);
    return WARM_CAUSES.includes(cause) && (top?.insulationClo ?? 1) <= AIRY_TOP_CLO ? 'airy' : 'plain';
  }
  if (COLD_CAUSES.includes(cause)) return 'snowWear';
  const [start] = fit.states;
  if (!start?.inFull) return fit.wornInFull ? 'putOn' : 'lightly';
  if (demands.coldestFeelsLikeC <= STAY_BRIEF_C) return 'stayBrief';
  if (!start.open && wrapsUp(candidate, demands)) return 'bundle';
  const windy = cause === 'wind' || cause === 'gale';
  if (windy && fit.states.some(({ windproof }) => windproof)) return 'windproof';
  if (isSport(categoryId)) return 'rests';
  if (fit.extra) return 'within';
  if (!fit.states.every(({ inFull }) => inFull)) return 'takeOff';
  if (start.open) return 'wearOpen';
  return fit.states.some(({ open }) => open) ? 'openUp' : 'keepOn';
}

/** Returns whether scarf and gloves are worn, from the picture or taken along. */
const wrapsUp = ({ traits, fit }: Candidate, { coldestFeelsLikeC }: Demands): boolean =>
  coldestFeelsLikeC <= SCARF_BELOW_C &&
  (traits.warmPieces ? fit.states.some(({ wrapped }) => wrapped) : fit.wornClosed);

function getRainAction(
  { traits, fit, outfit }: Candidate,
  { demands, garments, categoryId, hours }: ReasonContext,
): Action {
  const picture = getPictureTraits(outfit, garments);
  const needsHands = isSport(categoryId) && picture.hoodedShell && !traits.umbrella;
  if (demands.gale || needsHands) {
    if (!picture.hoodedShell) return 'noUmbrella';
    return fit.wornInFull ? 'hood' : 'hoodLater';
  }
  if (!picture.paddedShell && isShellOn(fit, hours)) return 'shell';
  return !traits.layered && traits.quickDrying && demands.warmestC >= 18 ? 'quickDry' : 'umbrella';
}

/** Returns whether the shell is on and closed in the rain. */
const isShellOn = ({ states }: Candidate['fit'], hours: readonly WeatherHour[]): boolean =>
  hours.every((hour, index) => !isRaining(hour) || states[index]?.waterResistant === true);

/** Coldest temperature from which the text is cool (선선) instead of chilly (쌀쌀). */
const COOL_NOT_CHILLY_C = 20;
/** Warmest temperature from which people do not dress to keep warm. */
const MILD_FROM_C = 18;

const isUpper = ({ slot }: Garment) => slot === 'top' || slot === 'dress';
const piecesOf = (worn: readonly WornGarment[], garments: GarmentMap): Garment[] =>
  worn.flatMap(({ garment }) => garments.get(garment) ?? []);

type DayFacts = ReturnType<typeof getDayFacts>;

/** Returns the facts that are the same for all outfits of a day. */
function getDayFacts(context: ReasonContext) {
  const { coldestC, warmestC, strongestWindMps } = context.demands;
  return {
    ...describeOuting(context.outing, context.placeOf),
    day: context.day,
    windMps: strongestWindMps,
    beginning: findWeatherBeginning(context),
    isWarm: coldestC >= COOL_NOT_CHILLY_C,
    warmth: warmestC < 12 ? ('less-cold' as const) : warmestC < 26 ? ('warmer' as const) : ('hotter' as const),
    isMild: warmestC >= MILD_FROM_C,
    sportTime: context.sportTime,
  };
}

/** Returns the facts of one outfit. */
function getOutfitFacts(
  { outfit, fit, traits }: Candidate,
  { demands, garments, messages }: ReasonContext,
  action: Action,
) {
  const nameOf = (garment: Garment | undefined) => garment && getGarmentName(garment, messages);
  const base = piecesOf(outfit.base, garments);
  const layers = piecesOf(outfit.layers, garments).map((garment) => getGarmentName(garment, messages));
  const top = nameOf(base.filter(isUpper).at(-1)) ?? '';
  const extra = pickExtraLayer(traits.extras, demands.coldestC);
  const fewest = Math.min(...fit.states.map((state) => state.layers));
  const [start] = fit.states;
  return {
    outer: layers.at(-1) ?? '',
    outermost: layers.slice(0, start?.layers).at(-1) ?? top,
    top,
    under: [top, ...layers.slice(0, -1)],
    lightest: [top, ...layers.slice(0, Math.min(fewest, layers.length - 1))],
    bottom: nameOf(base.findLast(({ slot }) => slot === 'bottom')) ?? top,
    extra: extra ? messages.layers.extras[extra.id] : '',
    extraTold: fit.extra,
    startsWithExtra: start?.extra ?? false,
    isSteady: new Set(fit.states.map((state) => state.layers)).size === 1,
    dressesUp: DRESS_UP.includes(action),
    shoes: nameOf(garments.get(outfit.shoes.garment)) ?? '',
  };
}

/**
 * Returns when and where snow, rain or dust begins. Null if it has begun already, or begins at the start of tomorrow.
 */
function findWeatherBeginning(context: ReasonContext): ReasonFacts['beginning'] {
  const { demands, outing, placeOf } = context;
  const begins = demands.snow ? isSnowing : demands.rain ? isRaining : isAirBad;
  const hour = findBeginning(outing, context, begins, demands.snow ? isAnySnow : begins);
  return hour && { moment: toMoment(hour, outing), place: placeOf(hour) ?? null };
}
