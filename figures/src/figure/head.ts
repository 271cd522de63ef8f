import type { Face } from '../../../lib/domain/wardrobe/people';
import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Body } from '../body/body';
import { headField } from '../body/head';
import { FACE_SPAN } from '../face/draw-face';
import { FACES } from '../face/faces';
import { linear } from '../scene/colour';
import type { Part, Transform } from '../scene/part';
import { add, rotY, rotZ, scale, sub } from '../scene/vector';
import { smoothstep } from '../sdf/scalar';
import type { Bounds } from '../sdf/surface-nets';

const BOUNDS: Bounds = [-0.34, -0.34, -0.34, 0.34, 0.34, 0.34];

/**
 * Returns the transform from head space to the world: scaled, tilted towards the shoulder and turned, about the neck.
 */
export function headPlacement(body: Body, tiltDeg: number, turnDeg: number): Transform {
  const pivot = [0, 0, -0.25] as const;
  const tilt = (tiltDeg * Math.PI) / 180;
  const turn = (turnDeg * Math.PI) / 180;
  return (p, kind) => {
    if (kind === 'direction') return rotZ(rotY(p, tilt), turn);
    const turned = rotZ(rotY(scale(sub(p, pivot), body.headScale), tilt), turn);
    return add(add(turned, scale(pivot, body.headScale)), body.headCentre);
  };
}

/** Builds the head with its painted face. `drawing` is the path of the picture written by `drawFace`. */
export function headPart(face: Face, skin: Hex, drawing: string): Part {
  const base = linear(skin);
  return {
    name: 'head',
    field: headField(FACES[face].head),
    bounds: BOUNDS,
    cell: 0.0068,
    material: { kind: 'skin', map: drawing },
    // The drawing is visible only where the head faces the front.
    paint: (_x, y, _z, ny) => [...base, y < 0 ? smoothstep(0, -0.25, ny) : 0],
    uv: (x, _y, z) => [(x + FACE_SPAN / 2) / FACE_SPAN, (z + FACE_SPAN / 2) / FACE_SPAN],
  };
}
