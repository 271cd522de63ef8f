import { type Dressed, type Wearing } from '../cloth/worn';
import { patch } from '../cloth/details';
import { shade } from '../scene/colour';
import type { Material } from '../scene/part';
import { type Field, bell, mix, smax, smin, smoothstep } from '../sdf/scalar';
import { capsule, ellipse, ellipsoid, roundRect, torus } from '../sdf/shapes';
import type { Bounds } from '../sdf/surface-nets';
import { type Foot, type ShoePiece, makeFoot, pair } from './foot';

const leatherOf = (worn: Pick<Wearing, 'fabric'>): Material => ({ kind: worn.fabric === 'suede' ? 'suede' : 'leather', roughness: 0.3 });

/** The closed upper of a low shoe. */
const low = ({ plan, height, g }: Foot, raise = 0): Field => (x, y, z) => {
  const Z = z - raise;
  return smax(smax(plan(x, y, -0.004) + 0.26 * Math.max(0, Z - 0.03), Z - Math.min(height(y) * 0.86, 0.086 * g), 0.045), 0.006 - z, 0.008);
};

/** A leather sole with a low heel block. */
const heeled = ({ plan, g }: Foot, thickness: number, heel: number, grow = 0.004): Field => (x, y, z) => {
  const flat = smax(plan(x, y, grow), Math.abs(z - heel * 0.35 - thickness / 2) - thickness / 2 - heel * 0.1, 0.004);
  const block = smax(smax(plan(x, y, grow - 0.002), Math.abs(z - (heel + thickness) / 2) - (heel + thickness) / 2, 0.003), 0.004 * g - y - 0.016 * g, 0.004);
  return smin(flat, block, 0.002);
};

export function loafers(worn: Wearing<'loafers'>): Dressed {
  const { body, color, params } = worn;
  const chunky = params.style === 'chunky';
  const foot = makeFoot(body);
  const { g, height } = foot;
  const raise = chunky ? 0.014 : 0.002;
  const up = low(foot, raise);
  const material = leatherOf(worn);
  const mouth: Field = (x, y, z) => ellipsoid(x, y + 0.008 * g, z - 0.105 * g - raise, 0.034 * g, 0.064 * g, 0.054 * g);
  const vamp: Field = (x, y, z) => {
    const apron = Math.abs(ellipse(x, y + 0.105 * g, 0.031 * g, 0.052 * g));
    const ridge = z > 0.035 ? 0.0035 * bell(apron, 0.0045) * smoothstep(-0.045 * g, -0.07 * g, y) : 0;
    return smax(up(x, y, z), -mouth(x, y, z), 0.008) - ridge;
  };
  const saddle = patch(up, 0.002, 0.009, (x, y, z) => {
    if (z < 0.025 + raise) return 0.05;
    const band = Math.abs(y + 0.082 * g + 0.004 * Math.cos(x * 40)) - 0.0135 * g;
    return params.style === 'penny' || chunky ? smax(band, -roundRect(x, y + 0.082 * g, 0.014 * g, 0.004 * g, 0.003), 0.003) : band;
  }, 0.006);
  const pieces: ShoePiece[] = [
    { name: 'upper', field: vamp, material, paint: color, cell: 0.0044 },
    { name: 'saddle', field: saddle, material, paint: color, cell: 0.004 },
    { name: 'sole', field: heeled(foot, chunky ? 0.026 : 0.01, chunky ? 0.014 : 0.012, chunky ? 0.008 : 0.004), material: { kind: 'rubber' }, paint: chunky ? '#26211e' : shade(color, 0.55) },
  ];
  const at = height(-0.085 * g) * 0.9 + raise - 0.002;
  if (params.style === 'bit') pieces.push({ name: 'bit', cell: 0.003, material: { kind: 'metal' }, paint: '#d8bd74', field: (x, y, z) => Math.min(capsule(x, y, z, [-0.018 * g, -0.085 * g, at], [0.018 * g, -0.085 * g, at], 0.0035), torus(Math.abs(x) - 0.02 * g, y + 0.085 * g, z - at + 0.002, 0.007, 0.0028)) });
  if (params.style === 'tassel') pieces.push({ name: 'tassel', cell: 0.0034, material, paint: color, field: (x, y, z) => smin(ellipsoid(Math.abs(x) - 0.009, y + 0.115 * g, z - at + 0.008, 0.007, 0.016, 0.007), ellipsoid(x, y + 0.094 * g, z - at, 0.011, 0.008, 0.007), 0.004) });
  return { parts: pair(body, pieces) };
}

export function derby(worn: Wearing<'derby'>): Dressed {
  const { body, color, params } = worn;
  const foot = makeFoot(body);
  const { g } = foot;
  const lug = params.sole === 'lug';
  const raise = lug ? 0.018 : 0.003;
  const up = low(foot, raise);
  const material = leatherOf(worn);
  const mouth: Field = (x, y, z) => ellipsoid(x, y - 0.012 * g, z - 0.108 * g - raise, 0.033 * g, 0.042 * g, 0.046 * g);
  const field: Field = (x, y, z) => {
    const cap = params.toe === 'cap' && z > 0.03 ? 0.003 * bell(y + 0.128 * g, 0.003) : 0;
    const quarter = z > 0.035 ? 0.0035 * smoothstep(-0.003, 0.003, y + 0.078 * g + 1.2 * x * x * 20) : 0;
    return smax(up(x, y, z) - quarter, -mouth(x, y, z), 0.008) + cap;
  };
  const lacing = patch(up, 0.0065, 0.007, (x, y, z) => {
    if (z < 0.04 + raise) return 0.05;
    let m = 1;
    for (let i = 0; i < 3; i++) m = Math.min(m, Math.abs(y + (0.036 + i * 0.015) * g + Math.abs(x) * 0.1) - 0.0036);
    return smax(m, Math.abs(x) - 0.017 * g, 0.004);
  }, 0.006);
  const pieces: ShoePiece[] = [
    { name: 'upper', field, material, paint: color, cell: 0.0044 },
    { name: 'laces', field: lacing, material: { kind: 'cotton' }, paint: shade(color, 0.4), cell: 0.0036 },
    { name: 'sole', field: heeled(foot, lug ? 0.028 : 0.01, lug ? 0.014 : 0.012, lug ? 0.009 : 0.005), material: { kind: 'rubber' }, paint: lug ? '#2a2521' : shade(color, 0.6) },
  ];
  return { parts: pair(body, pieces) };
}

/** The bare top of a foot in an open shoe, raised on a heel: skin with toes where asked. */
export function bareFoot(foot: Foot, raise: (y: number) => number, toes: boolean): Field {
  const { g, plan, height, body } = foot;
  return (x, y, z) => {
    const Z = z - raise(y);
    let d = smax(plan(x, y, -0.011) + 0.25 * Math.max(0, Z - 0.02), Z - height(y) * 0.92, 0.045);
    if (toes) {
      d = smax(d, -0.112 * g - y, 0.016);
      for (let i = 0; i < 5; i++) {
        const tx = (-0.029 + i * 0.0146) * g;
        const ty = (-0.128 + i * i * 0.0031) * g;
        const r = (i === 0 ? 0.0128 : 0.0096) * g;
        d = smin(d, ellipsoid(x - tx, y - ty, Z - 0.014, r, r * 1.8, r * 0.95), 0.0055);
      }
    }
    d = smin(d, capsule(x, y, z, [0, 0.012 * g, 0.06 * g + raise(0)], [0, 0.012 * g, 0.2], 0.036 * g, body.legRadius(0.98) / 1.13), 0.05);
    return smax(d, raise(y) - 0.002 - z, 0.004) * 0.9;
  };
}

/** Pumps, slingbacks and ballet flats: a sole on a heel, an upper with a wide mouth, the foot in it. */
function court(worn: Wearing, heelHeight: number, style: 'pump' | 'slingback' | 'strap' | 'ballet' | 'mary-jane', bare: boolean): Dressed {
  const { body, color, skin } = worn;
  const foot = makeFoot(body, 0, 0.93, style === 'ballet' || style === 'mary-jane' ? 0 : 0.6);
  const { g, plan } = foot;
  const raise = (y: number) => 0.01 + heelHeight * smoothstep(-0.09 * g, 0.0, y);
  const material: Material = { kind: worn.fabric === 'suede' ? 'suede' : 'leather', roughness: 0.26 };
  const shell: Field = (x, y, z) => {
    const Z = z - raise(y);
    const rim = mix(0.036, 0.05, smoothstep(-0.02, 0.05, y)) * g + 0.014 * smoothstep(-0.1 * g, -0.16 * g, y);
    return smax(smax(plan(x, y, -0.004) + 0.2 * Math.max(0, Z - 0.02), Math.max(Z - rim, -0.004 - Z), 0.012), -smax(plan(x, y + 0.0, -0.0115) , -(y + 0.112 * g), 0.02), 0.004);
  };
  const open: Field = style === 'slingback' ? (x, y, z) => smax(shell(x, y, z), y - 0.0, 0.01) : shell;
  const sole: Field = (x, y, z) => {
    const sheet = smax(plan(x, y, 0.0005), Math.abs(z - raise(y) + 0.004) - 0.0045, 0.003);
    const taper = 0.008 + 0.013 * (z / (heelHeight + 0.01));
    const post = smax(ellipse(x, y - 0.034 * g, taper + 0.006, taper + 0.005), Math.max(-z, z - heelHeight - 0.008), 0.003);
    return heelHeight > 0.018 ? smin(sheet, post, 0.008) : smin(sheet, smax(plan(x, y, -0.002), Math.max(-z, z - raise(y), -y), 0.003), 0.002);
  };
  const skinField = bareFoot(foot, raise, false);
  const band = (at: number, tilt: number, half: number) => patch(skinField, 0.003, 0.008, (_x, y, z) => (z < 0.03 + raise(y) ? 0.05 : Math.abs(z - raise(y) - at - tilt * (y - 0.0)) - half), 0.006);
  const pieces: ShoePiece[] = [
    { name: 'upper', field: open, material, paint: color, cell: 0.0038, bounds: [-0.1, -0.23, -0.012, 0.1, 0.1, 0.14] },
    { name: 'sole', field: sole, material: { kind: 'rubber' }, paint: shade(color, 0.45), cell: 0.004 },
  ];
  if (bare) pieces.unshift({ name: 'foot', field: skinField, material: { kind: 'skin' }, paint: skin, cell: 0.0055 });
  if (style === 'slingback') pieces.push({ name: 'strap', field: band(0.062 * g, -0.12, 0.005), material, paint: color, cell: 0.0036 });
  if (style === 'strap' || style === 'mary-jane') pieces.push({ name: 'strap', field: patch(skinField, 0.003, 0.008, (_x, y, z) => (z < 0.045 + raise(y) ? 0.05 : Math.abs(y + 0.05 * g) - 0.0085), 0.006), material, paint: color, cell: 0.0036 });
  if (style === 'ballet') pieces.push({ name: 'bow', cell: 0.003, material, paint: color, field: (x, y, z) => ellipsoid(Math.abs(x) - 0.008, y + 0.117 * g, z - raise(y) - 0.048 * g, 0.0085, 0.005, 0.006) });
  return { parts: pair(body, pieces) };
}

/** Shoes that show the foot: `bare` is false where tights or socks are drawn instead. */
export const flats = (worn: Wearing<'flats'>, bare: boolean) => court(worn, 0.006, worn.params.style, bare);
export const heels = (worn: Wearing<'heels'>, bare: boolean) => court(worn, 0.014 + worn.params.heelCm * 0.0052, worn.params.style, bare);
export type { Bounds };
