import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { getLuminance, linear, shade, tint } from '../scene/colour';

/** Luminance of cloth from which on its stitches are darker than the cloth. */
const PALE_CLOTH = 0.12;

/** Returns the colour of stitches and bindings: pale on dark cloth and dark on pale cloth. */
export const getStitching = (color: Hex): Hex =>
  getLuminance(linear(color)) > PALE_CLOTH ? shade(color, 0.42) : tint(color, 0.13);
