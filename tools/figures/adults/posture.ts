import type { Posture } from '../scene/build-mesh';
import { bell, smoothstep } from '../sdf/scalar';
import type { AdultBody } from './adult-body';

const DEG = Math.PI / 180;

/**
 * Returns the bend of a figure: the pelvis moves over the standing leg and rises there, the shoulders fall on that side
 * and turn against the hips, and the head stays upright. Feet do not move. Garments bend with the body.
 */
export function adultPosture({ mark, pose }: AdultBody): Posture {
  const side = pose.standing === 'left' ? 1 : -1;
  const shift = pose.shift * side;
  const hips = Math.tan(pose.hips * DEG) * side;
  const shoulders = Math.tan(pose.shoulders * DEG) * side;
  const twist = pose.twist * DEG;
  return ([x, y, z]) => {
    const chest = smoothstep(mark.waist - 0.06, mark.shoulder, z);
    const head = smoothstep(mark.neck - 0.01, mark.neck + 0.07, z);
    // The pelvis tilts as far out as the hip joints. Hands beside it hang from the shoulders.
    const inner = 1 - smoothstep(0.27, 0.38, Math.abs(x));
    const pelvis = bell(z - mark.hip, 0.2) * smoothstep(mark.knee - 0.02, mark.hip - 0.1, z) * inner;
    const push = smoothstep(0.1, mark.hip, z) * (1 - 1.15 * smoothstep(mark.hip + 0.06, mark.shoulder, z));
    const angle = twist * chest * (1 - head);
    const turnedX = x * Math.cos(angle) - y * Math.sin(angle);
    const turnedY = x * Math.sin(angle) + y * Math.cos(angle);
    const fall = (Math.abs(x) > mark.shoulderX ? Math.sign(x) * mark.shoulderX : x) * shoulders * chest * (1 - head);
    return [turnedX + shift * push, turnedY, z - fall + x * hips * pelvis];
  };
}
