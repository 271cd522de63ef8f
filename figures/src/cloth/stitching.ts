import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { getLuminance, linear, shade, tint } from '../scene/colour';
import type { Paint } from '../scene/part';
import type { Field } from '../sdf/scalar';

/** Luminance from which on cloth is pale. */
const PALE = 0.12;

/** Returns true for cloth on which dark details are seen better than pale ones. */
export const isPale = (color: Hex): boolean => getLuminance(linear(color)) > PALE;

/** Returns the colour of stitches and bindings: pale on dark cloth and dark on pale cloth. */
export const getStitching = (color: Hex): Hex => (isPale(color) ? shade(color, 0.42) : tint(color, 0.13));

/** Width of a coat's stitched edges. */
const EDGE = 0.0064;

/**
 * Paints the edge of a region as stitched, as on a trench coat: a little darker than pale cloth, and a little paler than
 * dark cloth.
 */
export function paintStitched(region: Field, color: Hex): Paint {
  const fill = linear(color);
  const edge = linear(isPale(color) ? shade(color, 0.26) : tint(color, 0.07));
  return (x, y, z) => (region(x, y, z) > -EDGE ? edge : fill);
}
