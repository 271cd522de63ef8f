import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Garment, GarmentId } from '../../../lib/domain/wardrobe/wardrobe';
import type { Field } from '../sdf/scalar';
import type { Bounds } from '../sdf/surface-nets';
import type { Rgb } from './colour';
import type { Vec3 } from './vector';

/** Bands painted by the shader along a UV axis, so that their edges stay sharp at every mesh size. */
export interface Bands {
  axis: 0 | 1;
  /** Bands per body unit. */
  scale: number;
  /** Painted share of a period. */
  width: number;
  color: Hex;
  alpha?: number;
  offset?: number;
}

/** Motifs in staggered rows, painted by the shader over UV like bands. */
export interface Motifs {
  shape: 'dots' | 'flowers';
  /** Motifs per body unit. */
  scale: number;
  color: Hex;
}

/** Kinds of material for the renderer: the wardrobe's fabrics and those that exist only in pictures. */
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
  | 'paper'
  | 'eye';

export interface Material {
  kind: MaterialKind;
  /** Threads (knit, rib) per body unit. */
  scale?: number;
  roughness?: number;
  /** Path of a picture, relative to the scene file, that is projected from the front over the base colour. */
  map?: string;
  bands?: Bands[];
  motifs?: Motifs;
  /** Opacity of clear materials. */
  opacity?: number;
  /** If false, the part casts no shadow on the parts behind it, like clear materials. */
  shadow?: false;
}

/** Returns the colour at a point, with an optional weight of the material's picture. */
export type Paint = (x: number, y: number, z: number, ny: number) => readonly [...Rgb, number?];

/** A rigid or scaling map of points (with the origin) or directions from a part's own space to the world. */
export type Transform = (p: Vec3, kind: 'point' | 'direction') => Vec3;

/** One surface of the figure: a field, the size of its mesh cells and its material. */
export interface Part {
  name: string;
  /** The garment that the part belongs to. Undefined for the body itself. */
  garment?: GarmentId;
  field: Field;
  bounds: Bounds;
  /** Size of a meshing cell in body units. */
  cell: number;
  material: Material;
  paint: Hex | Paint;
  uv?: (x: number, y: number, z: number) => readonly [number, number];
  place?: Transform;
  /** True if `place` mirrors, so that the winding of the faces is reversed. */
  mirrored?: boolean;
  /** Moves the part instead of the body's bend: for the head, hair and an umbrella in a hand. */
  bend?: (p: Vec3) => Vec3;
  /** Larger than 1.6 if the field is steeper than a distance. */
  slack?: number;
  /** Field of a collar turned out over another garment, of which the base is the cloth. */
  turnOut?: (base: Field) => Field;
  /** Left point of such a collar. */
  tip?: Vec3;
  /** True for a lowered hood, which is taken out over the garments over its own. */
  takenOut?: true;
}

/** Returns the same parts with a further transform. */
export const transformParts = (parts: readonly Part[], outer: Transform): Part[] =>
  parts.map((part) => {
    const inner = part.place;
    return { ...part, place: inner ? (p, kind) => outer(inner(p, kind), kind) : outer };
  });

/** Marks parts as those of a garment. Feet that an open shoe shows stay skin. */
export const markGarment = (parts: readonly Part[], garment: GarmentId): Part[] =>
  parts.map((part) => (part.material.kind === 'skin' ? part : { ...part, garment }));
