import type { WarmthLevel } from '../insulation';
import { CAST, type Face, HAIR_COLORS, type HairColor, type HairStyle } from '../people';
import type { ArmPose, GarmentId, Outfit, OutfitId, OutfitWeather, Pattern, Person, WornGarment } from '../wardrobe';
import { CATEGORY_ID, type CategoryKey } from '@/lib/contract/category';
import type { DressCode } from '@/lib/contract/dress-code';
import type { Gender } from '@/lib/contract/gender';
import { BACKDROPS, type Backdrop, type Color } from './palette';

/** Id of a row: what follows `female-daily-` in the id of an outfit, whose title the messages contain. */
type RowId<G extends Gender, C extends CategoryKey> = OutfitId extends infer Id
  ? Id extends `${Lowercase<G>}-${C}-${infer Row}`
    ? Row
    : never
  : never;

/** Row of an outfit table. Gender, category and warmth level follow from its place in the tables. */
interface OutfitRow<Id extends string = string> {
  id: Id;
  weather?: OutfitWeather;
  occasion?: DressCode;
  uniform?: true;
  /** Face, hair style, hair colour. */
  who: `${Face} ${HairStyle} ${HairColor}`;
  /** Left and right arm of the figure. */
  pose: `${ArmPose} ${ArmPose}`;
  tilt?: number;
  wall: Backdrop;
  base: WornGarment[];
  layers?: WornGarment[];
  shoes: WornGarment;
  with?: WornGarment[];
  /** Other categories that would wear it. */
  also?: CategoryKey[];
}

export type LevelTable = Record<WarmthLevel, Outfit[]>;

interface WornOptions {
  trim?: Color;
  pattern?: Pattern;
  open?: true;
  tucked?: true;
}

export function wear(garment: GarmentId, { id, hex }: Color, { trim, ...options }: WornOptions = {}): WornGarment {
  return { garment, colorId: id, color: hex, ...(trim && { trim: trim.hex }), ...options };
}

export function stripe({ hex }: Color, widthCm = 2, direction: 'horizontal' | 'vertical' = 'horizontal'): Pattern {
  return { kind: 'stripe', color: hex, widthCm, direction };
}

export function check({ hex }: Color, sizeCm = 5): Pattern {
  return { kind: 'check', color: hex, sizeCm };
}

export function dots({ hex }: Color, sizeCm = 6): Pattern {
  return { kind: 'dots', color: hex, sizeCm };
}

export function flowers({ hex }: Color, sizeCm = 7): Pattern {
  return { kind: 'flowers', color: hex, sizeCm };
}

/** Converts the rows of one gender and category to outfits, whose ids are `female-daily-<row id>`. */
export function defineOutfits<G extends Gender, C extends CategoryKey>(
  gender: G,
  category: C,
  rows: Record<WarmthLevel, OutfitRow<RowId<G, C>>[]>,
): LevelTable {
  const levels = Object.entries<OutfitRow[]>(rows).map(([level, looks]) => [
    level,
    looks.map((look) => createOutfit(gender, category, look)),
  ]);
  return Object.fromEntries(levels) as LevelTable;
}

function createOutfit(gender: Gender, category: CategoryKey, look: OutfitRow): Outfit {
  const [left, right] = look.pose.split(' ') as [ArmPose, ArmPose];
  return {
    // Safe: the ids of rows are the ends of the ids of outfits.
    id: `${gender.toLowerCase()}-${category}-${look.id}` as OutfitId,
    gender,
    categoryIds: [category, ...(look.also ?? [])].map((key) => CATEGORY_ID[key]),
    ...(look.weather && { weather: look.weather }),
    ...(look.occasion && { occasion: look.occasion }),
    ...(look.uniform && { uniform: look.uniform }),
    base: look.base,
    layers: look.layers ?? [],
    shoes: look.shoes,
    accessories: look.with ?? [],
    person: parsePerson(look.who),
    pose: { left, right, ...(look.tilt !== undefined && { headTiltDeg: look.tilt }) },
    background: BACKDROPS[look.wall],
  };
}

function parsePerson(who: OutfitRow['who']): Person {
  const [face, style, color] = who.split(' ') as [Face, HairStyle, HairColor];
  const { skin, build } = CAST[face];
  return { face, skin, hair: { style, color: HAIR_COLORS[color] }, build };
}
