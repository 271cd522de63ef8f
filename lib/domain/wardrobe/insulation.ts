import { garmentById } from './garments';
import type { Garment, Outfit, WornGarment } from './wardrobe';

/** Underwear of everyone, clo (ASHRAE 55: men's briefs .04, women's bra and panties .04); no outfit lists it. */
const UNDERWEAR_CLO = 0.04;

/** The nine warmth levels and the greatest ensemble insulation (clo) that still belongs to each. */
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

/** What of a garment's own insulation counts in an ensemble, and what the air between adds, clo (ISO 9920). */
export const SHARE_IN_ENSEMBLE = 0.835;
const ENSEMBLE_AIR_CLO = 0.161;

/** Insulation of garments worn together over underwear, clo: Icl = .161 + .835 Σ Iclu (ISO 9920). */
export function getEnsembleClo(garments: readonly Garment[]): number {
  const sumClo = garments.reduce((sum, { insulationClo }) => sum + insulationClo, UNDERWEAR_CLO);
  return ENSEMBLE_AIR_CLO + SHARE_IN_ENSEMBLE * sumClo;
}

/**
 * Insulation of an outfit with every layer and accessory on, clo.
 * @throws RangeError for a garment that the wardrobe does not know
 */
export function getOutfitClo(outfit: Outfit): number {
  return getEnsembleClo(getWornGarments(outfit).map(({ garment }) => getGarment(garment)));
}

/** The warmth level that an insulation (clo, all layers on) belongs to. */
export function getWarmthLevel(icl: number): WarmthLevel {
  return WARMTH_LEVELS.find((level) => icl <= LEVEL_LIMITS_CLO[level]) ?? 'I';
}

/** Everything that an outfit holds, from the skin outwards. */
export function getWornGarments(outfit: Outfit): WornGarment[] {
  return [...outfit.base, ...outfit.layers, outfit.shoes, ...outfit.accessories];
}

/** The kind of garment behind an id. @throws RangeError where the wardrobe does not know it */
export function getGarment(id: string): Garment {
  const garment = garmentById.get(id);
  if (!garment) throw new RangeError(`unknown garment: ${id}`);
  return garment;
}
