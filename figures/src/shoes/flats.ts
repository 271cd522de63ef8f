import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, smax } from '../sdf/scalar';
import { roundRect } from '../sdf/shapes';
import { ALMOND, ROUND, footField, insole } from './bare-foot';
import { footPart } from './foot-part';
import { along } from './laces';
import { makePairBuilder } from './pair';
import { type Look, type Shoemaker, piece } from './shoe';
import { heelBlock, joined, soleField } from './sole';
import { LOW_HEIGHT, lowCut, patch, upperField } from './upper';

const HEEL = 0.015;
const BALL = 0.008;
const GOLD = '#d8bd74';

function toeBow(base: Field, at: number, look: Look, color = shade(look.color, 0.18)): Part {
  const field: Field = (x, y, z) => {
    const lift = base(x, y, z) - 0.003;
    const v = y - at;
    const loop = Math.hypot(Math.hypot((Math.abs(x) - 0.0125) * 0.75, v - Math.abs(x) * 0.12) - 0.0065, lift) - 0.0042;
    return Math.min(loop, Math.hypot(x, v, lift) - 0.0062) * 0.8;
  };
  return piece('bow', field, { kind: look.material, roughness: 0.3 }, color, { cell: 0.003 });
}

/** Builds a strap over the instep at position `at`, with its buckle on the outer side. */
export function instepStrap(foot: Field, at: number, width: number, look: Look): Part[] {
  const across = (y: number, z: number) => (along(y, z) - at) * 0.72;
  const strap = patch(foot, 0.003, 0.008, (_x, y, z) => Math.max(Math.abs(across(y, z)) - width, y - 0.03), 0.004);
  const buckle = patch(
    foot,
    0.008,
    0.007,
    (x, y, z) =>
      x < 0.018
        ? 0.05
        : Math.abs(roundRect(across(y, z), (z - y) * 0.72 - 0.052 - 0.35 * at, width + 0.001, 0.0085, 0.003)) - 0.0024,
    0.003,
  );
  return [
    piece('strap', strap, { kind: look.material, roughness: 0.3 }, look.color, { cell: 0.0036 }),
    piece('buckle', buckle, { kind: 'metal' }, GOLD, { cell: 0.0028 }),
  ];
}

export const slingStrap = (foot: Field, heel: number, look: Look): Part =>
  piece(
    'sling',
    patch(foot, 0.003, 0.008, (_x, y, z) => Math.max(Math.abs(z - heel - 0.034 - 0.35 * y) - 0.0065, -0.05 - y), 0.004),
    { kind: look.material, roughness: 0.3 },
    look.color,
    { cell: 0.0036 },
  );

const make: Shoemaker<'flats'> = ({ style }, look, last) => {
  const ground = insole(HEEL, BALL);
  const toe = style === 'slingback' ? ALMOND : ROUND;
  const base = upperField({ ground, height: LOW_HEIGHT, toe, width: -0.003, lean: 0.2, round: 0.04 });
  const cut = lowCut(base, ground, { throat: -0.118, curve: 14, side: 0.022, back: 0.044 });
  const upper: Field =
    style === 'slingback' ? (x, y, z) => smax(cut(x, y, z), y + 0.05 - 0.6 * (0.03 - z), 0.006) : cut;
  const foot = footField(last, ground, base);
  const leather = { kind: look.material, roughness: 0.3 };
  const sole = joined(
    soleField({ ground: insole(0.008, 0.008), welt: 0.001, lip: 0, toe, round: 0.002 }),
    heelBlock(ground, 0.04, 0.039, 0.012),
    0.002,
  );
  return [
    piece('upper', upper, leather, look.color, { cell: 0.0038 }),
    piece('sole', sole, { kind: 'rubber' }, shade(look.color, 0.5)),
    footPart(last, ground, look, base),
    ...(style === 'ballet' ? [toeBow(base, -0.128, look, look.trim)] : []),
    ...(style === 'mary-jane' ? instepStrap(foot, 0.034, 0.0085, look) : []),
    ...(style === 'slingback' ? [slingStrap(foot, HEEL, look)] : []),
  ];
};

export const flats = makePairBuilder(make);
