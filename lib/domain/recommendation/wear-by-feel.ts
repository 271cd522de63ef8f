import { getSurroundings, type OutdoorHour } from '../comfort/aim';
import type { Activity } from '../comfort/heat-balance';
import { COMFORTABLE_VOTE, getThermalVote, type Standard } from '../comfort/thermal-vote';
import { getToldState, getWornClo, listCorrections, type Wearing } from './wearing';
import type { Traits } from './traits';

/** Difference of a person from the average one: as much more clothing, clo, and a shift of the vote. */
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
  /** False for a wearer who follows the instructions exactly. Defaults to true. */
  corrects?: boolean;
}

/**
 * Returns what a user wears in an hour, and how it feels. The user follows the instructions for the hour's weather,
 * then puts on or takes off up to two layers by feel. Throws ComfortError if the weather is out of range.
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
