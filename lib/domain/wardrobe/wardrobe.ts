// Types of the wardrobe. Its tables are used by the recommendation (insulation, weather protection), by the renderer of the
// figures (models, colours, poses). Names and titles are in `lib/messages`, by id.

import type { CategoryId } from '@/lib/contract/category';
import type { DressCode } from '@/lib/contract/dress-code';
import type { Gender } from '@/lib/contract/gender';
import type { Messages } from '@/lib/messages/messages';
import type { Hex } from './hex';
import type { Model } from './models';
import type { Face, HairStyle } from './people';

/** Ids of everything that has a name. An id without a name in every language does not compile. */
export type GarmentId = keyof Messages['garments'];
export type ColorId = keyof Messages['colors'];
export type OutfitId = keyof Messages['outfits'];

export type Slot =
  | 'underlayer'
  | 'top'
  | 'bottom'
  | 'dress'
  | 'legwear'
  | 'outer'
  | 'shoes'
  | 'headwear'
  | 'neckwear'
  | 'handwear'
  | 'eyewear'
  | 'mask'
  | 'bag'
  | 'umbrella';

export type Fabric =
  | 'cotton'
  | 'jersey'
  | 'linen'
  | 'denim'
  | 'wool'
  | 'suiting'
  | 'knit'
  | 'fleece'
  | 'padding'
  | 'technical'
  | 'leather'
  | 'suede'
  | 'canvas'
  | 'rubber'
  | 'chiffon'
  | 'corduroy';

/** A garment: its insulation and protection, and the model that renders it. */
export interface Garment {
  id: GarmentId;
  slot: Slot;
  /** Insulation in an ensemble (Iclu), clo. Source: ASHRAE 55, or a judgement if `judged` is true. */
  insulationClo: number;
  judged?: true;
  /** Air permeability of the fabric, l/(m² s): 10 if windproof, otherwise 50. Source: ISO 11079. */
  airPermeability: number;
  waterproof: 'no' | 'resistant' | 'yes';
  windproof: boolean;
  wicking: boolean;
  /** The hem reaches the floor and gets wet in rain. */
  floorLength?: true;
  fabric: Fabric;
  /** 0 sport, 1 casual, 2 smart casual, 3 business, 4 formal. */
  formality: 0 | 1 | 2 | 3 | 4;
  model: Model;
}

/** A stripe or check, or motifs (dots, flowers) in staggered rows, `sizeCm` apart. */
export type Pattern =
  | { kind: 'stripe'; color: Hex; widthCm: number; direction?: 'horizontal' | 'vertical' }
  | { kind: 'check' | 'dots' | 'flowers'; color: Hex; sizeCm: number };

/** A garment in one outfit. */
export interface WornGarment {
  garment: GarmentId;
  colorId: ColorId;
  color: Hex;
  /** Second colour, of ribs, shoe stripes, decals, linings or scarf ends. */
  trim?: Hex;
  pattern?: Pattern;
  /** An outer layer worn open. */
  open?: true;
  /** A top worn inside the waistband. */
  tucked?: true;
}

/**
 * Pose of an arm. carry: hangs down with a bag in the hand; hold: bent, with a bag on the forearm; strap: hand on a
 * shoulder strap; umbrella: holds the open umbrella; phone: holds a phone in view.
 */
export type ArmPose =
  | 'down'
  | 'relaxed'
  | 'wave'
  | 'carry'
  | 'hold'
  | 'pocket'
  | 'hip'
  | 'strap'
  | 'umbrella'
  | 'phone';

/** Look of the figure. */
export interface Person {
  face: Face;
  skin: Hex;
  hair: { style: HairStyle; color: Hex };
  /** Width of body and limbs: 0.95-1.05, 1 is standard. */
  build: number;
}

/** Weather that an outfit's title or picture implies. On other days the outfit looks out of place. */
export type OutfitWeather = 'bitter-cold' | 'snow' | 'winter' | 'rain' | 'summer' | 'air-conditioning' | 'cool';

/** An outfit: base, layers that can be taken off (innermost first), shoes and accessories. */
export interface Outfit {
  id: OutfitId;
  gender: Gender;
  categoryIds: CategoryId[];
  weather?: OutfitWeather;
  /** The only occasion of the outfit. It is not offered on other days. */
  occasion?: DressCode;
  /** A school uniform. Only pupils are offered it, on school days (`school-uniform.ts`). */
  uniform?: true;
  base: WornGarment[];
  layers: WornGarment[];
  shoes: WornGarment;
  accessories: WornGarment[];
  person: Person;
  pose: { left: ArmPose; right: ArmPose; headTiltDeg?: number; lead?: 'left' | 'right' };
  background: Hex;
}
