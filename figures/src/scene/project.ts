import { type Vec3, add, cross, dot, normalize, rotZ, sub } from './vector';
import type { Stage } from './write-scene';

/** Height of the camera's sensor in mm, as in render.py. */
const SENSOR_MM = 32;

/** Maps a point of the scene to px of a picture, from its top left corner, and its distance from the camera's plane. */
export type Project = (p: Vec3) => [x: number, y: number, depth: number];

/** Creates the projection of a stage's camera, which looks at its target with a vertical fit. */
export function makeProjection({ camera, turnDeg }: Stage, size: { width: number; height: number }): Project {
  const forward = normalize(sub(camera.target, camera.at));
  const right = normalize(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const turn = (turnDeg * Math.PI) / 180;
  const focalPx = (size.height * camera.lensMm) / SENSOR_MM;
  return (p) => {
    const seen = sub(rotZ(p, turn), camera.at);
    const depth = dot(seen, forward);
    const scale = focalPx / depth;
    return [size.width / 2 + dot(seen, right) * scale, size.height / 2 - dot(seen, up) * scale, depth];
  };
}

/** Position of a part's own space in a picture. */
export interface Placement {
  /** Position of the origin in px. */
  x: number;
  y: number;
  /** Length of one unit in px. */
  unitPx: number;
  /** Clockwise rotation in degrees. */
  rollDeg: number;
}

const HALF_STEP = 0.05;

/** Returns where a point of a part's own space lies in a picture, and how the space around it is scaled and rotated. */
export function projectPlace(project: Project, toWorld: (p: Vec3) => Vec3, origin: Vec3): Placement {
  const at = (p: Vec3) => project(toWorld(p));
  const [x, y] = at(origin);
  const [leftX, leftY] = at(add(origin, [-HALF_STEP, 0, 0]));
  const [rightX, rightY] = at(add(origin, [HALF_STEP, 0, 0]));
  const [, lowY] = at(add(origin, [0, 0, -HALF_STEP]));
  const [, highY] = at(add(origin, [0, 0, HALF_STEP]));
  return {
    x,
    y,
    // The height, because a head that looks to the side is narrower.
    unitPx: (lowY - highY) / (2 * HALF_STEP),
    rollDeg: (Math.atan2(rightY - leftY, rightX - leftX) * 180) / Math.PI,
  };
}
