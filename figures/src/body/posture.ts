import type { Posture } from '../scene/build-mesh';
import { bell, smoothstep } from '../sdf/scalar';
import type { Body } from './body';
import { makeStature } from './stature';

/** Bends of a figure's body, of its head with what it wears, and of its hair. */
export interface Postures {
  body: Posture;
  head: Posture;
  hair: Posture;
}

/**
 * Returns the bends of a contrapposto stance: the hip moves over the standing leg and the shoulder on that side sinks.
 * Then the modelled figure is stretched to an adult. Garments bend with the body, so the bend cannot cause clipping.
 */
export function makePostures(body: Body): Postures {
  const standing = (body.lead === 'left' ? -1 : 1) * body.stance.sway;
  const sway = (body.woman ? 0.032 : 0.023) * standing;
  const tiltShoulders = (body.woman ? 0.06 : 0.05) * standing;
  const tiltHips = (body.woman ? 0.075 : 0.05) * standing;
  const stand: Posture = ([x, y, z]) => {
    const shoulders = smoothstep(body.waist, body.shoulder, z);
    const hips = bell(z - body.hip, 0.2) * smoothstep(body.knee - 0.06, body.hip - 0.12, z);
    const push = smoothstep(0.08, body.hip, z) * (1 - 1.25 * smoothstep(body.hip + 0.04, body.shoulder, z));
    return [
      x + sway * push,
      y - 0.012 * smoothstep(body.waist, body.neck, z),
      z - x * tiltShoulders * shoulders + x * tiltHips * hips,
    ];
  };
  const stature = makeStature(body);
  return {
    body: (p) => stature.body(stand(p)),
    head: (p) => stature.head(stand(p)),
    hair: (p) => stature.hair(stand(p)),
  };
}
