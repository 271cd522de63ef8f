import { getSurroundings, type OutdoorHour } from '@/lib/domain/comfort/aim';
import type { Activity } from '@/lib/domain/comfort/heat-balance';
import { getThermalVote, type Standard } from '@/lib/domain/comfort/thermal-vote';
import type { Wearing } from '@/lib/domain/recommendation/wearing';
import { PURPOSES, type CategoryPurpose } from '@/lib/domain/recommendation/purposes';
import type { Traits } from '@/lib/domain/recommendation/traits';
import { wearByFeel, type WornHour } from '@/lib/domain/recommendation/wear-by-feel';
import type { Morning } from '@/tests/support/recorded-days/morning';

/** Clothes that are worn in an hour. */
type Worn = Pick<WornHour, 'clo' | 'airPermeability'>;

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

/** Ways to follow instructions: exactly, or correcting them by the vote in each hour. */
export const MANNERS = ['to the letter', 'by feel'] as const;
export type Manner = (typeof MANNERS)[number];

/** An outfit with its instructions, and a person who wears it. */
interface Wearer {
  traits: Traits;
  wearing: Wearing;
  activity: Activity;
  standard: Standard;
}

/**
 * Wears an outfit by its layer rows, list and title in the true weather of each hour: the state of that hour's air
 * temperature, a sheltering one in its rain, wind and cold, with everything else carried. By feel, the wearer then
 * changes to a state up to two lighter or warmer if the vote is outside ±0.5.
 */
export const wearAsTold = ({ outdoorHours }: Morning, wearer: Wearer, manner: Manner): WornHour[] =>
  outdoorHours.map((hour) => wearByFeel(hour, { ...wearer, corrects: manner === 'by feel' }));

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

/**
 * Wears the outfit of a baseline. To the letter it is worn in full and closed all day, because its rule names clothes and
 * no changes. By feel, each hour wears whichever pictured layers feel best.
 */
export const wearBaseline = (
  traits: Traits,
  { outdoorHours }: Morning,
  { activity, standard }: Pick<Wearer, 'activity' | 'standard'>,
  manner: Manner,
): WornHour[] =>
  outdoorHours.map((hour) => {
    const worn = traits.states.map(({ clo, airPermeability }): WornHour => {
      const vote = getVote(hour, activity, { clo, airPermeability }, standard);
      return { clo, airPermeability, vote };
    });
    if (manner === 'to the letter') return worn.at(-1)!;
    return worn.reduce((best, each) => (Math.abs(each.vote) < Math.abs(best.vote) ? each : best));
  });
