/** Measures the straps of bags and the hands that hold them and prints them as JSON. */
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { clothAt, getGrip } from '../src/accessories/bag-space';
import { SHOULDER_STRAP } from '../src/accessories/strap';
import { dressFigure, type Figure } from '../src/figure/dress-figure';
import { buildMesh } from '../src/scene/build-mesh';
import { linear } from '../src/scene/colour';
import type { Part } from '../src/scene/part';
import type { Vec3 } from '../src/scene/vector';
import type { Field } from '../src/sdf/scalar';

function dress(id: string, isClosed = false): Figure {
  const outfit = OUTFITS.find((one) => one.id === id)!;
  const layers = outfit.layers.map(({ open, ...worn }) => (open && !isClosed ? { ...worn, open } : worn));
  return dressFigure({ ...outfit, layers }, 'face.png');
}

/** Returns the vertices of parts whose names begin with a text, without the figure's posture. */
function findPoints(parts: readonly Part[], name: string): Vec3[] {
  const meshes = parts.filter((part) => part.name.startsWith(name)).map((part) => buildMesh(part, (p) => p, 2)!);
  return meshes.flatMap(({ positions }) =>
    Array.from({ length: positions.length / 3 }, (_, i) => [...positions.slice(3 * i, 3 * i + 3)] as unknown as Vec3),
  );
}

const makeSurface = ({ clothes }: Figure): Field => {
  const surfaces = clothes.flatMap(({ surface }) => surface ?? []);
  return (x, y, z) => Math.min(...surfaces.map((cloth) => cloth(x, y, z)));
};

/** Returns the smallest difference between the colours of a backpack's straps and that of the outermost garment. */
function getContrast({ clothes, parts }: Figure): number {
  const { colors } = buildMesh(
    parts.find(({ name }) => name === 'bag-straps')!,
    (p) => p,
    2,
  )!;
  const cloth = linear(clothes.at(-1)!.worn.color);
  const off = (i: number) => Math.hypot(...cloth.map((c, k) => Math.cbrt(c) - Math.cbrt(colors[4 * i + k]!)));
  return Math.min(...Array.from({ length: colors.length / 4 }, (_, i) => off(i)));
}

/**
 * Returns the width of a backpack's padded straps on the chest as a share of that of the shoulders, the number of points
 * of their outer ends that are seen in front of the body, how far they reach below the bust, and their contrast.
 */
function strapsOfBackpack(id: string) {
  const figure = dress(id);
  const { body, parts } = figure;
  const cloth = makeSurface(figure);
  const straps = findPoints(parts, 'bag-straps');
  const onChest = straps.filter(([x, , z]) => x > 0 && Math.abs(z - body.bust - 0.06) < 0.01).map(([x]) => x);
  const ends = [1, -1].flatMap((sign) => {
    const reach = Math.max(...straps.map(([x]) => x * sign));
    return straps.filter(([x]) => x * sign > reach - 0.004);
  });
  return {
    id,
    width: (Math.max(...onChest) - Math.min(...onChest)) / (2 * body.shoulderX),
    drop: body.bust - Math.min(...straps.map(([, , z]) => z)),
    contrast: getContrast(figure),
    seen: ends.filter(([x, y, z]) => y < -0.03 && y < clothAt(cloth, x, z, -1) + 0.01).length,
  };
}

/** Returns the distance of a strap from the middle of the fist that holds it, and how far the fist is inside clothes. */
function fistOnStrap(id: string) {
  const figure = dress(id);
  const { body, parts } = figure;
  const grip = getGrip(body, body.poses.left === 'strap' ? 'left' : 'right');
  const cloth = makeSurface(figure);
  const off = findPoints(parts, 'bag-s').map((p) => Math.hypot(p[0] - grip[0], p[1] - grip[1], p[2] - grip[2]));
  return { id, strap: Math.min(...off), cloth: cloth(...grip) };
}

/** Returns the thickness of a bag's strap, which presses the clothes under it, before the waistband that the top is tucked into. */
function strapOnWaistband(): number {
  const { body, clothes, parts } = dress('male-daily-white-tee-wide-light-jeans');
  const trousers = clothes.find(({ kind }) => kind === 'trousers')!;
  const off = findPoints(parts, SHOULDER_STRAP)
    .filter(([, , z]) => Math.abs(z - body.belt) < 0.01)
    .map((p) => trousers.surface!(...p));
  return Math.max(...off);
}

/**
 * Returns how far a sling's strap goes round the side of the trunk under the arm, how high it stands over the shoulder,
 * how far from the middle it crosses the height of a print, and how far below the bust the bag hangs.
 */
function strapOfSling(id: string) {
  const { body, parts } = dress(id);
  const strap = findPoints(parts, SHOULDER_STRAP);
  const bag = parts.find(({ name }) => name === 'bag-body')!.place!([0, 0, 0], 'point');
  const side = Math.sign(bag[0]);
  const below = strap.filter(([, , z]) => z < bag[2]).map(([x]) => (x * side) / body.loft.a(bag[2]));
  const onChest = strap.filter(([, y, z]) => y < -0.05 && Math.abs(z - body.bust - 0.02) < 0.015);
  return {
    id,
    reach: Math.max(0, ...below),
    rise: Math.max(...strap.map(([, , z]) => z)) - body.shoulder,
    aside: Math.min(...onChest.map(([x]) => Math.abs(x))),
    drop: body.bust - bag[2],
  };
}

/** Returns how far a belt bag's belt reaches to both sides, as shares of the waist's half-width. */
function beltRound(id: string, isClosed = true) {
  const { body, parts } = dress(id, isClosed);
  const belt = findPoints(parts, 'bag-belt');
  const middle = belt.reduce((sum, [, , z]) => sum + z, 0) / belt.length;
  return [1, -1].map((sign) => Math.max(...belt.map(([x]) => x * sign)) / body.loft.a(middle));
}

const measures = {
  backpacks: [
    'male-business-parka-v-knit-shirt',
    'female-business-half-coat-vest-shirt',
    'male-daily-uniform-blazer-tie-slacks',
  ].map(strapsOfBackpack),
  fists: [
    'male-business-parka-chunky-cardigan-vest',
    'female-daily-uniform-short-shirt-skirt',
    'male-business-quilted-round-knit-chinos',
    'male-activity-oversized-tee-light-joggers',
    'female-date-long-sleeve-dress-cardigan',
  ].map(fistOnStrap),
  slings: ['male-daily-monsoon-graphic-tee', 'male-daily-dusty-day-anorak-cargo'].map(strapOfSling),
  belts: ['male-activity-summer-cycling', 'female-activity-thin-fleece-leggings'].flatMap((id) => beltRound(id)),
  beltUnderJacket: beltRound('female-activity-thin-fleece-leggings', false),
  onWaistband: strapOnWaistband(),
};
export type StrapMeasures = typeof measures;

process.stdout.write(JSON.stringify(measures));
