import type { Action, Cause } from '@/lib/messages/reason-facts';
import type { WeatherHour } from '../weather/weather';
import type { Demands } from './demands';
import { isRaining } from './outdoor-hour';
import { getPictureTraits } from './picture-traits';
import { isSport } from './purposes';
import type { Candidate } from './rank';
import { COLD_CAUSES, RAIN_CAUSES, WARM_CAUSES } from './reason-cause';
import { isUpper, piecesOf, type ReasonContext } from './reason-context';
import { isSportIndoors } from './take-along';
import { SCARF_BELOW_C } from './wearing';

const STAY_BRIEF_C = -15.4;
const AIRY_TOP_CLO = 0.2;

/** Returns what to do with an outfit. */
export function getAction(cause: Cause, candidate: Candidate, context: ReasonContext): Action {
  const { traits, fit, outfit } = candidate;
  const { demands, categoryId, garments } = context;
  // Headline and list, too, tell people to stay indoors.
  if (isSport(categoryId) && isSportIndoors(demands)) return 'sportInside';
  if (demands.thunder) return 'shelter';
  if (demands.storm) return 'storm';
  if (demands.cloudburst) return 'ifOut';
  if (RAIN_CAUSES.includes(cause)) return getRainAction(candidate, context);
  if (cause === 'dust') return isSport(categoryId) && demands.mask === 'KF94' ? 'sportIndoors' : 'mask';
  if (cause === 'heat' && isSport(categoryId)) return 'sportLater';
  if (cause === 'rainDoubt') return traits.umbrella ? 'umbrella' : 'foldingUmbrella';
  if (!traits.layered) {
    if (fit.extra) return 'addExtra';
    const [top] = piecesOf(outfit.base, garments).filter(isUpper).slice(-1);
    return WARM_CAUSES.includes(cause) && (top?.insulationClo ?? 1) <= AIRY_TOP_CLO ? 'airy' : 'plain';
  }
  if (demands.coldestFeelsLikeC <= STAY_BRIEF_C) return 'stayBrief';
  if (COLD_CAUSES.includes(cause)) return 'snowWear';
  const [start] = fit.states;
  if (!start?.open && wrapsUp(candidate, demands)) return 'bundle';
  const windy = cause === 'wind' || cause === 'gale';
  if (windy && fit.states.some(({ windproof, inFull }) => windproof && inFull)) return 'windproof';
  if (isSport(categoryId)) return start?.open ? 'wearOpen' : 'rests';
  if (fit.extra) return 'within';
  if (!fit.states.every(({ inFull }) => inFull)) return 'takeOff';
  if (start?.open) return 'wearOpen';
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
  if (demands.gale || needsHands) return picture.hoodedShell ? 'hood' : 'noUmbrella';
  if (!picture.paddedShell && isShellOn(fit, hours)) return 'shell';
  return !traits.layered && traits.quickDrying && demands.warmestC >= 18 ? 'quickDry' : 'umbrella';
}

/** Returns whether the outermost layer is a shell that is on and closed in the rain. */
const isShellOn = ({ states }: Candidate['fit'], hours: readonly WeatherHour[]): boolean =>
  hours.every((hour, index) => !isRaining(hour) || (states[index]?.waterResistant && states[index].inFull));
