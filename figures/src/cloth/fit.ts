import type { Fit, Hem, LegHem, Sleeve } from '../../../lib/domain/wardrobe/models';
import type { Body } from '../body/body';
import { mix } from '../sdf/scalar';

/**
 * Room between body and cloth, how far cloth hangs straight from its widest point, room in the sleeve and depth of
 * folds.
 */
export const FITS: Record<Fit, { ease: number; drape: number; sleeve: number; folds: number }> = {
  tight: { ease: 0.005, drape: 0.05, sleeve: 0.005, folds: 0.0015 },
  slim: { ease: 0.01, drape: 0.2, sleeve: 0.01, folds: 0.005 },
  regular: { ease: 0.02, drape: 0.48, sleeve: 0.016, folds: 0.0075 },
  relaxed: { ease: 0.029, drape: 0.68, sleeve: 0.023, folds: 0.0095 },
  oversized: { ease: 0.04, drape: 0.86, sleeve: 0.031, folds: 0.011 },
};

/** Share of the arm that a sleeve covers. */
export const SLEEVES: Record<Sleeve, number> = {
  none: 0,
  cap: 0.15,
  short: 0.36,
  half: 0.5,
  'three-quarter': 0.72,
  long: 0.965,
};

/** Returns the height of the hem of a garment that hangs from the shoulders. */
export function getHemHeight(body: Body, hem: Hem): number {
  const at: Record<Hem, number> = {
    crop: body.waist + 0.035,
    waist: body.waist - 0.055,
    hip: body.hip - 0.035,
    seat: body.crotch - 0.01,
    thigh: mix(body.crotch, body.knee, 0.45),
    knee: body.knee + 0.03,
    midi: 0.3,
    ankle: 0.17,
  };
  return at[hem];
}

/** Returns the height of the hem of a garment that hangs from the waist. */
export function getLegHemHeight(body: Body, hem: LegHem): number {
  const at: Record<LegHem, number> = {
    micro: body.crotch - 0.115,
    mini: body.crotch - 0.17,
    knee: body.knee - 0.005,
    midi: 0.285,
    ankle: 0.16,
    full: 0.08,
    floor: 0.035,
  };
  return at[hem];
}
