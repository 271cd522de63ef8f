import type { ArmPose } from '../../../lib/domain/wardrobe/wardrobe';
import { type Vec3, add } from '../scene/vector';
import type { HandShape } from './hand';

interface ArmShape {
  /** Positions of elbow and wrist relative to the shoulder, for the arm at +x. */
  elbow: Vec3;
  wrist: Vec3;
  /** Rotation of the hand about the forearm, in radians. At 0 the thumb's edge faces the front. */
  roll: number;
  hand: HandShape;
}

/** How the hand at +x lies on clothes or in a pocket of them: where it is, to where it points, and its back. */
export interface Rest {
  wrist: Vec3;
  aim: Vec3;
  back: Vec3;
}

export type Rests = { [Pose in ArmPose]?: Rest };

const SHAPES: Record<ArmPose, ArmShape> = {
  down: { elbow: [0.07, 0.012, -0.22], wrist: [0.082, -0.05, -0.425], roll: -0.45, hand: 'relaxed' },
  relaxed: { elbow: [0.092, 0.03, -0.215], wrist: [0.098, -0.085, -0.4], roll: -0.35, hand: 'relaxed' },
  wave: { elbow: [0.13, -0.03, -0.17], wrist: [0.185, -0.12, 0.035], roll: -1.5, hand: 'open' },
  hold: { elbow: [0.088, 0.035, -0.215], wrist: [0.1, -0.15, -0.285], roll: -0.3, hand: 'grip' },
  carry: { elbow: [0.078, 0.012, -0.22], wrist: [0.1, -0.045, -0.425], roll: -0.3, hand: 'grip' },
  pocket: { elbow: [0.085, 0.02, -0.215], wrist: [-0.015, -0.075, -0.375], roll: -0.5, hand: 'pocket' },
  hip: { elbow: [0.17, 0.06, -0.185], wrist: [0.02, -0.07, -0.34], roll: -0.9, hand: 'flat' },
  strap: { elbow: [0.088, -0.02, -0.205], wrist: [-0.04, -0.165, -0.15], roll: -0.7, hand: 'grip' },
  umbrella: { elbow: [0.105, 0.02, -0.205], wrist: [0.045, -0.185, -0.13], roll: -0.5, hand: 'grip' },
  phone: { elbow: [0.085, 0.03, -0.21], wrist: [-0.03, -0.19, -0.14], roll: -0.9, hand: 'grip' },
};

/**
 * Returns the positions of shoulder, elbow and wrist of the arm at +x. `spread` moves a hanging arm away from thick
 * clothes. `rests` are the hands whose position depends on the clothes.
 */
export function armShape(
  pose: ArmPose,
  shoulder: Vec3,
  spread: number,
  rests: Rests = {},
): ArmShape & { shoulder: Vec3; rest?: Rest } {
  const shape = SHAPES[pose];
  const hangs = pose === 'down' || pose === 'relaxed' || pose === 'carry' || pose === 'wave';
  const out = hangs ? spread : spread * 0.4;
  const wrist = add(add(shoulder, shape.wrist), [hangs ? out * 1.25 : 0, -spread * 0.3, 0]);
  const rest = rests[pose];
  return {
    ...shape,
    ...(rest && { rest }),
    shoulder: add(shoulder, [spread * 0.15, 0, 0]),
    elbow: add(add(shoulder, shape.elbow), [out, 0, 0]),
    wrist: rest?.wrist ?? wrist,
  };
}
