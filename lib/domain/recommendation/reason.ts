import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import { formatWhole } from '../format-whole';
import { kstHour } from '../kst';
import { hash32 } from '../weather/variant';
import { hourWords } from '../weather/clock-words';
import type { Slot, WornGarment } from '../wardrobe/wardrobe';
import type { WeatherHour } from '../weather/weather';
import type { Demands } from './demands';
import { isRaining, isSnowing } from './outside';
import { SCARF_BELOW_C } from './fit';
import type { Candidate } from './rank';
import { ACTIONS, CAUSES, type Action, type Cause, type ReasonFacts, type Wordings } from './reason-words';
import type { GarmentMap } from './traits';

export interface ReasonContext {
  day: 'today' | 'tomorrow';
  categoryId: CategoryId;
  hours: readonly WeatherHour[];
  demands: Demands;
  garments: GarmentMap;
  /** Chooses among the wordings; the position in the list moves them on, so that neighbours do not read alike. */
  seed: string;
}

/** One sentence: the strongest cause, then what to do with this outfit. */
export function reasonFor(candidate: Candidate, position: number, context: ReasonContext): string {
  const cause = strongestCause(context.demands);
  const action = actionFor(cause, candidate, context);
  const facts = factsOf(candidate, context);
  const causes: Wordings = CAUSES[cause];
  const actions: Wordings = ACTIONS[action];
  // Each round through the causes moves the actions on by one more, so that the pairs do not come again.
  const say = (wordings: Wordings, salt: string, at: number) =>
    wordings[(hash32(`${context.seed}:${salt}`) + at) % wordings.length]?.(facts) ?? '';
  const opening = context.day === 'tomorrow' ? '내일은 ' : '';
  return `${opening}${say(causes, 'cause', position)}, ${say(actions, 'action', position + Math.floor(position / causes.length))}`;
}

const BITING_C = -10.5;
const STAY_BRIEF_C = -15.4;
const HEAT_C = 33;
const WIDE_RANGE_C = 10;

function strongestCause(demands: Demands): Cause {
  const { coldestFeelsLikeC, warmestFeelsLikeC, coldestC, warmestC } = demands;
  if (demands.snow) return 'snow';
  if (demands.heavyRain && !demands.coldRain) return 'downpour';
  if (demands.coldRain) return 'coldRain';
  if (demands.rain) return 'rain';
  if (coldestFeelsLikeC <= BITING_C) return 'biting';
  if (demands.windy) return 'wind';
  if (warmestFeelsLikeC >= HEAT_C) return 'heat';
  if (demands.mask) return 'dust';
  if (warmestC - coldestC >= WIDE_RANGE_C) return 'range';
  return plainCause((coldestC + warmestC) / 2);
}

function plainCause(middleC: number): Cause {
  if (middleC < 0) return 'freezing';
  if (middleC < 9) return 'cold';
  if (middleC < 16) return 'cool';
  if (middleC < 21) return 'mild';
  return middleC < 26 ? 'warm' : 'hot';
}

function actionFor(cause: Cause, { traits, fit }: Candidate, { demands, categoryId }: ReasonContext): Action {
  const { layered } = traits;
  if (cause === 'downpour' || cause === 'coldRain' || cause === 'rain') {
    if (fit.states.some(({ waterResistant }) => waterResistant)) return 'shell';
    return traits.quickDrying && demands.warmestC >= 18 ? 'quickDry' : 'umbrella';
  }
  if (cause === 'dust') return layered ? 'maskOuter' : 'mask';
  if (!layered) return cause === 'heat' || cause === 'hot' || cause === 'warm' ? 'airy' : 'plain';
  if (cause === 'snow') return 'snowWear';
  if (demands.coldestFeelsLikeC <= STAY_BRIEF_C) return 'stayBrief';
  if (demands.coldestFeelsLikeC <= SCARF_BELOW_C) return 'bundle';
  if (cause === 'wind' && fit.states.some(({ windproof }) => windproof)) return 'windproof';
  if (categoryId === CATEGORY_ID.activity) return 'rests';
  if (!fit.states[0]?.inFull) return 'putOn';
  if (!fit.states.every(({ inFull }) => inFull)) return 'takeOff';
  return fit.states.some(({ open }) => open) ? 'openUp' : 'keepOn';
}

function factsOf({ outfit }: Candidate, { hours, demands, garments }: ReasonContext): ReasonFacts {
  const garment = (piece: WornGarment | undefined) => (piece ? garments.get(piece.garment) : undefined);
  const outermost = (slots: readonly Slot[]) =>
    outfit.base
      .toReversed()
      .map(garment)
      .find((found) => found && slots.includes(found.slot))?.name;
  const top = outermost(['top', 'dress']) ?? '';
  return {
    min: formatWhole(demands.coldestC),
    max: formatWhole(demands.warmestC),
    range: formatWhole(demands.warmestC - demands.coldestC),
    coldest: formatWhole(demands.coldestFeelsLikeC),
    hottest: formatWhole(demands.warmestFeelsLikeC),
    windMps: formatWhole(demands.strongestWindMps),
    when: beginning(hours, demands),
    outer: garment(outfit.layers.at(-1))?.name ?? '',
    top,
    bottom: outermost(['bottom']) ?? top,
    shoes: garment(outfit.shoes)?.name ?? '',
  };
}

/** From which hour on it rains or snows; nothing where it does so from the first hour. */
function beginning(hours: readonly WeatherHour[], demands: Demands): string {
  const first = hours.findIndex(demands.snow ? isSnowing : isRaining);
  const hour = hours[first];
  return first > 0 && hour ? `${hourWords(kstHour(hour.epochMs))}부터 ` : '';
}
