/** Measures bodies, hands, hair and meshes of the adults and prints them as JSON. */
import type { Gender } from '@/lib/contract/gender';
import { type AdultBody, makeAdultBody } from '../../../tools/figures/adults/adult-body';
import { dressAdult } from '../../../tools/figures/adults/dress-adult';
import { type HandShape, handField } from '../../../tools/figures/adults/hand';
import { growLayer } from '../../../tools/figures/adults/hair/guides';
import { STYLES, type Style } from '../../../tools/figures/adults/hair/styles';
import { makeHead } from '../../../tools/figures/adults/head';
import { ADULTS, type AdultName } from '../../../tools/figures/adults/people';
import { plainClothes } from '../../../tools/figures/adults/plain-clothes';
import { POSES } from '../../../tools/figures/adults/poses';
import { BUILDS, type Build, HEAD_SPACE } from '../../../tools/figures/adults/proportions';
import { adultPosture } from '../../../tools/figures/adults/posture';
import { openEdges } from '../../../tools/figures/scene/open-edges';
import type { Vec3 } from '../../../tools/figures/scene/vector';
import type { Field } from '../../../tools/figures/sdf/scalar';

const GENDERS: Gender[] = ['FEMALE', 'MALE'];
const builds = Object.keys(BUILDS) as Build[];

/** Returns the half-width of the outline of trunk and legs at a height. */
function halfWidth({ torsoField, legsField }: AdultBody, z: number): number {
  let x = 0;
  while (x < 0.5 && Math.min(torsoField(x, 0, z), legsField(x, 0, z)) < 0) x += 0.001;
  return x;
}

function proportions(gender: Gender) {
  const body = makeAdultBody(gender, 'average', POSES.plain, 0);
  const { mark } = body;
  const head = HEAD_SPACE * mark.headScale;
  const crown = mark.headCentre[2] + head / 2;
  const fromCrown = (z: number) => (crown - z) / head;
  return {
    heads: crown / head,
    chin: fromCrown(mark.headCentre[2] - head / 2),
    waist: fromCrown(mark.waist),
    crotch: fromCrown(mark.crotch),
    knee: fromCrown(mark.knee),
    ankle: fromCrown(mark.ankle),
    neckWidth: (2 * halfWidth(body, mark.neck + 0.05)) / head,
    waistWidth: (2 * halfWidth(body, mark.waist)) / head,
    hipWidth: (2 * halfWidth(body, mark.hip)) / head,
    shoulderWidth: (2 * (mark.shoulderX + body.armRadius(0.05))) / head,
  };
}

/** Counts the separate pieces of a hand that a line across it passes, at a height above the palm's middle. */
function countAcross(field: Field, u: number, w: number): number {
  let count = 0;
  let inside = false;
  for (let v = -0.6; v <= 0.6; v += 0.002) {
    const now = field(u, v, w) < 0;
    if (now && !inside) count++;
    inside = now;
  }
  return count;
}

const straightHand = (shape: HandShape): Field =>
  handField({ at: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0], w: [0, 0, 1] }, shape, 1, 0.13);

/** Returns how far a pose's feet move when the figure is bent, and how far its ankles end from where they should be. */
function footing(gender: Gender, build: Build, pose: keyof typeof POSES) {
  const body = makeAdultBody(gender, build, POSES[pose], 0.01);
  const bend = adultPosture(body);
  const moved = (['left', 'right'] as const).map((side) => {
    const [x, y] = body.legs[side].end;
    const sole: Vec3 = [x, y, 0.02];
    const at = bend(sole);
    return Math.hypot(at[0] - sole[0], at[1] - sole[1], at[2] - sole[2]);
  });
  const missed = (['left', 'right'] as const).map((side) => {
    const { out, front } = POSES[pose].feet[side];
    const [x, y] = body.legs[side].end;
    return Math.hypot(Math.abs(x) - body.mark.stanceX - out, y + front - 0.008);
  });
  return { pose: `${gender} ${build} ${pose}`, moved: Math.max(...moved), missed: Math.max(...missed) };
}

/** Returns the depth to which the clumps of a style enter the head, and the share of them that cross an eye. */
function hairOnFace(name: AdultName) {
  const { features, hair } = ADULTS[name];
  const head = makeHead(features);
  const style: Style = STYLES[hair];
  const guides = style.layers.flatMap((layer, i) => growLayer(layer, head.skin, i));
  const points = guides.flatMap(({ points }) => points.slice(4));
  const crossing = guides.filter(({ points }) =>
    points.some(
      ([x, y, z]) =>
        y < head.eye[1] - 0.03 &&
        Math.abs(Math.abs(x) - head.eye[0]) < features.eye.width * 0.6 &&
        Math.abs(z - head.eye[2]) < 0.025,
    ),
  );
  return {
    name,
    deepest: Math.min(...points.map((p) => head.skin(...p))),
    acrossEyes: crossing.length / guides.length,
  };
}

function meshes(name: AdultName, pose: keyof typeof POSES) {
  const { gender } = ADULTS[name];
  const figure = dressAdult(
    plainClothes(gender, 0),
    ADULTS[name],
    POSES[pose],
    { face: 'face.png', eye: 'eye.png' },
    3.4,
  );
  return figure.meshes.map((mesh) => {
    let low = Infinity;
    let high = -Infinity;
    for (let i = 2; i < mesh.positions.length; i += 3) {
      low = Math.min(low, mesh.positions[i]!);
      high = Math.max(high, mesh.positions[i]!);
    }
    return {
      part: mesh.name,
      open: mesh.name === 'strands' ? 0 : openEdges(mesh),
      finite: mesh.positions.every(Number.isFinite) && mesh.normals.every(Number.isFinite),
      low,
      high,
    };
  });
}

const poses = Object.keys(POSES) as (keyof typeof POSES)[];
const measures = {
  proportions: { FEMALE: proportions('FEMALE'), MALE: proportions('MALE') },
  fingers: { open: countAcross(straightHand('open'), 0.68, 0), flat: countAcross(straightHand('flat'), 0.68, -0.02) },
  palmAndThumb: countAcross(straightHand('open'), 0.46, -0.03),
  footing: GENDERS.flatMap((gender) => builds.flatMap((build) => poses.map((pose) => footing(gender, build, pose)))),
  hair: (Object.keys(ADULTS) as AdultName[]).map(hairOnFace),
  meshes: [...meshes('jiwoo', 'weight'), ...meshes('sungmin', 'pockets')],
};
export type AdultMeasures = typeof measures;

process.stdout.write(JSON.stringify(measures));
