import type { Hex } from '../../../../lib/domain/wardrobe/hex';
import type { BuiltMesh } from '../../scene/build-mesh';
import { type Rgb, linear, mixHex, mixRgb, shade } from '../../scene/colour';
import type { Part } from '../../scene/part';
import { type Vec3, scale, sub } from '../../scene/vector';
import { type Field, smax, smoothstep } from '../../sdf/scalar';
import type { Head } from '../head';
import { type Guide, courseGuide, gradient, growLayer, rootOf } from './guides';
import { strandMesh } from './strands';
import { type AdultHair, BASE, CLUMP, STYLES, type Style } from './styles';

/** Distance that hair keeps from the skin of the scalp. */
const SCALP = 0.004;
const DEGREE = 0.0039;

/** Builds the dark scalp under the strands, so that no skin shows between them. Its edge fades into the skin. */
function scalpPart(head: Head, { line }: Style, color: Hex, skin: Hex): Part {
  const dark = linear(shade(color, 0.35));
  const edge = linear(mixHex(color, skin, 0.55));
  const into = (x: number, y: number, z: number) => {
    const { azimuth, elevation } = rootOf(x, y, z);
    return (elevation - line(Math.abs(azimuth))) * DEGREE;
  };
  return {
    name: 'scalp',
    field: (x, y, z) => {
      const d = head.skin(x, y, z) - SCALP;
      return d > 0.03 ? d : smax(d, -into(x, y, z), 0.003);
    },
    bounds: [-0.3, -0.3, -0.2, 0.3, 0.32, 0.32],
    cell: 0.008,
    material: { kind: 'cotton' },
    paint: (x, y, z) => mixRgb(edge, dark, smoothstep(0, 0.018, into(x, y, z))),
  };
}

/** Returns rings round a bun. */
function bunGuides([x0, y0, z0]: Vec3): Guide[] {
  const layer = { ...BASE, ...PLAIN, clump: { ...CLUMP, width: 0.016, tip: 0.9 }, strands: 22 };
  const rings = [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].flatMap((lat, i) =>
    [0, 1, 2].map((third) => {
      const r = 0.072 * Math.cos(lat);
      return Array.from({ length: 23 }, (_, k): Vec3 => {
        const a = ((k / 22) * 1.15 + third / 3) * 2 * Math.PI + i;
        const lean = 0.014 * Math.sin(a + i);
        return [x0 + r * Math.cos(a), y0 + 0.066 * Math.sin(lat) + lean, z0 + r * Math.sin(a)];
      });
    }),
  );
  return rings.map((points) => courseGuide(points, layer));
}

/** Returns true if a clump is pushed across the throat by a collar. Such hair would stay behind the shoulder. */
const crossesThroat = ({ points }: Guide) => points.some(([x, y, z]) => z < -0.29 && y < -0.03 && Math.abs(x) < 0.12);

/** Room that the strands of a clump need round its axis. */
const UNDER_HAT = 0.012;

/** Presses a clump's axis into the room under a hat. */
function tuck({ points }: Guide, room: Field): void {
  points.forEach((p, i) => {
    let q = p;
    for (let round = 0; round < 4; round++) {
      const out = room(...q) + UNDER_HAT;
      if (out <= 0) break;
      q = sub(q, scale(gradient(room, q), out));
    }
    points[i] = q;
  });
}

const PLAIN = { grows: () => true, comb: (): Vec3 => [0, 0, 0], length: () => 0 };

export interface BuiltHair {
  scalp: Part;
  strands: BuiltMesh;
}

/**
 * Grows the hair of a style in head space. `shoulders` is the field of the clothed body there, which long hair lies on.
 * `room` is negative where a hat leaves room for hair.
 */
export function makeHair(
  style: AdultHair,
  color: Hex,
  skin: Hex,
  head: Head,
  shoulders: Field,
  room?: Field,
): BuiltHair {
  const cut: Style = STYLES[style];
  const obstacle: Field = (x, y, z) => Math.min(head.skin(x, y, z) - SCALP, shoulders(x, y, z));
  const guides = cut.layers.flatMap((layer, i) => growLayer(layer, obstacle, 71 + i));
  const fallen = guides.filter((guide) => !crossesThroat(guide));
  if (cut.bun) fallen.push(...bunGuides(cut.bun));
  if (room) for (const guide of fallen) tuck(guide, room);
  const base = linear(color);
  const paint = (t: number, tone: number): Rgb => {
    const light = tone * (0.72 + 0.42 * smoothstep(0, 0.6, t));
    return [base[0] * light, base[1] * light, base[2] * light];
  };
  return { scalp: scalpPart(head, cut, color, skin), strands: strandMesh(fallen, paint, 5) };
}
