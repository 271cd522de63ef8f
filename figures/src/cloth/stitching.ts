import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { getLuminance, linear, shade, tint } from '../scene/colour';

/** Luminance from which on cloth is pale. */
const PALE = 0.12;

/** Returns true for cloth on which dark details are seen better than pale ones. */
export const isPale = (color: Hex): boolean => getLuminance(linear(color)) > PALE;

/** Returns the colour of stitches and bindings: pale on dark cloth and dark on pale cloth. */
export const getStitching = (color: Hex): Hex => (isPale(color) ? shade(color, 0.42) : tint(color, 0.13));

/** Returns the colour of a coat's stitched edges: a little darker than pale cloth, and a little paler than dark cloth. */
export const getCoatStitching = (color: Hex): Hex => (isPale(color) ? shade(color, 0.26) : tint(color, 0.07));
