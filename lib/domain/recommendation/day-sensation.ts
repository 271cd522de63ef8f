import type { CategoryId } from '@/lib/contract/category';
import { getSurroundings } from '../comfort/aim';
import { getThermalVote } from '../comfort/thermal-vote';
import { getCellCentre } from '../dfs-grid';
import type { Outfit } from '../wardrobe/wardrobe';
import type { Weather } from '../weather/weather';
import { createAimLookup } from './candidates';
import { computeFit } from './fit';
import { toOutdoorHour } from './outdoor-hour';
import { PURPOSES } from './purposes';
import { getTraits, type GarmentMap } from './traits';

/** A day that was dressed for, as it became. */
export interface WornDay {
  /** Observed as far as it is known. */
  weather: Weather;
  categoryId: CategoryId;
  outfit: Outfit;
  /** The hours that counted, epoch ms. */
  hours: readonly number[];
  /** The personal offset that the outfit was chosen and told with, clo. */
  offsetClo: number;
  /** All that could have been chosen. */
  outfits: readonly Outfit[];
  garments: GarmentMap;
}

/** What a day's outfit felt like. */
export interface DaySensation {
  /**
   * The mean thermal vote of the hours, above 0 is too warm: of an average person (0), or of one who feels as that
   * person would in so much more clothing, clo.
   */
  getVote: (bodyClo: number) => number;
  /** Nothing lighter was left to wear in the warm hours, nothing warmer in the cold ones. */
  nothingLighter: boolean;
  nothingWarmer: boolean;
}

/** Clothes this near to the end of the wardrobe are its end. */
const END_WITHIN_CLO = 0.06;
/** Of fewer of its hours a day is not known. */
const KNOWN_SHARE = 0.5;

/**
 * What a day's outfit, worn as told, felt like in the weather as it became: a person's answer means something only
 * against this. The known hours stand for those that are not; null where half of them are missing. Throws ComfortError
 * for weather out of range.
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
  const counted = new Set(hours);
  const place = getCellCentre(weather.cell);
  const out = weather.hours.filter(({ epochMs }) => counted.has(epochMs)).map((hour) => toOutdoorHour(hour, place));
  if (out.length === 0 || out.length < KNOWN_SHARE * counted.size) return null;
  const purpose = PURPOSES[categoryId];
  const fit = computeFit(getTraits(outfit, garments), out, createAimLookup(out, { categoryId, offsetClo }));
  const voteOf = (bodyClo: number) =>
    out.reduce((sum, hour, index) => {
      const insulationClo = Math.max(0, fit.clo[index]! + bodyClo);
      const { airPermeability } = fit.states[index]!;
      return sum + getThermalVote(getSurroundings(hour, purpose), purpose, { insulationClo, airPermeability });
    }, 0) / out.length;
  const choice = outfits
    .filter(({ gender, categoryIds }) => gender === outfit.gender && categoryIds.includes(categoryId))
    .map((each) => getTraits(each, garments).states.map(({ clo }) => clo));
  return {
    getVote: voteOf,
    nothingLighter: Math.min(...fit.clo) <= Math.min(...choice.flat()) + END_WITHIN_CLO,
    nothingWarmer: Math.max(...fit.clo) >= Math.max(...choice.flat()) - END_WITHIN_CLO,
  };
}
