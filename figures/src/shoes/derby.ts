import { shade, tint } from '../scene/colour';
import { type Field, bell, smax } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';
import { spline } from '../sdf/spline';
import { ALMOND, ROUND, insole } from './bare-foot';
import { footPart } from './foot-part';
import { bow, lacing } from './laces';
import { makePairBuilder } from './pair';
import { type Shoemaker, piece } from './shoe';
import { heelBlock, joined, soleField } from './sole';
import { patch, raised, upperField } from './upper';

const HEIGHT = spline([
  [-0.19, 0.026],
  [-0.145, 0.036],
  [-0.1, 0.048],
  [-0.06, 0.068],
  [-0.03, 0.084],
  [0, 0.082],
  [0.07, 0.08],
]);
const mouth: Field = (x, y, z) => ellipsoid(x, y - 0.012, z - 0.118, 0.034, 0.047, 0.044);

/** Builds laced leather shoes: derbies, or Oxford-like shoes with a toe cap. */
const make: Shoemaker<'derby'> = ({ sole, toe: tip }, look, last) => {
  const lug = sole === 'lug';
  const heel = lug ? 0.036 : 0.02;
  const ball = lug ? 0.028 : 0.01;
  const toe = lug ? ROUND : ALMOND;
  const ground = insole(heel, ball);
  const upper = upperField({ ground, height: HEIGHT, toe, width: -0.003, lean: 0.26, round: 0.045 });
  const hole: Field = (x, y, z) => mouth(x, y, z - heel + 0.014);
  const cap = (y: number, x: number) => Math.abs(y + 0.118 - 3 * x * x);
  const body: Field = (x, y, z) => {
    const d = smax(upper(x, y, z), -hole(x, y, z), 0.007);
    return tip === 'cap' ? d + 0.0026 * bell(cap(y, x), 0.0034) - (y + 0.118 - 3 * x * x < 0 ? 0.0012 : 0) : d;
  };
  const leather = { kind: look.material, roughness: lug ? 0.34 : 0.24 };
  const quarter = patch(
    upper,
    0.001,
    0.006,
    raised(
      (x, y) =>
        smax(
          -y - 0.078 + 0.35 * Math.max(0, Math.abs(x) - 0.014),
          0.008 - Math.abs(x) - Math.max(0, y + 0.02) * 2,
          0.006,
        ),
      ball + 0.006,
    ),
    0.005,
  );
  const thin = joined(
    soleField({ ground: insole(0.011, 0.01), welt: 0.006, lip: 0.001, toe, round: 0.003 }),
    heelBlock(ground, 0.04, 0.04, 0.013),
    0.002,
  );
  const thick = soleField({
    ground,
    welt: 0.01,
    lip: 0.004,
    toe,
    spring: 0.004,
    round: 0.004,
    lugs: 0.006,
    groove: 0.03,
  });
  const black = shade(look.color, 0.35);
  const laced = { from: -0.016 + heel * 0.4, to: 0.05 + heel * 0.4, gap: 0.009 };
  return [
    piece('upper', body, leather, look.color),
    piece('quarter', (x, y, z) => smax(quarter(x, y, z), -hole(x, y, z), 0.004), leather, shade(look.color, 0.05), {
      cell: 0.0038,
    }),
    ...lacing(
      upper,
      laced,
      { tongue: shade(look.color, 0.2), stay: look.color, lace: lug ? tint(black, 0.08) : black },
      { rows: lug ? 4 : 3, stay: leather, lace: 0.0034 },
    ),
    bow(upper, -0.034, 0.082 + heel * 0.8, black, 0.9),
    piece('sole', lug ? thick : thin, { kind: 'rubber' }, lug ? '#26221f' : shade(look.color, 0.6)),
    footPart(last, ground, look, upper),
  ];
};

export const derby = makePairBuilder(make);
