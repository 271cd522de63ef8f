import { getGarment } from '../../../lib/domain/wardrobe/insulation';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { clothAt, findSleeveRoom } from '../accessories/bag-space';
import type { Rest } from '../body/arms';
import type { Body, Pocket } from '../body/body';
import { touch } from '../cloth/patch';
import { type Vec3, add, dot, normalize, scale, sub } from '../scene/vector';
import { type Field, mix } from '../sdf/scalar';
import { bodyLayers, type Layer } from './layers';

type Opening = Pick<Pocket, 'edge' | 'sewn'>;

/** Upper and lower end of a slanting pocket, from the middle to the side. */
const SLANT = { from: 0.116, to: 0.154, height: 0.1 };
/** Ends of the curved pocket of jeans, below the waistband's top. */
const CURVED = [0.088, -0.055, 0.152, -0.108] as const;
/** Ends and height of a pocket's flap. */
const FLAP = { from: 0.085, to: 0.18, height: 0.044 };
/** Ends and height of a knitted patch, and height of its top above the hip. */
const PATCH = { from: 0.088, to: 0.184, height: 0.074, top: 0.094 };
/** Strip along the opening of a slanting pocket. */
const WELT: Pocket['sewn'] = { kind: 'welt', height: 0.013 };
/** Height of the top of a tailored jacket's flaps. */
const BLAZER_FLAP = 0.926;

const WITH_POCKETS = [
  'trousers',
  'shorts',
  'coat',
  'blazer',
  'cardigan',
  'hoodie',
  'jacket',
  'leather-jacket',
  'windbreaker',
  'fleece',
];

const getModel = ({ worn }: Layer) => getGarment(worn.garment).model;

/** Returns the left pocket of a garment. */
function findOpening(layer: Layer, body: Body): Opening {
  const model = getModel(layer);
  const flapAt = (z: number): Opening => ({
    edge: [FLAP.from, z, FLAP.to, z],
    sewn: { kind: 'flap', height: FLAP.height },
  });
  if (model.kind === 'blazer') return flapAt(BLAZER_FLAP);
  if (model.kind === 'coat' && ['single', 'double'].includes(model.params.style)) return flapAt(body.hip + 0.054);
  if (model.kind === 'coat' && model.params.style === 'duffle') return flapAt(body.hip + 0.04);
  const slanting = (top: number, height = SLANT.height): Opening => ({
    edge: [SLANT.from, top, SLANT.to, top - height],
    sewn: WELT,
  });
  if (model.kind === 'cardigan') {
    const z = body.hip + PATCH.top;
    return { edge: [PATCH.from, z, PATCH.to, z], sewn: { kind: 'patch', height: PATCH.height } };
  }
  if (model.kind === 'coat') return slanting(body.hip + 0.09, 0.12);
  if (model.kind === 'trousers' || model.kind === 'shorts') {
    const [x0, z0, x1, z1] = CURVED;
    const isCurved = model.params.style === 'jeans' || model.params.style === 'denim';
    return isCurved ? { edge: [x0, body.belt + z0, x1, body.belt + z1], sewn: WELT } : slanting(body.belt - 0.04);
  }
  // Above the ribs of the hem, if it has any.
  return slanting(body.hip + (['windbreaker', 'fleece'].includes(model.kind) ? 0.1 : 0.125));
}

/** Returns false for garments without pockets, and for those whose wide sleeves would hide the hand. */
function showsHand(layer: Layer): boolean {
  const { kind, params } = getModel(layer);
  return WITH_POCKETS.includes(kind) && !(kind === 'coat' && (params.style === 'mac' || params.style === 'raincoat'));
}

/** Room between the middle of a pocket and the edge of an open front, and from its outer end to the side. */
const MARGIN = { front: 0.078, side: 0.012 };
/** Step of searches for edges. */
const STEP = 0.004;

/** Returns true where a garment has ended at its hem or front, unlike its `surface`. */
const isMissing = (cloth: Field, surface: Field, x: number, z: number): boolean =>
  clothAt(cloth, x, z, -1) - clothAt(surface, x, z, -1) > 0.02;

/** Returns the edges of a garment near its pocket. `cloth` ends there and `surface` does not. */
function findEnd({ edge: [, z0, x1, z1] }: Opening, cloth: Field, surface: Field): Pocket['end'] {
  const frontAt = (z: number) => {
    let x = 0.02;
    while (x < 0.2 && isMissing(cloth, surface, x, z)) x += STEP;
    return x;
  };
  const top = (z0 + z1) / 2;
  let hem = top - 0.02;
  while (hem > top - 0.2 && !isMissing(cloth, surface, x1, hem)) hem -= STEP;
  const low = Math.max(hem + 0.02, top - 0.1);
  const [from, to] = [frontAt(top), frontAt(low)];
  return { hem, front: (z) => mix(from, to, (top - z) / (top - low)) };
}

/** Moves a pocket to the side so that it is not in the gap of an open front. */
function clearFront(
  { edge: [x0, z0, x1, z1], sewn }: Opening,
  { front: edge }: Pocket['end'],
  surface: Field,
): Opening {
  const z = (z0 + z1) / 2;
  let side = 0.12;
  while (side < 0.4 && clothAt(surface, side, z, -1) < -0.02) side += STEP;
  const by = Math.max(0, Math.min(edge(z) + MARGIN.front - (x0 + x1) / 2, side - MARGIN.side - x1));
  return { edge: [x0 + by, z0, x1 + by, z1], sewn };
}

/** Length of the hand that shows before a level and a slanting opening, and where it points, seen from the front. */
const SEEN = { level: { length: 0.08, x: -0.25, z: -0.97 }, slanting: { length: 0.066, x: -0.6, z: -0.8 } };
/**
 * Distance from the cloth of a wrist, of the knuckles in a pocket and of the palm on the hip, and share of the room in
 * the sleeve that adds to the wrist's.
 */
const OFF = { wrist: 0.028, knuckles: 0.009, palm: 0.018, sleeve: 0.35 };

/** Returns the point at a distance from cloth that is nearest to another. */
function liftTo(off: number, cloth: Field, near: Vec3): Vec3 {
  let p = near;
  for (let i = 0; i < 4; i++) p = sub(p, scale(normalOf(cloth, p), cloth(...p) - off));
  return p;
}

/** Returns the left hand in a pocket. `over` is the cloth that hangs before it, and `room` is that in the sleeve. */
function putInPocket({ edge: [x0, z0, x1, z1] }: Opening, cloth: Field, over: Field, room: number): Rest {
  const seen = z0 === z1 ? SEEN.level : SEEN.slanting;
  const { at, normal } = touch(cloth, (x0 + x1) / 2, (z0 + z1) / 2);
  const into: Vec3 = [seen.x, 0, seen.z];
  const lying = normalize(sub(into, scale(normal, dot(into, normal))));
  const outside: Field = (x, y, z) => Math.min(cloth(x, y, z), over(x, y, z));
  const wrist = liftTo(OFF.wrist + room * OFF.sleeve, outside, sub(at, scale(lying, seen.length)));
  const knuckles = liftTo(OFF.knuckles, cloth, add(at, scale(lying, 0.04)));
  return { wrist, aim: normalize(sub(knuckles, wrist)), back: normal };
}

/** How far folds of a garment may stick out through the one over it. */
const THROUGH = 0.02;

/**
 * Returns the left pocket of an outfit's clothes. `body` has its arms away from the pockets. Throws if the garment on the
 * outside has none or would hide the hand: the figure would seem to have none.
 */
export function findPocket(outfit: Outfit, body: Body): Pocket {
  const layers = bodyLayers(outfit, body).filter(({ parts }) => parts.length > 0);
  const fronts = layers.map(({ parts }) => clothAt(parts[0]!.field, SLANT.to, body.hip + 0.08, -1));
  const outermost = layers.findLast((_, i) => fronts[i]! < Math.min(...fronts) + THROUGH);
  const main = outermost?.parts[0];
  if (!outermost || !main || !showsHand(outermost))
    throw new Error(`${outfit.id}: a hand in a pocket would not be seen`);
  const cloth = outermost.surface ?? main.field;
  const usual = findOpening(outermost, body);
  const end = findEnd(usual, main.field, cloth);
  const opening = clearFront(usual, end, cloth);
  // The hem of a short jacket lies over the pockets of trousers.
  const [x, z] = [(opening.edge[0] + opening.edge[2]) / 2, opening.edge[1]];
  const shorter = layers
    .slice(layers.indexOf(outermost) + 1)
    .flatMap(({ parts, surface }) => (surface && !isMissing(parts[0]!.field, surface, x, z) ? surface : []));
  const over: Field = (...at) => Math.min(1, ...shorter.map((field) => field(...at)));
  return {
    ...opening,
    hand: putInPocket(opening, cloth, over, findSleeveRoom(body, cloth)),
    cloth,
    end,
    look: { paint: main.paint, ...(main.uv && { uv: main.uv }) },
    garment: outermost.worn.garment,
  };
}

/** Height of the wrist above the hip if the hand is on it, its direction from the middle, and its distance from clothes. */
const ON_HIP = { up: 0.095, x: 0.97, y: -0.24, off: 0.03, aim: [-0.75, -0.5, -0.43] as Vec3 };

/** Returns the surface of all clothes on a body. */
export function makeOutsideOfClothes(outfit: Outfit, body: Body): Field {
  const clothes = bodyLayers(outfit, body).flatMap(({ surface }) => surface ?? []);
  return (x, y, z) => Math.min(...clothes.map((cloth) => cloth(x, y, z)));
}

/** Returns the left hand if it is on the hip. `body` has its arms away from the hips. */
export function findHip(outfit: Outfit, body: Body): Rest {
  const outside = makeOutsideOfClothes(outfit, body);
  const z = body.hip + ON_HIP.up;
  const off = ON_HIP.off + findSleeveRoom(body, outside) * OFF.sleeve;
  let r = 0.5;
  while (r > 0.1 && outside(r * ON_HIP.x, r * ON_HIP.y, z) > off) r -= 0.002;
  const wrist: Vec3 = [r * ON_HIP.x, r * ON_HIP.y, z];
  const back = normalOf(outside, wrist);
  const lying = normalize(sub(ON_HIP.aim, scale(back, dot(ON_HIP.aim, back))));
  const knuckles = liftTo(OFF.palm, outside, add(wrist, scale(lying, 0.5 * body.hand)));
  return { wrist, aim: normalize(sub(knuckles, wrist)), back: normalOf(outside, knuckles) };
}

/** Returns the direction away from a surface. */
export function normalOf(field: Field, [x, y, z]: Vec3): Vec3 {
  const e = 0.004;
  return normalize([
    field(x + e, y, z) - field(x - e, y, z),
    field(x, y + e, z) - field(x, y - e, z),
    field(x, y, z + e) - field(x, y, z - e),
  ]);
}
