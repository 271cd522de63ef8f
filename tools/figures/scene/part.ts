import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Garment } from '../../../lib/domain/wardrobe/wardrobe';
import type { Field } from '../sdf/scalar';
import type { Bounds } from '../sdf/surface-nets';
import type { Rgb } from './colour';
import type { Vec3 } from './vector';

/** Bands painted by the shader along a UV axis, so that their edges stay sharp at every mesh size. */
export interface Bands {
  axis: 0 | 1;
  /** Bands per body unit. */
  scale: number;
  /** Share of a period that is painted. */
  width: number;
  color: Hex;
  alpha?: number;
  offset?: number;
}

/** What the renderer shades: the wardrobe's fabrics and what only pictures have. */
export type MaterialKind =
  | Garment['fabric']
  | 'skin'
  | 'hair'
  | 'rib'
  | 'sherpa'
  | 'straw'
  | 'fur'
  | 'metal'
  | 'plastic'
  | 'clear'
  | 'lens'
  | 'paper';

export interface Material {
  kind: MaterialKind;
  /** Threads (knit, rib) per body unit. */
  scale?: number;
  roughness?: number;
  /** A picture projected from the front over the base colour: path relative to the scene file. */
  map?: string;
  bands?: Bands[];
  /** Opacity of clear materials. */
  opacity?: number;
  /** False: lets light through to what stands under it, as clear materials do. */
  shadow?: false;
}

/** Colour at a point, with an optional weight of the material's picture. */
export type Paint = (x: number, y: number, z: number, ny: number) => readonly [...Rgb, number?];

/** A rigid or scaling map from a part's own space to the world: of points (with the origin) or of directions. */
export type Transform = (p: Vec3, kind: 'point' | 'direction') => Vec3;

/** One surface of the figure: a field, how finely to mesh it, and what it is made of. */
export interface Part {
  name: string;
  field: Field;
  bounds: Bounds;
  /** Size of a meshing cell in body units. */
  cell: number;
  material: Material;
  paint: Hex | Paint;
  uv?: (x: number, y: number, z: number) => readonly [number, number];
  place?: Transform;
  /** True where `place` mirrors: the winding of the faces is turned. */
  mirrored?: boolean;
  /** More than 1.6 where the field is steeper than a distance. */
  slack?: number;
}

/** The same parts carried by a further transform. */
export const placed = (parts: readonly Part[], outer: Transform): Part[] =>
  parts.map((part) => {
    const inner = part.place;
    return { ...part, place: inner ? (p, kind) => outer(inner(p, kind), kind) : outer };
  });
