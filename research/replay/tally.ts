import { LEAST_CLO, getSurroundings, type OutdoorHour } from '@/lib/domain/comfort/aim';
import { getConventionBand } from '@/lib/domain/comfort/convention';
import { ORDINARY_PERMEABILITY, WINDPROOF_PERMEABILITY, type Activity } from '@/lib/domain/comfort/heat-balance';
import { COMFORTABLE_VOTE, createComfortRange, type Standard } from '@/lib/domain/comfort/thermal-vote';
import type { WornHour } from '@/lib/domain/recommendation/wear-by-feel';
import type { Morning } from '@/tests/support/recorded-days/morning';
import { getActivity, type Pace } from './wearing';

export interface Tally {
  hours: number;
  comfortable: number;
  tooCold: number;
  tooWarm: number;
  inBand: number;
  /** Hours in which some clothing of 0.31-2.6 clo would be comfortable at this pace. */
  attainable: number;
}

export const createTally = (): Tally => ({
  hours: 0,
  comfortable: 0,
  tooCold: 0,
  tooWarm: 0,
  inBand: 0,
  attainable: 0,
});

export function addTally(to: Tally, from: Tally): void {
  for (const key of Object.keys(to) as (keyof Tally)[]) to[key] += from[key];
}

const EXTREME_VOTE = 1;
const HEAVIEST_CLO = 2.6;
/** Tolerance for clothes to count as in the band of the convention. */
const BAND_TOLERANCE_CLO = 0.15;

/** Counts the hours of a day in the worn clothes. */
export type TallyHours = (worn: readonly WornHour[], pace?: Pace) => Tally;

/** Creates the count of the hours of a morning by one standard. */
export function createTallyHours(morning: Morning, standard: Standard): TallyHours {
  const { outdoorHours } = morning;
  const attainable = new Map<Pace, number>();
  const countAttainable = (pace: Pace): number => {
    const activity = getActivity(morning, pace);
    const count = attainable.get(pace) ?? outdoorHours.filter((hour) => isAttainable(hour, activity, standard)).length;
    attainable.set(pace, count);
    return count;
  };
  return (worn, pace = 'usual') => {
    const counted = { ...createTally(), hours: outdoorHours.length, attainable: countAttainable(pace) };
    for (const [index, hour] of outdoorHours.entries()) {
      const { clo, vote } = worn[index]!;
      counted.comfortable += Number(Math.abs(vote) <= COMFORTABLE_VOTE);
      counted.tooCold += Number(vote < -EXTREME_VOTE);
      counted.tooWarm += Number(vote > EXTREME_VOTE);
      counted.inBand += Number(isInBand(clo, hour));
    }
    return counted;
  };
}

function isInBand(clo: number, { temperatureC }: OutdoorHour): boolean {
  const [low, high] = getConventionBand(temperatureC).clo;
  return clo >= low - BAND_TOLERANCE_CLO && clo <= high + BAND_TOLERANCE_CLO;
}

/** Returns whether some clothing, ordinary or windproof, would be comfortable. */
function isAttainable(hour: OutdoorHour, activity: Activity, standard: Standard): boolean {
  const getRange = createComfortRange(getSurroundings(hour, activity), activity, standard);
  return [ORDINARY_PERMEABILITY, WINDPROOF_PERMEABILITY].some((airPermeability) => {
    const { leastClo, mostClo } = getRange(airPermeability);
    return leastClo <= HEAVIEST_CLO && mostClo >= LEAST_CLO;
  });
}
