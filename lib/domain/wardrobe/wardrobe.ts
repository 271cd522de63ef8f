/**
 * The wardrobe's vocabulary. The tables beside this file are read by the recommendation (insulation, weather
 * protection), by the renderer of the figures (models, colours, pose) and by the screens (Korean names).
 */

import type { CategoryId } from '@/lib/contract/category';
import type { Gender } from '@/lib/contract/gender';
import type { Hex } from './hex';
import type { Model } from './models';
import type { Face, HairStyle } from './people';

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

/** A kind of garment: what it does against the weather, and which parameterised model draws it. */
export interface Garment {
  id: string;
  slot: Slot;
  /** Korean name as a passer-by would say it, without colour: '니트', '와이드 슬랙스'. */
  name: string;
  /** Insulation in an ensemble (Iclu), clo. Source: ASHRAE 55 table; a judgement where `judged` is true. */
  insulationClo: number;
  judged?: true;
  /** Air permeability of the fabric, l/(m² s): 10 for padding and windbreakers, 50 otherwise (ISO 11079). */
  airPermeability: number;
  waterproof: 'no' | 'resistant' | 'yes';
  windproof: boolean;
  wicking: boolean;
  /** Hems that reach the floor get wet in rain. */
  floorLength?: true;
  fabric: Fabric;
  /** 0 sport, 1 casual, 2 smart casual, 3 business, 4 formal. */
  formality: 0 | 1 | 2 | 3 | 4;
  /** The renderer's model and its parameters (lengths, fit, collar ...). */
  model: Model;
}

export type Pattern =
  | { kind: 'stripe'; color: Hex; widthCm: number; direction?: 'horizontal' | 'vertical' }
  | { kind: 'check'; color: Hex; sizeCm: number };

/** A garment as one outfit wears it. */
export interface WornGarment {
  garment: string;
  /** Korean colour word, to be said before the garment's name: '아이보리'. */
  colorName: string;
  color: Hex;
  /** Second colour: ribs, stripes of a shoe, decals, linings, scarf ends. */
  trim?: Hex;
  pattern?: Pattern;
  /** An outer layer worn open, so that what is beneath it shows. */
  open?: true;
  /** A top worn inside the waistband. */
  tucked?: true;
}

/**
 * What an arm does. carry: hangs down with the handle of a bag in the hand; hold: elbow bent with a bag's handle
 * on the forearm; strap: hand on a shoulder strap;
 * umbrella: holds the open umbrella; phone: looks at a phone in the hand.
 */
export type ArmPose =
  'down' | 'relaxed' | 'wave' | 'carry' | 'hold' | 'pocket' | 'hip' | 'strap' | 'umbrella' | 'phone';

/** Who wears it: the look of the figure. */
export interface Person {
  face: Face;
  skin: Hex;
  hair: { style: HairStyle; color: Hex };
  /** 1 is the family's standard build; .95-1.05. */
  build: number;
}

/** Weather that an outfit's title or picture promises. On other days the outfit looks out of place. */
export type OutfitWeather = 'bitter-cold' | 'snow' | 'winter' | 'rain' | 'summer' | 'air-conditioning' | 'cool';

/** A whole outfit: a base, layers that can come off (inner first), shoes and accessories. */
export interface Outfit {
  id: string;
  gender: Gender;
  categoryIds: CategoryId[];
  title: string;
  weather?: OutfitWeather;
  base: WornGarment[];
  layers: WornGarment[];
  shoes: WornGarment;
  accessories: WornGarment[];
  person: Person;
  pose: { left: ArmPose; right: ArmPose; headTiltDeg?: number; lead?: 'left' | 'right' };
  background: Hex;
}
