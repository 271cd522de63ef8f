import type { ModelParams } from '../../../lib/domain/wardrobe/models';
import { mixHex, shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, smax } from '../sdf/scalar';
import { roundRect } from '../sdf/shapes';
import type { Spline } from '../sdf/spline';
import { ROUND, footField, insole } from './bare-foot';
import { footPart } from './foot-part';
import { makePairBuilder } from './pair';
import { type Look, type Shoemaker, piece } from './shoe';
import { heelBlock, soleField, thinSole } from './sole';
import { patch } from './upper';

type Style = ModelParams['sandals']['style'];

const SHAPE: Record<Style, { heel: number; ball: number; welt: number }> = {
  strap: { heel: 0.022, ball: 0.018, welt: 0.003 },
  slide: { heel: 0.03, ball: 0.022, welt: 0.006 },
  sport: { heel: 0.03, ball: 0.024, welt: 0.006 },
  fisherman: { heel: 0.026, ball: 0.02, welt: 0.004 },
  heel: { heel: 0.038, ball: 0.01, welt: 0.001 },
};
const CORK = '#c9a173';

/**
 * Returns the region of a band across the foot, perpendicular to the instep. `at` is its y on an insole of height 0,
 * `slope` slants it towards the inner side, and `half` is its half-width.
 */
const across =
  (at: number, half: number, slope = 0, low = 0.012): Field =>
  (x, y, z) =>
    Math.max(Math.abs(y - at - slope * x + 0.55 * (z - low - 0.03)) * 0.88 - half, low - z);
/** Returns the region of a band round the ankle or heel, `height` over the insole at the back. */
const around =
  (height: number, half: number, rise: number): Field =>
  (_x, y, z) =>
    Math.max(Math.abs(z - height + rise * y) - half, -0.052 - y);

/** Returns the regions of a style's straps on a foot whose insole is `heel` high. */
function straps(style: Style, heel: number, ball: number): Field[] {
  const low = ball + 0.004;
  switch (style) {
    case 'slide':
      return [across(-0.083, 0.034, 0.1, low)];
    case 'sport':
      return [across(-0.098, 0.015, 0.16, low), across(-0.058, 0.013, -0.05, low), around(heel + 0.05, 0.011, 0.15)];
    case 'fisherman':
      return [
        across(-0.108, 0.0085, 0.18, low),
        across(-0.085, 0.0085, 0.05, low),
        across(-0.062, 0.0085, -0.08, low),
        (x, y, z) => smax(Math.abs(x) - 0.0075, Math.max(-0.122 - y, z - heel - 0.058), 0.004),
        around(heel + 0.052, 0.0085, 0.2),
      ];
    case 'heel':
      return [across(-0.112, 0.0085, 0.2, low), across(-0.09, 0.0065, 0.2, low), around(heel + 0.05, 0.0055, 0.12)];
    case 'strap':
      return [across(-0.1, 0.0125, 0.32, low), across(-0.066, 0.0125, -0.32, low), around(heel + 0.052, 0.0085, 0.16)];
  }
}

function soles(style: Style, look: Look, ground: Spline): Part[] {
  const { heel, ball, welt } = SHAPE[style];
  if (style === 'heel')
    return [
      piece('sole', thinSole(ground, welt, 0.008, ROUND), { kind: 'leather' }, shade(look.color, 0.1), {
        cell: 0.0036,
      }),
      piece('heel', heelBlock(ground, 0.033, 0.025, 0.018), { kind: look.material }, look.color, { cell: 0.0038 }),
    ];
  const rubber = style === 'sport' || style === 'slide';
  const bed = rubber ? shade(look.color, style === 'sport' ? 0.45 : 0.08) : mixHex(CORK, look.color, 0.12);
  const base = rubber ? shade(look.color, style === 'sport' ? 0.6 : 0.22) : shade(look.color, 0.5);
  return [
    piece(
      'bed',
      soleField({ ground, welt, lip: 0.002, spring: 0.004, round: 0.005 }),
      { kind: rubber ? 'rubber' : 'leather', roughness: 0.7 },
      bed,
    ),
    piece(
      'sole',
      soleField({
        ground: insole(heel * 0.5, ball * 0.5),
        welt: welt + 0.0015,
        lip: 0,
        spring: 0.004,
        round: 0.003,
        lugs: style === 'sport' ? 0.004 : 0,
      }),
      { kind: 'rubber' },
      base,
    ),
  ];
}

function buckles(style: Style, foot: Field, heel: number): Part[] {
  if (style === 'slide' || style === 'heel') return [];
  const at = style === 'sport' ? -0.052 : 0;
  const height = style === 'sport' ? heel + 0.045 : heel + 0.052;
  const frame = patch(
    foot,
    0.009,
    0.006,
    (x, y, z) => (x < 0.015 ? 0.05 : Math.abs(roundRect(y - at, z - height, 0.009, 0.0095, 0.003)) - 0.0024),
    0.003,
  );
  return [
    piece(
      'buckle',
      frame,
      { kind: style === 'sport' ? 'plastic' : 'metal' },
      style === 'sport' ? '#2b2927' : '#d8bd74',
      { cell: 0.003 },
    ),
  ];
}

const make: Shoemaker<'sandals'> = ({ style }, look, last) => {
  const { heel, ball } = SHAPE[style];
  const ground = insole(heel, ball);
  const foot = footField(last, ground);
  const webbing =
    style === 'sport' ? ({ kind: 'canvas' } as const) : ({ kind: look.material, roughness: 0.36 } as const);
  const bands = straps(style, heel, ball).map((region, i) =>
    piece(
      `strap-${i}`,
      patch(
        foot,
        0.003 + (i === 3 ? 0.003 : 0),
        style === 'slide' ? 0.013 : 0.009,
        region,
        style === 'slide' ? 0.008 : 0.005,
      ),
      webbing,
      i % 2 === 1 && look.trim ? look.trim : look.color,
      { cell: 0.0036 },
    ),
  );
  return [footPart(last, ground, look), ...soles(style, look, ground), ...bands, ...buckles(style, foot, heel)];
};

export const sandals = makePairBuilder(make);
