import { getGarment } from '../../../lib/domain/wardrobe/insulation';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import type { Body } from '../body/body';
import { bodyLayers, clipCoveredParts } from '../figure/layers';
import { SHOE_MODELS } from '../figure/wardrobe-models';
import { clipPart, getArmSpread, getBuilder, makeWearing } from '../figure/wearing';
import { type BuiltMesh, type Posture, buildMesh, placeMesh } from '../scene/build-mesh';
import { linear } from '../scene/colour';
import { type Part, type Transform, transformParts } from '../scene/part';
import { type Vec3, add, rotX, rotY, rotZ, scale, sub } from '../scene/vector';
import { type Field, smin, smoothstep } from '../sdf/scalar';
import { type AdultBody, makeAdultBody } from './adult-body';
import { eyeParts } from './eyes';
import { glassesPart } from './glasses';
import { makeHair } from './hair/hair';
import { handBounds } from './hand';
import { FACE_SPAN, type Head, makeHead } from './head';
import type { Adult } from './people';
import { POSES, type AdultPose, type AdultPoseName } from './poses';
import { adultPosture } from './posture';
import { heldProps } from './props';

const RADIANS = Math.PI / 180;

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

/** Builds the skin of trunk, arms and legs without what clothes hide. */
function skinPart(body: AdultBody, covers: readonly Field[], skin: Adult['look']['skin']): Part {
  const arms: Field = (x, y, z) => {
    const limb = (x > 0 ? body.arms.left : body.arms.right).locate(x, y, z);
    return limb.d - body.armRadius(limb.s);
  };
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

/** The meshes of a dressed adult. */
export interface AdultFigure {
  meshes: BuiltMesh[];
  turnDeg: number;
}

/** Dresses an adult in the base, layers and shoes of an outfit, and meshes all parts. */
export function dressAdult(
  outfit: Outfit,
  adult: Adult,
  poseName: AdultPoseName,
  drawings: Drawings,
  coarseness: number,
): AdultFigure {
  const pose: AdultPose = POSES[poseName];
  const { skin, hair } = adult.look;
  const worn: Outfit = { ...outfit, person: { ...outfit.person, skin } };
  const body = makeAdultBody(adult.gender, adult.build, pose, getArmSpread(worn));
  const layers = bodyLayers(worn, body);
  const shoeKind = getGarment(worn.shoes.garment).model.kind;
  const shoes = getBuilder(SHOE_MODELS, shoeKind)!(makeWearing(worn, body, worn.shoes, 0), true);
  const trousers = layers.find(({ kind }) => kind === 'trousers')?.cover;
  const head = makeHead(adult.features);
  const place = placeHead(body, pose.head);
  const clothes = layers.flatMap(({ surface }) => surface ?? []);
  const shoulders: Field = (x, y, z) => {
    const p = place([x, y, z], 'point');
    let d = body.torsoField(...p);
    // Above the collar the surface of a garment goes on as an open tube.
    const aboveCollar = p[2] - body.neck - 0.05;
    for (const surface of clothes) d = Math.min(d, Math.max(surface(...p), aboveCollar));
    return d / body.headScale;
  };
  const { scalp, strands } = makeHair(adult.hair, hair, skin, head, shoulders);
  const glasses = adult.glasses ? [glassesPart(head, adult.glasses.round, adult.glasses.color)] : [];
  const parts = [
    skinPart(
      body,
      layers.flatMap(({ cover }) => cover ?? []),
      skin,
    ),
    ...handParts(body, skin),
    ...heldProps(body),
    ...clipCoveredParts(layers),
    ...shoes.parts.map((part) => clipPart(part, trousers ? [trousers] : [])),
    ...transformParts(
      [headPart(head, skin, drawings.face), ...eyeParts(head, drawings.eye, gazeOf(pose)), scalp, ...glasses],
      place,
    ),
  ];
  const posture: Posture = adultPosture(body);
  // Faces, hands and shoes lose their shape sooner than cloth.
  const small = Math.max(1, coarseness / 2);
  const meshes = parts.flatMap((part) => buildMesh(part, posture, part.cell < 0.0056 ? small : coarseness) ?? []);
  return { meshes: [...meshes, placeMesh(strands, place, posture)], turnDeg: pose.turn };
}
