import { getGarment } from '../../../lib/domain/wardrobe/insulation';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { clothAt } from '../accessories/bag-space';
import type { Body, Pocket } from '../body/body';
import { front, patch } from '../cloth/patch';
import { PADDED_HEMS } from '../garments/padded';
import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import type { Vec3 } from '../scene/vector';
import { segment } from '../sdf/shapes';
import { bodyLayers, type Layer } from './layers';

/** Upper and lower end of a slanting pocket, from the middle to the side. */
const SLANT = { from: 0.116, to: 0.154, height: 0.1 };
/** Width and height above the hip of a pocket under a flap. */
const FLAP = { from: 0.085, to: 0.185, over: 0.054 };
/** Position of the wrist relative to the middle of the opening: to the side, in front of the cloth, and up. */
const WRIST = { aside: 0.028, before: 0.014, up: 0.052 };

/** Returns the edge of the left pocket of the garment on the outside. */
function getEdge({ kind, worn }: Layer, body: Body): Pocket['edge'] {
  const { model } = getGarment(worn.garment);
  if (model.kind === 'coat' && ['single', 'double', 'duffle'].includes(model.params.style)) {
    const z = body.hip + FLAP.over;
    return [FLAP.from, z, FLAP.to, z];
  }
  const top =
    model.kind === 'padded'
      ? Math.max(body.hip + 0.11, body.waist + PADDED_HEMS[model.params.hem] + 0.15)
      : kind === 'trousers' || kind === 'shorts'
        ? body.belt - 0.04
        : body.hip + 0.1;
  return [SLANT.from, top, SLANT.to, top - SLANT.height];
}

/** Returns true for garments so thick, or with sleeves so wide, that a hand and its cuff are hidden in their pockets. */
function hidesHands({ worn }: Layer): boolean {
  const { kind, params } = getGarment(worn.garment).model;
  return kind === 'padded' || (kind === 'coat' && (params.style === 'mac' || params.style === 'raincoat'));
}

/**
 * Returns the left pocket of an outfit's clothes. `body` has its arms away from the pockets. Throws if the clothes would
 * hide the hand: the figure would seem to have none.
 */
export function findPocket(outfit: Outfit, body: Body): Pocket {
  const layers = bodyLayers(outfit, body).filter(({ surface }) => surface);
  const at = (x: number, z: number) =>
    layers.map((layer) => ({ layer, y: clothAt(layer.surface!, x, z, -1) })).sort((a, b) => a.y - b.y)[0];
  const outermost = at(SLANT.to, body.hip + 0.08)?.layer;
  if (!outermost || hidesHands(outermost)) throw new Error(`${outfit.id}: a hand in a pocket would not be seen`);
  const edge = getEdge(outermost, body);
  const [x, z] = [(edge[0] + edge[2]) / 2 + WRIST.aside, (edge[1] + edge[3]) / 2 + WRIST.up];
  const { worn, surface } = outermost;
  return { edge, wrist: [x, at(x, z)!.y - WRIST.before, z], cloth: surface!, garment: worn.garment };
}

/** Height of the wrist above the hip if the hand is on it, its direction from the middle, and its distance from clothes. */
const ON_HIP = { up: 0.09, x: 0.95, y: -0.31, off: 0.022 };

/** Returns the position of the left wrist if the hand is on the hip. `body` has its arms away from the hips. */
export function findHip(outfit: Outfit, body: Body): Vec3 {
  const clothes = bodyLayers(outfit, body).flatMap(({ surface }) => surface ?? []);
  const z = body.hip + ON_HIP.up;
  const outside = (r: number) => Math.min(...clothes.map((cloth) => cloth(r * ON_HIP.x, r * ON_HIP.y, z)));
  let r = 0.5;
  while (r > 0.1 && outside(r) > ON_HIP.off) r -= 0.002;
  return [r * ON_HIP.x, r * ON_HIP.y, z];
}

/** Half-width and thickness of the strip along the opening of a pocket. */
const WELT = { half: 0.011, thickness: 0.014 };

/** Adds the strips along the openings of the pockets in which hands are to the garment that has them. */
export function addWelts(layer: Layer, { pocket, poses }: Body): Layer {
  const [main] = layer.parts;
  if (!pocket || !main || layer.worn.garment !== pocket.garment) return layer;
  const [x0, z0, x1, z1] = pocket.edge;
  const isUsed = (x: number) => poses[x > 0 ? 'left' : 'right'] === 'pocket';
  const strip = front((x, z) => (isUsed(x) ? segment(Math.abs(x), z, x0, z0, x1, z1) - WELT.half : 0.1));
  const welt: Part = {
    ...main,
    name: 'pocket-welts',
    field: patch(pocket.cloth, 0.006, WELT.thickness, strip, 0.005),
    bounds: [-x1 - 0.05, -0.5, z1 - 0.05, x1 + 0.05, 0.02, z0 + 0.05],
    cell: 0.0048,
    paint: typeof main.paint === 'string' ? shade(main.paint, 0.14) : main.paint,
  };
  return { ...layer, parts: [...layer.parts, welt] };
}
