import { getGarment } from '../../../lib/domain/wardrobe/insulation';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import type { Body } from '../body/body';
import { accessoryParts, tieParts } from '../figure/carried';
import { onFoot, shaftGoesOver, withDetails } from '../figure/dress-figure';
import { type Layer, bodyLayers } from '../figure/layers';
import { SHOE_MODELS } from '../figure/wardrobe-models';
import { clipPart, getArmSpread, getBuilder, makeWearing } from '../figure/wearing';
import { type BuiltMesh, type Posture, placeMesh } from '../scene/build-mesh';
import { linear } from '../scene/colour';
import { type Part, type Transform, transformParts } from '../scene/part';
import { type Vec3, add, rotX, rotY, rotZ, scale, sub } from '../scene/vector';
import { makeLast } from '../shoes/last';
import { type Field, len3, smin, smoothstep } from '../sdf/scalar';
import { type AdultBody, makeAdultBody } from './adult-body';
import { type ClothScene, HANGING, drapeLayers, mesher } from './drape-layers';
import { eyeParts } from './eyes';
import { glassesPart } from './glasses';
import { makeHair } from './hair/hair';
import { handBounds } from './hand';
import { FACE_SPAN, type Head, makeHead } from './head';
import { headwearParts } from './headwear';
import type { Adult } from './people';
import type { AdultPose } from './poses';
import { adultPosture } from './posture';
import { heldProps } from './props';

const RADIANS = Math.PI / 180;
/** Height over which no boot reaches. */
const HIGHEST_SHAFT = 0.6;
const LOWER_BODY = ['trousers', 'skirt', 'shorts', 'leggings', 'tights', 'socks'];

/** Names of the pictures that a head shows, relative to the scene. */
export interface Drawings {
  face: string;
  eye: string;
}

/** Returns the transform from head space to the body's: nodded, tilted and turned about the top of the neck. */
function placeHead({ headScale, headCentre }: Body, { turn, tilt, nod }: AdultPose['head']): Transform {
  const pivot: Vec3 = [0, 0.05, -0.2];
  const rotate = (p: Vec3) => rotZ(rotY(rotX(p, nod * RADIANS), tilt * RADIANS), turn * RADIANS);
  return (p, kind) => {
    if (kind === 'direction') return rotate(p);
    return add(add(rotate(scale(sub(p, pivot), headScale)), scale(pivot, headScale)), headCentre);
  };
}

function headPart(head: Head, skin: Adult['look']['skin'], drawing: string): Part {
  const base = linear(skin);
  return {
    name: 'head',
    field: head.skin,
    bounds: [-0.27, -0.32, -0.33, 0.27, 0.3, 0.3],
    cell: 0.0054,
    material: { kind: 'skin', map: drawing },
    // The drawing is visible only where the head faces the front.
    paint: (_x, y, _z, ny) => [...base, y < 0 ? smoothstep(-0.02, -0.3, ny) : 0],
    uv: (x, _y, z) => [(x + FACE_SPAN / 2) / FACE_SPAN, (z + FACE_SPAN / 2) / FACE_SPAN],
  };
}

const armsField =
  (body: AdultBody): Field =>
  (x, y, z) => {
    const limb = (x > 0 ? body.arms.left : body.arms.right).locate(x, y, z);
    return limb.d - body.armRadius(limb.s);
  };

/** Distance inside a garment's edge from which skin is certainly hidden, although cloth hangs otherwise than modelled. */
const HIDDEN = 0.025;

/** Returns where a layer certainly hides skin. Legs of trousers move little, and their hems are left out anyway. */
function hiding({ cover, kind }: Layer): Field[] {
  if (!cover) return [];
  const hangs = kind === 'skirt' || kind === 'dress' || HANGING.includes(kind);
  return [hangs ? (x, y, z) => cover(x, y, z) - HIDDEN : cover];
}

/** Builds the skin of trunk, arms and legs without what clothes hide. */
function skinPart(body: AdultBody, covers: readonly Field[], skin: Adult['look']['skin']): Part {
  const arms = armsField(body);
  const field: Field = (x, y, z) =>
    smin(smin(body.torsoField(x, y, z), body.legsField(x, y, z), 0.05), arms(x, y, z), 0.035);
  const part: Part = {
    name: 'body',
    field,
    bounds: [-0.7, -0.5, 0.01, 0.7, 0.35, 1.82],
    cell: 0.0085,
    material: { kind: 'skin' },
    paint: skin,
  };
  return clipPart(part, covers);
}

/** Builds both hands. A hand in a pocket sinks into the trousers. */
function handParts(body: AdultBody, skin: Adult['look']['skin']): Part[] {
  return (['left', 'right'] as const).map((side) => ({
    name: 'hand',
    field: body.hands[side],
    bounds: handBounds(body.grips[side], body.mark.hand),
    cell: 0.0036,
    material: { kind: 'skin' },
    paint: skin,
  }));
}

/** Returns the look in radians that keeps the eyes on the camera as far as the head's turn allows. */
function gazeOf({ head, turn }: AdultPose): readonly [number, number] {
  const away = head.turn + turn;
  const aside = Math.abs(away) > 22;
  return [aside ? 0 : -Math.sign(away) * Math.min(0.2, Math.abs(away) * RADIANS), head.nod > 8 ? -0.18 : 0];
}

/** Returns the field of both hands, cheap far away from them. */
function handsField({ hands, grips, mark }: AdultBody): Field {
  const one = (side: 'left' | 'right'): Field => {
    const { at } = grips[side];
    const reach = mark.hand * 1.15;
    return (x, y, z) => {
      const far = len3(x - at[0], y - at[1], z - at[2]) - reach;
      return far > 0.02 ? far : hands[side](x, y, z);
    };
  };
  const left = one('left');
  const right = one('right');
  return (x, y, z) => (x > 0 ? left(x, y, z) : right(x, y, z));
}

/** Returns the field of both shoes, whose parts are in the space of their last, or the distance from their boxes. */
function shoesField(body: AdultBody, parts: readonly Part[]): Field {
  const pair = (['left', 'right'] as const).map((side) => ({
    last: makeLast(body, side),
    parts: parts.filter(({ name }) => name.endsWith(side)),
  }));
  return (x, y, z) => {
    if (z > HIGHEST_SHAFT) return 1;
    let d = 1;
    for (const { last, parts: own } of pair) {
      const [X, Y, Z] = last.inverse([x, y, z]);
      for (const { field, bounds } of own) {
        const [x0, y0, z0, x1, y1, z1] = bounds;
        const out = Math.max(x0 - X, X - x1, y0 - Y, Y - y1, z0 - Z, Z - z1);
        if (out * last.scale < d) d = Math.min(d, (out > 0.004 ? out : field(X, Y, Z)) * last.scale);
      }
    }
    return d;
  };
}

/** The meshes of a dressed adult. */
export interface AdultFigure {
  meshes: BuiltMesh[];
  turnDeg: number;
}

/** Returns what clothes of a body lie on, and how they are meshed. */
export function makeClothScene(body: AdultBody, shoes: readonly Part[], coarseness: number): ClothScene {
  const hands = handsField(body);
  const arms = armsField(body);
  return {
    body,
    skin: (x, y, z) => Math.min(body.torsoField(x, y, z), body.legsField(x, y, z), arms(x, y, z), hands(x, y, z)),
    shoes: shoesField(body, shoes),
    coarseness,
    // Faces, hands and shoes lose their shape sooner than cloth.
    mesh: mesher(coarseness, Math.max(1, coarseness / 2)),
  };
}

/** Builds the shoes: as they are seen, and whole. Boots hide what is in their shafts. */
export function dressFeet(outfit: Outfit, body: AdultBody, layers: readonly Layer[]) {
  const kind = getGarment(outfit.shoes.garment).model.kind;
  const shoes = getBuilder(SHOE_MODELS, kind)!(makeWearing(outfit, body, outfit.shoes, 0), onFoot(outfit));
  const trousers = layers.find((layer) => layer.kind === 'trousers');
  const cover = trousers && kind === 'boots' && shaftGoesOver(outfit) ? undefined : trousers?.cover;
  // A shaft over narrow trousers, tights or socks hides them.
  const worn =
    cover || !shoes.cover
      ? layers
      : layers.map((layer) =>
          ['trousers', 'leggings', 'tights', 'socks'].includes(layer.kind)
            ? { ...layer, parts: layer.parts.map((part) => clipPart(part, [shoes.cover!])) }
            : layer,
        );
  return {
    layers: worn,
    shoes: shoes.parts.map((part) => clipPart(part, cover ? [cover] : [])),
    whole: shoes.parts,
  };
}

/** Dresses an adult in an outfit and meshes all parts. The wardrobe's hands and hair are replaced by the adult's. */
export function dressAdult(
  outfit: Outfit,
  adult: Adult,
  pose: AdultPose,
  drawings: Drawings,
  coarseness: number,
): AdultFigure {
  const { skin, hair } = adult.look;
  const worn: Outfit = { ...outfit, person: { ...outfit.person, skin } };
  const body = makeAdultBody(adult.gender, adult.build, pose, getArmSpread(worn));
  const { layers, shoes, whole } = dressFeet(worn, body, bodyLayers(worn, body));
  const head = makeHead(adult.features);
  const place = placeHead(body, pose.head);
  const clothes = layers.flatMap(({ surface }) => surface ?? []);
  const outermost = [...layers].reverse().find(({ kind, surface }) => surface && !LOWER_BODY.includes(kind));
  const surface = outermost ? withDetails(outermost) : body.torsoField;
  const accessories = [...tieParts(worn, body, layers), ...accessoryParts(worn, body, surface)];
  const onNeck = accessories.filter(({ name }) => ['scarf', 'nape', 'knot'].includes(name));
  const shoulders: Field = (x, y, z) => {
    const p = place([x, y, z], 'point');
    let d = body.torsoField(...p);
    // Above the collar the surface of a garment goes on as an open tube.
    const aboveCollar = p[2] - body.neck - 0.05;
    for (const cloth of clothes) d = Math.min(d, Math.max(cloth(...p), aboveCollar));
    for (const { field } of onNeck) d = Math.min(d, field(...p));
    return d / body.headScale;
  };
  const hat = headwearParts(worn, body, head);
  const { scalp, strands } = makeHair(adult.hair, hair, skin, head, shoulders, hat.room);
  const glassesOn = worn.accessories.some(({ garment }) => getGarment(garment).model.kind === 'eyewear');
  const glasses = adult.glasses && !glassesOn ? [glassesPart(head, adult.glasses.round, adult.glasses.color)] : [];
  const gloved = worn.accessories.some(({ garment }) => getGarment(garment).model.kind === 'gloves');
  const props = heldProps(body);
  const scene = makeClothScene(body, whole, coarseness);
  const parts = [
    skinPart(body, layers.flatMap(hiding), skin),
    ...(gloved ? [] : handParts(body, skin)),
    ...props,
    ...shoes,
    ...accessories,
    ...transformParts(
      [
        headPart(head, skin, drawings.face),
        ...eyeParts(head, drawings.eye, gazeOf(pose)),
        scalp,
        ...glasses,
        ...hat.parts,
      ],
      place,
    ),
  ];
  const posture: Posture = adultPosture(body);
  const meshes = [...drapeLayers(worn, layers, scene), ...parts.flatMap(scene.mesh)].map((one) =>
    placeMesh(one, (p) => p, posture),
  );
  return { meshes: [...meshes, placeMesh(strands, place, posture)], turnDeg: pose.turn };
}
