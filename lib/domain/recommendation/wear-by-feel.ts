import { getSurroundings, type OutdoorHour } from '../comfort/aim';
import type { Activity } from '../comfort/heat-balance';
import { COMFORTABLE_VOTE, getThermalVote, type Standard } from '../comfort/thermal-vote';
import { getToldState, getWornClo, listCorrections, type Wearing } from './fit';
import type { Traits } from './traits';

/** How somebody differs from the average person: as if in more clothing, clo, and in the vote itself. */
export interface Body {
  clo: number;
  vote?: number;
}

export const AVERAGE_BODY: Body = { clo: 0 };

/** Clothes that are worn in an hour, and how they feel. */
export interface WornHour {
  clo: number;
  /** Air permeability of the outermost layer, l/(m² s). */
  airPermeability: number;
  /** Thermal vote of the body. */
  vote: number;
}

interface Wearer {
  traits: Traits;
  wearing: Wearing;
  activity: Activity;
  body?: Body;
  standard?: Standard;
  /** False for a wearer who follows the instructions to the letter. */
  corrects?: boolean;
}

/**
 * Wears an outfit by its instructions in the true weather of an hour: the state of that hour's air temperature, a
 * sheltering one in its rain and wind, and up to two lighter or warmer if it feels too warm or too cold to this body.
 * Throws ComfortError if the weather is out of range.
 */
export function wearByFeel(
  hour: OutdoorHour,
  { traits, wearing, activity, body = AVERAGE_BODY, standard, corrects = true }: Wearer,
): WornHour {
  const surroundings = getSurroundings(hour, activity);
  const wear = (index: number): WornHour => {
    const state = wearing.states[index]!;
    const { airPermeability } = state;
    const clo = getWornClo(traits, wearing, state, hour);
    const felt = { insulationClo: Math.max(0, clo + body.clo), airPermeability };
    return { clo, airPermeability, vote: getThermalVote(surroundings, activity, felt, standard) + (body.vote ?? 0) };
  };
  const told = getToldState(wearing, hour);
  let worn = wear(told);
  if (!corrects) return worn;
  for (const next of listCorrections(wearing, told, hour, worn.vote > 0 ? 'warm' : 'cold')) {
    const changed = wear(next);
    if (Math.abs(worn.vote) <= COMFORTABLE_VOTE || Math.abs(changed.vote) >= Math.abs(worn.vote)) break;
    worn = changed;
  }
  return worn;
}
