import type { Pace } from '@/lib/contract/comfort';
import type { GarmentKind } from '@/lib/contract/garment-kind';
import type { Gender } from '@/lib/contract/gender';
import type { TakeAlong } from '@/lib/contract/outfit';
import type { OutdoorHour } from '../comfort/aim';
import type { Coordinates } from '../coordinates';
import { findCandidates } from '../recommendation/candidates';
import { getDemands, type Demands } from '../recommendation/demands';
import { getDressCodePrice } from '../recommendation/dress-code-price';
import { createEnsemble, type Ensemble } from '../recommendation/ensemble';
import { pickExtraLayer } from '../recommendation/extra-layer';
import { computeFit, type Fit } from '../recommendation/fit';
import { toOutdoorHour } from '../recommendation/outdoor-hour';
import { listAdditions } from '../recommendation/picture-additions';
import { getPictureTraits } from '../recommendation/picture-traits';
import { isSport, PURPOSES } from '../recommendation/purposes';
import { FORBIDDEN, type Candidate } from '../recommendation/rank';
import type { RecommendationMessages } from '../recommendation/recommendation-messages';
import { getTakeAlong } from '../recommendation/take-along';
import type { GarmentMap, Traits } from '../recommendation/traits';
import { wearsNoKind } from '../wardrobe/garment-kinds';
import type { Outfit, WornGarment } from '../wardrobe/wardrobe';
import { getPackableOutfits, listChosenGarments } from './packable-outfits';
import type { TripDay } from './trip-day';

/**
 * Largest difference in cost by which an outfit may be worse than the best one of the wardrobe. Half of what the engine
 * calls suitable; all of it on short trips, of which half of the garments are tops that no outfit shares.
 */
const SUITS_WITHIN = 0.5;
const SUITS_WITHIN_SHORT = 1;
const SHORT_TRIP_DAYS = 3;

/** Returns by how much an outfit may be worse than the best one on a trip of a number of days. */
export const getSuitsWithin = (days: number): number => (days > SHORT_TRIP_DAYS ? SUITS_WITHIN : SUITS_WITHIN_SHORT);

/** An outfit that suits a day, with what it takes to wear it. */
export interface DayOption {
  garments: readonly WornGarment[];
  /** Weather-dependent things that have a picture: umbrella, scarf and the like. */
  pieces: readonly TakeAlong[];
  traits: Traits;
  fit: Fit;
  cost: number;
  /** True if some garment is out of place at the occasion of the day. */
  isOutOfPlace: boolean;
}

/** The weather of a day as the engine sees it. */
export interface DayWeather {
  outdoorHours: readonly OutdoorHour[];
  demands: Demands;
  ensemble: Ensemble;
}

/** A person's wishes, and the wardrobe. */
export interface Packer {
  gender: Gender;
  point: Coordinates;
  outfits: readonly Outfit[];
  garments: GarmentMap;
  messages: RecommendationMessages;
  /** Comfort offset, clo: above 0 for a user who feels hot easily. */
  offsetClo?: number;
  pace?: Pace | undefined;
  excludedKinds?: readonly GarmentKind[];
  /** Ids of garments and pieces that stay at home. */
  removed?: readonly string[];
}

export function getDayWeather({ hours, categoryId }: TripDay, { point, offsetClo, pace }: Packer): DayWeather {
  const outdoorHours = hours.map((hour) => toOutdoorHour(hour, point));
  return {
    outdoorHours,
    demands: getDemands(hours, outdoorHours),
    ensemble: createEnsemble(outdoorHours, { categoryId, offsetClo, pace }),
  };
}

/**
 * Returns the outfits whose cost is by at most `within` above that of the best outfit of the wardrobe, by the engine's
 * cost, cheapest first. There is always one.
 */
export function listDayOptions(day: TripDay, weather: DayWeather, packer: Packer, within: number): DayOption[] {
  const { categoryId, dressCode } = day;
  const { ensemble, demands } = weather;
  const { gender, garments, removed = [] } = packer;
  const needsUmbrella = demands.umbrella && !demands.gale && !isSport(categoryId);
  // Occasions judge colours.
  const { dry, wet } = getPackableOutfits(packer.outfits, gender, { byColor: dressCode !== undefined });
  const outfits = selectWearable(needsUmbrella ? wet : dry, packer);
  const candidates = findCandidates({ categoryId, gender, garments, outfits, dressCode }, ensemble, demands).map(
    (candidate) => withoutRemoved(candidate, removed, weather, isSport(categoryId)),
  );
  const eligible = listEligible(candidates);
  const best = Math.min(...eligible.map(({ cost }) => cost));
  return eligible
    .filter(({ cost }) => cost <= best + within)
    .sort((a, b) => a.cost - b.cost || (a.outfit.id < b.outfit.id ? -1 : 1))
    .map((candidate) => toOption(candidate, day, weather, packer));
}

/** Returns the candidates of the category that break no rule; those of others only if there are none. */
function listEligible(candidates: readonly Candidate[]): readonly Candidate[] {
  const allowed = candidates.filter(({ cost }) => cost < FORBIDDEN);
  const own = allowed.filter((candidate) => candidate.own);
  return [own, allowed].find(({ length }) => length > 0) ?? candidates;
}

/**
 * Returns the outfits without excluded kinds and removed garments. If all outfits have excluded kinds, they are ignored. If
 * all have removed garments, those with the fewest are returned.
 */
function selectWearable(
  outfits: readonly Outfit[],
  { excludedKinds = [], removed = [], garments }: Packer,
): readonly Outfit[] {
  const kept = outfits.filter((outfit) => wearsNoKind(excludedKinds, outfit, garments));
  const wanted = kept.length > 0 ? kept : outfits;
  if (removed.length === 0) return wanted;
  const counts = wanted.map(
    (outfit) => listChosenGarments(outfit).filter(({ garment }) => removed.includes(garment)).length,
  );
  const fewest = Math.min(...counts);
  return wanted.filter((_, index) => counts[index] === fewest);
}

/** Returns a candidate that makes do without removed scarves, layers and the like. */
function withoutRemoved(
  candidate: Candidate,
  removed: readonly string[],
  { ensemble }: DayWeather,
  sport: boolean,
): Candidate {
  const traits = withoutPieces(candidate.traits, removed);
  if (traits === candidate.traits) return candidate;
  const fit = computeFit(traits, ensemble, 0, Infinity, { staysWrapped: !sport });
  return { ...candidate, traits, fit, cost: candidate.cost - candidate.fit.misfit + fit.misfit };
}

/** Returns traits by which the engine adds none of the removed pieces. */
function withoutPieces(traits: Traits, removed: readonly string[]): Traits {
  const { cool, cold } = traits.extras;
  const changes: Partial<Traits> = {
    ...(removed.includes('scarf') && { neckwear: true }),
    ...(removed.includes('gloves') && { handwear: true }),
    ...(removed.includes('warm-hat') && { headwear: true }),
    ...(removed.includes('thermals') && { thermals: true }),
    ...((removed.includes('cardigan') || removed.includes('vest')) && {
      extras: { cool: removed.includes('cardigan') ? null : cool, cold: removed.includes('vest') ? null : cold },
    }),
  };
  return Object.keys(changes).length > 0 ? { ...traits, ...changes } : traits;
}

function toOption(
  { outfit, traits, fit, cost }: Candidate,
  { categoryId, dressCode }: TripDay,
  { demands }: DayWeather,
  { garments, messages, removed = [] }: Packer,
): DayOption {
  const fitted = {
    traits: { ...traits, umbrella: false },
    picture: getPictureTraits(outfit, garments),
    fit,
    extra: pickExtraLayer(traits.extras, demands.coldestC),
    isIndoors: PURPOSES[categoryId].isIndoors,
    missing: listAdditions(outfit, { traits, fit }, demands, categoryId),
  };
  const pieces = getTakeAlong(fitted, categoryId, demands, { sportTime: null, messages });
  return {
    garments: listChosenGarments(outfit),
    pieces: pieces.filter(({ piece }) => piece !== undefined && !removed.includes(piece)),
    traits,
    fit,
    cost,
    isOutOfPlace: getDressCodePrice(outfit, garments, dressCode) > 0,
  };
}
