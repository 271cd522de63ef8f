import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, bell, smax, smoothstep } from '../sdf/scalar';
import { capsule, ellipse, ellipsoid, roundRect } from '../sdf/shapes';
import { ALMOND, ROUND, insole } from './bare-foot';
import { footPart } from './foot-part';
import { pairOf } from './pair';
import { type Shoemaker, piece } from './shoe';
import { heelBlock, joined, soleField } from './sole';
import { LOW_HEIGHT, patch, upperField } from './upper';

const GOLD = '#d8bd74';

/** Where the instep enters: long and low. */
const mouth: Field = (x, y, z) => ellipsoid(x, y + 0.004, z - 0.1, 0.034, 0.061, 0.05);
const SADDLE_Y = -0.078;

/** The raised seam round the apron on the toes. */
const apron = (x: number, y: number) => Math.abs(ellipse(x, y + 0.105, 0.03, 0.05));

function ornament(style: 'penny' | 'bit' | 'tassel' | 'chunky', upper: Field, color: `#${string}`): Part[] {
  const top = (x: number) => {
    let z = 0.11;
    while (z > 0.03 && upper(x, SADDLE_Y, z) > 0) z -= 0.001;
    return z;
  };
  const z0 = top(0) + 0.009;
  if (style === 'bit') {
    const drop = z0 - top(0.022) - 0.008;
    const bar: Field = (x, y, z) => {
      const rings = Math.hypot(Math.hypot(Math.abs(x) - 0.024, y - SADDLE_Y) - 0.0095, z - z0 + drop + 0.001) - 0.0032;
      return Math.min(capsule(Math.abs(x), y, z, [0, SADDLE_Y, z0 + 0.001], [0.016, SADDLE_Y, z0 - drop * 0.5], 0.0038), rings);
    };
    return [piece('bit', bar, { kind: 'metal' }, GOLD, { cell: 0.003 })];
  }
  if (style !== 'tassel') return [];
  const tassels: Field = (x, y, z) => {
    const ax = Math.abs(x);
    const string = capsule(ax, y, z, [0.003, SADDLE_Y - 0.006, z0 + 0.001], [0.009, SADDLE_Y - 0.018, z0 - 0.003], 0.0036);
    const tail = capsule(ax, y, z, [0.009, SADDLE_Y - 0.018, z0 - 0.003], [0.013, SADDLE_Y - 0.036, z0 - 0.01], 0.0042, 0.0068);
    return Math.min(string, tail + 0.0012 * Math.sin(ax * 1400));
  };
  return [piece('tassels', tassels, { kind: 'leather' }, shade(color, 0.12), { cell: 0.003 })];
}

const make: Shoemaker<'loafers'> = ({ style }, look, last) => {
  const chunky = style === 'chunky';
  const heel = chunky ? 0.034 : 0.018;
  const ball = chunky ? 0.026 : 0.009;
  const toe = chunky ? ROUND : ALMOND;
  const ground = insole(heel, ball);
  const upper = upperField({ ground, height: LOW_HEIGHT, toe, width: -0.003, lean: 0.26, round: 0.045 });
  const hole: Field = (x, y, z) => mouth(x, y, z - heel + 0.014);
  const body: Field = (x, y, z) => {
    let d = smax(upper(x, y, z), -hole(x, y, z), 0.007);
    if (z > heel + 0.012) d -= 0.0042 * bell(apron(x, y), 0.0048) * smoothstep(-0.055, -0.085, y);
    return d;
  };
  const leather = { kind: look.material, roughness: 0.28 };
  const dark = shade(look.color, look.material === 'suede' ? 0.2 : 0.55);
  const saddle = patch(upper, 0.003, 0.01, (x, y) => smax(Math.abs(y - SADDLE_Y + 5 * x * x) - 0.0135, style === 'penny' || chunky ? -roundRect(x, y - SADDLE_Y, 0.013, 0.0042, 0.003) : -1, 0.003), 0.005);
  const above: Field = (x, y, z) => Math.max(saddle(x, y, z), (heel + 0.006 - z) * 0.8);
  const rim: Field = (x, y, z) => Math.hypot(upper(x, y, z) + 0.002, hole(x, y, z)) - 0.0038;
  const sole = chunky
    ? soleField({ ground, welt: 0.008, lip: 0.004, toe, spring: 0.003, round: 0.004, lugs: 0.005, groove: 0.03 })
    : joined(soleField({ ground: insole(0.011, 0.009), welt: 0.003, lip: 0.001, toe, round: 0.003 }), heelBlock(ground, 0.039, 0.038, 0.012), 0.002);
  return [
    piece('upper', body, leather, look.color),
    piece('rim', rim, leather, shade(look.color, 0.1), { cell: 0.0038 }),
    piece('saddle', above, leather, shade(look.color, 0.16), { cell: 0.0034 }),
    ...ornament(style, upper, look.color),
    piece('sole', sole, { kind: 'rubber' }, chunky ? '#2a2523' : dark),
    footPart(last, ground, look, upper),
  ];
};

export const loafers = pairOf(make);
