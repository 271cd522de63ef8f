import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, bell, smax, smoothstep } from '../sdf/scalar';
import { ellipse, ellipsoid, roundRect } from '../sdf/shapes';
import { ALMOND, ROUND, insole } from './bare-foot';
import { footPart } from './foot-part';
import { makePairBuilder } from './pair';
import { type Shoemaker, piece } from './shoe';
import { heelBlock, joined, soleField } from './sole';
import { LOW_HEIGHT, patch, raised, upperField } from './upper';

const GOLD = '#d8bd74';

const mouth: Field = (x, y, z) => ellipsoid(x, y - 0.006, z - 0.1, 0.035, 0.057, 0.05);
const SADDLE = { y: -0.088, half: 0.0205 };

/** Returns the distance to the raised seam round the apron on the toes. */
const apron = (x: number, y: number) => Math.abs(ellipse(x, y + 0.108, 0.031, 0.05));

/** Builds a horsebit: two rings and a bar. */
function bit(upper: Field): Part {
  const field: Field = (x, y, z) => {
    if (z < 0.03) return 0.05;
    const off = upper(x, y, z) - 0.011;
    const v = y - SADDLE.y;
    const rings = Math.hypot(Math.hypot(Math.abs(x) - 0.024, v) - 0.0095, off) - 0.0034;
    return Math.min(rings, Math.hypot(Math.max(0, Math.abs(x) - 0.015), v, off) - 0.0042);
  };
  return piece('bit', field, { kind: 'metal' }, GOLD, { cell: 0.003 });
}

function tassels(upper: Field, color: `#${string}`): Part {
  const field: Field = (x, y, z) => {
    if (z < 0.03) return 0.05;
    const off = upper(x, y, z) - 0.011;
    const X = Math.abs(x);
    const tail =
      Math.hypot(
        X - 0.01 - 0.25 * Math.max(0, SADDLE.y - y),
        Math.max(0, Math.abs(y - SADDLE.y + 0.012) - 0.014),
        off,
      ) - 0.0058;
    return Math.min(tail + 0.001 * Math.sin(X * 1500), Math.hypot(X - 0.005, y - SADDLE.y - 0.002, off) - 0.0068);
  };
  return piece('tassels', field, { kind: 'leather' }, shade(color, 0.2), { cell: 0.003 });
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
  const slot = (x: number, y: number) =>
    style === 'penny' || chunky ? -roundRect(x, y - SADDLE.y, 0.017, 0.0058, 0.004) : -1;
  const band = patch(
    upper,
    0.003,
    0.01,
    raised((x, y) => smax(Math.abs(y - SADDLE.y + 4 * x * x) - SADDLE.half, slot(x, y), 0.003), heel + 0.004),
    0.005,
  );
  const saddle: Field = (x, y, z) => smax(band(x, y, z), -hole(x, y, z), 0.004);
  const rim: Field = (x, y, z) => Math.hypot(upper(x, y, z) + 0.002, hole(x, y, z)) - 0.0038;
  const sole = chunky
    ? soleField({ ground, welt: 0.008, lip: 0.004, toe, spring: 0.003, round: 0.004, lugs: 0.005, groove: 0.03 })
    : joined(
        soleField({ ground: insole(0.011, 0.009), welt: 0.003, lip: 0.001, toe, round: 0.003 }),
        heelBlock(ground, 0.039, 0.038, 0.012),
        0.002,
      );
  return [
    piece('upper', body, leather, look.color),
    piece('rim', rim, leather, shade(look.color, 0.1), { cell: 0.0038 }),
    piece('saddle', saddle, leather, shade(look.color, 0.2), { cell: 0.0034 }),
    ...(style === 'bit' ? [bit(upper)] : style === 'tassel' ? [tassels(upper, look.color)] : []),
    piece('sole', sole, { kind: 'rubber' }, chunky ? '#2a2523' : dark),
    footPart(last, ground, look, upper),
  ];
};

export const loafers = makePairBuilder(make);
