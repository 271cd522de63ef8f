/** Measures proportions, hands and umbrellas of the figures and prints them as JSON. */
import type { Gender } from '@/lib/contract/gender';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { ArmPose, Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { clothAt } from '../src/accessories/bag-space';
import { beyondEdge, makeBody } from '../src/body/body';
import { STANCES } from '../src/body/stance';
import { handField } from '../src/body/hand';
import { makePostures } from '../src/body/posture';
import { dressFigure } from '../src/figure/dress-figure';
import { isOpenUmbrella } from '../src/figure/carried';
import { makePosedBody } from '../src/figure/posed-body';
import { makeStage } from '../src/figure/stage';
import { type BuiltMesh, buildMesh } from '../src/scene/build-mesh';
import type { Part } from '../src/scene/part';
import { makeProjection } from '../src/scene/project';
import type { Vec3 } from '../src/scene/vector';
import type { Field } from '../src/sdf/scalar';

/** Half-height of a head without hair, in its own space. */
const HALF_HEAD = 0.275;

/** Returns a standing figure's landmarks in heads below the crown, and how evenly its head is scaled. */
function proportions(gender: Gender) {
  const body = makeBody({ gender, build: 1, pose: { left: 'down', right: 'down' }, spread: 0, stance: STANCES.step });
  const { body: bend, head: bendHead } = makePostures(body);
  const [x, y, z] = body.headCentre;
  const half = HALF_HEAD * body.headScale;
  const top = bendHead([x, y, z + half]);
  const chin = bendHead([x, y, z - half]);
  const head = top[2] - chin[2];
  const fromCrown = (height: number) => (top[2] - bend([0, 0, height])[2]) / head;
  const [left, right] = [bendHead([x - half, y, z]), bendHead([x + half, y, z])];
  return {
    heads: top[2] / head,
    waist: fromCrown(body.waist),
    crotch: fromCrown(body.crotch),
    knee: fromCrown(body.knee),
    headWidthToHeight: Math.hypot(right[0] - left[0], right[1] - left[1], right[2] - left[2]) / head,
    shoulders:
      (bend([body.shoulderX + body.armRadius(0), 0, body.shoulder])[0] -
        bend([-body.shoulderX - body.armRadius(0), 0, body.shoulder])[0]) /
      head,
    floor: bend([body.stanceX, 0, 0])[2],
  };
}

/** Counts the separate pieces of a hand that a line across it passes, at a distance from the wrist. */
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

const openHand = handField(
  { at: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0], w: [0, 0, 1], forearm: [1, 0, 0] },
  'open',
  1,
  0.13,
);

const points = ({ positions }: BuiltMesh): Vec3[] =>
  Array.from({ length: positions.length / 3 }, (_, i) => [
    positions[3 * i]!,
    positions[3 * i + 1]!,
    positions[3 * i + 2]!,
  ]);

/** Returns how far an open umbrella's canopy reaches beyond the head at each side, and how high it is above it. */
function umbrella(outfit: Outfit) {
  const { parts, posture } = dressFigure(outfit, 'face.png');
  const pointsOf = (name: string) =>
    points(
      buildMesh(
        parts.find((part) => part.name === name)!,
        posture,
        4,
      )!,
    );
  const [canopy, head, shaft] = ['canopy', 'head', 'shaft'].map(pointsOf) as [Vec3[], Vec3[], Vec3[]];
  const extent = (all: Vec3[], axis: 0 | 2) => {
    const values = all.map((p) => p[axis]);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const [canopyLeft, canopyRight] = extent(canopy, 0);
  const [headLeft, headRight] = extent(head, 0);
  return {
    id: outfit.id,
    overLeft: headLeft - canopyLeft,
    overRight: canopyRight - headRight,
    above: extent(canopy, 2)[1] - extent(head, 2)[1],
    gap: gapOver(canopy, pointsOf('hair'), outfit),
    bow: bow(shaft),
  };
}

/** Returns the px that a picture 360 px high shows between hair and canopy. */
function gapOver(canopy: Vec3[], hair: Vec3[], outfit: Outfit): number {
  const project = makeProjection(makeStage(outfit, true), { width: 288, height: 360 });
  const seen = hair.map(project);
  const crown = Math.min(...seen.map(([, y]) => y));
  const near = seen.filter(([, y]) => y < crown + 8).map(([x]) => x);
  const over = canopy.map(project).filter(([x]) => x > Math.min(...near) && x < Math.max(...near));
  return crown - Math.max(...over.map(([, y]) => y));
}

/** Returns how far the middle of a straight shaft is off the line between its ends. */
function bow(shaft: Vec3[]): number {
  const sorted = shaft.toSorted((a, b) => a[2] - b[2]);
  const mean = (some: Vec3[]): Vec3 =>
    [0, 1, 2].map((axis) => some.reduce((sum, p) => sum + p[axis]!, 0) / some.length) as unknown as Vec3;
  const [low, high] = [mean(sorted.slice(0, 30)), mean(sorted.slice(-30))];
  const middle = mean(sorted.slice(sorted.length / 2 - 15, sorted.length / 2 + 15));
  const t = (middle[2] - low[2]) / (high[2] - low[2]);
  return Math.hypot(middle[0] - low[0] - t * (high[0] - low[0]), middle[1] - low[1] - t * (high[1] - low[1]));
}

const wears = ({ accessories }: Outfit, kind: string) =>
  accessories.some(({ garment }) => getGarment(garment).model.kind === kind);

/** Returns the factors by which a bag's width and height grow on the way from the model to the picture. */
function bagGrowth(kind: string) {
  const { parts } = dressFigure(
    OUTFITS.find((outfit) => wears(outfit, kind))!,
    'face.png',
  );
  const bag = parts.find(({ name, place }) => place && name === 'bag-body')!;
  const at = bag.place!([0, 0, 0], 'point');
  const along = (axis: 0 | 2): number => {
    const to: Vec3 = [at[0] + (axis === 0 ? 0.1 : 0), at[1], at[2] + (axis === 2 ? 0.1 : 0)];
    const [from, end] = [bag.bend!(at), bag.bend!(to)];
    return Math.hypot(end[0] - from[0], end[1] - from[1], end[2] - from[2]) / 0.1;
  };
  return { kind, width: along(0), height: along(2) };
}

/** Returns true if a hand of an outfit would be hidden in a pocket. */
function hidesHand(outfit: Outfit): boolean {
  try {
    makePosedBody(outfit);
    return false;
  } catch {
    return true;
  }
}

/** Returns how far the skin of the left arm ends above the hand, of a woman with bare arms and stockings. */
function gapAboveHand(): number {
  const outfit = OUTFITS.find(({ id }) => id === 'female-business-black-cool-dress')!;
  const posed: Outfit = { ...outfit, pose: { left: 'down', right: 'down' }, accessories: [] };
  const { parts, body } = dressFigure(posed, 'face.png');
  const heightsOf = (name: string) =>
    points(
      buildMesh(
        parts.find((part) => part.name === name)!,
        (p) => p,
        2,
      )!,
    )
      .filter(([x]) => x > body.shoulderX)
      .map(([, , z]) => z);
  return Math.min(...heightsOf('body')) - Math.max(...heightsOf('hands'));
}

const inPose = ({ pose }: Outfit, one: ArmPose) => pose.left === one || pose.right === one;

/** Returns the outfits whose hands are in pockets of different kinds of garments, one of each. */
const pocketsOfKinds = () => {
  const kinds = OUTFITS.filter((outfit) => inPose(outfit, 'pocket') && !wears(outfit, 'gloves')).map((outfit) => ({
    outfit,
    kind: getGarment(makePosedBody(outfit).pocket!.garment).model.kind,
  }));
  return kinds.filter(({ kind }, i) => kinds.findIndex((other) => other.kind === kind) === i);
};

/** Returns true for a button that the cloth over a hand covers in part. */
const isUnder = ({ field }: Part, { name, bounds: [x0, y0, z0, x1, y1, z1] }: Part) =>
  name === 'button' && field((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2) < 0.012;

/**
 * Returns the length of a hand that is seen above its pocket, how far it stands before the clothes, and how far what is
 * in the pocket stands before the pocket's cloth.
 */
function handInPocket({ outfit, kind }: { outfit: Outfit; kind: string }) {
  const { body, clothes, parts } = dressFigure(outfit, 'face.png');
  const side = outfit.pose.left === 'pocket' ? 1 : -1;
  const pocket = body.pocket!;
  const hands = parts.find(({ name }) => name === 'hands')!;
  const sheet = clothes.flatMap((layer) => layer.parts).find(({ name }) => name === 'pocket-cloth')!;
  const hand = points(buildMesh(hands, (p) => p, 2)!).filter(([x]) => x * side > 0);
  const above = hand.filter(([x, , z]) => beyondEdge(pocket, x, z) < 0);
  const within = hand.filter(([x, , z]) => beyondEdge(pocket, x, z) > 0.006);
  return {
    kind,
    seen: Math.max(...above.map(([x, , z]) => -beyondEdge(pocket, x, z))),
    before: Math.max(...above.map((p) => pocket.cloth(...p))),
    through: Math.max(...within.map(([x, y, z]) => clothAt(sheet.field, x, z, -1) - y)),
    buttons: clothes.flatMap((layer) => layer.parts).filter((part) => isUnder(sheet, part)).length,
  };
}

/** Returns how much of a hand on the hip is inside the clothes, and how far its nearest point is from them. */
function handOnHip(outfit: Outfit) {
  const { clothes, parts } = dressFigure(outfit, 'face.png');
  const side = outfit.pose.left === 'hip' ? 1 : -1;
  const surfaces = clothes.flatMap(({ surface }) => surface ?? []);
  const hands = parts.find(({ name }) => name === 'hands')!;
  const off = points(buildMesh(hands, (p) => p, 2)!)
    .filter(([x]) => x * side > 0)
    .map((p) => Math.min(...surfaces.map((cloth) => cloth(...p))));
  return {
    id: outfit.id,
    inside: off.filter((d) => d < -0.004).length / off.length,
    nearest: Math.min(...off),
  };
}

/** Returns the share of a track jacket's cloth, without its ribs, that is of the light colour of its stripes. */
function stripesOfTrackJacket(): number {
  const outfit = OUTFITS.find(({ id }) => id === 'male-activity-track-jacket-joggers')!;
  const { clothes } = dressFigure(outfit, 'face.png');
  const [main] = clothes.find(({ kind }) => kind === 'jacket')?.parts ?? [];
  if (!main) return 0;
  const mesh = buildMesh(main, (p) => p, 2)!;
  const light = Array.from({ length: mesh.colors.length / 3 }, (_, i) => mesh.colors[3 * i + 1]!).filter(
    (green) => green > 0.5,
  );
  return light.length / (mesh.colors.length / 3);
}

/** Returns the colour of the phone's case of an outfit. */
function findPhoneCase(id: string): Part['paint'] {
  const outfit = OUTFITS.find((each) => each.id === id)!;
  return dressFigure(outfit, 'face.png').parts.find(({ name }) => name === 'bag-phone')!.paint;
}

const measures = {
  mournersPhone: findPhoneCase('male-business-black-coat-suit-tie'),
  proportions: { FEMALE: proportions('FEMALE'), MALE: proportions('MALE') },
  fingers: countAcross(openHand, 0.68, 0),
  palmAndThumb: countAcross(openHand, 0.46, -0.03),
  bags: ['handbag', 'briefcase', 'tote', 'crossbody'].map(bagGrowth),
  hiddenHands: OUTFITS.filter((outfit) => inPose(outfit, 'pocket') && hidesHand(outfit)).map(({ id }) => id),
  hidesInShirt: hidesHand({
    ...OUTFITS.find(({ id }) => id === 'male-daily-linen-layer-linen-shorts')!,
    pose: { left: 'pocket', right: 'down' },
  }),
  handsInPockets: pocketsOfKinds().map(handInPocket),
  handsOnHips: OUTFITS.filter((outfit) => inPose(outfit, 'hip') && !wears(outfit, 'gloves'))
    .slice(0, 5)
    .map(handOnHip),
  stripesOfTrackJacket: stripesOfTrackJacket(),
  gapAboveHand: gapAboveHand(),
  umbrellas: OUTFITS.filter(isOpenUmbrella).slice(0, 6).map(umbrella),
};
export type Measures = typeof measures;

process.stdout.write(JSON.stringify(measures));
