import { mixHex, shade } from '../scene/colour';
import { type Field, smax } from '../sdf/scalar';
import { capsule, roundRect } from '../sdf/shapes';
import { ALMOND, ROUND, footField, insole } from './bare-foot';
import { footPart } from './foot-part';
import { makePairBuilder } from './pair';
import { type Shoemaker, piece } from './shoe';
import { soleField } from './sole';
import { LOW_HEIGHT, patch, upperField } from './upper';

const CORK = '#c49a6c';

/** Builds backless shoes with a covered toe or a thong. */
const make: Shoemaker<'slippers'> = ({ style }, look, last) => {
  const heel = style === 'flip-flop' ? 0.018 : 0.027;
  const ball = heel - 0.006;
  const ground = insole(heel, ball);
  const toe = style === 'mule' ? ALMOND : ROUND;
  const foot = footField(last, ground);
  const bed = soleField({ ground, welt: 0.004, lip: 0.002, toe, spring: 0.004, round: 0.005 });
  const tread = soleField({ ground: () => heel * 0.4, welt: 0.0045, lip: 0, toe, spring: 0.004, round: 0.003 });
  const soles = [
    piece(
      'bed',
      bed,
      { kind: style === 'flip-flop' ? 'rubber' : 'canvas' },
      style === 'flip-flop' ? shade(look.color, 0.12) : mixHex(CORK, look.color, 0.1),
    ),
    piece('tread', tread, { kind: 'rubber' }, style === 'flip-flop' ? shade(look.color, 0.3) : '#4a3a2e'),
  ];
  if (style === 'flip-flop') {
    const thong: Field = (x, y, z) => {
      const onFoot = foot(x, y, z) - 0.003;
      const bar = Math.abs(Math.abs(x + 0.024) - (y + 0.128) * 0.62) * 0.82 - 0.0055;
      const lying = smax(Math.abs(onFoot) - 0.004, Math.max(bar, -0.132 - y, y + 0.05), 0.004);
      return Math.min(lying, capsule(x, y, z, [-0.0245, -0.134, ball], [-0.0245, -0.128, ball + 0.024], 0.0042));
    };
    return [
      footPart(last, ground, look),
      ...soles,
      piece('thong', thong, { kind: 'rubber' }, look.color, { cell: 0.0034 }),
    ];
  }
  const base = upperField({ ground, height: LOW_HEIGHT, toe, width: 0.001, lean: 0.18, round: 0.05 });
  const edge = (x: number, y: number, z: number) => y + 0.048 - 0.45 * (0.06 - z) - 3 * x * x;
  const upper: Field = (x, y, z) => smax(base(x, y, z), edge(x, y, z), 0.008);
  const strap = patch(base, 0.002, 0.009, (x, y) => Math.abs(y + 0.074 + 0.1 * x) - 0.0115, 0.005);
  const buckle = patch(
    base,
    0.007,
    0.007,
    (x, y, z) =>
      x < 0 ? 0.05 : Math.abs(roundRect(x - 0.03, y + 0.078, 0.0085, 0.0135, 0.003)) - 0.0026 + (z < 0.03 ? 0.02 : 0),
    0.003,
  );
  return [
    piece('upper', upper, { kind: look.material }, look.color),
    ...soles,
    footPart(last, ground, look, base),
    ...(style === 'clog'
      ? [
          piece(
            'strap',
            (x, y, z) => Math.max(strap(x, y, z), (ball + 0.004 - z) * 0.8),
            { kind: look.material },
            shade(look.color, 0.1),
            { cell: 0.0036 },
          ),
          piece('buckle', buckle, { kind: 'metal' }, '#c9a45c', { cell: 0.003 }),
        ]
      : []),
  ];
};

export const slippers = makePairBuilder(make);
