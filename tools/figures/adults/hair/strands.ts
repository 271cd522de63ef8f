import type { BuiltMesh } from '../../scene/build-mesh';
import { type Rgb } from '../../scene/colour';
import { type Vec3, add, cross, mixVec, normalize, scale, sub } from '../../scene/vector';
import { noise, random } from '../../sdf/noise';
import { mix, smoothstep } from '../../sdf/scalar';
import { perpendicular } from '../skeleton';
import type { Guide } from './guides';

const STATIONS = 16;
const SIDES = 5;
/** Returns the share of the length at a station. Roots bend most, so more stations lie there. */
const share = (i: number) => Math.pow(i / (STATIONS - 1), 1.5);

const at = (list: readonly Vec3[], t: number): Vec3 => {
  const u = t * (list.length - 1);
  const i = Math.min(list.length - 2, Math.floor(u));
  return mixVec(list[i]!, list[i + 1]!, u - i);
};

interface Strand {
  points: Vec3[];
  normals: Vec3[];
  radius: number;
  /** Share of the length over which the root grows thick. */
  taper: number;
  tone: number;
}

/** Returns the strands of a clump: parallel at the root, gathered at the tip, of slightly different lengths. */
function strandsOf({ points, normals, across, layer, length }: Guide, next: () => number, index: number): Strand[] {
  const { clump, strands, radius, fuzz } = layer;
  return Array.from({ length: strands }, (_, k) => {
    const angle = next() * 2 * Math.PI;
    const r = Math.sqrt(next());
    const a = Math.cos(angle) * r * clump.width;
    const b = Math.sin(angle) * r * clump.thick;
    const end = mix(0.84, 1, next());
    const rise = mix(0.004, 0.018, next()) / length;
    const stray = next() < 0.06 ? 3.2 : 1;
    const tone = mix(0.72, 1.3, next()) * mix(0.9, 1.12, (index * 0.37) % 1);
    const list: Vec3[] = [];
    const frames: Vec3[] = [];
    for (let i = 0; i < STATIONS; i++) {
      const t = share(i) * end;
      const gather = mix(1, clump.tip, smoothstep(0.15, 1, t / end));
      const loose = fuzz * stray * t;
      const da = a * gather + loose * noise(index * 3.1 + k * 0.7, t * 3.5, 1.5);
      // A root lies under the skin and comes out at a place of its own, so that no clump begins as a bar.
      const db =
        b * gather * smoothstep(0, 0.02 / length, t) -
        0.006 * smoothstep(rise, 0, t) +
        loose * noise(index * 2.3 + k * 0.9, t * 3.5, 7.5);
      list.push(add(at(points, t), add(scale(at(across, t), da), scale(at(normals, t), db))));
      frames.push(at(normals, t));
    }
    return { points: list, normals: frames, radius: radius * mix(0.8, 1.2, next()), taper: 0.025 / length, tone };
  });
}

/** Builds one mesh of all strands: tubes that taper to a point. Colours are darker at the root. */
export function strandMesh(guides: readonly Guide[], color: (t: number, tone: number) => Rgb, seed: number): BuiltMesh {
  const next = random(seed);
  const all = guides.flatMap((guide, i) => strandsOf(guide, next, i));
  const ring = STATIONS * SIDES;
  const positions = new Float32Array(all.length * ring * 3);
  const normals = new Float32Array(all.length * ring * 3);
  const colors = new Float32Array(all.length * ring * 4);
  const uvs = new Float32Array(all.length * ring * 2);
  const quads = new Uint32Array(all.length * (STATIONS - 1) * SIDES * 4);
  let q = 0;
  all.forEach((strand, s) => {
    const base = s * ring;
    strand.points.forEach((p, i) => {
      const t = share(i);
      const tangent = normalize(sub(strand.points[Math.min(STATIONS - 1, i + 1)]!, strand.points[Math.max(0, i - 1)]!));
      const up = perpendicular(strand.normals[i]!, tangent);
      const side = cross(tangent, up);
      const r = strand.radius * mix(0.3, 1, smoothstep(0, strand.taper, t)) * mix(1, 0.12, smoothstep(0.6, 1, t));
      const rgb = color(t, strand.tone);
      for (let k = 0; k < SIDES; k++) {
        const angle = (k / SIDES) * 2 * Math.PI;
        const n = add(scale(up, Math.cos(angle)), scale(side, Math.sin(angle)));
        const v = base + i * SIDES + k;
        positions.set(add(p, scale(n, r)), v * 3);
        normals.set(n, v * 3);
        colors.set([rgb[0], rgb[1], rgb[2], 1], v * 4);
        uvs.set([s * 0.37 + k / SIDES, t], v * 2);
        if (i === STATIONS - 1) continue;
        const right = base + i * SIDES + ((k + 1) % SIDES);
        quads.set([v, right, right + SIDES, v + SIDES], q);
        q += 4;
      }
    });
  });
  return { name: 'strands', positions, normals, colors, uvs, quads, material: { kind: 'hair' } };
}
