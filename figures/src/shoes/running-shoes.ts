import { shade, tint } from '../scene/colour';
import { type Field, bell, smax } from '../sdf/scalar';
import { segment } from '../sdf/shapes';
import { insole } from './bare-foot';
import { ankleHole, collarField } from './collar';
import { lacing } from './laces';
import { makePairBuilder } from './pair';
import { type Look, type Shoemaker, piece } from './shoe';
import { soleField } from './sole';
import { TRAINER_HEIGHT, patch, raised, upperField } from './upper';

const SOLE = {
  normal: { heel: 0.03, ball: 0.021, welt: 0.006, lugs: 0 },
  cushioned: { heel: 0.042, ball: 0.031, welt: 0.01, lugs: 0 },
  trail: { heel: 0.034, ball: 0.026, welt: 0.008, lugs: 0.006 },
};

/** Two curved lines along the side. */
const wing: Field = (x, y, z) =>
  Math.min(segment(y, z, -0.095, 0.042, -0.03, 0.092) - 0.0055, segment(y, z, -0.055, 0.04, -0.008, 0.082) - 0.0055);

function soles(sole: keyof typeof SOLE, look: Look) {
  const { heel, ball, welt, lugs } = SOLE[sole];
  const ground = insole(heel, ball);
  const foam = soleField({ ground, welt, lip: 0.012, spring: 0.016, round: 0.013 });
  const rubber = soleField({ ground: () => 0.009, welt: welt - 0.001, lip: 0, spring: 0.016, round: 0.004, lugs });
  const sculpted: Field = (x, y, z) => foam(x, y, z) + 0.003 * bell(z - 0.022 - 0.09 * (y + 0.05), 0.004);
  const light = sole === 'trail' ? tint(shade(look.color, 0.2), 0.1) : '#f8f6f0';
  return [
    piece('foam', sculpted, { kind: 'rubber', roughness: 0.6 }, light),
    piece('tread', rubber, { kind: 'rubber' }, sole === 'trail' ? '#2b2927' : (look.trim ?? shade(look.color, 0.3))),
  ];
}

/** Builds a knitted upper on a foam sole with a thin tread. */
const make: Shoemaker<'running-shoes'> = ({ sole }, look) => {
  const { heel, ball } = SOLE[sole];
  const upper = upperField({ ground: insole(heel, ball), height: TRAINER_HEIGHT, width: -0.003 });
  const hole = ankleHole(heel);
  const trim = look.trim ?? shade(look.color, 0.25);
  const heelCup = patch(
    upper,
    0.0015,
    0.007,
    raised((_x, y, z) => smax(0.03 - y + (z - 0.05) * 0.25, z - 0.112, 0.006), 0.03),
  );
  const mudguard = patch(upper, 0.001, 0.006, (x, y, z) =>
    smax(z - 0.048 - (sole === 'trail' ? 0.01 : 0) - 0.1 * (y + 0.14), y + 0.09, 0.006),
  );
  return [
    piece('upper', (x, y, z) => smax(upper(x, y, z), -hole(x, y, z), 0.01), { kind: 'canvas' }, look.color, {
      cell: 0.0046,
    }),
    piece('collar', collarField(upper, hole), { kind: 'jersey' }, shade(look.color, 0.12)),
    piece('heel-cup', heelCup, { kind: 'plastic' }, trim),
    piece('wing', patch(upper, 0.001, 0.006, raised(wing, 0.036), 0.004), { kind: 'rubber', roughness: 0.4 }, trim),
    piece(
      'mudguard',
      mudguard,
      { kind: 'rubber', roughness: 0.5 },
      sole === 'trail' ? '#3a3733' : shade(look.color, 0.1),
    ),
    ...soles(sole, look),
    ...lacing(
      upper,
      { from: -0.03 + heel * 0.5, to: 0.068 + heel * 0.5, gap: 0.013 },
      { tongue: shade(look.color, 0.1), stay: look.color, lace: trim },
      { rows: 5, stay: { kind: 'canvas' }, lace: 0.0036 },
    ),
  ];
};

export const runningShoes = makePairBuilder(make);
