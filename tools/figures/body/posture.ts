import type { Posture } from '../scene/build-mesh';
import { bell, smoothstep } from '../sdf/scalar';
import type { Body } from './body';

/**
 * Returns the bend of a contrapposto stance: the hip moves over the standing leg and the shoulder on that side sinks.
 * Garments bend with the body, so the bend cannot cause clipping.
 */
export function posture(body: Body): Posture {
  const standing = body.lead === 'left' ? -1 : 1;
  const sway = (body.woman ? 0.022 : 0.014) * standing;
  const tiltShoulders = (body.woman ? 0.042 : 0.032) * standing;
  const tiltHips = (body.woman ? 0.05 : 0.03) * standing;
  return ([x, y, z]) => {
    const shoulders = smoothstep(body.waist, body.shoulder, z);
    const hips = bell(z - body.hip, 0.2) * smoothstep(body.knee - 0.06, body.hip - 0.12, z);
    const push = smoothstep(0.08, body.hip, z) * (1 - 1.25 * smoothstep(body.hip + 0.04, body.shoulder, z));
    return [
      x + sway * push,
      y - 0.012 * smoothstep(body.waist, body.neck, z),
      z - x * tiltShoulders * shoulders + x * tiltHips * hips,
    ];
  };
}
