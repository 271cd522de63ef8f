import { getGarment } from '../../../lib/domain/wardrobe/insulation';
import type { ArmPose, Garment } from '../../../lib/domain/wardrobe/wardrobe';
import type { Body } from '../body/body';
import { type DrapedMesh, drapeMeshes, offBody } from '../drape/drape-mesh';
import { thicken } from '../drape/sheet';
import { drapeSkirt, SKIRT_CLOTH } from '../drape/skirt-sheet';
import { type BuiltMesh, meshPart, paintMesh } from '../scene/build-mesh';
import type { Part } from '../scene/part';
import type { Field } from '../sdf/scalar';
import { clipUnder } from './clip-under';
import { type Layer, makeOutside } from './layers';
import { POCKET_CLOTH } from './pocket-cloth';

/** Bending lengths of fabrics in cm: half the overhang at which a strip bends down by 41.5 degrees (ISO 9073-7). */
const BENDING_CM: Record<Garment['fabric'], number> = {
  chiffon: 1.6,
  jersey: 1.6,
  cotton: 2.1,
  linen: 2.5,
  knit: 2.4,
  technical: 2.4,
  suiting: 2.6,
  fleece: 3.4,
  wool: 3.6,
  corduroy: 3.2,
  denim: 3.8,
  canvas: 4,
  suede: 4,
  padding: 5,
  leather: 5,
  rubber: 5,
};
const UNITS_PER_CM = 1 / 85;
/** Factor for trousers with their lining and pressed crease, and for coats with their interlining. */
const LINED = { trousers: 1.25, coat: 1.4 };

/** Garments of the upper body that hang. Tailored, padded and leather ones keep the shape that they are cut in. */
const HANGING = ['tee', 'shirt', 'polo', 'blouse', 'knit', 'sweatshirt', 'hoodie', 'cardigan', 'coat'];

/** Returns true for kinds of garments whose edge moves when they hang. */
export const isHanging = (kind: string): boolean => kind === 'skirt' || kind === 'dress' || HANGING.includes(kind);

/** How far the outer side of a garment may be recessed: pockets and seams. Its lining lies deeper. */
const RECESS = 0.0095;
const CLEARANCE = 0.004;
/** Width of the strip along a cut that is held. */
const HELD = 0.03;

/** Distance from a cuff or a strap up to which it holds the cloth. */
const GRIP = 0.012;

/** The body, the shoes and straps that clothes touch, and the size of the cells in which clothes are meshed. */
export interface Wearer {
  body: Body;
  feet: Field;
  straps: readonly Part[];
  /** Returns the factor of the size of a part's cells. */
  coarseness: (part: Part) => number;
  /** If true, only skirts hang. Everything else keeps the shape that it is cut in, which takes a third of the time. */
  stiff?: boolean;
}

interface Scene extends Wearer {
  /** Trunk, arms, legs and the hands that are not in pockets. */
  skin: Field;
}

/** Share of the arm from which on it lies on clothes, or is in a pocket of them. */
const RESTING_FROM: Partial<Record<ArmPose, number>> = { hip: 0.72, pocket: 0.94, strap: 0.72 };

/** Returns the field of the skin on which clothes hang: without hands and wrists that rest on the clothes themselves. */
export function makeSkinField({ arms, armRadius, hands, legsField, poses, torsoField }: Body): Field {
  return (x, y, z) => {
    const side = x > 0 ? 'left' : 'right';
    const from = RESTING_FROM[poses[side]];
    const arm = arms[side].locate(x, y, z);
    const trunk = Math.min(torsoField(x, y, z), legsField(x, y, z));
    if (from !== undefined && arm.s > from) return trunk;
    const skin = Math.min(trunk, arm.d - armRadius(arm.s));
    return from === undefined ? Math.min(skin, hands[side](x, y, z)) : skin;
  };
}

/** Meshes the layers of an outfit from the skin outwards and lets those hang that are soft. */
export function hangClothes(layers: readonly Layer[], wearer: Wearer): DrapedMesh[] {
  const scene = { ...wearer, skin: makeSkinField(wearer.body) };
  let below = scene.skin;
  return layers.flatMap((layer, i) => {
    const outer = layers.slice(i + 1);
    const meshes = hangLayer(layer, { outer, isOutermost: outer.every(isLower), below }, scene);
    const [inner, own, relief] = [below, makeOutside(layer), findRelief(layer)];
    below = (x, y, z) => Math.min(inner(x, y, z), own(x, y, z), relief(x, y, z));
    return meshes;
  });
}

/** Distance from the outside of a sleeve at which it presses in what is beneath. */
const PRESSED = 0.012;

/** Returns the field of what is beneath a garment, without what would widen its sleeves, in which nobody sees it. */
export const pressIn =
  (below: Field, surface: Field, onSleeve: Field): Field =>
  (x, y, z) => {
    const d = below(x, y, z);
    return d < PRESSED && onSleeve(x, y, z) > 0 ? Math.max(d, surface(x, y, z) + PRESSED) : d;
  };

/** Returns the field of a knit with its cables, which its outside lacks. */
const findRelief = ({ kind, parts: [main] }: Layer): Field => (kind === 'knit' && main ? main.field : () => 1);

const isLower = ({ kind }: Layer) => ['trousers', 'skirt', 'shorts', 'leggings'].includes(kind);

interface Between {
  outer: readonly Layer[];
  isOutermost: boolean;
  below: Field;
}

function hangLayer(layer: Layer, { outer, isOutermost, below }: Between, scene: Scene): DrapedMesh[] {
  const { hanging, heldBy, kind, worn, surface, parts, underForearm, onSleeve } = layer;
  const bendingLength = BENDING_CM[getGarment(worn.garment).fabric] * UNITS_PER_CM;
  if (hanging && hanging.skirt.spec.coatHem === undefined)
    return hangSkirt(layer, hanging, { outer, below }, bendingLength, scene);
  const meshes = parts.flatMap((part) => meshPart(clipUnder(part, outer), scene.coarseness(part)) ?? []);
  if (scene.stiff) return meshes;
  // What a garment over it hides is cut away, so the edge of the cut holds the rest.
  const covers = outer.flatMap(({ cover }) => cover ?? []);
  const holding = heldBy ? [...covers, heldBy] : covers;
  const hidden: Field = (x, y, z) => Math.max(-1, ...holding.map((cover) => cover(x, y, z)));
  if (kind === 'trousers') {
    // A hand in a pocket holds the cloth round it.
    const pockets = parts.filter(({ name }) => name === POCKET_CLOTH);
    const held: Field = (x, y, z) => Math.max(hidden(x, y, z), ...pockets.map(({ field }) => -field(x, y, z)));
    hangLegs(meshes, held, bendingLength * LINED.trousers, scene);
  } else if (surface && isOutermost && HANGING.includes(kind))
    hangUpper(meshes, surface, onSleeve ? pressIn(below, surface, onSleeve) : below, {
      tucked: worn.tucked ?? false,
      bendingLength: kind === 'coat' ? bendingLength * LINED.coat : bendingLength,
      grips: [...parts.filter(({ name }) => name === 'cuffs'), ...scene.straps],
      underForearm,
      body: scene.body,
    });
  return meshes;
}

/**
 * Lets both legs of trousers hang from the hips, one after the other. Each stays on its side of the middle. Cloth stays
 * near where `held` is positive.
 */
function hangLegs(meshes: readonly BuiltMesh[], held: Field, bendingLength: number, { body, feet }: Scene): void {
  for (const side of ['left', 'right'] as const) {
    const sign = side === 'left' ? 1 : -1;
    const limb = body.legs[side];
    const leg: Field = (x, y, z) => limb.locate(x, y, z).d - body.legRadius(limb.s);
    const hips: Field = (x, y, z) => (z > body.crotch ? body.torsoField(x, y, z) : 1);
    drapeMeshes(meshes, {
      obstacle: (x, y, z) => Math.min(leg(x, y, z), hips(x, y, z), x * sign + 0.003, feet(x, y, z)),
      outside: offBody(leg),
      within: (x) => x * sign > 0,
      pinned: (x, y, z) =>
        z > body.hip + 0.02 || (z > body.crotch - 0.06 && Math.abs(x) < 0.016) || held(x, y, z) > -HELD,
      fullness: () => 1,
      clearance: CLEARANCE,
      bendingLength,
      friction: 0.4,
      steps: 260,
    });
  }
}

interface Held {
  tucked: boolean;
  bendingLength: number;
  /** Cuffs and straps that hold the cloth under them. */
  grips: readonly Part[];
  underForearm: Field | undefined;
  body: Body;
}

/** Lets a garment of the upper body hang from its yoke and from what grips it, and from the waistband if tucked in. */
function hangUpper(
  meshes: readonly BuiltMesh[],
  surface: Field,
  obstacle: Field,
  { tucked, bendingLength, grips, underForearm, body }: Held,
): void {
  drapeMeshes(meshes, {
    obstacle,
    outside: (p) => surface(...p) > -RECESS,
    pinned: (x, y, z) =>
      (z > body.shoulder - 0.02 && Math.abs(x) < body.shoulderX * 0.8) ||
      (tucked && z < body.belt + 0.012) ||
      (underForearm && underForearm(x, y, z) < 0) ||
      grips.some(({ field }) => field(x, y, z) < GRIP),
    fullness: () => 1.006,
    clearance: CLEARANCE,
    bendingLength,
    friction: 0.4,
    steps: 300,
  });
}

/** Builds a skirt of draped cloth, with the rest of its garment. */
function hangSkirt(
  layer: Layer,
  { skirt, rest }: NonNullable<Layer['hanging']>,
  { outer, below }: Pick<Between, 'outer' | 'below'>,
  bendingLength: number,
  { coarseness }: Scene,
): DrapedMesh[] {
  const [main, ...others] = layer.parts;
  if (!main) return [];
  const { sheet, cutFor, follow } = drapeSkirt(skirt, below, bendingLength, main.cell * 1.1 * coarseness(main));
  const cloth = thicken(sheet, SKIRT_CLOTH.thickness);
  // Colour and weave are those of the shape that the cloth is cut for, and the same on the lining.
  const { colors, uvs } = paintMesh(main, cutFor);
  const mesh = (part: Part) => meshPart(clipUnder(part, outer), coarseness(part)) ?? [];
  const details = others.flatMap(mesh);
  for (const { positions } of details)
    for (let i = 0; i < positions.length; i += 3)
      if (positions[i + 2]! < skirt.spec.top - 0.05) follow.carry(positions, i);
  const bodice = rest ? mesh({ ...main, field: rest }) : [];
  const hung: DrapedMesh = {
    ...cloth,
    cloth: Uint32Array.from({ length: cloth.positions.length / 3 }, (_, i) => i),
    name: 'skirt',
    garment: layer.worn.garment,
    material: main.material,
    colors: Float32Array.from([...colors, ...colors]),
    uvs: Float32Array.from([...uvs, ...uvs]),
  };
  return [hung, bodice, details].flat();
}
