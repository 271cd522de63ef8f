import type { ModelParams } from '../../../lib/domain/wardrobe/models';
import { shade, tint } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, smax, smin } from '../sdf/scalar';
import { segment } from '../sdf/shapes';
import { insole } from './bare-foot';
import { ankleHole, collarField } from './collar';
import { lacing } from './laces';
import type { Last } from './last';
import { shaftField } from './shaft';
import { makePairBuilder } from './pair';
import { type Look, type Shoemaker, piece, tallBounds } from './shoe';
import { OFF_WHITE, TRAINER_SOLE, trainerSole } from './trainer-sole';
import { TRAINER_HEIGHT, patch, raised, upperField } from './upper';

type Style = ModelParams['sneakers']['style'];

const HIGH_TOP = 0.165;

const stripes: Field = (_x, y, z) => {
  let d = 1;
  for (let i = 0; i < 3; i++)
    d = Math.min(d, segment(y, z, -0.075 + i * 0.022, 0.04, -0.05 + i * 0.022, 0.088) - 0.0052);
  return d;
};
const sweep: Field = (_x, y, z) =>
  smax(
    Math.abs(z - 0.056 - 0.34 * (y + 0.045) - 2.6 * (y + 0.045) ** 2) - 0.0085 - 0.06 * (y + 0.03),
    Math.abs(y + 0.038) - 0.052,
    0.004,
  );

function overlays(style: Style, upper: Field, look: Look, ball: number): Part[] {
  const trim = look.trim ?? shade(look.color, 0.12);
  const leather = { kind: style === 'retro' ? 'suede' : look.material } as const;
  const heel = patch(
    upper,
    0.0015,
    0.007,
    raised((_x, y, z) => smax(0.03 - y, z - ball - 0.078, 0.008), ball),
  );
  const toe = patch(
    upper,
    0.001,
    0.006,
    raised((x, y) => y + 0.122 - 4 * x * x, ball),
    0.004,
  );
  const side = patch(upper, 0.001, 0.006, raised(style === 'retro' ? stripes : sweep, ball + 0.008), 0.004);
  const parts = [piece('heel-tab', heel, leather, trim)];
  if (style === 'court')
    return [
      ...parts,
      piece('toe-seam', toe, leather, tint(look.color, 0.08)),
      ...(look.trim ? [piece('side', side, leather, look.trim)] : []),
    ];
  return [...parts, piece('toe-cap', toe, leather, trim), piece('side', side, leather, trim)];
}

const rubberToe = (upper: Field): Part =>
  piece(
    'rubber-toe',
    patch(upper, 0.001, 0.008, (x, y) => y + 0.126 - 5 * x * x, 0.005),
    { kind: 'rubber', roughness: 0.45 },
    OFF_WHITE,
  );

function slipOn(upper: Field, look: Look): Part[] {
  const gore = patch(
    upper,
    0.001,
    0.005,
    raised((x, y, z) => smax(segment(y, z, -0.045, 0.105, -0.02, 0.07) - 0.014, 0.016 - Math.abs(x), 0.004), 0.04),
  );
  const seam = patch(
    upper,
    0.0025,
    0.004,
    raised((x, y) => Math.abs(y + 0.068 - 7 * x * x) - 0.003, 0.03),
    0.002,
  );
  return [
    piece('gore', gore, { kind: 'rib', scale: 90 }, shade(look.color, 0.35)),
    piece('seam', seam, { kind: look.material }, look.trim ?? shade(look.color, 0.15), { cell: 0.0034 }),
  ];
}

function highTop(upper: Field, last: Last): { body: Field; upper: Field } {
  const shaft = shaftField(last, {
    top: HIGH_TOP,
    ease: [
      [0.05, 0.014],
      [0.11, 0.0125],
      [HIGH_TOP, 0.0135],
    ],
  });
  const whole: Field = (x, y, z) => smin(upper(x, y, z), shaft.outer(x, y, z), 0.04);
  return { upper: whole, body: (x, y, z) => smax(whole(x, y, z), -shaft.inner(x, y, z), 0.005) };
}

function laces(style: Style, upper: Field, look: Look, high: boolean): Part[] {
  const { heel } = TRAINER_SOLE[style];
  const throat = { from: -0.03 + heel * 0.5, to: high ? 0.118 : 0.066 + heel * 0.6, gap: 0.014 };
  const stay = style === 'chunky' && look.trim ? look.trim : style === 'canvas' ? look.color : shade(look.color, 0.05);
  const lace = style === 'retro' || style === 'chunky' ? tint(look.color, 0.6) : OFF_WHITE;
  const bounds = high ? tallBounds(HIGH_TOP) : undefined;
  return lacing(
    upper,
    throat,
    { tongue: shade(look.color, 0.06), stay, lace },
    { rows: high ? 7 : 4, stay: { kind: look.material }, bounds },
  );
}

const make: Shoemaker<'sneakers'> = ({ style, top }, look, last) => {
  const { heel, ball } = TRAINER_SOLE[style];
  const base = upperField({ ground: insole(heel, ball), height: TRAINER_HEIGHT });
  const hole = ankleHole(heel);
  const high = top === 'high' ? highTop(base, last) : undefined;
  const upper = high?.upper ?? base;
  const body: Field = high?.body ?? ((x, y, z) => smax(base(x, y, z), -hole(x, y, z), 0.01));
  const parts = [
    piece('upper', body, { kind: look.material, roughness: 0.5 }, look.color, {
      bounds: high && tallBounds(HIGH_TOP),
      cell: 0.0046,
    }),
    ...trainerSole(style, look),
  ];
  if (!high)
    parts.push(
      piece(
        'collar',
        collarField(base, hole),
        { kind: 'jersey' },
        style === 'canvas' ? look.color : (look.trim ?? shade(look.color, 0.08)),
      ),
    );
  if (style === 'slip-on') return [...parts, ...slipOn(upper, look)];
  parts.push(...laces(style, upper, look, top === 'high'));
  return style === 'canvas' ? [...parts, rubberToe(base)] : [...parts, ...overlays(style, base, look, ball)];
};

export const sneakers = makePairBuilder(make);

export { hikingShoes } from './hiking-shoes';
export { runningShoes } from './running-shoes';
