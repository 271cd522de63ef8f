/** Measures draped cloth, alone and on dressed figures, and prints the results as JSON. */
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { offBody } from '../src/drape/drape-mesh';
import { meshCloth } from '../src/drape/mesh-cloth';
import { thicken, tube } from '../src/drape/sheet';
import { type Cloth, relax } from '../src/drape/xpbd';
import { dressFigure } from '../src/figure/dress-figure';
import { makeSkinField } from '../src/figure/hang-clothes';
import { meshClothes } from '../src/figure/mesh-figure';
import { POCKET_CLOTH } from '../src/figure/pocket-cloth';
import { meshPart } from '../src/scene/build-mesh';
import { openEdges } from '../src/scene/open-edges';
import type { Vec3 } from '../src/scene/vector';
import type { Field } from '../src/sdf/scalar';
import type { Mesh } from '../src/sdf/surface-nets';
import { IS_WHOLE } from './is-whole';

/** A ball of radius 0.15 above which a wide tube of cloth is pinned. */
const ball: Field = (x, y, z) => Math.hypot(x, y, z - 0.5) - 0.15;
const CLEARANCE = 0.005;

function hangOverBall() {
  const cut = tube(60, 30, (u, v) => {
    const angle = u * 2 * Math.PI;
    const r = 0.1 + 0.12 * v;
    return [r * Math.sin(angle), -r * Math.cos(angle), 0.75 - 0.4 * v];
  });
  const cloth = meshCloth(
    cut.mesh,
    () => true,
    (_x, _y, z) => z > 0.745,
    () => 1,
  );
  const start = Float64Array.from(cloth.positions);
  relax(cloth, { obstacle: ball, clearance: CLEARANCE, bendingLength: 0.02, friction: 0.3, steps: 400 });
  cut.mesh.positions.set(cloth.positions);
  return { cloth, start, closed: thicken(cut, 0.004) };
}

/** Returns by how much links are longer than they were cut, on average, as a share of their length. */
function meanStretch({ positions, links }: Cloth): number {
  let sum = 0;
  links.rest.forEach((rest, k) => {
    const a = links.pairs[k * 2]! * 3;
    const b = links.pairs[k * 2 + 1]! * 3;
    const d = Math.hypot(...[0, 1, 2].map((axis) => positions[a + axis]! - positions[b + axis]!));
    sum += Math.max(0, d / rest - 1);
  });
  return sum / links.rest.length;
}

/** Returns the least distance of vertices, and of the middles of faces between them, from a field. */
function nearest({ positions, quads }: Mesh, field: Field, counts: (vertex: number) => boolean): number {
  let least = Infinity;
  for (let q = 0; q < quads.length; q += 4) {
    const corners = [0, 1, 2, 3].map((k) => quads[q + k]!);
    if (!corners.every(counts)) continue;
    const middle = [0, 1, 2].map((axis) => corners.reduce((sum, i) => sum + positions[i * 3 + axis]! / 4, 0));
    least = Math.min(least, field(middle[0]!, middle[1]!, middle[2]!));
    for (const i of corners)
      least = Math.min(least, field(positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!));
  }
  return least;
}

/** The part of trousers below the crotch between the thighs. */
const GUSSET = { height: 0.1, halfWidth: 0.03 };

/** Factor of the size of cells: in a campaign those of the pictures. */
const CELLS = IS_WHOLE ? 1 : 1.6;

/** Drapes an outfit and returns, for each draped mesh, its distance from the body and whether it is closed. */
function dressed(id: string) {
  const outfit = OUTFITS.find((one) => one.id === id)!;
  const figure = dressFigure(outfit, 'face.png');
  const { body } = figure;
  const skin = makeSkinField(body);
  // The trunk's field ends in a stump between the thighs. In the gusset, which nobody sees, thighs leave cloth no room.
  const legs: Field = (x, y, z) => {
    if (z > body.crotch) return skin(x, y, z);
    if (z > body.crotch - GUSSET.height && Math.abs(x) < GUSSET.halfWidth) return 0;
    const leg = body.legs[x > 0 ? 'left' : 'right'].locate(x, y, z);
    return leg.d - body.legRadius(leg.s);
  };
  return meshClothes(figure, () => CELLS).flatMap((mesh) => {
    if (!mesh.cloth) return [];
    const cloth = new Set(mesh.cloth);
    return {
      outfit: id,
      mesh: mesh.name,
      draped: cloth.size,
      nearest: nearest(mesh, mesh.name === 'trousers' ? legs : skin, (vertex) => cloth.has(vertex)),
      open: openEdges(mesh),
      finite: mesh.positions.every(Number.isFinite) && mesh.normals.every(Number.isFinite),
    };
  });
}

const at = (a: Float32Array, i: number): Vec3 => [a[i * 3]!, a[i * 3 + 1]!, a[i * 3 + 2]!];

/** Returns the share of the outer side of a garment's elastic cuffs that its sleeves bury, as both are modelled. */
function buriedCuffs(id: string): number {
  const { body, clothes } = dressFigure(
    OUTFITS.find((one) => one.id === id)!,
    'face.png',
  );
  const { parts } = clothes.find(({ kind }) => kind === 'sweatshirt' || kind === 'hoodie')!;
  const { positions, normals } = meshPart(
    parts.find(({ name }) => name === 'cuffs')!,
    CELLS,
  )!;
  const isOuter = offBody((x, y, z) => body.arms[x > 0 ? 'left' : 'right'].locate(x, y, z).d);
  const outer = Array.from({ length: positions.length / 3 }, (_, i) => i).filter((i) =>
    isOuter(at(positions, i), at(normals, i)),
  );
  return outer.filter((i) => parts[0]!.field(...at(positions, i)) < 0).length / outer.length;
}

/** Returns how far trousers hang off their cut beside a hand in their pocket at most. */
function movedAtPocket(id: string): number {
  const figure = dressFigure(
    OUTFITS.find((one) => one.id === id)!,
    'face.png',
  );
  const { field } = figure.clothes.flatMap(({ parts }) => parts).find(({ name }) => name === POCKET_CLOTH)!;
  const [cut, hung] = [true, false].map(
    (stiff) => meshClothes(figure, () => CELLS, stiff).find(({ name }) => name === 'trousers')!.positions,
  ) as [Float32Array, Float32Array];
  const beside = Array.from({ length: cut.length / 3 }, (_, i) => i).filter((i) => field(...at(cut, i)) < 0.015);
  return Math.max(...beside.map((i) => Math.hypot(...[0, 1, 2].map((k) => hung[i * 3 + k]! - cut[i * 3 + k]!))));
}

/** Outfits with the clothes and poses that cover each rule of how clothes hang; in a campaign, all. */
const SAMPLE = [
  'female-business-twinset-pleated-skirt',
  'female-date-flared-dress-straw-bag',
  'female-activity-oversized-tee-biker-shorts',
  'male-activity-oversized-tee-light-joggers',
  'male-date-long-coat-four-layers',
];
const soft = hangOverBall();
const again = hangOverBall();
const heights = ({ positions }: Cloth) => positions.filter((_, i) => i % 3 === 2);
const measures = {
  ball: {
    nearest: Math.min(
      ...Array.from(soft.cloth.free, (_, i) =>
        ball(soft.cloth.positions[i * 3]!, soft.cloth.positions[i * 3 + 1]!, soft.cloth.positions[i * 3 + 2]!),
      ),
    ),
    clearance: CLEARANCE,
    stretch: meanStretch(soft.cloth),
    open: openEdges(soft.closed),
    same: soft.cloth.positions.every((x, i) => x === again.cloth.positions[i]),
    pinned: soft.cloth.free.every((free, i) => free === 1 || soft.cloth.positions[i * 3 + 2] === soft.start[i * 3 + 2]),
    lowest: Math.min(...heights(soft.cloth)),
  },
  figures: OUTFITS.map(({ id }) => id)
    .filter((id) => SAMPLE.includes(id) || IS_WHOLE)
    .flatMap(dressed),
  buriedCuffs: ['female-daily-logo-sweatshirt-wide-jeans', 'male-activity-yellow-hoodie-joggers'].map(buriedCuffs),
  movedAtPocket: movedAtPocket('male-date-black-knit-cream-wide-slacks'),
};
export type DrapeMeasures = typeof measures;

process.stdout.write(JSON.stringify(measures));
