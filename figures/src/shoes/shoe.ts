import type { ModelKind, ModelParams } from '../../../lib/domain/wardrobe/models';
import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Material, MaterialKind, Paint, Part } from '../scene/part';
import type { Field } from '../sdf/scalar';
import type { Bounds } from '../sdf/surface-nets';
import type { Last } from './last';

/** Cover of the foot in an open shoe: skin, or the tights or socks over it. */
export interface FootCover {
  color: Hex;
  kind: MaterialKind;
}

/** Colours and materials of one pair. */
export interface Look {
  color: Hex;
  trim: Hex | undefined;
  material: MaterialKind;
  foot: FootCover;
}

/** Builds the pieces of one shoe, in the last's space. */
export type Shoemaker<Kind extends ModelKind> = (params: ModelParams[Kind], look: Look, last: Last) => Part[];

const LOW: Bounds = [-0.09, -0.22, -0.006, 0.09, 0.085, 0.16];

/** Builds one piece in the last's space. Cells of a shoe are finer than those of cloth. */
export const piece = (
  name: string,
  field: Field,
  material: Material,
  paint: Hex | Paint,
  { bounds = LOW, cell = 0.0042, uv }: { bounds?: Bounds; cell?: number; uv?: Part['uv'] } = {},
): Part => ({
  name: `shoe-${name}`,
  field,
  bounds,
  cell,
  material,
  paint,
  uv: uv ?? ((x, y, z) => [x + z * 0.3, y + z * 0.6]),
});

/** Returns the bounds of a shoe with a shaft up to `top`. */
export const tallBounds = (top: number): Bounds => [-0.12, -0.22, -0.006, 0.12, 0.12, top + 0.03];
