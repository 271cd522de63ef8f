import type { Dressed, Wearing } from '../cloth/worn';
import { patch } from '../cloth/details';
import { shade, tint } from '../scene/colour';
import type { MaterialKind } from '../scene/part';
import { type Field, bell, fract, len2, smax, smin, smoothstep } from '../sdf/scalar';
import { ellipsoid, ellipse, segment } from '../sdf/shapes';
import type { Bounds } from '../sdf/surface-nets';
import { FOOT_BOUNDS, type Foot, type ShoePiece, makeFoot, pair, soleOf, upperOf } from './foot';

interface SportLook {
  sole: number;
  soleGrow: number;
  upperKind: MaterialKind;
  laces: boolean;
  stripe: 'none' | 'bars' | 'swoosh' | 'panel';
  toecap: boolean;
  high: boolean;
  soleColor?: Wearing['color'];
  grooves: boolean;
}

const above = (z0: number, field: Field): Field => (x, y, z) => (z < z0 ? 0.05 : field(x, y, z));

function laces(foot: Foot, up: Field, color: Wearing['color'], accent: Wearing['color'], kind: MaterialKind): ShoePiece[] {
  const { g } = foot;
  const stays = above(0.045, patch(up, 0.002, 0.008, (x, y) => smax(Math.abs(Math.abs(x) - 0.024 * g) - 0.009 * g, Math.abs(y + 0.058 * g) - 0.04 * g, 0.006), 0.006));
  const bars = above(0.045, patch(up, 0.006, 0.008, (x, y) => {
    let m = 1;
    for (let i = 0; i < 4; i++) m = Math.min(m, Math.abs(y + (0.034 + i * 0.017) * g + Math.abs(x) * 0.12) - 0.0045);
    return smax(m, Math.abs(x) - 0.026 * g, 0.005);
  }, 0.007));
  return [
    { name: 'stays', field: stays, material: { kind, roughness: 0.5 }, paint: accent, cell: 0.0044 },
    { name: 'laces', field: bars, material: { kind: 'cotton' }, paint: color, cell: 0.0038 },
  ];
}

function stripeField(kind: SportLook['stripe'], g: number): (x: number, y: number, z: number) => number {
  return (_x, y, z) => {
    if (z < 0.034 || z > 0.1) return 0.05;
    if (kind === 'swoosh') return Math.abs(z - 0.05 - 6 * (y + 0.075 * g) ** 2 - 0.012) - 0.0075 - 0.05 * Math.max(0, -y - 0.1);
    if (kind === 'panel') return smax(Math.abs(y + 0.055 * g) - 0.03, z - 0.085, 0.008);
    let m = 1;
    for (let i = 0; i < 3; i++) m = Math.min(m, segment(y, z, (-0.03 - i * 0.024) * g, 0.038, (-0.008 - i * 0.024) * g, 0.08 * g) - 0.0058);
    return m;
  };
}

function sporty(worn: Pick<Wearing, 'body' | 'color' | 'trim'>, look: SportLook): Dressed {
  const { body, color } = worn;
  const accent = worn.trim ?? shade(color, 0.25);
  const foot = makeFoot(body);
  const { g, plan } = foot;
  const raise = look.sole - 0.038;
  const up0 = upperOf(foot);
  const shaft: Field = (x, y, z) => smax(ellipse(x, y - 0.01 * g, 0.05 * g, 0.058 * g), Math.max(0.05 - z, z - 0.165), 0.012);
  const up: Field = (x, y, z) => (look.high ? smin(up0(x, y, z - raise), shaft(x, y, z - raise), 0.04) : up0(x, y, z - raise));
  const mouth: Field = look.high ? (x, y, z) => smax(ellipse(x, y - 0.01 * g, 0.043 * g, 0.05 * g), 0.135 + raise - z, 0.006) : (x, y, z) => ellipsoid(x, y - 0.01 * g, z - 0.135 * g - raise, 0.034 * g, 0.044 * g, 0.045 * g);
  const bounds: Bounds = look.high ? [-0.11, -0.24, -0.012, 0.11, 0.11, 0.24] : FOOT_BOUNDS;
  const kind = look.upperKind;
  const sole: Field = (x, y, z) => {
    const wave = look.grooves ? 0.003 * bell(fract(z / 0.017) - 0.5, 0.12) : 0.0025 * bell(z - look.sole * 0.7, 0.003);
    const tread = z < 0.008 && fract(y * 46) < 0.35 ? 0.003 : 0;
    return soleOf(foot, look.sole, look.soleGrow)(x, y, z) + wave + tread;
  };
  const pieces: ShoePiece[] = [
    { name: 'upper', field: (x, y, z) => smax(up(x, y, z), -mouth(x, y, z), 0.01), material: { kind, roughness: 0.5 }, paint: color, bounds, cell: 0.0048 },
    { name: 'lining', field: (x, y, z) => len2(up(x, y, z) + 0.003, mouth(x, y, z) * 0.9) - 0.0072, material: { kind: 'cotton' }, paint: tint(color, 0.25), bounds },
    { name: 'sole', field: sole, material: { kind: 'rubber' }, paint: look.soleColor ?? '#f6f3ee' },
    { name: 'heel', field: above(0.03 + raise, patch(up, 0.002, 0.008, (_x, y, z) => smax(0.03 * g - y, z - 0.095 * g - raise, 0.006), 0.006)), material: { kind, roughness: 0.5 }, paint: accent, bounds },
  ];
  const tongue = patch(up, 0.003, 0.011, (x, y) => smax(Math.abs(x) - 0.02 * g, Math.abs(y + 0.05 * g) - 0.048 * g, 0.008), 0.01);
  if (look.laces) pieces.push({ name: 'tongue', field: above(0.045, tongue), material: { kind, roughness: 0.6 }, paint: color }, ...laces(foot, up, tint(color, 0.75), look.stripe === 'panel' ? accent : color, kind));
  if (look.toecap) pieces.push({ name: 'toecap', field: above(0.028 + raise, patch(up, 0.001, 0.006, (_x, y) => y + 0.128 * g, 0.006)), material: { kind: look.upperKind === 'canvas' ? 'rubber' : kind, roughness: 0.5 }, paint: look.upperKind === 'canvas' ? '#f6f3ee' : accent });
  if (look.stripe !== 'none') {
    const mark = stripeField(look.stripe, g);
    pieces.push({ name: 'stripe', field: patch(up, 0.0012, 0.006, (x, y, z) => mark(x, y, z - raise), 0.005), material: { kind: look.stripe === 'panel' ? 'suede' : 'leather', roughness: 0.5 }, paint: accent, cell: 0.0042 });
  }
  void plan;
  return { parts: pair(body, pieces) };
}

export function sneakers(worn: Wearing<'sneakers'>): Dressed {
  const { style, top } = worn.params;
  const looks: Record<typeof style, SportLook> = {
    court: { sole: 0.038, soleGrow: 0.0065, upperKind: 'leather', laces: true, stripe: 'none', toecap: false, high: false, grooves: false },
    canvas: { sole: 0.036, soleGrow: 0.0065, upperKind: 'canvas', laces: true, stripe: 'none', toecap: true, high: false, grooves: false },
    retro: { sole: 0.036, soleGrow: 0.005, upperKind: 'suede', laces: true, stripe: 'bars', toecap: true, high: false, soleColor: '#d9b98c', grooves: false },
    chunky: { sole: 0.056, soleGrow: 0.012, upperKind: 'leather', laces: true, stripe: 'panel', toecap: true, high: false, grooves: true },
    'slip-on': { sole: 0.036, soleGrow: 0.0065, upperKind: 'canvas', laces: false, stripe: 'none', toecap: false, high: false, grooves: false },
  };
  return sporty(worn, { ...looks[style], high: top === 'high' });
}

export function runningShoes(worn: Wearing<'running-shoes'>): Dressed {
  const thick = { normal: 0.042, cushioned: 0.055, trail: 0.048 }[worn.params.sole];
  return sporty(worn, { sole: thick, soleGrow: 0.009, upperKind: 'technical', laces: true, stripe: worn.params.sole === 'trail' ? 'panel' : 'swoosh', toecap: worn.params.sole === 'trail', high: false, grooves: worn.params.sole !== 'normal', ...(worn.params.sole === 'trail' ? { soleColor: '#3a3733' as const } : {}) });
}

export function hikingShoes(worn: Wearing<'hiking-shoes'>): Dressed {
  return sporty(worn, { sole: 0.046, soleGrow: 0.01, upperKind: 'suede', laces: true, stripe: 'panel', toecap: true, high: worn.params.top === 'mid', grooves: true, soleColor: '#35312c' });
}

export { smoothstep };
