import { type Field, smax } from '../sdf/scalar';
import { spline } from '../sdf/spline';
import type { Last } from './last';

export interface ShaftSpec {
  /** Upper edge, in the last's units above the floor. */
  top: number;
  /** Distance from the leg, by height. */
  ease: readonly (readonly [number, number])[];
  thick?: number;
  /** Depth of the visible hollow below the edge. */
  deep?: number;
}

export interface Shaft {
  /** Solid of the shaft, from the ankle to its edge. */
  outer: Field;
  /** The hollow to cut from it. */
  inner: Field;
}

/** Returns the fields of a boot's shaft round the leg. */
export function shaftField(last: Last, { top, ease, thick = 0.008, deep = 0.045 }: ShaftSpec): Shaft {
  const grow = spline(ease);
  const tube = (x: number, y: number, z: number) => {
    const { d, s } = last.leg.locate(x, y, z);
    return d - last.legRadius(s) - grow(z);
  };
  return {
    outer: (x, y, z) => smax(tube(x, y, z), Math.max(z - top, last.ankle * 0.5 - z), 0.006),
    inner: (x, y, z) => smax(tube(x, y, z) + thick, top - deep - z, 0.01),
  };
}
