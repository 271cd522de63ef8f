import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Garment, Pattern, WornGarment } from '../../../lib/domain/wardrobe/wardrobe';
import type { Model, ModelKind, ModelParams } from '../../../lib/domain/wardrobe/models';
import type { Body } from '../body/body';
import type { Skirt } from '../garments/skirt-shape';
import type { Material, Part } from '../scene/part';
import type { Field } from '../sdf/scalar';

/** Input of a garment builder: the body, the garment, and how this outfit wears it. */
export interface Wearing<Kind extends ModelKind = ModelKind> {
  body: Body;
  params: ModelParams[Kind];
  fabric: Garment['fabric'];
  color: Hex;
  trim?: Hex;
  pattern?: WornGarment['pattern'];
  open: boolean;
  tucked: boolean;
  /** Index of the layer, 0 next to the skin. Each layer stands further off the body. */
  layer: number;
  /** Width by which both sides of an open front part further, to show the garments beneath. */
  parting: number;
  /** Hem of the longest coat over this garment if it is below the hips. The cloth is pressed in above it. */
  coatHem?: number;
  /** True if no other layer is worn over it. */
  outermost?: true;
  /** True for a closed outermost layer over a dress. It is fastened so that the dress is seen above it. */
  overDress?: true;
  /** Upper edge of the boots into which these trousers are tucked, or of rain boots round which they end. */
  boots?: { top: number; tucked: boolean };
  /** Field of the shoes over which these trousers fall. */
  feet?: Field;
  /** Colours of the clothes on which an accessory lies, from the outermost that is seen inwards. */
  beneath?: readonly Hex[];
  /** Stable seed for folds and locks. */
  seed: number;
  skin: Hex;
}

/** A garment on the body. `cover` is positive where it hides the layers beneath. */
export interface Dressed {
  parts: Part[];
  cover?: Field;
  /** Negative where collars beneath may be if they are not turned out. They end there instead of where `cover` begins. */
  neckline?: Field;
  /** Cloth on which the collars of shirts beneath are turned out. Without it they stay in the neckline. */
  collarBase?: Field | undefined;
  /** Outer surface, for items that lie on it (scarf ends, straps). */
  surface?: Field;
  /** Negative where a forearm lies on the front, which does not hang from the sleeve there. */
  underForearm?: Field;
  /** Positive on sleeves that press in wide sleeves beneath. */
  onSleeve?: Field;
  /** Skirt that hangs as cloth instead of as it is modelled, with the rest of the garment's main part. */
  hanging?: { skirt: Skirt; rest?: Field };
}

export type Builder<Kind extends ModelKind> = (worn: Wearing<Kind>) => Dressed;
export type { Model };

/** Body units per centimetre of an adult. */
const UNITS_PER_CM = 1.95 / 168;

/** Returns how the shader paints a pattern over the fabric. */
function paintPattern(pattern: Pattern): Pick<Material, 'bands' | 'motifs'> {
  if (pattern.kind === 'stripe') {
    const period = pattern.widthCm * 2 * UNITS_PER_CM * 1.35;
    const isVertical = pattern.direction === 'vertical';
    return {
      bands: [{ axis: isVertical ? 0 : 1, scale: 1 / period, width: isVertical ? 0.3 : 0.42, color: pattern.color }],
    };
  }
  const { kind, color, sizeCm } = pattern;
  if (kind !== 'check') return { motifs: { shape: kind, scale: 1 / (sizeCm * UNITS_PER_CM), color } };
  const scale = 1 / (sizeCm * UNITS_PER_CM * 1.5);
  const bands = ([0, 1] as const).flatMap((axis) => [
    { axis, scale, width: 0.36, color, alpha: 0.42 },
    { axis, scale, width: 0.05, color, alpha: 0.5, offset: 0.4 },
  ]);
  return { bands };
}

/** Returns the material of a worn garment: its fabric with the outfit's pattern. */
export const getClothMaterial = (
  { fabric, pattern }: Pick<Wearing, 'fabric' | 'pattern'>,
  scale?: number,
): Material => ({
  kind: fabric,
  ...(scale ? { scale } : {}),
  ...(pattern ? paintPattern(pattern) : {}),
});

/** Returns the same material without its pattern, for collars, bands and pockets. */
export const getPlainMaterial = (worn: Pick<Wearing, 'fabric'>, scale?: number): Material =>
  getClothMaterial({ fabric: worn.fabric }, scale);
