import type { Dressed, Wearing } from '../cloth/worn';
import { type Field, bell, smax } from '../sdf/scalar';

/** Height of the upper edge by name. */
const TOPS = { ankle: 0.15, crew: 0.2, knee: 0.4, loose: 0.24 } as const;

export function socks(worn: Wearing<'socks'>): Dressed {
  const { body, params, color, trim } = worn;
  const top = TOPS[params.height];
  const loose = params.height === 'loose';
  const field: Field = (x, y, z) => {
    const limb = (x > 0 ? body.legs.left : body.legs.right).locate(x, y, z);
    const slouch = loose
      ? 0.014 + 0.007 * Math.sin(z * 120 + limb.angle(x, y, z))
      : 0.0015 * bell(z - 0.13, 0.03) * Math.sin(z * 150);
    return smax(limb.d - body.legRadius(Math.min(1, limb.s)) - 0.0075 - slouch, Math.max(z - top, 0.04 - z), 0.009);
  };
  const bands = trim
    ? [
        { axis: 1 as const, scale: 1, width: 0.018, color: trim, offset: -(top - 0.035) },
        { axis: 1 as const, scale: 1, width: 0.018, color: trim, offset: -(top - 0.07) },
      ]
    : [];
  return {
    parts: [
      {
        name: 'socks',
        field,
        bounds: [-0.26, -0.16, 0.02, 0.26, 0.16, top + 0.04],
        cell: 0.006,
        material: { kind: 'rib', scale: 70, bands },
        paint: color,
        uv: (x, y, z) => [Math.atan2(x, -y) * 0.05, z],
      },
    ],
  };
}
