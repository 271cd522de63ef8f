import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { ModelParams } from '../../../lib/domain/wardrobe/models';
import { getStitching } from '../cloth/stitching';
import { type Wearing, getClothMaterial } from '../cloth/worn';
import { linear, mixRgb, shade } from '../scene/colour';
import type { Paint, Part } from '../scene/part';
import { type Field, bell, len2, smax, smoothstep } from '../sdf/scalar';
import { ellipse, ellipsoid, roundRect } from '../sdf/shapes';
import { HAT, type Headwear, roomUnder } from './headwear';

type Style = ModelParams['cap']['style'];

const HEIGHT: Record<Style, number> = { ball: 0.28, camp: 0.265, visor: 0.285 };
const rim = (y: number) => 0.11 - 0.1 * y;

/** Returns the field of the crown: six panels with seams. */
function crownField(style: Style): Field {
  return (x, y, z) => {
    const d = smax(ellipsoid(x, y - 0.02, z - 0.075, 0.3, 0.296, HEIGHT[style]), rim(y) - z, 0.015);
    if (d > 0.03) return d;
    const angle = Math.atan2(x, -(y - 0.02));
    const panel = angle - Math.round(angle / (Math.PI / 3)) * (Math.PI / 3);
    return d + 0.0034 * bell(panel * len2(x, y - 0.02), 0.006);
  };
}

/** Half-axes of the peak's outline, seen from above, and the y of its middle. */
const PEAK = { across: 0.25, along: 0.285, y: -0.205 };

/** Slope of the peak to its tip, by which its upper side is seen from the front, and its curve to the sides. */
const FALL = 0.46;
const CURVE = 0.95;

/** Signed distance from the outline of the peak, seen from above: negative inside. */
const toOutline = (x: number, y: number): number => ellipse(x, y - PEAK.y, PEAK.across, PEAK.along);

const peak: Field = (x, y, z) => {
  const centre = 0.165 - CURVE * x * x + Math.min(0, y - PEAK.y) * FALL;
  const sheet = smax(
    smax(toOutline(x, y), Math.abs(z - centre) - 0.0095, 0.009),
    -ellipsoid(x, y - 0.02, z - 0.075, 0.284, 0.28, 0.285),
    0.008,
  );
  return sheet * 0.9;
};

/** Distance of the row of stitches from the edge of the peak, half its width, and the width of the binding. */
const STITCHES = { row: 0.05, width: 0.004, binding: 0.012 };

/** Paints a peak with a binding and a row of stitches, by which it is told from the crown. */
function peakPaint(color: Hex): Paint {
  const [cloth, thread] = [linear(color), linear(getStitching(color))];
  return (x, y) => {
    const inside = -toOutline(x, y);
    const sewn = Math.max(
      smoothstep(STITCHES.binding + 0.004, STITCHES.binding, inside),
      bell(inside - STITCHES.row, STITCHES.width),
    );
    return mixRgb(cloth, thread, sewn);
  };
}

/** Band of a visor, which has no crown. */
const band: Field = (x, y, z) =>
  smax(
    Math.abs(ellipsoid(x, y - 0.02, z - 0.075, 0.298, 0.294, 0.285)) - 0.007,
    Math.abs(z - rim(y) - 0.032) - 0.032,
    0.008,
  );

function crownParts({ params: { style }, color, trim }: Wearing<'cap'>, material: Part['material']): Part[] {
  const crown = crownField(style);
  const top = 0.075 + HEIGHT[style];
  const badge: Field = (x, y, z) =>
    smax(
      Math.abs(crown(x, y, z) - 0.002) - 0.004,
      roundRect(x, z - 0.226, 0.042, 0.021, 0.008) + (y > 0 ? 0.1 : 0),
      0.004,
    );
  const eyelets: Field = (x, y, z) => {
    const a = Math.abs(Math.atan2(x, -(y - 0.02)));
    return Math.hypot(crown(x, y, z), Math.hypot((a - Math.PI / 6) * 0.24, z - 0.275) - 0.007) - 0.0034;
  };
  return [
    { name: 'cap', field: crown, bounds: HAT, cell: 0.0066, material, paint: color },
    {
      name: 'cap-top',
      field: (x, y, z) => ellipsoid(x, y - 0.02, z - top, 0.016, 0.016, 0.009),
      bounds: [-0.04, -0.03, top - 0.03, 0.04, 0.06, top + 0.03],
      cell: 0.004,
      material,
      paint: color,
    },
    {
      name: 'cap-eyelets',
      field: eyelets,
      bounds: [-0.2, -0.26, 0.24, 0.2, -0.05, 0.31],
      cell: 0.0032,
      material: { kind: 'cotton' },
      paint: shade(color, 0.25),
    },
    ...(trim || style === 'ball'
      ? [
          {
            name: 'cap-badge',
            field: badge,
            bounds: [-0.08, -0.36, 0.17, 0.08, -0.1, 0.29] as const,
            cell: 0.0035,
            material: { kind: 'cotton' as const },
            paint: trim ?? getStitching(color),
          },
        ]
      : []),
  ];
}

/** Builds a ball cap, a camp cap or a visor. */
export function cap(worn: Wearing<'cap'>): Headwear {
  const { color, trim, params } = worn;
  const material = getClothMaterial(worn);
  const visor = params.style === 'visor';
  const brim: Part = {
    name: 'peak',
    field: peak,
    bounds: [-0.29, -0.53, -0.06, 0.29, 0.02, 0.24],
    cell: 0.0054,
    material,
    paint: peakPaint(visor && trim ? trim : color),
    slack: 2.2,
  };
  if (visor) return { parts: [{ name: 'band', field: band, bounds: HAT, cell: 0.006, material, paint: color }, brim] };
  return {
    parts: [...crownParts(worn, material), brim],
    inside: roomUnder({ a: 0.284, b: 0.28, c: HEIGHT[params.style] - 0.018, y: 0.02, z: 0.075 }, (_x, y) => rim(y)),
  };
}
