import type { CategoryId } from '@/lib/contract/category';
import { getSurroundings } from '../comfort/aim';
import { getThermalVote } from '../comfort/thermal-vote';
import { getCellCentre } from '../dfs-grid';
import type { Outfit } from '../wardrobe/wardrobe';
import type { Weather } from '../weather/weather';
import { createEnsemble } from './ensemble';
import { computeFit } from './fit';
import { toOutdoorHour } from './outdoor-hour';
import { PURPOSES } from './purposes';
import { getTraits, type GarmentMap } from './traits';

/** A past day with the outfit that was recommended for it. */
export interface WornDay {
  /** Observed weather where it is known, else the forecast. */
  weather: Weather;
  categoryId: CategoryId;
  outfit: Outfit;
  /** The relevant hours, epoch ms. */
  hours: readonly number[];
  /** The comfort offset that the outfit was chosen with, clo. */
  offsetClo: number;
  /** All outfits that could have been chosen. */
  outfits: readonly Outfit[];
  garments: GarmentMap;
}

/** Predicted sensation of a day in its outfit. */
export interface DaySensation {
  /** Returns the mean thermal vote of a user who feels as the average person would in `bodyClo` more clothing. */
  getVote: (bodyClo: number) => number;
  /** The outfit was the lightest of the wardrobe in the warm hours, or the warmest in the cold ones. */
  nothingLighter: boolean;
  nothingWarmer: boolean;
}

/** Tolerance for counting as the lightest or warmest of the wardrobe. */
const END_WITHIN_CLO = 0.06;
/** Share of hours whose weather must be known. */
const KNOWN_SHARE = 0.5;

/**
 * Predicts how an outfit, worn as its layer rows say, felt in the actual weather: the reference for a user's feedback.
 * Hours of unknown weather are skipped. Returns null if more than half are unknown. Throws ComfortError if the weather
 * is out of range.
 */
export function getDaySensation({
  weather,
  categoryId,
  outfit,
  hours,
  offsetClo,
  outfits,
  garments,
}: WornDay): DaySensation | null {
  const relevant = new Set(hours);
  const place = getCellCentre(weather.cell);
  const outdoorHours = weather.hours
    .filter(({ epochMs }) => relevant.has(epochMs))
    .map((hour) => toOutdoorHour(hour, place));
  if (outdoorHours.length === 0 || outdoorHours.length < KNOWN_SHARE * relevant.size) return null;
  const purpose = PURPOSES[categoryId];
  const fit = computeFit(
    getTraits(outfit, garments),
    createEnsemble(outdoorHours, { categoryId, offsetClo, leadHours: null }),
  );
  const getVote = (bodyClo: number) =>
    outdoorHours.reduce((sum, hour, index) => {
      const insulationClo = Math.max(0, fit.clo[index]! + bodyClo);
      const { airPermeability } = fit.states[index]!;
      return sum + getThermalVote(getSurroundings(hour, purpose), purpose, { insulationClo, airPermeability });
    }, 0) / outdoorHours.length;
  const choice = outfits
    .filter(({ gender, categoryIds }) => gender === outfit.gender && categoryIds.includes(categoryId))
    .map((each) => getTraits(each, garments).states.map(({ clo }) => clo));
  return {
    getVote,
    nothingLighter: Math.min(...fit.clo) <= Math.min(...choice.flat()) + END_WITHIN_CLO,
    nothingWarmer: Math.max(...fit.clo) >= Math.max(...choice.flat()) - END_WITHIN_CLO,
  };
}
