import type { ModelKind, ModelParams } from '../../../lib/domain/wardrobe/models';
import type { Dressed, Wearing } from '../cloth/worn';
import type { Side } from '../body/body';
import type { Part } from '../scene/part';
import type { Field } from '../sdf/scalar';
import { type Last, makeLast } from './last';
import type { FootCover, Look, Shoemaker } from './shoe';

/** A boot as a solid that hides the garments inside its shaft, up to `top`. */
export interface Hiding {
  solid: Field;
  top: number;
}

/** Distance from a boot's shaft within which it still hides trousers or socks, in the last's units. */
const REACH = 0.03;

/** Returns a field that is positive where a pair of boots hides the garments beneath. */
const makeCover =
  (lasts: Record<Side, Last>, hiding: Record<Side, Hiding>): Field =>
  (x, y, z) => {
    const side = x > 0 ? 'left' : 'right';
    const [X, Y, Z] = lasts[side].inverse([x, y, z]);
    const { solid, top } = hiding[side];
    return Math.min(top - 0.012 - Z, REACH - solid(X, Y, Z)) * lasts[side].scale;
  };

/**
 * Returns a builder of both shoes of a pair on the feet of a body. `onFoot` is true for bare skin, otherwise the
 * visible tights or socks.
 */
export const makePairBuilder =
  <Kind extends ModelKind>(make: Shoemaker<Kind>, hide?: (params: ModelParams[Kind], last: Last) => Hiding) =>
  (worn: Wearing<Kind>, onFoot: true | FootCover = true): Dressed => {
    const look: Look = {
      color: worn.color,
      trim: worn.trim,
      material: worn.fabric,
      foot: onFoot === true ? { color: worn.skin, kind: 'skin' } : onFoot,
    };
    const lasts = { left: makeLast(worn.body, 'left'), right: makeLast(worn.body, 'right') };
    const parts = Object.values(lasts).flatMap((last) =>
      make(worn.params, look, last).map((part): Part => ({
        ...part,
        name: `${part.name}-${last.side}`,
        place: last.place,
        mirrored: last.mirrored,
      })),
    );
    if (!hide) return { parts };
    return {
      parts,
      cover: makeCover(lasts, { left: hide(worn.params, lasts.left), right: hide(worn.params, lasts.right) }),
    };
  };
