import type { ModelParams } from '../../../lib/domain/wardrobe/models';
import type { Hex } from '../../../lib/domain/wardrobe/wardrobe';
import { shade, tint } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, bell, smax, smin } from '../sdf/scalar';
import { ellipsoid, segment } from '../sdf/shapes';
import { insole } from './foot';
import { lacing } from './laces';
import type { Last } from './last';
import { shaftField } from './shaft';
import { type Look, type ShoeModel, piece, tallBounds } from './shoe';
import { soleField } from './sole';
import { TRAINER_HEIGHT, patch, upperField } from './upper';

type Style = ModelParams['sneakers']['style'];

const SOLE: Record<Style, { heel: number; ball: number; welt: number }> = {
  court: { heel: 0.024, ball: 0.02, welt: 0.0065 },
  canvas: { heel: 0.021, ball: 0.019, welt: 0.0055 },
  retro: { heel: 0.023, ball: 0.016, welt: 0.005 },
  chunky: { heel: 0.042, ball: 0.03, welt: 0.011 },
  'slip-on': { heel: 0.021, ball: 0.019, welt: 0.0055 },
};
const OFF_WHITE: Hex = '#f7f4ec';
const GUM: Hex = '#c08a54';
const HIGH_TOP = 0.165;

/** The opening that the ankle comes out of. */
export const ankleHole: Field = (x, y, z) => ellipsoid(x, y - 0.008, z - 0.148, 0.035, 0.046, 0.052);

/** The padded rim around the opening. */
const collarField = (upper: Field, hole: Field): Field => (x, y, z) => {
  const a = upper(x, y, z) + 0.003;
  const b = hole(x, y, z) * 0.9;
  return Math.sqrt(a * a + b * b) - 0.0075;
};

const low = (field: Field, from = 0.03): Field => (x, y, z) => Math.max(field(x, y, z), (from - z) * 0.8);

const stripes: Field = (x, y, z) => {
  let d = 1;
  for (let i = 0; i < 3; i++) d = Math.min(d, segment(y, z, -0.075 + i * 0.022, 0.04, -0.05 + i * 0.022, 0.088) - 0.0052);
  return d;
};

const swoosh: Field = (x, y, z) => smax(Math.abs(z - 0.056 - 0.34 * (y + 0.045) - 2.6 * (y + 0.045) ** 2) - 0.0085 - 0.06 * (y + 0.03), Math.abs(y + 0.038) - 0.052, 0.004);

function overlays(style: Style, upper: Field, look: Look): Part[] {
  const trim = look.trim ?? shade(look.color, 0.12);
  const leather = { kind: style === 'retro' ? 'suede' : look.material } as const;
  const heel = patch(upper, 0.0015, 0.007, low((_x, y, z) => smax(0.026 - y, z - 0.098, 0.006)));
  const toe = patch(upper, 0.001, 0.006, low((x, y) => smax(y + 0.122 - 4 * x * x, -y - 0.3, 0.004), 0.02));
  const side = patch(upper, 0.001, 0.006, low(style === 'retro' ? stripes : swoosh, 0.03), 0.004);
  const parts = [piece('heel-tab', heel, leather, trim)];
  if (style === 'court') return [...parts, piece('toe-seam', toe, leather, tint(look.color, 0.08))];
  return [...parts, piece('toe-cap', toe, leather, trim), piece('side', side, leather, trim)];
}

function sole(style: Style, look: Look): Part[] {
  const { heel, ball, welt } = SOLE[style];
  const ground = insole(heel, ball);
  const color = style === 'retro' ? (look.trim ? tint(GUM, 0.12) : GUM) : OFF_WHITE;
  const spec = { ground, welt, lip: style === 'canvas' || style === 'slip-on' ? 0.014 : 0.01, spring: style === 'chunky' ? 0.014 : 0.006, round: style === 'chunky' ? 0.014 : 0.009 };
  if (style !== 'chunky') {
    const parts = [piece('sole', soleField({ ...spec, groove: 0.01 }), { kind: 'rubber', roughness: 0.5 }, color)];
    if (style !== 'canvas') return parts;
    const line = soleField({ ...spec, welt: welt + 0.0008, lip: 0.0075, round: 0.002 });
    return [...parts, piece('foxing-line', (x, y, z) => smax(line(x, y, z), ball + 0.002 - z, 0.001), { kind: 'rubber' }, look.trim ?? '#2f3b58')];
  }
  const base = soleField(spec);
  const wavy: Field = (x, y, z) => base(x, y, z) + 0.0045 * bell(z - 0.02 - 0.006 * Math.sin(y * 46), 0.004) - 0.003 * bell(z - 0.034, 0.007);
  return [piece('sole', wavy, { kind: 'rubber', roughness: 0.55 }, color)];
}

function rubberToe(upper: Field): Part {
  const cap = patch(upper, 0.001, 0.008, low((x, y) => y + 0.126 - 5 * x * x, 0.012), 0.005);
  return piece('rubber-toe', cap, { kind: 'rubber', roughness: 0.45 }, OFF_WHITE);
}

function slipOn(upper: Field, look: Look): Part[] {
  const gore = patch(upper, 0.001, 0.005, low((x, y, z) => smax(segment(y, z, -0.045, 0.105, -0.02, 0.07) - 0.014, 0.016 - Math.abs(x), 0.004), 0.04));
  const seam = patch(upper, 0.0025, 0.004, low((x, y) => Math.abs(y + 0.068 - 7 * x * x) - 0.003, 0.03), 0.002);
  return [piece('gore', gore, { kind: 'rib', scale: 90 }, shade(look.color, 0.35)), piece('seam', seam, { kind: look.material }, look.trim ?? shade(look.color, 0.15), { cell: 0.0034 })];
}

function highTop(upper: Field, look: Look, last: Last): { body: Field; upper: Field } {
  const shaft = shaftField(last, { top: HIGH_TOP, ease: [[0.05, 0.014], [0.11, 0.012], [HIGH_TOP, 0.013]] });
  const whole: Field = (x, y, z) => smin(upper(x, y, z), shaft.outer(x, y, z), 0.04);
  return { upper: whole, body: (x, y, z) => smax(whole(x, y, z), -shaft.inner(x, y, z), 0.005) };
}

const build: ShoeModel<'sneakers'>['build'] = ({ style, top }, look, last) => {
  const { heel, ball } = SOLE[style];
  const base = upperField({ ground: insole(heel, ball), height: TRAINER_HEIGHT });
  const hole: Field = (x, y, z) => ankleHole(x, y, z - heel + 0.022);
  const high = top === 'high' ? highTop(base, look, last) : undefined;
  const upper = high?.upper ?? base;
  const body: Field = high?.body ?? ((x, y, z) => smax(base(x, y, z), -hole(x, y, z), 0.01));
  const bounds = top === 'high' ? tallBounds(HIGH_TOP) : undefined;
  const light = look.trim && style !== 'court' ? OFF_WHITE : tint(look.color, 0.5);
  const laces = style === 'canvas' || style === 'court' ? OFF_WHITE : light;
  const parts = [piece('upper', body, { kind: look.material, roughness: 0.5 }, look.color, { bounds, cell: 0.0046 }), ...sole(style, look)];
  if (!high) parts.push(piece('collar', collarField(base, hole), { kind: 'jersey' }, style === 'canvas' ? look.color : (look.trim ?? shade(look.color, 0.08))));
  if (style === 'slip-on') return [...parts, ...slipOn(upper, look)];
  const throat = { from: -0.03 + heel * 0.5, to: top === 'high' ? 0.118 : 0.068 + heel * 0.5, gap: 0.014 };
  const stay = style === 'canvas' ? look.color : (look.trim && style === 'chunky' ? look.trim : shade(look.color, 0.04));
  parts.push(...lacing(upper, throat, { tongue: shade(look.color, 0.06), stay, lace: laces }, { rows: top === 'high' ? 7 : 4, stay: { kind: look.material }, bounds }));
  return style === 'canvas' ? [...parts, rubberToe(base)] : [...parts, ...overlays(style, base, look)];
};

export const SNEAKERS: ShoeModel<'sneakers'> = { insole: ({ style }) => SOLE[style].heel, build };
