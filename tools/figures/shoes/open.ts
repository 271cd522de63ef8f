import { type Dressed, type Wearing } from '../cloth/worn';
import { patch } from '../cloth/details';
import { linear, shade, tint } from '../scene/colour';
import type { Material } from '../scene/part';
import { type Field, bell, smax, smin, smoothstep } from '../sdf/scalar';
import { ellipse, ellipsoid } from '../sdf/shapes';
import { bareFoot } from './leather';
import { type Foot, type ShoePiece, makeFoot, pair } from './foot';

const SOLE = 0.026;

function footbed(foot: Foot, thickness: number, bed: Wearing['color'], sole: Wearing['color'], heel = 0): ShoePiece {
  const { plan, g } = foot;
  const lift = (y: number) => heel * smoothstep(-0.09 * g, 0, y);
  const field: Field = (x, y, z) => {
    const slab = smax(plan(x, y, 0.004), Math.abs(z - thickness / 2 - lift(y)) - thickness / 2, 0.007) + 0.002 * bell(z - lift(y) - thickness * 0.65, 0.0025);
    return heel > 0 ? smin(slab, smax(ellipse(x, y - 0.026 * g, 0.026, 0.028), Math.max(-z, z - heel - 0.01), 0.004), 0.006) : slab;
  };
  return { name: 'sole', field, material: { kind: 'rubber' }, paint: (_x, y, z) => linear(z - lift(y) > thickness * 0.68 ? bed : sole) };
}

/** A strap over the foot: `at` along it, tilted, half as wide as `half`. */
const strap = (skin: Field, at: number, tilt: number, half: number, floor = SOLE): Field =>
  patch(skin, 0.0032, 0.0095, (x, y, z) => (z < floor + 0.002 ? 0.05 : Math.abs(y - at + tilt * x) - half), 0.007);

/** A strap round the ankle at height `z0`. */
const ankle = (skin: Field, z0: number, half = 0.007): Field => patch(skin, 0.003, 0.009, (_x, y, z) => Math.abs(z - z0 - 0.22 * (y + 0.02)) - half, 0.006);

export function sandals(worn: Wearing<'sandals'>, bare: boolean): Dressed {
  const { body, color, skin, params } = worn;
  const heel = params.style === 'heel' ? 0.04 : 0;
  const foot = makeFoot(body);
  const { g } = foot;
  const raise = (y: number) => SOLE - 0.004 + heel * smoothstep(-0.09 * g, 0, y);
  const sport = params.style === 'sport';
  const material: Material = sport ? { kind: 'canvas' } : { kind: worn.fabric === 'suede' ? 'suede' : 'leather', roughness: 0.4 };
  const skinField = bareFoot(foot, raise, true);
  const piece = (name: string, field: Field): ShoePiece => ({ name, field, material, paint: color, cell: 0.0042 });
  const straps: Record<typeof params.style, ShoePiece[]> = {
    strap: [piece('toe', strap(skinField, -0.096 * g, 0.1, 0.0095)), piece('instep', strap(skinField, -0.05 * g, -0.08, 0.0085)), piece('ankle', ankle(skinField, 0.098 * g))],
    slide: [piece('band', strap(skinField, -0.082 * g, 0.08, 0.03 * g))],
    sport: [piece('toe', strap(skinField, -0.098 * g, 0.12, 0.0125)), piece('instep', strap(skinField, -0.042 * g, -0.1, 0.0125)), piece('ankle', ankle(skinField, 0.092 * g, 0.0105))],
    fisherman: [-0.112, -0.088, -0.064, -0.04].map((at, i) => piece(`bar${i}`, strap(skinField, at * g, 0, 0.0075))).concat([piece('spine', patch(skinField, 0.004, 0.01, (x, y, z) => (z < SOLE + 0.01 ? 0.05 : smax(Math.abs(x) - 0.0075, Math.abs(y + 0.075 * g) - 0.045, 0.004)), 0.007)), piece('ankle', ankle(skinField, 0.092 * g))]),
    heel: [piece('toe', strap(skinField, -0.1 * g, 0, 0.008, SOLE)), piece('ankle', ankle(skinField, 0.1 * g + heel, 0.0055))],
  };
  const pieces = [footbed(foot, SOLE, sport ? shade(color, 0.2) : '#c9a57c', sport ? '#2f2c29' : '#6b5240', heel), ...straps[params.style]];
  return { parts: pair(body, bare ? [{ name: 'foot', field: skinField, material: { kind: 'skin' }, paint: skin, cell: 0.0042 }, ...pieces] : pieces) };
}

export function slippers(worn: Wearing<'slippers'>, bare: boolean): Dressed {
  const { body, color, skin, params } = worn;
  const foot = makeFoot(body);
  const { g, plan, height } = foot;
  const skinField = bareFoot(foot, () => SOLE - 0.004, params.style === 'flip-flop');
  const clog = params.style === 'clog';
  const material: Material = clog ? { kind: 'rubber', roughness: 0.7 } : { kind: worn.fabric === 'suede' ? 'suede' : 'leather', roughness: 0.4 };
  const shell: Field = (x, y, z) => {
    const Z = z - 0.016;
    let d = smax(smax(plan(x, y, 0.001) + 0.22 * Math.max(0, Z - 0.03), Z - height(y) * 0.82, 0.05), 0.012 - z, 0.006);
    d = smax(d, -ellipsoid(x, y - 0.03 * g, z - 0.12 * g, 0.05 * g, 0.085 * g, 0.075 * g), 0.008);
    if (!clog) return smax(d, y + 0.02 * g, 0.01);
    for (let i = 0; i < 5; i++) d = smax(d, -(Math.hypot(x - (i - 2) * 0.017 * g, y + (0.105 - Math.abs(i - 2) * 0.008) * g) - 0.0048), 0.002);
    return d;
  };
  const thong: Field = (x, y, z) => Math.min(
    patch(skinField, 0.0032, 0.009, (px, py, pz) => (pz < SOLE ? 0.05 : Math.abs(py + 0.108 * g - 0.95 * Math.abs(px + 0.008)) - 0.007), 0.006)(x, y, z),
    Math.hypot(x + 0.014 * g, y + 0.114 * g, (z - SOLE - 0.012) * 0.5) - 0.007,
  );
  const pieces: ShoePiece[] = [footbed(foot, SOLE, clog ? tint(color, 0.1) : params.style === 'mule' ? '#c9a57c' : tint(color, 0.2), clog ? color : '#4a3d33'), { name: 'upper', field: params.style === 'flip-flop' ? thong : shell, material, paint: color }];
  return { parts: pair(body, bare ? [{ name: 'foot', field: skinField, material: { kind: 'skin' }, paint: skin, cell: 0.0046 }, ...pieces] : pieces) };
}
