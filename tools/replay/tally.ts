import {
  LEAST_CLO,
  ORDINARY_PERMEABILITY,
  getSurroundings,
  WINDPROOF_PERMEABILITY,
  type OutdoorHour,
} from '@/lib/domain/comfort/aim';
import { getConventionBand } from '@/lib/domain/comfort/convention';
import { COMFORTABLE_VOTE, getRequiredInsulation, getThermalVote } from '@/lib/domain/comfort/thermal-vote';
import { PURPOSES, type CategoryPurpose } from '@/lib/domain/recommendation/purposes';
import type { Fit } from '@/lib/domain/recommendation/fit';
import type { Morning } from './morning';

export interface Tally {
  hours: number;
  comfortable: number;
  tooCold: number;
  tooWarm: number;
  inBand: number;
  /** Hours in which some clothing of 0.31-2.6 clo would be comfortable. */
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

/** Counts the hours of a day in an outfit. */
export function tallyHours({ outdoorHours, categoryId }: Morning, fit: Fit): Tally {
  const purpose = PURPOSES[categoryId];
  const counted = createTally();
  for (const [index, hour] of outdoorHours.entries()) {
    const insulationClo = fit.clo[index] ?? 0;
    const clothing = { insulationClo, airPermeability: fit.states[index]?.airPermeability ?? ORDINARY_PERMEABILITY };
    const vote = getThermalVote(getSurroundings(hour, purpose), purpose, clothing);
    counted.hours += 1;
    counted.comfortable += Number(Math.abs(vote) <= COMFORTABLE_VOTE);
    counted.tooCold += Number(vote < -EXTREME_VOTE);
    counted.tooWarm += Number(vote > EXTREME_VOTE);
    counted.inBand += Number(isInBand(insulationClo, hour));
    counted.attainable += Number(isAttainable(hour, purpose));
  }
  return counted;
}

function isInBand(clo: number, { temperatureC }: OutdoorHour): boolean {
  const [low, high] = getConventionBand(temperatureC).clo;
  return clo >= low - BAND_TOLERANCE_CLO && clo <= high + BAND_TOLERANCE_CLO;
}

/** Returns whether some clothing, ordinary or windproof, would be comfortable. */
function isAttainable(hour: OutdoorHour, purpose: CategoryPurpose): boolean {
  const surroundings = getSurroundings(hour, purpose);
  return [ORDINARY_PERMEABILITY, WINDPROOF_PERMEABILITY].some((airPermeability) => {
    const { iclClo } = getRequiredInsulation(surroundings, purpose, airPermeability);
    const insulationClo = Math.min(HEAVIEST_CLO, Math.max(LEAST_CLO, iclClo));
    return Math.abs(getThermalVote(surroundings, purpose, { insulationClo, airPermeability })) <= COMFORTABLE_VOTE;
  });
}
