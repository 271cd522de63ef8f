import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, bell, smax, smin } from '../sdf/scalar';
import { noise, ridge } from '../sdf/noise';
import { spline } from '../sdf/spline';
import { ALMOND, POINTED, ROUND, type Toe, insole } from './bare-foot';
import { type Boot, type BootHeight, type BootStyle, getShaftHeight } from './boot';
import { bootDetails } from './boot-details';
import type { Last } from './last';
import { shaftField } from './shaft';
import { makePairBuilder } from './pair';
import { type Look, type Shoemaker, piece, tallBounds } from './shoe';
import { heelBlock, joined, soleField, thinSole } from './sole';
import { upperField } from './upper';

interface BootShape {
  heel: number;
  ball: number;
  toe: Toe;
  /** Distance of the shoe from the foot. */
  width: number;
  ease: number;
  /** Depth of the creases at the ankle. */
  crease: number;
}

const SHAPES: Record<BootStyle, BootShape> = {
  plain: { heel: 0.032, ball: 0.014, toe: ALMOND, width: 0.002, ease: 0.01, crease: 0.004 },
  chelsea: { heel: 0.028, ball: 0.014, toe: ROUND, width: 0.001, ease: 0.0085, crease: 0.002 },
  lace: { heel: 0.036, ball: 0.026, toe: ROUND, width: 0.003, ease: 0.0105, crease: 0.002 },
  heel: { heel: 0.042, ball: 0.01, toe: ALMOND, width: -0.003, ease: 0.008, crease: 0.002 },
  western: { heel: 0.036, ball: 0.012, toe: POINTED, width: -0.002, ease: 0.0115, crease: 0.003 },
  fur: { heel: 0.026, ball: 0.024, toe: ROUND, width: 0.008, ease: 0.019, crease: 0.004 },
  padded: { heel: 0.034, ball: 0.03, toe: ROUND, width: 0.009, ease: 0.02, crease: 0 },
  rain: { heel: 0.03, ball: 0.024, toe: ROUND, width: 0.005, ease: 0.02, crease: 0 },
};
const SHORT_RAIN: BootShape = { heel: 0.028, ball: 0.018, toe: ROUND, width: 0.003, ease: 0.016, crease: 0 };

const getShape = (style: BootStyle, height: BootHeight): BootShape =>
  style === 'rain' && height === 'ankle' ? SHORT_RAIN : SHAPES[style];

/** Extra width of the shaft at its upper edge. */
const FLARE: Record<BootHeight, number> = { ankle: 0.002, mid: 0.008, knee: 0.006 };
const INSTEP = spline([
  [-0.19, 0.028],
  [-0.145, 0.04],
  [-0.1, 0.056],
  [-0.06, 0.078],
  [-0.03, 0.094],
  [0, 0.1],
  [0.07, 0.1],
]);

function makeBoot(style: BootStyle, height: BootHeight, last: Last): Boot {
  const { heel, ball, toe, width, ease, crease } = getShape(style, height);
  const flare = FLARE[height];
  const top = last.ankle + getShaftHeight({ style, shaft: height });
  const foot = upperField({
    ground: insole(heel, ball),
    height: INSTEP,
    toe,
    width,
    lean: style === 'fur' || style === 'padded' ? 0.1 : 0.18,
  });
  const shaft = shaftField(last, {
    top,
    ease: [
      [0.05, ease],
      [last.ankle + 0.03, ease - 0.001],
      [top - 0.03, ease + flare],
      [top, ease + flare + 0.002],
    ],
  });
  const whole: Field = (x, y, z) => {
    const d = smin(foot(x, y, z), shaft.outer(x, y, z), 0.05);
    if (crease === 0 || d > 0.02) return d;
    const folds = ridge(Math.sin(z * 105 + Math.atan2(x, -y) * 1.2 + 2 * noise(x * 12, y * 12, z * 9))) - 0.4;
    return d - crease * folds * bell(z - last.ankle - 0.012, 0.03);
  };
  return { style, height, top, heel, ball, whole, shaft };
}

function soles({ style, height, heel, ball }: Boot, look: Look): Part[] {
  const { toe, width } = getShape(style, height);
  const ground = insole(heel, ball);
  const welt = width + 0.004;
  const dark = style === 'fur' ? '#6b543c' : style === 'rain' ? shade(look.color, 0.45) : '#2b2421';
  const rubber = { kind: 'rubber' } as const;
  switch (style) {
    case 'heel':
      return [
        piece('sole', thinSole(ground, width + 0.002, 0.008, toe), rubber, dark, { cell: 0.0036 }),
        piece(
          'heel',
          heelBlock(ground, 0.036, 0.027, 0.018),
          { kind: 'leather', roughness: 0.3 },
          shade(look.color, 0.35),
        ),
      ];
    case 'western':
      return [
        piece('sole', thinSole(ground, width + 0.004, 0.009, toe), rubber, '#3a2a20', { cell: 0.0036 }),
        piece('heel', heelBlock(ground, 0.038, 0.03, 0.018), { kind: 'leather' }, '#3a2a20'),
      ];
    case 'plain':
    case 'chelsea':
      return [
        piece(
          'sole',
          joined(
            soleField({ ground: insole(0.015, 0.014), welt, lip: 0, toe, round: 0.003 }),
            heelBlock(ground, 0.044, 0.041, 0.012),
            0.002,
          ),
          rubber,
          dark,
        ),
      ];
    case 'lace':
      return [
        piece(
          'sole',
          soleField({
            ground,
            welt: welt + 0.004,
            lip: 0.003,
            toe,
            spring: 0.004,
            round: 0.004,
            lugs: 0.006,
            groove: 0.03,
          }),
          rubber,
          dark,
        ),
      ];
    case 'fur':
    case 'padded':
    case 'rain':
      return [
        piece(
          'sole',
          soleField({
            ground,
            welt: welt + 0.002,
            lip: 0.004,
            toe,
            spring: 0.006,
            round: 0.008,
            lugs: style === 'fur' ? 0 : 0.005,
            groove: 0.018,
          }),
          rubber,
          style === 'padded' ? (look.trim ?? dark) : dark,
        ),
      ];
  }
}

const SURFACE: Partial<Record<BootStyle, Part['material']>> = {
  rain: { kind: 'rubber', roughness: 0.4 },
  padded: { kind: 'padding', roughness: 0.42 },
};

const make: Shoemaker<'boots'> = ({ style, shaft: height }, look, last) => {
  const boot = makeBoot(style, height, last);
  const material = SURFACE[style] ?? { kind: look.material, roughness: 0.34 };
  const { body, parts } = bootDetails(boot, look, last);
  const hollow: Field = (x, y, z) => smax(body(x, y, z), -boot.shaft.inner(x, y, z), 0.005);
  return [
    piece('boot', hollow, material, look.color, { bounds: tallBounds(boot.top + 0.03), cell: 0.005 }),
    ...soles(boot, look),
    ...parts,
  ];
};

export const boots = makePairBuilder(make, ({ style, shaft }, last) => {
  const { whole, top } = makeBoot(style, shaft, last);
  return { solid: whole, top };
});
