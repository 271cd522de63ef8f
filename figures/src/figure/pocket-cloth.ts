import { type Body, type Pocket, beyondEdge } from '../body/body';
import { patch } from '../cloth/patch';
import { linear, mixRgb, shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { add, cross, dot, normalize, scale, sub } from '../scene/vector';
import { type Field, smax, smin } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';
import type { Layer } from './layers';

/** Name of the cloth over a hand in a pocket. */
export const POCKET_CLOTH = 'pocket-cloth';

/** Half-axes of the bulge of cloth over a hand, as shares of its length, and its middle's distance from the wrist. */
const BULGE = { long: 0.47, wide: 0.245, thick: 0.13, at: 0.43 };
/** Depth of a pocket's cloth under that of its garment where no hand lifts it, and its thickness. */
const SHEET = { under: 0.007, thickness: 0.012 };
/** Width of the slope from the bulge to the flat cloth. */
const BLEND = 0.055;
/** Distance from the hand up to which its cloth is modelled, and distance of its end from the garment's edges. */
const REACH = 0.04;
const INSET = 0.006;
/** Thickness of what is sewn on below the opening, its distance from the cloth, and its reach beyond the ends. */
const WELT = { height: 0.009, off: 0.003, over: 0.006, shade: 0.12 };
/** Distance from the hand of a button that its cloth would not cover in part. */
const FREE = 0.03;
/** Width of the opening, and how much darker it is. */
const MOUTH = { width: 0.012, shade: 0.62 };

/** Returns the rounded shape of the left hand in its pocket. */
function makeMitten({ hand: { wrist, aim, back } }: Pocket, size: number): Field {
  const u = normalize(aim);
  const w = normalize(sub(back, scale(u, dot(back, u))));
  const v = cross(u, w);
  const middle = add(wrist, scale(u, BULGE.at * size));
  return (x, y, z) => {
    const p = sub([x, y, z], middle);
    return ellipsoid(dot(p, u), dot(p, v), dot(p, w), BULGE.long * size, BULGE.wide * size, BULGE.thick * size);
  };
}

/** Returns a darker colour of the same cloth. */
function darken(paint: Part['paint'], by: number): Part['paint'] {
  if (typeof paint === 'string') return shade(paint, by);
  const dark = linear('#000000');
  return (...at) => {
    const [red, green, blue] = paint(...at);
    return mixRgb([red, green, blue], dark, by);
  };
}

/** Adds the cloth that hides the hands in pockets, and the openings of the pockets, to the garment that has them. */
export function addPockets(layer: Layer, { hand: size, pocket, poses }: Body): Layer {
  const [main] = layer.parts;
  if (!pocket || !main || layer.worn.garment !== pocket.garment) return layer;
  const [x0, z0, x1, z1] = pocket.edge;
  const mitten = makeMitten(pocket, size);
  const hem = pocket.end.hem + INSET;
  const front = (z: number) => pocket.end.front(z) + INSET;
  const bulge: Field = (x, y, z) => smin(pocket.cloth(x, y, z) + SHEET.under, mitten(x, y, z), BLEND);
  const isUsed = (x: number) => poses[x > 0 ? 'left' : 'right'] === 'pocket';
  const onUsedSide =
    (field: Field): Field =>
    (x, y, z) =>
      isUsed(x) && y < 0.06 ? field(Math.abs(x), y, z) : 0.1;
  const length = Math.hypot(x1 - x0, z1 - z0);
  /** Distance beyond the opening's ends. */
  const past = (x: number, z: number) =>
    Math.abs(((x - x0) * (x1 - x0) + (z - z0) * (z1 - z0)) / length - length / 2) - length / 2;
  const sheet: Field = (x, y, z) => {
    const near = Math.max(mitten(x, y, z) - REACH, hem - z, front(z) - Math.abs(x));
    if (near > 0.03) return near;
    const d = bulge(x, y, z);
    return smax(smax(d, -d - SHEET.thickness, 0.002), Math.max(near, -beyondEdge(pocket, x, z)), 0.004);
  };
  const { kind, height } = pocket.sewn;
  const strip: Field = (x, _y, z) =>
    smax(Math.abs(beyondEdge(pocket, x, z) - height / 2) - height / 2, past(x, z) - WELT.over, 0.006);
  const mouth: Field = (x, _y, z) => {
    const t = 1 + past(x, z) / (length / 2);
    return Math.max(past(x, z), Math.abs(beyondEdge(pocket, x, z)) - MOUTH.width * (1 - t * t));
  };
  const reach = size + 0.06;
  const cloth: Part = {
    ...main,
    ...pocket.look,
    name: POCKET_CLOTH,
    field: onUsedSide(sheet),
    bounds: [-x1 - 0.1, -0.5, z1 - reach, x1 + 0.1, 0.06, z0 + 0.06],
    cell: 0.0052,
  };
  const over: Field = (x, y, z) => Math.min(bulge(x, y, z), pocket.cloth(x, y, z));
  const lie = (on: Field) => patch(on, WELT.off, WELT.height, strip, 0.005);
  const [used, unused] = [lie(over), lie(pocket.cloth)];
  const sewn: Part = {
    ...cloth,
    name: 'pocket-welts',
    // Patches are on both sides.
    field:
      kind === 'patch'
        ? (x, y, z) => (y > 0.06 ? 0.1 : (isUsed(x) ? used : unused)(Math.abs(x), y, z))
        : onUsedSide(used),
    cell: 0.0044,
    paint: darken(pocket.look.paint, WELT.shade),
  };
  const mouths: Part = {
    ...cloth,
    name: 'pocket-mouths',
    field: onUsedSide(patch(pocket.cloth, 0.0005, 0.004, mouth, 0.002)),
    cell: 0.004,
    paint: darken(pocket.look.paint, MOUTH.shade),
  };
  const isFree = ({ name, bounds: [left, front, low, right, back, high] }: Part) => {
    const x = (left + right) / 2;
    return name !== 'button' || !isUsed(x) || mitten(Math.abs(x), (front + back) / 2, (low + high) / 2) > FREE;
  };
  return { ...layer, parts: [...layer.parts.filter(isFree), cloth, sewn, mouths] };
}
