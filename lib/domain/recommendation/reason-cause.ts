import type { Action, Cause } from '@/lib/messages/reason-facts';
import type { HeadlineKind } from '../weather/headline';
import type { WeatherHour } from '../weather/weather';
import { LYING_SNOW_CM, type Demands } from './demands';
import { isRaining } from './outdoor-hour';
import type { OutingFacts } from './outing-facts';
import { isSport } from './purposes';
import type { DayFacts, ReasonContext } from './reason-context';

/** Replaces a cause that contradicts the action or is better explained by another place. */
export function pickCause(
  strongest: Cause,
  action: Action,
  { colderAt, warmerAt }: DayFacts,
  { demands, categoryId }: ReasonContext,
): Cause {
  const isPlain = PLAIN_CAUSES.includes(strongest);
  if (colderAt !== null && isPlain) return 'colderThere';
  if (warmerAt !== null && !DRESS_UP.includes(action) && (isPlain || WARM_CAUSES.includes(strongest)))
    return 'warmerThere';
  if (action === 'wearOpen' && CHILLY_CAUSES.includes(strongest))
    return isSport(categoryId) ? 'moving' : 'layersEnough';
  // A wide range is a reason to take layers off, not to wrap up.
  if (CHANGING_CAUSES.includes(strongest) && STEADY_ACTIONS.includes(action)) return getChillyCause(demands.coldestC);
  return WARM_CAUSES.includes(strongest) && WORN_AT_FIRST.includes(action) ? 'coolEnds' : strongest;
}

const getChillyCause = (coldestC: number): Cause => (coldestC < 9 ? 'cold' : coldestC < 16 ? 'cool' : 'mild');

/** Temperatures between which all hours must be for a cause about the whole day, °C. */
const THROUGHOUT: Partial<Record<Cause, readonly [fromC: number, upToC: number]>> = {
  freezing: [-Infinity, 4],
  cold: [-Infinity, 10],
  cool: [-Infinity, 16],
  mild: [-Infinity, 22],
  warm: [18, Infinity],
  hot: [23, Infinity],
};

/** Returns whether a cause about temperature holds in all relevant hours. */
export function isThroughout(cause: Cause, { coldest, warmest }: OutingFacts): boolean {
  const [fromC, upToC] = THROUGHOUT[cause] ?? [-Infinity, Infinity];
  return coldest.degreesC >= fromC && warmest.degreesC <= upToC;
}

const BITING_C = -10.5;
const HEAT_C = 33;
/** Rain below which heat is what people dress for, mm. */
const LITTLE_RAIN_MM = 1;
const WIDE_RANGE_C = 10;
/** Coldest temperature below which a wide range is mentioned. */
const RANGE_FELT_BELOW_C = 18;

export function getStrongestCause(context: ReasonContext): Cause {
  const { hours, demands } = context;
  const { coldestFeelsLikeC, warmestFeelsLikeC, coldestC, warmestC } = demands;
  const isRainDoubted = isRainInDoubt(context);
  if (demands.thunder) return 'thunder';
  if (demands.snow) return getSnowCause(hours, demands);
  const isHot = warmestFeelsLikeC >= HEAT_C;
  if (demands.rain && !isRainDoubted && !(isHot && demands.rainMm < LITTLE_RAIN_MM)) return getRainCause(demands);
  if (coldestFeelsLikeC <= BITING_C) return 'biting';
  if (demands.gale) return 'gale';
  if (isHot) return 'heat';
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
export const isInHeadline = (cause: Cause, { outing, elsewhere }: ReasonContext): boolean =>
  elsewhere.size === 0 && (GIVEN_BY_HEADLINE[outing.headline]?.includes(cause) ?? false);

export const COLD_CAUSES: readonly Cause[] = ['snow', 'lyingSnow', 'sleet'];

export const RAIN_CAUSES: readonly Cause[] = ['downpour', 'coldRain', 'rain'];

/** Causes about temperature alone. */
const PLAIN_CAUSES: readonly Cause[] = ['range', 'cooling', 'freezing', 'cold', 'cool', 'mild'];

export const WARM_CAUSES: readonly Cause[] = ['heat', 'hot', 'warm'];

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
  rainBrief: RAIN_GIVEN,
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
export const DRESS_UP: readonly Action[] = [
  'within',
  'keepOn',
  'bundle',
  'stayBrief',
  'windproof',
  'snowWear',
  'addExtra',
];
/** Causes that an outer layer contradicts if it is open at first. */
const CHILLY_CAUSES: readonly Cause[] = ['biting', 'freezing', 'cold', 'cool'];

/** Causes about a change of temperature, and actions that do not change with it. */
const CHANGING_CAUSES: readonly Cause[] = ['range', 'cooling'];

const STEADY_ACTIONS: readonly Action[] = ['bundle', 'stayBrief', 'keepOn', 'within'];
