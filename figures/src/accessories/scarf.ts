import type { Dressed, Wearing } from '../cloth/worn';
import { cord } from '../cloth/cord';
import { patch, touch } from '../cloth/patch';
import { linear, mixRgb, shade } from '../scene/colour';
import type { Material, Paint, Part } from '../scene/part';
import { noise } from '../sdf/noise';
import { type Field, clamp, fract, len2, mix, smax, smin, smoothstep } from '../sdf/scalar';
import { ellipse, ellipsoid } from '../sdf/shapes';
import type { Vec3 } from '../scene/vector';

/** Returns a plaid paint if the outfit specifies a check, otherwise one plain colour. */
function woolPaint(worn: Wearing, uv: (x: number, y: number, z: number) => readonly [number, number]): Paint {
  const a = linear(worn.color);
  const b = linear(worn.pattern?.color ?? worn.trim ?? shade(worn.color, 0.3));
  return (x, y, z) => {
    if (worn.pattern?.kind !== 'check') return a;
    const [u, v] = uv(x, y, z);
    const bands = (fract(u * 9) < 0.34 ? 0.5 : 0) + (fract(v * 9) < 0.34 ? 0.5 : 0);
    return mixRgb(a, b, bands);
  };
}

const getMaterial = (worn: Wearing): Material => (worn.fabric === 'fleece' ? { kind: 'fleece' } : { kind: 'wool' });

/** Builds one hanging end with fringe that lies on the clothes. */
function end(
  worn: Wearing<'scarf'>,
  surface: Field,
  x0: number,
  x1: number,
  top: number,
  bottom: number,
  half: number,
  off: number,
): Part[] {
  const centre = (z: number) => mix(x0, x1, clamp((top - z) / (top - bottom), 0, 1)) + 0.005 * Math.sin(z * 16);
  const region: Field = (x, y, z) =>
    y > 0.02
      ? 0.1
      : smax(
          Math.abs(x - centre(z)) - half * (1 - 0.3 * smoothstep(top - 0.12, top, z)),
          smax(z - top, bottom - z, 0.004),
          0.012,
        );
  const flat = patch(surface, off, 0.024, region, 0.017);
  const field: Field = (x, y, z) => {
    const d = flat(x, y, z);
    return d < 0.06
      ? d -
          0.0045 * Math.sin((x - centre(z)) * 80 + 2.2 * noise(x * 4, y * 4, z * 3)) * smoothstep(bottom - 0.02, top, z)
      : d;
  };
  const uv = (x: number, _y: number, z: number): readonly [number, number] => [x - centre(z), z];
  const bars =
    worn.trim && !worn.pattern
      ? [
          { axis: 1 as const, scale: 1, width: 0.022, color: worn.trim, offset: -(bottom + 0.03) },
          { axis: 1 as const, scale: 1, width: 0.022, color: worn.trim, offset: -(bottom + 0.066) },
        ]
      : [];
  const parts: Part[] = [
    {
      name: 'end',
      field,
      bounds: [Math.min(x0, x1) - half - 0.05, -0.5, bottom - 0.03, Math.max(x0, x1) + half + 0.05, 0.05, top + 0.03],
      cell: 0.0056,
      material: { ...getMaterial(worn), bands: bars },
      paint: woolPaint(worn, uv),
      uv,
    },
  ];
  if (!worn.params.fringe) return parts;
  for (let i = 0; i < 9; i++) {
    const x = x1 + ((i / 8) * 2 - 1) * (half - 0.008);
    const { at } = touch((a, b, c) => surface(a, b, c) - off, x, bottom + 0.006);
    const sway = 0.004 * Math.sin(i * 2.3);
    const points: Vec3[] = [
      [at[0], at[1] - 0.002, bottom + 0.01],
      [at[0] + sway, at[1] - 0.004, bottom - 0.018],
      [at[0] + sway * 1.8, at[1] - 0.001, bottom - 0.042],
    ];
    parts.push(cord('fringe', points, 0.0046, worn.color, { kind: 'wool' }));
  }
  return parts;
}

/** Thickness of the scarf over a collar, how far it reaches from the neck there, and above its middle. */
const OVER = { thick: 0.011, out: 0.046, up: 0.105 };

/**
 * Builds the coil round the neck with radius `R`, height `centre` and thickness `thick`. It is wound over a high collar in
 * front.
 */
function coil(worn: Wearing<'scarf'>, collar: Field | undefined, R: number, centre: number, thick: number): Part {
  const field: Field = (x, y, z) => {
    const a = Math.atan2(x, -y);
    const Z = z - centre - 0.144 * y + 0.012 * Math.sin(a + 1);
    const out = ellipse(x, y - 0.002, R, R * 0.96);
    const m = Math.atan2(Z, out);
    let d = len2(out * 0.92, Z * 0.82) - thick - 0.004 * Math.sin(a * 2 + 0.7);
    const fold = 0.5 + 0.5 * Math.sin(m * 3 + a + 0.9 * noise(x * 6, y * 6, z * 6));
    d -= 0.0095 * fold * fold + 0.004 * noise(x * 11, y * 11, z * 14);
    if (!collar || d > 0.04) return d;
    const zone = Math.max(out - OVER.out, Z - OVER.up, -Z, y);
    return zone > 0.04 ? d : smin(d, smax(collar(x, y, z) - OVER.thick - 0.008 * fold * fold, zone, 0.02), 0.02);
  };
  const uv = (x: number, y: number, z: number): readonly [number, number] => [
    Math.atan2(x, -y) * R,
    Math.atan2(z - centre - 0.144 * y, ellipse(x, y, R, R * 0.96)) * 0.06,
  ];
  return {
    name: 'scarf',
    field,
    bounds: [-0.27, -0.27, centre - 0.15, 0.27, 0.27, centre + 0.14],
    cell: 0.006,
    material: getMaterial(worn),
    paint: woolPaint(worn, uv),
    uv,
    slack: 2,
  };
}

/** Builds the loose part over the nape, whose ends continue over the shoulders as the hanging ends. */
function nape(worn: Wearing<'scarf'>, R: number, centre: number): Part {
  const field: Field = (x, y, z) => {
    const lower = 0.34 * Math.max(0, -y - 0.01);
    const ring =
      len2(ellipse(x, y - 0.006, R * 0.9, R * 0.92), (z - centre + 0.012 - 0.22 * y + lower) * 0.58) - 0.0215;
    return smax(ring - 0.004 * noise(x * 9, y * 9, z * 9), -0.098 - y, 0.014);
  };
  return {
    name: 'nape',
    field,
    bounds: [-0.2, -0.16, centre - 0.16, 0.2, 0.2, centre + 0.12],
    cell: 0.0056,
    material: getMaterial(worn),
    paint: woolPaint(worn, (x, y, z) => [Math.atan2(x, -y) * R, z]),
    slack: 2,
  };
}

/** Depth up to which clothes may cover the part over the nape at the sides of the neck. */
const COVERED = 0.006;

/** Returns true if the collar of the clothes hides what lies over the nape at the sides of the neck. */
const isHigh = (surface: Field, R: number, centre: number): boolean => surface(R * 0.9 + 0.0215, 0, centre) < -COVERED;

/**
 * Builds a wrapped scarf, a scarf hanging loosely over the lapels, or a snood. The ends lie on `surface`. One that would
 * hang under a high collar, as two loose ends, is wrapped instead.
 */
export function scarf(worn: Wearing<'scarf'>, surface: Field): Dressed {
  const { body, params } = worn;
  const centre = body.neck + (body.woman ? 0.022 : 0.016);
  const R = body.woman ? 0.12 : 0.13;
  const collar = isHigh(surface, R, centre) ? surface : undefined;
  if (params.style === 'snood') return { parts: [coil(worn, collar, R, centre + 0.004, 0.054)] };
  if (params.style === 'hang' && !collar) {
    const tails = [1, -1].flatMap((s) =>
      end(
        worn,
        surface,
        s * R * 0.62,
        s * 0.088,
        body.neck + 0.012,
        body.waist - 0.05 - (s > 0 ? 0.03 : 0),
        0.044,
        0.018,
      ),
    );
    return { parts: [nape(worn, R, centre), ...tails] };
  }
  const knot: Field = (x, y, z) =>
    ellipsoid(x - 0.03, y + R + 0.038, z - centre + 0.03, 0.046, 0.034, 0.05) -
    0.006 * Math.sin((x - 0.03) * 80 + z * 20);
  const knotPart: Part = {
    name: 'knot',
    field: knot,
    bounds: [-0.06, -0.28, centre - 0.12, 0.12, -0.05, centre + 0.06],
    cell: 0.005,
    material: getMaterial(worn),
    paint: worn.color,
  };
  return {
    parts: [
      coil(worn, collar, R, centre, 0.047),
      knotPart,
      ...end(worn, surface, 0.035, 0.06, centre - 0.045, 0.99, 0.048, 0.028),
      ...end(worn, surface, -0.01, -0.042, centre - 0.05, 1.075, 0.046, 0.012),
    ],
  };
}
