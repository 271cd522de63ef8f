import { getGarment } from '../../../lib/domain/wardrobe/insulation';
import type { Hem } from '../../../lib/domain/wardrobe/models';
import type { Outfit, WornGarment } from '../../../lib/domain/wardrobe/wardrobe';
import type { Body } from '../body/body';
import type { Dressed, Model, Wearing } from '../cloth/worn';
import { COAT_HEMS } from '../garments/coat-cut';
import { PADDED_HEMS } from '../garments/padded';
import type { Part } from '../scene/part';
import { hashText } from '../sdf/noise';
import { getBootTop } from '../shoes/boot';
import type { Field } from '../sdf/scalar';

type AnyBuilder = (worn: Wearing, extra?: unknown) => Dressed;

export const getBuilder = (table: object, kind: string) => (table as Record<string, AnyBuilder | undefined>)[kind];

/** Returns the room that hanging arms need beside the clothes. */
export function getArmSpread(outfit: Outfit): number {
  const bulk = [...outfit.base, ...outfit.layers].map(({ garment }) => {
    const { kind, params } = getGarment(garment).model;
    const fit = 'fit' in params ? params.fit : 'regular';
    const loose = fit === 'oversized' ? 0.022 : fit === 'relaxed' ? 0.01 : 0;
    if (kind === 'padded')
      return params.sleeve === 'none' ? 0.03 : (params.quilt === 'wide' ? 0.06 : 0.046) + loose * 0.5;
    if (kind === 'coat') return 0.046 + loose * 0.6;
    if (kind === 'dress' || kind === 'skirt') return 0.02;
    return ['fleece', 'jacket', 'leather-jacket', 'windbreaker', 'hoodie', 'sweatshirt', 'blazer'].includes(kind)
      ? 0.014 + loose
      : loose;
  });
  return Math.max(0, ...bulk);
}

/** Returns the hem of the longest coat of an outfit, or undefined if it is not below the hips. */
function findCoatHem({ layers }: Outfit, body: Body): number | undefined {
  const hems = layers.flatMap(({ garment }) => {
    const { kind, params } = getGarment(garment).model;
    if (kind === 'coat') return COAT_HEMS[params.hem];
    return kind === 'padded' ? body.waist + PADDED_HEMS[params.hem] : [];
  });
  const lowest = Math.min(...hems);
  return lowest < body.hip - 0.05 ? lowest : undefined;
}

/** Returns true for the outermost layer of an outfit with a dress if it is closed. */
const isClosedOverDress = ({ base, layers }: Outfit, worn: WornGarment): boolean =>
  !worn.open && layers.at(-1) === worn && base.some(({ garment }) => getGarment(garment).model.kind === 'dress');

/** Hems of upper garments, from the highest. */
const HEMS: readonly Hem[] = ['crop', 'waist', 'hip', 'seat', 'thigh', 'knee', 'midi', 'ankle'];

/** Returns the place of a garment's hem from the highest, or -1 if it has none. */
function rankHem({ garment }: WornGarment): number {
  const { params } = getGarment(garment).model;
  return 'hem' in params ? HEMS.findIndex((hem) => hem === params.hem) : -1;
}

/** Returns true for an open layer that a closed one does not hide at its hem, where its fronts would stick out as flaps. */
function isZippedBeneath({ layers }: Outfit, worn: WornGarment): boolean {
  if (!layers.includes(worn)) return false;
  const over = layers.slice(layers.indexOf(worn) + 1).filter(({ open }) => !open);
  return over.some((outer) => rankHem(outer) >= 0 && rankHem(outer) <= rankHem(worn));
}

/** Influence of other garments on one: by how much further its open front parts, and the field of the shoes beneath. */
export interface Around {
  parting?: number;
  feet?: Field | undefined;
}

export function makeWearing(
  outfit: Outfit,
  body: Body,
  worn: WornGarment,
  layer: number,
  { parting = 0, feet }: Around = {},
): Wearing {
  const garment = getGarment(worn.garment);
  const coatHem = outfit.base.includes(worn) ? findCoatHem(outfit, body) : undefined;
  const shoes = getGarment(outfit.shoes.garment).model;
  const bootTop = getBootTop(body, shoes);
  const tucked = areTrousersTucked(outfit);
  return {
    body,
    params: garment.model.params as Wearing['params'],
    fabric: garment.fabric,
    color: worn.color,
    open: (worn.open ?? false) && !isZippedBeneath(outfit, worn),
    tucked: worn.tucked ?? false,
    layer,
    parting,
    seed: hashText(`${outfit.id}/${worn.garment}`),
    skin: outfit.person.skin,
    ...(bootTop !== undefined && (tucked || isForRain(shoes)) && { boots: { top: bootTop, tucked } }),
    ...(feet && !tucked && { feet }),
    ...((outfit.layers.at(-1) ?? worn) === worn && { outermost: true }),
    ...(isClosedOverDress(outfit, worn) && { overDress: true }),
    ...(coatHem !== undefined && { coatHem }),
    ...(worn.trim && { trim: worn.trim }),
    ...(worn.pattern && { pattern: worn.pattern }),
  };
}

const isForRain = ({ kind, params }: Model): boolean => kind === 'boots' && params.style === 'rain';

/**
 * Returns true if boots go over the trousers: tall rain boots, and others if the trousers are narrow at the ankle. Wide
 * trousers fall over the shaft.
 */
export function areTrousersTucked({ base, shoes }: Outfit): boolean {
  const boots = getGarment(shoes.garment).model;
  if (boots.kind !== 'boots') return false;
  if (boots.params.style === 'rain') return boots.params.shaft !== 'ankle';
  const trousers = base.map(({ garment }) => getGarment(garment).model).find(({ kind }) => kind === 'trousers');
  return trousers?.kind === 'trousers' && (trousers.params.cut === 'slim' || trousers.params.cut === 'cuffed');
}

/** Removes the regions of a part that the garments over it hide. */
export function clipPart(part: Part, covers: readonly Field[]): Part {
  if (covers.length === 0) return part;
  const { field, place } = part;
  const hide = (x: number, y: number, z: number) => {
    const p = place ? place([x, y, z], 'point') : ([x, y, z] as const);
    let most = -1;
    for (const cover of covers) most = Math.max(most, cover(p[0], p[1], p[2]));
    return most;
  };
  return {
    ...part,
    field: (x, y, z) => {
      const d = field(x, y, z);
      return d > 0.05 ? d : Math.max(d, hide(x, y, z));
    },
  };
}
