import { knownGarment } from '../../../lib/domain/wardrobe/insulation';
import type { Outfit, WornGarment } from '../../../lib/domain/wardrobe/wardrobe';
import { backpack } from '../accessories/backpack';
import { beanie } from '../accessories/beanie';
import { beltBag } from '../accessories/belt-bag';
import { beret } from '../accessories/beret';
import { briefcase } from '../accessories/briefcase';
import { bucketHat } from '../accessories/bucket-hat';
import { cap } from '../accessories/cap';
import { crossbody } from '../accessories/crossbody';
import { earmuffs } from '../accessories/earmuffs';
import { eyewear } from '../accessories/eyewear';
import { gloves } from '../accessories/gloves';
import { handbag } from '../accessories/handbag';
import type { Headwear } from '../accessories/headwear';
import { mask } from '../accessories/mask';
import { scarf } from '../accessories/scarf';
import { tote } from '../accessories/tote';
import { umbrella } from '../accessories/umbrella';
import { type Body, makeBody } from '../body/body';
import { headField } from '../body/head';
import { posture } from '../body/posture';
import type { Dressed, Wearing } from '../cloth/worn';
import { FACES } from '../face/faces';
import { necktie } from '../garments/shirts';
import { hairPart } from '../hair/hair';
import type { Posture } from '../scene/build-mesh';
import { mixHex } from '../scene/colour';
import { type Part, placed } from '../scene/part';
import { type Field, smin } from '../sdf/scalar';
import { seedOf } from '../sdf/noise';
import type { FootCover } from '../shoes/shoe';
import { headPart, headPlacement } from './head';
import { BODY_MODELS, SHOE_MODELS } from './wardrobe-models';

/** A whole figure as surfaces to mesh, and how it stands. */
export interface Figure {
  parts: Part[];
  posture: Posture;
  hasOpenUmbrella: boolean;
}

type AnyBuilder = (worn: Wearing, extra?: unknown) => Dressed;
const builderOf = (table: object, kind: string) => (table as Record<string, AnyBuilder | undefined>)[kind];

/** Room that hanging arms need beside the clothes. */
function spreadOf(outfit: Outfit): number {
  const bulk = [...outfit.base, ...outfit.layers].map(({ garment }) => {
    const { kind, params } = knownGarment(garment).model;
    const fit = 'fit' in params ? params.fit : 'regular';
    const loose = fit === 'oversized' ? 0.022 : fit === 'relaxed' ? 0.01 : 0;
    if (kind === 'padded') return params.sleeve === 'none' ? 0.03 : (params.quilt === 'wide' ? 0.05 : 0.036) + loose * 0.5;
    if (kind === 'coat') return 0.03 + loose * 0.6;
    if (kind === 'dress' || kind === 'skirt') return 0.02;
    return ['fleece', 'jacket', 'leather-jacket', 'windbreaker', 'hoodie', 'blazer'].includes(kind) ? 0.014 + loose : loose;
  });
  return Math.max(0, ...bulk);
}

function wearingOf(outfit: Outfit, body: Body, worn: WornGarment, layer: number): Wearing {
  const garment = knownGarment(worn.garment);
  return {
    body, params: garment.model.params as Wearing['params'], fabric: garment.fabric, color: worn.color, open: worn.open ?? false, tucked: worn.tucked ?? false, layer,
    seed: seedOf(`${outfit.id}/${worn.garment}`), skin: outfit.person.skin, ...(worn.trim && { trim: worn.trim }), ...(worn.pattern && { pattern: worn.pattern }),
  };
}

/** Keeps a part out of where a garment over it hides it. */
export function clipped(part: Part, covers: readonly Field[]): Part {
  if (covers.length === 0) return part;
  const { field, place } = part;
  const hide = (x: number, y: number, z: number) => {
    const p = place ? place([x, y, z], 'point') : ([x, y, z] as const);
    let most = -1;
    for (const cover of covers) most = Math.max(most, cover(p[0], p[1], p[2]));
    return most;
  };
  return { ...part, field: (x, y, z) => {
    const d = field(x, y, z);
    return d > 0.05 ? d : Math.max(d, hide(x, y, z));
  } };
}

interface Layer extends Dressed {
  kind: string;
}

/** What is worn on the body, from the skin outwards. */
function bodyLayers(outfit: Outfit, body: Body): Layer[] {
  const base = outfit.base.map((worn) => ({ worn, slot: knownGarment(worn.garment).slot, kind: knownGarment(worn.garment).model.kind }));
  const rank = ({ worn, slot }: (typeof base)[number]) => (slot === 'underlayer' ? 0 : slot === 'legwear' ? 1 : slot === 'top' && worn.tucked ? 2 : slot === 'bottom' ? 3 : slot === 'dress' ? 4 : 5);
  const ordered = [...base].sort((a, b) => rank(a) - rank(b));
  const upper = (slot: string) => slot === 'top' || slot === 'dress';
  let over = 0;
  const layers: Layer[] = ordered.map(({ worn, slot, kind }) => {
    const layer = upper(slot) ? over++ : 0;
    return { kind, ...build(outfit, body, worn, layer) };
  });
  outfit.layers.forEach((worn, i) => layers.push({ kind: knownGarment(worn.garment).model.kind, ...build(outfit, body, worn, Math.max(1, over + i)) }));
  return layers;
}

function build(outfit: Outfit, body: Body, worn: WornGarment, layer: number): Dressed {
  const { kind } = knownGarment(worn.garment).model;
  const builder = builderOf(BODY_MODELS, kind);
  if (!builder) throw new RangeError(`No model draws ${kind} on the body (${worn.garment} in ${outfit.id})`);
  return builder(wearingOf(outfit, body, worn, layer));
}

/** Each layer's parts without what the layers over it hide. */
const hidden = (layers: readonly Layer[]): Part[] =>
  layers.flatMap((layer, i) => {
    const covers = layers.slice(i + 1).flatMap(({ cover }) => cover ?? []);
    return layer.parts.map((part) => clipped(part, covers));
  });

function skinPart(body: Body, covers: readonly Field[], skin: Outfit['person']['skin'], feet: boolean): Part {
  const arms: Field = (x, y, z) => {
    const limb = (x > 0 ? body.arms.left : body.arms.right).locate(x, y, z);
    return limb.d - body.armRadius(limb.s);
  };
  const field: Field = (x, y, z) => {
    const core = smin(body.torsoField(x, y, z), body.legsField(x, y, z), 0.05);
    const d = smin(core, arms(x, y, z), 0.035);
    return feet ? d : Math.max(d, 0.08 - z);
  };
  return clipped({ name: 'body', field, bounds: [-0.66, -0.5, 0.02, 0.66, 0.3, 1.62], cell: 0.009, material: { kind: 'skin' }, paint: skin }, covers);
}

const handsPart = (body: Body, skin: Outfit['person']['skin']): Part => ({
  name: 'hands', field: (x, y, z) => Math.min(body.hands.left(x, y, z), body.hands.right(x, y, z)), bounds: [-0.66, -0.52, 0.6, 0.66, 0.2, 1.72], cell: 0.0046, material: { kind: 'skin' }, paint: skin,
});

const HEAD_MODELS = { beanie, cap, 'bucket-hat': bucketHat, beret, earmuffs, eyewear };

/** Head, hair and what is worn on them, in the world. */
function headParts(outfit: Outfit, body: Body, drawing: string): Part[] {
  const { person } = outfit;
  const face = headField(FACES[person.face].head);
  const worn = outfit.accessories.flatMap((item): Headwear[] => {
    const { kind } = knownGarment(item.garment).model;
    const wearing = wearingOf(outfit, body, item, 0);
    if (kind === 'mask') return [mask(wearing as Wearing<'mask'>, face)];
    const builder = builderOf(HEAD_MODELS, kind);
    return builder ? [builder(wearing)] : [];
  });
  const inside = worn.find((item) => item.inside)?.inside;
  const thick = outfit.layers.some(({ garment }) => knownGarment(garment).model.kind === 'padded');
  const floor = thick ? (body.shoulder - 0.06 - body.headCentre[2]) / body.headScale : -1;
  const tilt = outfit.pose.headTiltDeg ?? (body.woman ? 4 : -3);
  const place = headPlacement(body, tilt, body.woman ? 4 : -4);
  return placed([headPart(person.face, person.skin, drawing), hairPart(person.hair.style, person.hair.color, inside, floor), ...worn.flatMap(({ parts }) => parts)], place);
}

/** What hangs on the body or in the hands. */
function accessoryParts(outfit: Outfit, body: Body, surface: Field): Part[] {
  const onSurface = { scarf, crossbody, backpack, 'belt-bag': beltBag, tote };
  const plain = { gloves, handbag, briefcase };
  return outfit.accessories.flatMap((item) => {
    const { kind } = knownGarment(item.garment).model;
    const worn = wearingOf(outfit, body, item, outfit.layers.length + 1);
    if (kind === 'umbrella') return umbrella(worn as Wearing<'umbrella'>, isOpenUmbrella(outfit)).parts;
    if (kind === 'necktie') return [];
    return (builderOf(onSurface, kind)?.(worn, surface) ?? builderOf(plain, kind)?.(worn))?.parts ?? [];
  });
}

/** A tie lies on the shirt and under what is worn over it. */
function tieParts(outfit: Outfit, body: Body, layers: readonly Layer[]): Part[] {
  const tie = outfit.accessories.find((item) => knownGarment(item.garment).model.kind === 'necktie');
  const at = layers.findIndex(({ kind }) => kind === 'shirt');
  const surface = layers[at]?.surface;
  if (!tie || !surface) return [];
  const { parts } = necktie(wearingOf(outfit, body, tie, 0) as Wearing<'necktie'>, surface);
  const covers = layers.slice(at + 1).flatMap(({ cover }) => cover ?? []);
  return parts.map((part) => clipped(part, covers));
}

export const isOpenUmbrella = (outfit: Outfit) => outfit.pose.left === 'umbrella' || outfit.pose.right === 'umbrella';

/** Dresses a figure as the outfit says. `drawing`: file name of its face, beside the scene. */
export function dressFigure(outfit: Outfit, drawing: string): Figure {
  const { person, pose } = outfit;
  const lead = pose.lead ?? (seedOf(outfit.id) % 2 === 0 ? 'left' : 'right');
  const body = makeBody({ gender: outfit.gender, build: person.build, pose: { left: pose.left, right: pose.right, lead }, spread: spreadOf(outfit) });
  const layers = bodyLayers(outfit, body);
  const shoeKind = knownGarment(outfit.shoes.garment).model.kind;
  const shoes = builderOf(SHOE_MODELS, shoeKind)!(wearingOf(outfit, body, outfit.shoes, 0), onFoot(outfit));
  const bodyCovers = layers.flatMap(({ cover }) => cover ?? []);
  const wide = layers.find(({ kind }) => kind === 'trousers');
  const trouserCover = wide && shoeKind === 'boots' && shaftGoesOver(outfit) ? undefined : wide?.cover;
  const worn = trouserCover || !shoes.cover ? layers : layers.map((layer) => (['trousers', 'leggings', 'tights', 'socks'].includes(layer.kind) ? { ...layer, parts: layer.parts.map((p) => clipped(p, [shoes.cover!])) } : layer));
  const surface = [...layers].reverse().find((layer) => layer.surface && !['trousers', 'skirt', 'shorts'].includes(layer.kind))?.surface ?? body.torsoField;
  const gloved = outfit.accessories.some((item) => knownGarment(item.garment).model.kind === 'gloves');
  const parts = [
    skinPart(body, bodyCovers, person.skin, !['sandals', 'slippers', 'flats', 'heels'].includes(shoeKind)),
    ...(gloved ? [] : [handsPart(body, person.skin)]),
    ...hidden(worn),
    ...shoes.parts.map((part) => clipped(part, trouserCover ? [trouserCover] : [])),
    ...tieParts(outfit, body, layers),
    ...accessoryParts(outfit, body, surface),
    ...headParts(outfit, body, drawing),
  ];
  return { parts, posture: posture(body), hasOpenUmbrella: isOpenUmbrella(outfit) };
}

/** What shows of the foot in an open shoe. */
function onFoot({ base, person }: Outfit): true | FootCover {
  const stocking = base.find(({ garment }) => ['tights', 'socks'].includes(knownGarment(garment).model.kind));
  if (!stocking) return true;
  const { model } = knownGarment(stocking.garment);
  if (model.kind === 'tights') return { color: mixHex(person.skin, stocking.color, model.params.opacity), kind: 'jersey' };
  return { color: stocking.color, kind: 'rib' };
}

/** Boots go over trousers that are narrow at the ankle; wide ones fall over the shaft. */
function shaftGoesOver(outfit: Outfit): boolean {
  const trousers = outfit.base.map(({ garment }) => knownGarment(garment).model).find(({ kind }) => kind === 'trousers');
  return trousers?.kind === 'trousers' && (trousers.params.cut === 'slim' || trousers.params.cut === 'cuffed');
}
