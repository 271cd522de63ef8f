import { type Field, smax, smin } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';

/** Shape of a head in its own space: origin at the centre, half-height about 0.275. */
export interface HeadShape {
  jaw: number;
  cheek: number;
  chinWidth: number;
  chinDrop: number;
}

/** Returns the field of head, nose and ears. */
export function headField({ jaw, cheek, chinWidth, chinDrop }: HeadShape): Field {
  return (x, y, z) => {
    const ax = Math.abs(x);
    let d = ellipsoid(x, y - 0.01, z - 0.032, 0.256, 0.25, 0.243);
    d = smin(d, ellipsoid(x, y + 0.026, z + 0.07, jaw, 0.212, 0.192), 0.1);
    d = smin(d, ellipsoid(ax - 0.108, y + 0.118, z + 0.098, cheek, 0.082, 0.08), 0.1);
    d = smin(d, ellipsoid(x, y + 0.13, z + 0.2 + chinDrop, chinWidth, 0.055, 0.045), 0.1);
    d = smin(d, ellipsoid(x, y + 0.247, z + 0.068, 0.02, 0.024, 0.017), 0.03);
    d = smax(d, -ellipsoid(ax - 0.108, y + 0.33, z + 0.022, 0.08, 0.075, 0.07), 0.06);
    let ear = ellipsoid(ax - 0.256, y - 0.012, z + 0.04, 0.03, 0.04, 0.056);
    ear = smax(ear, -ellipsoid(ax - 0.284, y + 0.006, z + 0.036, 0.016, 0.02, 0.034), 0.012);
    return smin(d, ear, 0.022);
  };
}
