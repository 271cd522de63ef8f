import { getSurroundings, type OutdoorHour } from '@/lib/domain/comfort/aim';
import type { Activity } from '@/lib/domain/comfort/heat-balance';
import { COMFORTABLE_VOTE, getThermalVote, type Standard } from '@/lib/domain/comfort/thermal-vote';
import { getToldState, getWornClo, listCorrections, type Wearing } from '@/lib/domain/recommendation/fit';
import { PURPOSES, type CategoryPurpose } from '@/lib/domain/recommendation/purposes';
import type { Traits } from '@/lib/domain/recommendation/traits';
import type { Morning } from '@/tests/support/recorded-days/morning';

/** Clothes that are worn in an hour. */
export interface Worn {
  clo: number;
  /** Air permeability of the outermost layer, l/(m² s). */
  airPermeability: number;
}

/** Metabolic rate of a wearer as a multiple of the category's: 100, 125 and 150 W/m² for daily wear. */
export const PACES = { strolling: 0.8, usual: 1, brisk: 1.2 } as const;
export type Pace = keyof typeof PACES;

export const getActivity = ({ categoryId }: Pick<Morning, 'categoryId'>, pace: Pace): CategoryPurpose => {
  const purpose = PURPOSES[categoryId];
  return { ...purpose, metabolicRateWm2: PACES[pace] * purpose.metabolicRateWm2 };
};

export const getVote = (hour: OutdoorHour, activity: Activity, worn: Worn, standard: Standard): number =>
  getThermalVote(
    getSurroundings(hour, activity),
    activity,
    { insulationClo: worn.clo, airPermeability: worn.airPermeability },
    standard,
  );

/** How an outfit is worn in one hour of the true weather. */
interface Wearer {
  traits: Traits;
  wearing: Wearing;
  activity: Activity;
  standard: Standard;
}

/**
 * Wears an outfit by its instructions in the true weather of each hour, and by nothing else: the state of that hour's air
 * temperature, a sheltering one in its rain and wind, and up to two lighter or warmer if it feels too warm or too cold.
 */
export const wearAsTold = ({ outdoorHours }: Morning, { traits, wearing, activity, standard }: Wearer): Worn[] =>
  outdoorHours.map((hour) => {
    const wear = (index: number): Worn => {
      const state = wearing.states[index]!;
      return { clo: getWornClo(traits, wearing, state, hour), airPermeability: state.airPermeability };
    };
    const told = getToldState(wearing, hour);
    const voteOf = (index: number) => getVote(hour, activity, wear(index), standard);
    let [worn, vote] = [told, voteOf(told)];
    for (const next of listCorrections(wearing, told, hour, vote > 0 ? 'warm' : 'cold')) {
      const changed = voteOf(next);
      if (Math.abs(vote) <= COMFORTABLE_VOTE || Math.abs(changed) >= Math.abs(vote)) break;
      [worn, vote] = [next, changed];
    }
    return wear(worn);
  });

/** Removes everything from the instructions that the picture does not show. */
export const toPictured = (traits: Traits, { states, steps, rules }: Wearing): { traits: Traits; wearing: Wearing } => {
  const pictured = states.filter(({ extra }) => !extra);
  return {
    traits: { ...traits, neckwear: true, handwear: true, headwear: true },
    wearing: {
      states: pictured,
      steps: steps.map(({ fromC, state }) => ({ fromC, state: Math.min(state, pictured.length - 1) })),
      thermals: false,
      extra: false,
      rules,
    },
  };
};

/** Wears in each hour what feels best of the pictured layers: the baselines' way. */
export const wearByVote = (traits: Traits, { outdoorHours }: Morning, activity: Activity, standard: Standard): Worn[] =>
  outdoorHours.map((hour) => {
    const voteOf = (state: Worn) => Math.abs(getVote(hour, activity, state, standard));
    return traits.states.reduce((best, state) => (voteOf(state) < voteOf(best) ? state : best));
  });
