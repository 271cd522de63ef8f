import type { CategoryId } from '@/lib/contract/category';
import type { DayPart, Pace } from '@/lib/contract/comfort';
import { HOUR_MS } from '@/lib/contract/durations';
import { getCellCentre } from '../dfs-grid';
import { kstDate, kstEpochMs } from '../kst';
import type { Outfit } from '../wardrobe/wardrobe';
import type { Weather } from '../weather/weather';
import { createEnsemble } from './ensemble';
import { computeFit } from './fit';
import { type Wearing } from './wearing';
import { toOutdoorHour } from './outdoor-hour';
import { getPurpose } from './purposes';
import { toWearing, type ToldWearing } from './told-wearing';
import { getTraits, type GarmentMap } from './traits';
import { wearByFeel } from './wear-by-feel';

/** A past day with the outfit that was recommended for it. */
export interface WornDay {
  /** Observed weather where it is known, else the forecast. */
  weather: Weather;
  categoryId: CategoryId;
  outfit: Outfit;
  /** The relevant hours, epoch ms. */
  hours: readonly number[];
  /** The layer rows that were recommended. If null, the rows for the actual weather are used. */
  told?: ToldWearing | null;
  /** Comfort offset for which the outfit was chosen, clo. */
  offsetClo: number;
  /** Pace for which it was chosen, and at which it was worn. */
  pace?: Pace | undefined;
  /** All outfits that could have been chosen. */
  outfits: readonly Outfit[];
  garments: GarmentMap;
}

/** Predicted sensation of a day in its outfit. */
export interface DaySensation {
  /**
   * Returns the mean vote of a user who feels as the average person would with `bodyClo` more clothing. Averages over
   * all hours, or over the hours of `part`. If `part` has no hours, averages over the whole day. The user corrects the
   * layer rows by feel, or follows them to the letter.
   */
  getVote: (bodyClo: number, part?: DayPart, toTheLetter?: boolean) => number;
  /** True if the wardrobe had no lighter outfit in the warm hours (or no warmer one in the cold hours). */
  nothingLighter: boolean;
  nothingWarmer: boolean;
}

/** An outfit within this difference of the lightest or warmest one counts as it, clo. */
const END_WITHIN_CLO = 0.06;
/** Least share of hours with known weather. */
const KNOWN_SHARE = 0.5;
const [NOON_FROM_HOUR, EVENING_FROM_HOUR] = [11, 17];

/** Returns the part of the day that an hour since midnight belongs to. Hours after the next midnight are evening. */
export const getDayPart = (hour: number): DayPart =>
  hour >= EVENING_FROM_HOUR ? 'evening' : hour >= NOON_FROM_HOUR ? 'noon' : 'morning';

/**
 * Predicts how an outfit felt in the actual weather, as the reference for a user's feedback. Skips hours of unknown
 * weather; returns null if they are more than half. Throws ComfortError if the weather is out of range.
 */
export function getDaySensation({
  weather,
  categoryId,
  outfit,
  hours,
  told,
  offsetClo,
  pace,
  outfits,
  garments,
}: WornDay): DaySensation | null {
  const relevant = new Set(hours);
  const place = getCellCentre(weather.cell);
  const known = weather.hours.filter(({ epochMs }) => relevant.has(epochMs));
  if (known.length === 0 || known.length < KNOWN_SHARE * relevant.size) return null;
  const outdoorHours = known.map((hour) => toOutdoorHour(hour, place));
  const traits = getTraits(outfit, garments);
  const getWearingInHindsight = (): Wearing =>
    computeFit(traits, createEnsemble(outdoorHours, { categoryId, offsetClo, pace, isKnown: true })).wearing;
  const wearing = told ? toWearing(traits, told) : getWearingInHindsight();
  const activity = getPurpose(categoryId, pace);
  const wear = (bodyClo: number, toTheLetter: boolean) => {
    const wearer = { traits, wearing, activity, body: { clo: bodyClo }, corrects: !toTheLetter };
    return outdoorHours.map((hour) => wearByFeel(hour, wearer));
  };
  const votesOf = new Map<string, readonly number[]>();
  const getVotes = (bodyClo: number, toTheLetter: boolean) => {
    const key = `${bodyClo} ${toTheLetter}`;
    const votes = votesOf.get(key) ?? wear(bodyClo, toTheLetter).map(({ vote }) => vote);
    votesOf.set(key, votes);
    return votes;
  };
  const dayStartMs = kstEpochMs(kstDate(Math.min(...hours)));
  const parts = known.map(({ epochMs }) => getDayPart((epochMs - dayStartMs) / HOUR_MS));
  const worn = wear(0, false).map(({ clo }) => clo);
  const choice = outfits
    .filter((each) => each.gender === outfit.gender && each.categoryIds.includes(categoryId) && !each.uniform)
    .map((each) => getTraits(each, garments).states.map(({ clo }) => clo));
  return {
    getVote(bodyClo, part, toTheLetter = false) {
      const votes = getVotes(bodyClo, toTheLetter);
      const counted = part ? votes.filter((_, index) => parts[index] === part) : votes;
      return mean(counted.length > 0 ? counted : votes);
    },
    nothingLighter: Math.min(...worn) <= Math.min(...choice.flat()) + END_WITHIN_CLO,
    nothingWarmer: Math.max(...worn) >= Math.max(...choice.flat()) - END_WITHIN_CLO,
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
