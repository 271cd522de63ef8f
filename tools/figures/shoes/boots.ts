import { type Dressed, type Wearing } from '../cloth/worn';
import { patch } from '../cloth/details';
import { shade } from '../scene/colour';
import type { Material } from '../scene/part';
import { noise, ridge } from '../sdf/noise';
import { type Field, bell, fract, len2, smax, smin, smoothstep } from '../sdf/scalar';
import { ellipse, segment } from '../sdf/shapes';
import type { Bounds } from '../sdf/surface-nets';
import { type ShoePiece, makeFoot, pair, soleOf } from './foot';

const SHAFTS = { ankle: 0.17, mid: 0.25, knee: 0.37 } as const;

/** Boots of every kind: a foot, a shaft, a sole; then what makes the kind. */
export function boots(worn: Wearing<'boots'>): Dressed {
  const { body, color, params, trim } = worn;
  const rain = params.style === 'rain';
  const foot = makeFoot(body, 0, 1, params.style === 'western' ? 0.5 : 0);
  const { g, plan, height } = foot;
  const top = SHAFTS[params.shaft];
  const wide = params.style === 'fur' || params.style === 'padded' || rain ? 0.006 : 0;
  const material: Material = rain ? { kind: 'rubber', roughness: 0.28 } : params.style === 'padded' ? { kind: 'padding' } : { kind: worn.fabric === 'suede' ? 'suede' : 'leather', roughness: 0.38 };
  const shaft = (grow: number): Field => (x, y, z) => ellipse(x, y - 0.008 * g, (0.05 + wide + 0.013 * smoothstep(0.08, top, z) + grow) * g, (0.058 + wide + 0.01 * smoothstep(0.08, top, z) + grow) * g);
  const up: Field = (x, y, z) => {
    let d = smax(plan(x, y, 0.003) + 0.16 * Math.max(0, z - 0.03), z - height(y) * 0.96 - 0.005, 0.06);
    d = smin(d, smax(shaft(0)(x, y, z), Math.max(0.03 - z, z - top), 0.012), 0.055);
    if (params.style === 'padded') d -= 0.013 * (Math.sqrt(Math.abs(Math.sin((Math.PI * z) / 0.052))) - 0.6) * smoothstep(0.08, 0.11, z);
    else if (!rain) d -= 0.004 * (ridge(Math.sin(z * 95 + Math.atan2(x, -y) * 1.2 + 2 * noise(x * 12, y * 12, z * 9))) - 0.4) * bell(z - 0.12, 0.03);
    return smax(d, 0.008 - z, 0.01);
  };
  const bounds: Bounds = [-0.13, -0.25, -0.012, 0.13, 0.13, top + 0.08];
  const lift = params.style === 'heel' ? 0.05 : params.style === 'western' ? 0.035 : 0;
  const mouth: Field = (x, y, z) => smax(shaft(-0.008)(x, y, z), top - 0.05 - z, 0.004);
  const raised = (f: Field): Field => (lift === 0 ? f : (x, y, z) => f(x, y, z - lift * smoothstep(-0.09 * g, 0, y)));
  const boot = raised((x, y, z) => smax(up(x, y, z), -mouth(x, y, z), 0.008));
  const pieces: ShoePiece[] = [{ name: 'boot', field: boot, material, paint: color, bounds, cell: 0.0054 }];
  const thick = rain || params.style === 'lace' || params.style === 'fur' || params.style === 'padded' ? 0.036 : 0.02;
  if (lift > 0) {
    const post: Field = (x, y, z) => smax(ellipse(x, y - 0.03 * g, 0.024, 0.026), Math.max(-z, z - lift - 0.014), 0.004);
    const sheet: Field = (x, y, z) => smax(plan(x, y, 0.004), Math.abs(z - 0.007 - lift * smoothstep(-0.09 * g, 0, y)) - 0.007, 0.004);
    pieces.push({ name: 'sole', field: (x, y, z) => smin(post(x, y, z), sheet(x, y, z), 0.006), material: { kind: 'rubber' }, paint: shade(color, 0.55) });
  } else {
    const flat = soleOf(foot, thick, 0.011);
    pieces.push({ name: 'sole', field: (x, y, z) => flat(x, y, z) + 0.0022 * bell(z - thick * 0.75, 0.003) + (z < thick * 0.5 && fract(y * 38) < 0.4 ? 0.004 : 0), material: { kind: 'rubber' }, paint: rain ? shade(color, 0.35) : (trim && params.style === 'padded' ? trim : '#2f2823') });
  }
  pieces.push(...extras(worn, up, top, g, bounds));
  return { parts: pair(body, pieces), cover: shaftCover(worn, top, g) };
}

function extras(worn: Wearing<'boots'>, up: Field, top: number, g: number, bounds: Bounds): ShoePiece[] {
  const { params, color, trim } = worn;
  const fuzz = (x: number, y: number, z: number) => 0.008 * noise(x * 30, y * 30, z * 30) + 0.005 * noise(x * 70, y * 70, z * 70);
  const rim = (r: number): Field => (x, y, z) => len2(ellipse(x, y - 0.008 * g, 0.066 * g, 0.071 * g), (z - top) * 0.75) - r;
  if (params.style === 'fur') return [{ name: 'fur', field: (x, y, z) => rim(0.022)(x, y, z) - fuzz(x, y, z), material: { kind: 'fur' }, paint: trim ?? '#efe2cd', bounds: [-0.14, -0.2, top - 0.06, 0.14, 0.16, top + 0.07], cell: 0.0052 }];
  if (params.style === 'rain') return [{ name: 'rim', field: (x, y, z) => smax(Math.abs(up(x, y, z) - 0.001) - 0.004, Math.abs(z - top + 0.016) - 0.012, 0.004), material: { kind: 'rubber', roughness: 0.28 }, paint: trim ?? shade(color, 0.2), bounds }];
  if (params.style === 'chelsea') return [{ name: 'elastic', field: patch(up, 0.001, 0.006, (x, y, z) => (Math.abs(x) < 0.02 ? 0.05 : smax(Math.abs(y - 0.012 - (z - 0.12) * 0.1) - 0.018, Math.abs(z - top + 0.045) - 0.04, 0.006)), 0.005), material: { kind: 'rib', scale: 120 }, paint: shade(color, 0.35), bounds, uv: (_x, y, z) => [y, z] }];
  if (params.style !== 'lace') return [];
  const crossing = (x: number, y: number, z: number) => {
    if (z < 0.07 || y > 0) return 0.05;
    let m = 1;
    for (let i = 0; i < 7; i++) {
      const at = 0.085 + i * 0.024;
      if (at > top - 0.02) break;
      m = Math.min(m, segment(x, z, -0.02, at, 0.02, at + 0.01) - 0.0043, segment(x, z, 0.02, at, -0.02, at + 0.01) - 0.0043);
    }
    return smax(Math.abs(up(x, y, z) - 0.003) - 0.004, m, 0.004);
  };
  return [{ name: 'laces', field: crossing, material: { kind: 'cotton' }, paint: trim ?? '#e6d6b4', bounds, cell: 0.0038 }];
}

/** Slim trousers and tights vanish into the shaft. */
function shaftCover({ body }: Wearing, top: number, g: number): Field {
  return (x, y, z) => {
    const side = x > 0 ? 'left' : 'right';
    const dx = x - body.legs[side].end[0];
    return Math.min(top * 1.13 - 0.03 - z, 0.078 * g - len2(dx, y - body.footY[side]));
  };
}
