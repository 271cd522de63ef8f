import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { getGarment } from '../../../lib/domain/wardrobe/insulation';
import type { ModelKind } from '../../../lib/domain/wardrobe/models';
import type { Outfit, WornGarment } from '../../../lib/domain/wardrobe/wardrobe';
import { backpack } from '../accessories/backpack';
import { beltBag } from '../accessories/belt-bag';
import { briefcase } from '../accessories/briefcase';
import { crossbody } from '../accessories/crossbody';
import { gloves } from '../accessories/gloves';
import { handbag } from '../accessories/handbag';
import { phone } from '../accessories/phone';
import { scarf } from '../accessories/scarf';
import { tote } from '../accessories/tote';
import { umbrella } from '../accessories/umbrella';
import type { Body } from '../body/body';
import type { Posture } from '../scene/build-mesh';
import type { Wearing } from '../cloth/worn';
import type { HEAD_MODELS } from './head-parts';
import type { Layer } from './layers';
import type { BODY_MODELS, SHOE_MODELS } from './wardrobe-models';
import { getBuilder, clipPart, makeWearing } from './wearing';
import { necktie } from '../garments/necktie';
import { markGarment, type Part } from '../scene/part';
import { type Vec3, add, length, scale, sub } from '../scene/vector';
import type { Field } from '../sdf/scalar';

/** Surfaces of the clothes on which accessories lie. */
export interface Surfaces {
  outer: Field;
  /** Surface of the outermost closed garment, on which belts lie. */
  beneath: Field;
  /** Covers of the open layers over it, which hide a belt. */
  covers: readonly Field[];
}

const ON_SURFACE = { scarf, crossbody, backpack, 'belt-bag': beltBag };
type BuiltElsewhere = keyof typeof BODY_MODELS | keyof typeof SHOE_MODELS | keyof typeof HEAD_MODELS | 'mask';
/** Without a builder here or elsewhere, a new model does not compile. */
const PLAIN = { gloves, handbag, briefcase, tote } satisfies Record<
  Exclude<ModelKind, BuiltElsewhere | keyof typeof ON_SURFACE | 'umbrella' | 'necktie'>,
  unknown
>;

/** Builds the accessories that hang on the body or are carried in the hands, and phones. */
export function accessoryParts(outfit: Outfit, body: Body, surfaces: Surfaces, posture: Posture): Part[] {
  const items = outfit.accessories.flatMap((item) => {
    const { kind } = getGarment(item.garment).model;
    const worn = { ...makeWearing(outfit, body, item, outfit.layers.length + 1), beneath: getFrontColors(outfit) };
    if (kind === 'umbrella')
      return markGarment(umbrella(worn as Wearing<'umbrella'>, isOpenUmbrella(outfit), posture).parts, item.garment);
    if (kind === 'necktie') return [];
    const isBelt = kind === 'belt-bag';
    const surface = isBelt ? surfaces.beneath : surfaces.outer;
    const built = getBuilder(ON_SURFACE, kind)?.(worn, surface) ?? getBuilder(PLAIN, kind)?.(worn);
    const parts = markGarment(built?.parts ?? [], item.garment);
    // The bag itself stands out of the open front.
    if (isBelt) return parts.map((part) => (part.place ? part : clipPart(part, surfaces.covers)));
    return BAGS.has(kind) ? hang(parts, body, posture) : parts;
  });
  const phones = (['left', 'right'] as const)
    .filter((side) => outfit.pose[side] === 'phone')
    .flatMap((side) => hangAt(phone(body, side, getFrontColors(outfit)), body.palms[side], posture));
  return [...items, ...phones];
}

/** Returns the colours of the garments on the trunk down to the first closed one, from the outermost inwards. */
function getFrontColors({ base, layers }: Outfit): Hex[] {
  const isOnTrunk = ({ garment }: WornGarment) => ['top', 'dress', 'outer'].includes(getGarment(garment).slot);
  const worn = [...base, ...layers].filter(isOnTrunk).reverse();
  const closed = worn.findIndex(({ open }) => !open);
  return worn.slice(0, closed < 0 ? undefined : closed + 1).map(({ color }) => color);
}

/** Bags that keep their shape, unlike those that lie on the body. */
const BAGS: ReadonlySet<ModelKind> = new Set(['handbag', 'briefcase', 'tote', 'crossbody']);
/** Largest distance of a bag's middle from the hand that carries it. */
const REACH = 0.3;

/**
 * Hangs a bag from the hand near it, or from where it is, without stretching it. Straps that lie on clothes follow the
 * body.
 */
function hang(parts: readonly Part[], { palms }: Body, posture: Posture): Part[] {
  const middle = parts.find(({ place }) => place)?.place?.([0, 0, 0], 'point');
  if (!middle) return [...parts];
  const isNear = (palm: Vec3) => palm[2] > middle[2] && length(sub(palm, middle)) < REACH;
  return hangAt(parts, Object.values(palms).find(isNear) ?? middle, posture);
}

/** Moves parts with a point of the body, without stretching them. */
function hangAt(parts: readonly Part[], at: Vec3, posture: Posture): Part[] {
  const to = posture(at);
  const size = length(sub(posture(add(at, [0.01, 0, 0])), to)) / 0.01;
  const bend: Posture = (p) => add(to, scale(sub(p, at), size));
  return parts.map((part) => (part.place ? { ...part, bend } : part));
}

/** Builds the tie, which lies on the shirt and under the layers over it. */
export function tieParts(outfit: Outfit, body: Body, layers: readonly Layer[]): Part[] {
  const tie = outfit.accessories.find((item) => getGarment(item.garment).model.kind === 'necktie');
  const at = layers.findIndex(({ kind }) => kind === 'shirt');
  const surface = layers[at]?.surface;
  if (!tie || !surface) return [];
  const { parts } = necktie(makeWearing(outfit, body, tie, 0) as Wearing<'necktie'>, surface);
  const covers = layers.slice(at + 1).flatMap(({ cover }) => cover ?? []);
  return markGarment(parts, tie.garment).map((part) => clipPart(part, covers));
}

export const isOpenUmbrella = (outfit: Outfit) => outfit.pose.left === 'umbrella' || outfit.pose.right === 'umbrella';
