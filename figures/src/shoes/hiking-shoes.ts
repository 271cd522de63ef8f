import { shade, tint } from '../scene/colour';
import { type Field, smax, smin } from '../sdf/scalar';
import { insole } from './bare-foot';
import { along, lacing } from './laces';
import { shaftField } from './shaft';
import { makePairBuilder } from './pair';
import { type Shoemaker, piece, tallBounds } from './shoe';
import { soleField } from './sole';
import { TRAINER_HEIGHT, patch, upperField } from './upper';

const HEEL = 0.034;
const BALL = 0.03;
const TOP = { low: 0.115, mid: 0.158 };

/** Builds shoes with a rubber rand, a padded collar, hooks and a deep tread. */
const make: Shoemaker<'hiking-shoes'> = ({ top }, look, last) => {
  const edge = TOP[top];
  const ground = insole(HEEL, BALL);
  const foot = upperField({ ground, height: TRAINER_HEIGHT, width: 0.001 });
  const shaft = shaftField(last, {
    top: edge,
    ease: [
      [0.05, 0.018],
      [edge - 0.03, 0.015],
      [edge - 0.012, 0.0175],
      [edge, 0.0165],
    ],
  });
  const upper: Field = (x, y, z) => smin(foot(x, y, z), shaft.outer(x, y, z), 0.04);
  const hollow: Field = (x, y, z) => smax(upper(x, y, z), -shaft.inner(x, y, z), 0.006);
  const bounds = tallBounds(edge);
  const trim = look.trim ?? shade(look.color, 0.35);
  const rand = patch(foot, 0.001, 0.008, (x, y, z) =>
    smax(z - 0.056 - 0.16 * (y + 0.13), y + 0.085 - (0.05 - z) * 0.4, 0.006),
  );
  const heelCup = patch(upper, 0.0015, 0.007, (_x, y, z) => smax(0.022 - y, z - 0.09, 0.006));
  const collar = patch(upper, 0.0005, 0.006, (_x, _y, z) => Math.abs(z - edge + 0.009) - 0.014, 0.005);
  const side = patch(upper, 0.001, 0.006, (x, y, z) =>
    smax(Math.abs(along(y, z) - 0.055) - 0.01, 0.028 - Math.abs(x), 0.005),
  );
  return [
    piece('upper', hollow, { kind: look.material === 'technical' ? 'suede' : look.material }, look.color, {
      bounds,
      cell: 0.0046,
    }),
    piece('rand', rand, { kind: 'rubber' }, '#33302d'),
    piece('heel-cup', heelCup, { kind: 'rubber' }, '#33302d'),
    piece('collar', collar, { kind: 'padding', roughness: 0.7 }, trim, { bounds }),
    piece('side', side, { kind: 'leather' }, trim, { bounds }),
    piece(
      'sole',
      soleField({ ground, welt: 0.01, lip: 0.006, spring: 0.01, round: 0.006, lugs: 0.006, groove: 0.024 }),
      { kind: 'rubber' },
      '#2d2a28',
    ),
    ...lacing(
      upper,
      { from: -0.02, to: top === 'mid' ? 0.108 : 0.078, gap: 0.012 },
      { tongue: shade(look.color, 0.25), stay: look.color, lace: tint(trim, 0.35) },
      { rows: top === 'mid' ? 6 : 5, stay: { kind: 'leather' }, bounds },
    ),
  ];
};

export const hikingShoes = makePairBuilder(make);
