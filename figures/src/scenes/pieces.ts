import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { GENDERS } from '../../../lib/contract/gender';
import { PIECES, type Piece } from '../../../lib/contract/pieces';
import { getPieceOfGarment } from '../../../lib/domain/trips/garment-pieces';
import { getPackableOutfits, listChosenGarments } from '../../../lib/domain/trips/packable-outfits';
import * as c from '../../../lib/domain/wardrobe/outfit-tables/palette';
import { getGarment } from '../../../lib/domain/wardrobe/insulation';
import type { GarmentId, Outfit, WornGarment } from '../../../lib/domain/wardrobe/wardrobe';
import { headField } from '../body/head';
import type { Wearing } from '../cloth/worn';
import { mask } from '../accessories/mask';
import { FACES } from '../face/faces';
import { accessoryParts } from '../figure/carried';
import { HEAD_MODELS } from '../figure/head-parts';
import { build } from '../figure/layers';
import { makePosedBody } from '../figure/posed-body';
import { SHOE_MODELS } from '../figure/wardrobe-models';
import { getBuilder, makeWearing } from '../figure/wearing';
import { dressFigure } from '../figure/dress-figure';
import { meshFigure } from '../figure/mesh-figure';
import { OUTFITS } from '../../../lib/domain/wardrobe/outfits';
import { renderScene } from '../render/blender';
import { type BuiltMesh, buildMesh } from '../scene/build-mesh';
import type { Part } from '../scene/part';
import type { Vec3 } from '../scene/vector';
import { writeScene } from '../scene/write-scene';
import { type Field, smin } from '../sdf/scalar';
import { capsule, roundBox } from '../sdf/shapes';
import { outfit } from './slide';

/** Garment, colour and rotation of each piece. */
const GARMENTS: Record<Piece, { garment: GarmentId; color: c.Color; trim?: c.Color; turnDeg: number }> = {
  cardigan: { garment: 'cardigan-thin', color: c.OATMEAL, turnDeg: -14 },
  gloves: { garment: 'gloves', color: c.WINE, turnDeg: 0 },
  mask: { garment: 'mask', color: c.WHITE, turnDeg: -24 },
  'rain-boots': { garment: 'rain-boots', color: c.NAVY, turnDeg: -32 },
  'rain-jacket': { garment: 'rain-jacket', color: c.TEAL, turnDeg: -14 },
  scarf: { garment: 'scarf', color: c.CAMEL, turnDeg: -14 },
  'snow-shoes': { garment: 'work-boots', color: c.BROWN, turnDeg: -32 },
  'sun-hat': { garment: 'bucket-hat', color: c.SAGE, turnDeg: -20 },
  sunglasses: { garment: 'sunglasses', color: c.BLACK, turnDeg: -20 },
  thermals: { garment: 'tee-long-slim', color: c.MELANGE, turnDeg: -14 },
  umbrella: { garment: 'umbrella', color: c.BLUE, turnDeg: -14 },
  vest: { garment: 'vest-light-down', color: c.KHAKI, turnDeg: -14 },
  'warm-hat': { garment: 'beanie', color: c.CHARCOAL, turnDeg: -14 },
};

/** Size of the pictures in pixels. */
const SIZE = 176;
const TRACED = 352;
const DISTANCE = 8;
/** Height of the middle of every piece, where the lights of the figures meet. */
const MIDDLE = 1.1;
/** Share of the picture that the piece leaves free. */
const MARGIN = 0.08;

/** Builds a piece as if an invisible figure wore it. */
function pieceParts(worn: WornGarment): Part[] {
  if (getGarment(worn.garment).slot === 'handwear') return glovePair({ id: worn.colorId, hex: worn.color });
  const wearer: Outfit = {
    ...outfit('female-daily-bustier-dress-cardigan'),
    base: [],
    layers: [],
    accessories: [worn],
    // An open umbrella is easier to recognise than a furled one.
    pose: { left: 'down', right: getGarment(worn.garment).slot === 'umbrella' ? 'umbrella' : 'down' },
  };
  const body = makePosedBody(wearer);
  const { slot, model } = getGarment(worn.garment);
  const wearing = makeWearing(wearer, body, worn, 1);
  if (model.kind === 'mask') return mask(wearing as Wearing<'mask'>, headField(FACES[wearer.person.face].head)).parts;
  const onHead = getBuilder(HEAD_MODELS, model.kind);
  if (onHead) return onHead(wearing).parts;
  if (slot === 'shoes') return getBuilder(SHOE_MODELS, model.kind)!(wearing, true).parts;
  const carried = accessoryParts(
    wearer,
    body,
    { outer: body.torsoField, beneath: body.torsoField, covers: [] },
    (p) => p,
  );
  return carried.length > 0 ? carried : build(wearer, body, worn, 1).parts;
}

/** Half of the distance between the gloves of a pair. */
const APART = 0.15;

/** Builds a pair of gloves, fingers up. The gloves of a figure have the shape of its fists. */
function glovePair(color: c.Color): Part[] {
  const finger = (index: number): readonly [Vec3, Vec3] => {
    const x = (index - 1.5) * 0.036;
    return [
      [x, 0, 0.03],
      [x * 1.35, 0, 0.135 - 0.014 * Math.abs(index - 1.4)],
    ];
  };
  const hand: Field = (x, y, z) => {
    let d = roundBox(x, y, z + 0.02, 0.073, 0.034, 0.07, 0.034);
    for (let index = 0; index < 4; index++) d = smin(d, capsule(x, y, z, ...finger(index), 0.022, 0.019), 0.012);
    return smin(d, capsule(x, y, z, [0.05, 0, -0.05], [0.118, -0.012, 0.03], 0.025, 0.021), 0.02);
  };
  const cuff: Field = (x, y, z) =>
    roundBox(x, y, z + 0.115, 0.064, 0.037, 0.036, 0.022) + 0.0016 * Math.cos(Math.atan2(y, x) * 26);
  const pairs = [
    { name: 'gloves', field: hand, material: { kind: 'knit', scale: 90 } },
    { name: 'glove-cuffs', field: cuff, material: { kind: 'rib', scale: 60 } },
  ] as const;
  return pairs.flatMap(({ field, ...part }) =>
    ([1, -1] as const).map((side): Part => ({
      ...part,
      field: (x, y, z) => field(side * (side * APART - x), y, z),
      bounds: [side * APART - 0.17, -0.1, -0.19, side * APART + 0.17, 0.1, 0.2],
      cell: 0.005,
      paint: color.hex,
    })),
  );
}

/** Moves meshes so that their middle is at `MIDDLE` on the axis. Returns the edge of the square that contains them. */
function centre(meshes: readonly BuiltMesh[]): number {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of meshes)
    positions.forEach((value, index) => {
      const axis = index % 3;
      low[axis] = Math.min(low[axis]!, value);
      high[axis] = Math.max(high[axis]!, value);
    });
  const middle = low.map((value, axis) => (value + high[axis]!) / 2);
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i++)
      positions[i] = positions[i]! - middle[i % 3]! + (i % 3 === 2 ? MIDDLE : 0);
  return Math.max(high[0]! - low[0]!, high[2]! - low[2]!, (high[1]! - low[1]!) * 0.8);
}

/** A garment to pack, as the outfit wears it whose garment and colour are the most frequent of its picture. */
interface Packed {
  outfit: Outfit;
  worn: WornGarment;
}

const count = <Item>(items: readonly Item[], toKey: (item: Item) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(toKey(item), (counts.get(toKey(item)) ?? 0) + 1);
  return counts;
};

/** Lists the pictures of all garments that a packing list can name. */
export function listPackedPieces(): Map<string, Packed> {
  const outfits = GENDERS.flatMap((gender) => getPackableOutfits(OUTFITS, gender, { byColor: true }).dry);
  const all = outfits.flatMap((outfit) => listChosenGarments(outfit).map((worn): Packed => ({ outfit, worn })));
  const toKey = ({ worn }: Packed) => `${worn.garment} ${worn.colorId}`;
  const frequency = count(all, toKey);
  const ranked = all.toSorted((a, b) => frequency.get(toKey(b))! - frequency.get(toKey(a))!);
  const found = new Map<string, Packed>();
  for (const packed of ranked) {
    const piece = getPieceOfGarment(getGarment(packed.worn.garment));
    const isUnderwear = getGarment(packed.worn.garment).slot === 'underlayer';
    if (!found.has(piece) && !isUnderwear) found.set(piece, packed);
  }
  return found;
}

/** Meshes a garment as if an invisible figure wore it alone, closed and untucked, with its arms down. */
function meshPacked({ outfit: from, worn }: Packed): BuiltMesh[] {
  const { slot } = getGarment(worn.garment);
  const plain = { ...worn };
  delete plain.open;
  delete plain.tucked;
  const shirt = from.base.filter(({ garment }) => getGarment(garment).slot === 'top');
  const wearer: Outfit = {
    ...from,
    base: slot === 'neckwear' ? shirt : ['outer', 'shoes'].includes(slot) ? [] : [plain],
    layers: slot === 'outer' ? [plain] : [],
    shoes: slot === 'shoes' ? worn : from.shoes,
    accessories: slot === 'neckwear' ? [worn] : [],
    pose: { left: 'down', right: 'down' },
  };
  return meshFigure(dressFigure(wearer, ''), () => 1).filter(({ garment }) => garment === worn.garment);
}

/** Meshes a piece to take along. */
function meshPiece(piece: Piece): BuiltMesh[] {
  const { garment, color, trim } = GARMENTS[piece];
  const worn: WornGarment = { garment, colorId: color.id, color: color.hex, ...(trim && { trim: trim.hex }) };
  return pieceParts(worn).flatMap((part) => buildMesh(part, (p) => p) ?? []);
}

interface Subject {
  piece: string;
  meshes: BuiltMesh[];
  turnDeg: number;
}

async function renderPiece({ piece, meshes, turnDeg }: Subject, folder: string, target: string): Promise<void> {
  const edge = centre(meshes) * (1 + 2 * MARGIN);
  const path = join(folder, `piece-${piece}`);
  const lensMm = (32 * DISTANCE) / edge;
  const camera = { at: [0, -DISTANCE, MIDDLE + 1.2], target: [0, 0, MIDDLE], lensMm } as const;
  writeScene(
    path,
    {
      backdrop: '#ffffff',
      turnDeg,
      camera: { ...camera, at: [...camera.at], target: [...camera.target] },
      transparent: true,
    },
    meshes,
  );
  await renderScene(`${path}.json`, `${path}.png`, { width: TRACED, height: TRACED, samples: 64, threads: 2 });
  await sharp(`${path}.png`)
    .resize(SIZE, SIZE, { kernel: 'lanczos3' })
    .webp({ quality: 82, alphaQuality: 90, effort: 6 })
    .toFile(join(target, `${piece}.webp`));
  for (const suffix of ['.json', '.bin', '.png']) await rm(path + suffix, { force: true });
}

/** Angles of garments by slot: shoes are seen from the side. */
const TURN_DEG: Partial<Record<string, number>> = { shoes: -32 };
const USUAL_TURN_DEG = -14;

/** Renders the pictures of pieces to take along and of garments to pack into `target`: all of them, or those in `only`. */
export async function renderPieces(folder: string, target: string, only?: readonly string[]): Promise<void> {
  const isWanted = (piece: string) => !only || only.includes(piece);
  for (const piece of PIECES.filter(isWanted))
    await renderPiece({ piece, meshes: meshPiece(piece), turnDeg: GARMENTS[piece].turnDeg }, folder, target);
  for (const [piece, packed] of listPackedPieces()) {
    if (!isWanted(piece)) continue;
    const turnDeg = TURN_DEG[getGarment(packed.worn.garment).slot] ?? USUAL_TURN_DEG;
    await renderPiece({ piece, meshes: meshPacked(packed), turnDeg }, folder, target);
  }
}
