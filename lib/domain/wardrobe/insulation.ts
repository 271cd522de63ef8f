import { garmentById } from './garments';
import type { Garment, Outfit, WornGarment } from './wardrobe';

/** Insulation of underwear, clo, which outfits do not list. Source: ASHRAE 55, briefs 0.04, bra and panties 0.04. */
const UNDERWEAR_CLO = 0.04;

/** Warmth levels with their largest ensemble insulation, clo. */
const LEVEL_LIMITS_CLO = {
  A: 0.36,
  B: 0.52,
  C: 0.7,
  D: 0.9,
  E: 1.15,
  F: 1.38,
  G: 1.62,
  H: 1.9,
  I: Infinity,
} as const;

export type WarmthLevel = keyof typeof LEVEL_LIMITS_CLO;

export const WARMTH_LEVELS = Object.keys(LEVEL_LIMITS_CLO) as WarmthLevel[];

/** Factor and constant by which the insulation of garments adds up in an ensemble, clo. Source: ISO 9920. */
export const SHARE_IN_ENSEMBLE = 0.835;
const ENSEMBLE_AIR_CLO = 0.161;

/** Returns the insulation of garments over underwear, clo: Icl = 0.161 + 0.835 Σ Iclu. Source: ISO 9920. */
export function getEnsembleClo(garments: readonly Garment[]): number {
  const sumClo = garments.reduce((sum, { insulationClo }) => sum + insulationClo, UNDERWEAR_CLO);
  return ENSEMBLE_AIR_CLO + SHARE_IN_ENSEMBLE * sumClo;
}

/**
 * Returns the insulation of an outfit with all layers and accessories, clo. Throws RangeError if a garment is unknown.
 */
export function getOutfitClo(outfit: Outfit): number {
  return getEnsembleClo(getWornGarments(outfit).map(({ garment }) => getGarment(garment)));
}

/** Returns the warmth level of an insulation with all layers on, clo. */
export function getWarmthLevel(icl: number): WarmthLevel {
  return WARMTH_LEVELS.find((level) => icl <= LEVEL_LIMITS_CLO[level]) ?? 'I';
}

/** Returns all garments of an outfit, from the skin outwards. */
export function getWornGarments(outfit: Outfit): WornGarment[] {
  return [...outfit.base, ...outfit.layers, outfit.shoes, ...outfit.accessories];
}

export function getGarment(id: string): Garment {
  const garment = garmentById.get(id);
  if (!garment) throw new RangeError(`unknown garment: ${id}`);
  return garment;
}
