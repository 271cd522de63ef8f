import { shade, tint } from '../scene/colour';
import type { Part } from '../scene/part';
import { noise } from '../sdf/noise';
import { type Field, bell, smax, smoothstep } from '../sdf/scalar';
import { segment } from '../sdf/shapes';
import { insole } from './bare-foot';
import type { Boot } from './boot';
import { lacing } from './laces';
import type { Last } from './last';
import { type Look, piece, tallBounds } from './shoe';
import { soleField } from './sole';
import { patch } from './upper';

export interface Details {
  /** Surface of the boot with the relief of its details. */
  body: Field;
  parts: Part[];
}

/** Builds the elastic on both sides and a loop behind. */
function chelsea({ whole, top }: Boot, look: Look, last: Last): Details {
  const bounds = tallBounds(top + 0.03);
  const gore = patch(
    whole,
    -0.001,
    0.005,
    (x, y, z) =>
      smax(
        segment(y, z, -0.006, top, -0.008, last.ankle - 0.008) - 0.023 - 0.1 * (z - last.ankle),
        0.018 - Math.abs(x),
        0.004,
      ),
    0.003,
  );
  const clipped: Field = (x, y, z) => Math.max(gore(x, y, z), z - top + 0.006);
  const loop = patch(
    whole,
    0,
    0.008,
    (x, y, z) => (y < 0 ? 0.05 : Math.max(Math.abs(x) - 0.008, Math.abs(z - top) - 0.012)),
    0.004,
  );
  return {
    body: whole,
    parts: [
      piece('gore', clipped, { kind: 'rib', scale: 110 }, shade(look.color, 0.3), { bounds, uv: (_x, y, z) => [y, z] }),
      piece('loop', loop, { kind: 'canvas' }, shade(look.color, 0.4), { bounds, cell: 0.0036 }),
    ],
  };
}

/** Returns the field of the pale seam between upper and sole. */
function welt(heel: number, ball: number): Field {
  const ground = insole(heel, ball);
  const slab = soleField({ ground, welt: 0.0085, lip: 0.0065, round: 0.002 });
  return (x, y, z) => smax(slab(x, y, z), ground(y) + 0.001 - z, 0.002);
}

function lace({ whole, top, heel, ball }: Boot, look: Look): Details {
  const bounds = tallBounds(top + 0.03);
  const leather = { kind: look.material, roughness: 0.34 } as const;
  const cap: Field = (x, y, z) => whole(x, y, z) + 0.0026 * bell(y + 0.116 - 3 * x * x, 0.0035);
  const collar = patch(whole, -0.0005, 0.007, (_x, _y, z) => Math.abs(z - top + 0.006) - 0.009, 0.005);
  return {
    body: cap,
    parts: [
      piece('collar', collar, { kind: 'suede' }, shade(look.color, 0.4), { bounds }),
      ...lacing(
        whole,
        { from: -0.014, to: top - 0.045, gap: 0.013 },
        { tongue: shade(look.color, 0.3), stay: shade(look.color, 0.08), lace: look.trim ?? tint(look.color, 0.62) },
        { rows: 5, stay: leather, bounds, lace: 0.0036 },
      ),
      piece('welt', welt(heel, ball), { kind: 'rubber' }, '#d9b98a', { cell: 0.0038 }),
    ],
  };
}

/** Builds a fleece collar that extends over the edge, and the seam down the front. */
function fur({ whole, top, style }: Boot, look: Look, last: Last): Details {
  const bounds = tallBounds(top + 0.05);
  const pile: Field = (x, y, z) => {
    const { d, s } = last.leg.locate(x, y, z);
    const tube = d - last.legRadius(s) - 0.017;
    const soft = Math.hypot(tube, (z - top) * 0.72) - 0.0155;
    return soft > 0.02
      ? soft
      : soft - 0.0035 * noise(x * 60, y * 60, z * 60) - 0.001 * noise(x * 110, y * 110, z * 110);
  };
  const seam: Field = (x, y, z) =>
    whole(x, y, z) -
    0.002 * bell(Math.abs(x) - 0.003, 0.0028) * smoothstep(0.02, -0.02, y) * smoothstep(-0.135, -0.115, y);
  const cuff = look.trim ?? tint(look.color, 0.75);
  return {
    body: style === 'fur' ? seam : whole,
    parts: [piece('cuff', pile, { kind: 'fur' }, cuff, { bounds, cell: 0.0048 })],
  };
}

/** Builds quilted chambers and an edge with a drawstring. */
function padded({ whole, top }: Boot, look: Look): Details {
  const bounds = tallBounds(top + 0.03);
  const chambers: Field = (x, y, z) => {
    const d = whole(x, y, z);
    if (d > 0.02 || d < -0.03) return d;
    const c = z + 0.35 * Math.min(0, y + 0.02);
    return d - 0.006 * Math.sqrt(Math.abs(Math.sin(c * 92))) + 0.003;
  };
  const edge = patch(whole, 0.0005, 0.01, (_x, _y, z) => Math.abs(z - top + 0.004) - 0.008, 0.005);
  return {
    body: chambers,
    parts: [piece('edge', edge, { kind: 'technical' }, look.trim ?? shade(look.color, 0.25), { bounds })],
  };
}

/** Builds the bands of moulded rubber at sole and edge. */
function rain({ whole, top, heel }: Boot, look: Look): Details {
  const bounds = tallBounds(top + 0.03);
  const edge = patch(whole, -0.001, 0.007, (_x, _y, z) => Math.abs(z - top + 0.008) - 0.011, 0.004);
  const foxing = patch(whole, 0.001, 0.006, (_x, _y, z) => Math.abs(z - heel * 0.8 - 0.012) - 0.012, 0.004);
  const rubber = { kind: 'rubber', roughness: 0.4 } as const;
  const trim = look.trim ?? shade(look.color, 0.14);
  return {
    body: whole,
    parts: [
      piece('edge', edge, rubber, trim, { bounds }),
      piece('foxing', foxing, rubber, shade(look.color, 0.1), { bounds }),
    ],
  };
}

/** Builds pointed stitching on shaft and toe, and pull loops. */
function western({ whole, top }: Boot, look: Look, last: Last): Details {
  const bounds = tallBounds(top + 0.03);
  const line = (z: number, at: number, slope: number, x: number) =>
    Math.abs(z - at - slope * Math.abs(x)) / Math.hypot(1, slope);
  const points: Field = (x, y, z) => {
    if (y > 0.03 || z < last.ankle - 0.03 || z > top - 0.012) return 0.05;
    const shaft = Math.min(
      line(z, top - 0.085, 1.2, x),
      line(z, top - 0.068, 1.2, x),
      line(z, last.ankle + 0.03, -0.9, x),
    );
    return shaft - 0.0024;
  };
  const stitch = patch(whole, 0.001, 0.0045, points, 0.002);
  const pull = patch(
    whole,
    0.002,
    0.008,
    (x, y, z) => Math.max(Math.abs(y - 0.002) - 0.016, Math.abs(z - top + 0.004) - 0.018, 0.02 - Math.abs(x)),
    0.004,
  );
  const edge = patch(whole, 0.001, 0.006, (_x, _y, z) => Math.abs(z - top + 0.005) - 0.006, 0.003);
  const tan = look.trim ?? tint(look.color, 0.4);
  return {
    body: whole,
    parts: [
      piece('stitch', stitch, { kind: 'cotton' }, tan, { bounds, cell: 0.0032 }),
      piece('pull', pull, { kind: 'leather' }, shade(look.color, 0.25), { bounds }),
      piece('edge', edge, { kind: 'leather' }, shade(look.color, 0.25), { bounds }),
    ],
  };
}

/** Builds a zip on the inner side and a fine piping at the edge. */
function plain({ whole, top }: Boot, look: Look): Details {
  const bounds = tallBounds(top + 0.03);
  const edge = patch(whole, 0.0005, 0.004, (_x, _y, z) => Math.abs(z - top + 0.006) - 0.007, 0.002);
  const zip = patch(
    whole,
    0.001,
    0.004,
    (x, y, z) => (x > 0 || z < 0.075 ? 0.05 : Math.max(Math.abs(y + 0.004) - 0.0028, z - top + 0.008)),
    0.002,
  );
  return {
    body: whole,
    parts: [
      piece('edge', edge, { kind: 'leather' }, shade(look.color, 0.18), { bounds }),
      piece('zip', zip, { kind: 'metal' }, '#8d8a86', { bounds, cell: 0.0034 }),
    ],
  };
}

export function bootDetails(boot: Boot, look: Look, last: Last): Details {
  switch (boot.style) {
    case 'chelsea':
      return chelsea(boot, look, last);
    case 'lace':
      return lace(boot, look);
    case 'fur':
      return fur(boot, look, last);
    case 'padded':
      return padded(boot, look);
    case 'rain':
      return boot.height === 'ankle' ? chelsea(boot, look, last) : rain(boot, look);
    case 'western':
      return western(boot, look, last);
    case 'plain':
    case 'heel':
      return plain(boot, look);
  }
}
