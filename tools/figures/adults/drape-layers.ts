import { getGarment } from '../../../lib/domain/wardrobe/insulation';
import type { Garment, Outfit, WornGarment } from '../../../lib/domain/wardrobe/wardrobe';
import { type DrapedMesh, drapeMeshes, offBody } from '../drape/drape-mesh';
import { thicken } from '../drape/sheet';
import { SKIRT_CLOTH, drapeSkirt } from '../drape/skirt-sheet';
import type { Layer } from '../figure/layers';
import { clipPart } from '../figure/wearing';
import { type BuiltMesh, buildMesh } from '../scene/build-mesh';
import { linear } from '../scene/colour';
import type { Part } from '../scene/part';
import type { Vec3 } from '../scene/vector';
import type { Field } from '../sdf/scalar';
import type { AdultBody } from './adult-body';

/** Bending lengths of fabrics in cm: half the overhang at which a strip bends down by 41.5 degrees. */
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
export const HANGING = ['tee', 'shirt', 'polo', 'blouse', 'knit', 'sweatshirt', 'hoodie', 'cardigan', 'coat'];

/** How far the outer side of a garment may be recessed: pockets and seams. Its lining lies deeper. */
const RECESS = 0.0095;
const CLEARANCE = 0.004;
/** Width of the strip along a cut that is held. */
const HELD = 0.03;

const still = (p: Vec3): Vec3 => p;

/** A garment as drawn: its meshes without the bend of the figure. */
export interface ClothScene {
  body: AdultBody;
  /** Trunk, arms, hands, and what hands hold. */
  skin: Field;
  shoes: Field;
  /** Factor of the size of faces. */
  coarseness: number;
  mesh: (part: Part) => BuiltMesh[];
}

/** Meshes the layers of an outfit from the skin outwards and lets those hang that are soft. */
export function drapeLayers(outfit: Outfit, layers: readonly Layer[], scene: ClothScene): DrapedMesh[] {
  const wornBy = [...outfit.base, ...outfit.layers];
  let below = scene.skin;
  return layers.flatMap((layer, i) => {
    const covers = layers.slice(i + 1).flatMap(({ cover }) => cover ?? []);
    const worn = findWorn(wornBy, layer.kind);
    const meshes = meshLayer(layer, worn, covers, isOutermost(layers, i), below, scene);
    const { surface } = layer;
    const inner = below;
    if (surface) below = (x, y, z) => Math.min(inner(x, y, z), surface(x, y, z));
    return meshes;
  });
}

const findWorn = (all: readonly WornGarment[], kind: string) =>
  all.find(({ garment }) => getGarment(garment).model.kind === kind)!;

/** Returns true if no garment of the upper body lies over a layer. */
const isOutermost = (layers: readonly Layer[], i: number) =>
  layers.slice(i + 1).every(({ kind }) => ['trousers', 'skirt', 'shorts', 'leggings'].includes(kind));

function meshLayer(
  layer: Layer,
  worn: WornGarment,
  covers: readonly Field[],
  outermost: boolean,
  below: Field,
  scene: ClothScene,
): DrapedMesh[] {
  const { hanging, kind, surface } = layer;
  const bending = BENDING_CM[getGarment(worn.garment).fabric] * UNITS_PER_CM;
  if (hanging && hanging.skirt.spec.coatHem === undefined)
    return meshSkirt(layer, hanging, covers, below, bending, scene);
  const meshes = layer.parts.flatMap((part) => scene.mesh(clipPart(part, covers)));
  // What a garment over it hides is cut away, so the edge of the cut holds the rest.
  const hidden: Field = (x, y, z) => Math.max(-1, ...covers.map((cover) => cover(x, y, z)));
  if (kind === 'trousers') drapeLegs(meshes, hidden, bending * LINED.trousers, scene);
  else if (surface && outermost && HANGING.includes(kind))
    drapeUpper(meshes, surface, below, {
      tucked: worn.tucked ?? false,
      bendingLength: kind === 'coat' ? bending * LINED.coat : bending,
      body: scene.body,
    });
  return meshes;
}

/** Lets both legs of trousers hang from the hips, one after the other. Each stays on its side of the middle. */
function drapeLegs(
  meshes: readonly BuiltMesh[],
  hidden: Field,
  bendingLength: number,
  { body, shoes }: ClothScene,
): void {
  for (const side of ['left', 'right'] as const) {
    const sign = side === 'left' ? 1 : -1;
    const limb = body.legs[side];
    const leg: Field = (x, y, z) => limb.locate(x, y, z).d - body.legRadius(limb.s);
    const hips: Field = (x, y, z) => (z > body.crotch ? body.torsoField(x, y, z) : 1);
    drapeMeshes(meshes, {
      obstacle: (x, y, z) => Math.min(leg(x, y, z), hips(x, y, z), x * sign + 0.003, shoes(x, y, z)),
      outside: offBody(leg),
      within: (x) => x * sign > 0,
      pinned: (x, y, z) =>
        z > body.hip + 0.02 || (z > body.crotch - 0.06 && Math.abs(x) < 0.016) || hidden(x, y, z) > -HELD,
      fullness: () => 1,
      clearance: CLEARANCE,
      bendingLength,
      friction: 0.4,
      steps: 260,
    });
  }
}

/** Lets a garment of the upper body hang from its yoke, and from the waistband if it is tucked in. */
function drapeUpper(
  meshes: readonly BuiltMesh[],
  surface: Field,
  obstacle: Field,
  { tucked, bendingLength, body }: { tucked: boolean; bendingLength: number; body: AdultBody },
): void {
  drapeMeshes(meshes, {
    obstacle,
    outside: (p) => surface(...p) > -RECESS,
    pinned: (x, _y, z) =>
      (z > body.shoulder - 0.02 && Math.abs(x) < body.shoulderX * 0.8) || (tucked && z < body.belt + 0.012),
    fullness: () => 1.006,
    clearance: CLEARANCE,
    bendingLength,
    friction: 0.4,
    steps: 300,
  });
}

/** Builds a skirt of draped cloth, with the rest of its garment. */
function meshSkirt(
  layer: Layer,
  { skirt, rest }: NonNullable<Layer['hanging']>,
  covers: readonly Field[],
  below: Field,
  bending: number,
  scene: ClothScene,
): DrapedMesh[] {
  const [main, ...others] = layer.parts;
  if (!main) return [];
  const { sheet, follow } = drapeSkirt(skirt, below, bending, main.cell * 1.1 * scene.coarseness);
  const cloth = thicken(sheet, SKIRT_CLOTH.thickness);
  const count = cloth.positions.length / 3;
  const color = typeof main.paint === 'string' ? linear(main.paint) : linear('#808080');
  const colors = Float32Array.from({ length: count * 4 }, (_, i) => (i % 4 === 3 ? 1 : color[i % 4]!));
  const half = sheet.columns * sheet.rows;
  const uvs = Float32Array.from({ length: count * 2 }, (_, i) => {
    const at = (i >> 1) % half;
    return i % 2 === 0 ? (at % sheet.columns) * main.cell : Math.floor(at / sheet.columns) * main.cell;
  });
  const details = others.flatMap((part) => scene.mesh(clipPart(part, covers)));
  for (const { positions } of details)
    for (let i = 0; i < positions.length; i += 3) {
      if (positions[i + 2]! > skirt.spec.top - 0.05) continue;
      const by = follow.near(positions[i]!, positions[i + 1]!, positions[i + 2]!);
      if (by) for (let k = 0; k < 3; k++) positions[i + k] = positions[i + k]! + by[k]!;
    }
  const bodice = rest ? scene.mesh(clipPart({ ...main, field: rest }, covers)) : [];
  const all = Uint32Array.from({ length: count }, (_, i) => i);
  return [{ ...cloth, cloth: all, name: 'skirt', material: main.material, colors, uvs }, ...bodice, ...details];
}

/** Returns a mesher of parts without the bend of the figure. */
export const mesher =
  (coarseness: number, small: number) =>
  (part: Part): BuiltMesh[] => {
    const mesh = buildMesh(part, still, part.cell < 0.0056 ? small : coarseness);
    return mesh ? [mesh] : [];
  };
