import type { Dressed, Wearing } from '../cloth/worn';
import { cord } from '../cloth/cord';
import { shade } from '../scene/colour';
import type { Vec3 } from '../scene/vector';
import { type Field, clamp, mix, smax } from '../sdf/scalar';
import { spline } from '../sdf/spline';
import { getGrip } from './bag-space';
import { findSide } from './sides';

/** Radius of the rolled cloth from its top (0) to its tip (1). */
const ROLL = spline([
  [0, 0.016],
  [0.06, 0.03],
  [0.3, 0.036],
  [0.75, 0.03],
  [0.94, 0.014],
  [1, 0.01],
]);

/** Builds a rolled umbrella with its crook in the fist and its tip just above the ground. */
export function furledUmbrella({ body, color, trim, params }: Wearing<'umbrella'>): Dressed {
  const grip = getGrip(body, findSide(body, ['carry', 'hold', 'down', 'relaxed']));
  const top = grip[2] - 0.06;
  const tip = Math.max(0.035, top - 0.66);
  const lean = (z: number) => (grip[2] - z) * 0.1;
  const rolled: Field = (x, y, z) => {
    const t = clamp((top - z) / (top - tip), 0, 1);
    const X = x - grip[0];
    const Y = y - grip[1] + lean(z);
    const turn = Math.atan2(X, Y) + z * 7;
    const pleats = 0.0042 * Math.abs(Math.sin(turn * 2.5)) * Math.min(1, 6 * t, 8 * (1 - t));
    return smax(Math.hypot(X, Y) - ROLL(t) + pleats - 0.002, Math.max(z - top, tip - z), 0.008) * 0.9;
  };
  const tie: Field = (x, y, z) =>
    smax(rolled(x, y, z) - 0.0035, Math.abs(z - mix(top, tip, 0.36) - 0.15 * (x - grip[0])) - 0.011, 0.004);
  const bounds = [grip[0] - 0.06, grip[1] - 0.16, tip - 0.03, grip[0] + 0.06, grip[1] + 0.06, top + 0.03] as const;
  const material = params.clear ? ({ kind: 'plastic', roughness: 0.2 } as const) : ({ kind: 'technical' } as const);
  const crook: Vec3[] = [
    [0, -0.006, -0.075],
    [0, 0, -0.02],
    [0, 0, 0.03],
    [0, -0.012, 0.056],
    [0, -0.036, 0.066],
    [0, -0.06, 0.054],
    [0, -0.068, 0.026],
  ].map(([x, y, z]): Vec3 => [grip[0] + x!, grip[1] + y!, grip[2] + z!]);
  const point: Vec3[] = [
    [grip[0], grip[1] - lean(tip), tip + 0.02],
    [grip[0], grip[1] - lean(tip - 0.035), tip - 0.03],
  ];
  return {
    parts: [
      { name: 'furled', field: rolled, bounds, cell: 0.0046, material, paint: color },
      { name: 'furled-tie', field: tie, bounds, cell: 0.0046, material, paint: shade(color, 0.2) },
      cord('crook', crook, 0.0115, trim ?? '#7a5a3f', { kind: 'plastic' }),
      cord('point', point, 0.0062, '#b9bcc0', { kind: 'metal' }),
    ],
  };
}
