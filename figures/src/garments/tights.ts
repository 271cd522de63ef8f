import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Dressed, Wearing } from '../cloth/worn';
import { linear, mixRgb } from '../scene/colour';
import type { Paint } from '../scene/part';
import { type Field, smax, smin } from '../sdf/scalar';

/** Least cosine between a leg's surface and the view. Along the outline of a leg, light passes through more thread. */
const GRAZING = 0.3;

/** Returns the opacity of a knit at a cosine between its surface and the view. `opacity` is that at 1. */
export const getOpacity = (opacity: number, cosine: number): number =>
  1 - (1 - opacity) ** (1 / Math.max(GRAZING, cosine));

/**
 * Returns the colour of a knit over skin. `opacity` is that of the middle of the leg. The outline is darker, by which
 * the eye tells sheer tights from bare skin.
 */
export function sheerPaint(skin: Hex, color: Hex, opacity: number): Paint {
  const [bare, thread] = [linear(skin), linear(color)];
  return (_x, _y, _z, ny) => mixRgb(bare, thread, getOpacity(opacity, Math.abs(ny)));
}

/** Builds tights over the whole leg. Their opacity blends their colour with the skin. */
export function tights(worn: Wearing<'tights'>): Dressed {
  const { body, params, color, skin } = worn;
  const top = body.belt - 0.06;
  const lower: Field = (x, y, z) => smin(body.legsField(x, y, z), body.torsoField(x, y, z), 0.05);
  const field: Field = (x, y, z) => smax(lower(x, y, z) - 0.0035, z - top, 0.01);
  // Bare arms hang beside the hips.
  const cover: Field = (x, y, z) => Math.min(top - 0.02 - z, 0.012 - lower(x, y, z));
  return {
    parts: [
      {
        name: 'tights',
        field,
        bounds: [-0.34, -0.24, 0.02, 0.34, 0.24, 1.2],
        cell: 0.0072,
        material: { kind: 'jersey' },
        paint: sheerPaint(skin, color, params.opacity),
      },
    ],
    cover,
  };
}
