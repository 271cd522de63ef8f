import type { Shape, Skirt } from '../garments/skirt-shape';
import type { Vec3 } from '../scene/vector';
import { type Field, fract, smoothstep } from '../sdf/scalar';
import { Displacements } from './follow';
import { type Fullness, meshCloth } from './mesh-cloth';
import { type Tube, tube } from './sheet';
import { relax } from './xpbd';
import type { Mesh } from '../sdf/surface-nets';

/**
 * Cut of a skirt's cloth: how much wider it is at the hem than the shape that it makes, the number of folds from which
 * it starts, and the height at which the width begins (0 at the waist, 1 at the hem).
 */
const CUTS: Record<Shape, { wider: number; folds: number; from: number }> = {
  pleated: { wider: 0, folds: 0, from: 0 },
  'a-line': { wider: 0.42, folds: 8, from: 0.2 },
  pencil: { wider: 0.01, folds: 4, from: 0.6 },
  slip: { wider: 0.3, folds: 7, from: 0.3 },
  tiered: { wider: 0.75, folds: 13, from: 0.1 },
  wrap: { wider: 0.22, folds: 6, from: 0.25 },
  full: { wider: 0.95, folds: 11, from: 0.1 },
  straight: { wider: 0.1, folds: 6, from: 0.4 },
  mermaid: { wider: 0.6, folds: 10, from: 0.6 },
};

/** Thickness of a skirt's cloth, and the distance of its middle from what it lies on. */
export const SKIRT_CLOTH = { thickness: 0.005, clearance: 0.0065 };

/** Height that is pinned below the upper edge. */
const PINNED = 0.03;

/** Returns the radius of the shape round the body at an angle, with the saw of pressed pleats. */
function shapeAt({ loft, spec, hem }: Skirt, angle: number, z: number): Vec3 {
  let a = loft.a(z);
  let b = loft.b(z);
  if (spec.shape === 'pleated') {
    const u = fract((angle / (2 * Math.PI)) * spec.pleats + 0.5);
    const saw = u < 0.78 ? u / 0.78 : (1 - u) / 0.22;
    const depth = (0.004 + 0.03 * smoothstep(spec.top - 0.03, hem, z)) * (saw - 0.5);
    a += depth;
    b += depth;
  }
  return [a * Math.sin(angle), loft.y(z) - b * Math.cos(angle), z];
}

export interface HangingSkirt {
  /** Middle of the cloth. */
  sheet: Tube;
  /** The shape that it is cut for, with the same vertices. */
  cutFor: Mesh;
  /** Way of the cloth from that shape, for buttons on it. */
  follow: Displacements;
}

/** Lets a skirt of a shape hang over the obstacle. `cell` is the length of a face. */
export function drapeSkirt(skirt: Skirt, obstacle: Field, bendingLength: number, cell: number): HangingSkirt {
  const { spec, hem, loft } = skirt;
  const { wider, folds, from } = CUTS[spec.shape];
  const round = Math.PI * (loft.a(hem) + loft.b(hem)) * (1 + wider);
  const columns =
    spec.shape === 'pleated'
      ? spec.pleats * Math.max(7, Math.round(round / spec.pleats / cell) + 2)
      : Math.round(round / cell);
  const rows = Math.max(8, Math.round((spec.top - hem) / cell));
  const height = (v: number) => spec.top + (hem - spec.top) * v;
  const angle = (u: number) => (u - 0.5) * 2 * Math.PI;
  const rest = tube(columns, rows, (u, v) => shapeAt(skirt, angle(u), height(v)));
  const widening = (z: number) => wider * smoothstep(from, 1, (spec.top - z) / (spec.top - hem));
  const fullness: Fullness = (p, q) => {
    const dx = p[0]! - q[0]!;
    const dy = p[1]! - q[1]!;
    const dz = p[2]! - q[2]!;
    return 1 + (widening((p[2]! + q[2]!) / 2) * (dx * dx + dy * dy)) / (dx * dx + dy * dy + dz * dz);
  };
  const cloth = meshCloth(
    rest.mesh,
    () => true,
    (_x, _y, z) => z > spec.top - PINNED,
    fullness,
  );
  const before = Float64Array.from(cloth.positions);
  // The cloth starts in folds that take up its width, so that it settles into few deep folds instead of many creases.
  if (folds > 0)
    for (let i = 0; i < cloth.positions.length; i += 3) {
      const z = cloth.positions[i + 2]!;
      const at = Math.atan2(cloth.positions[i]!, -cloth.positions[i + 1]!);
      const r = (loft.a(z) + loft.b(z)) / 2;
      const depth = ((2 * r * Math.sqrt(widening(z))) / folds) * 0.92;
      const wave = Math.cos(at * folds + 0.9 * Math.sin(at * 2 + spec.seed) + 0.5 * Math.sin(at * 3 + 2 * spec.seed));
      const by = 1 + (depth * (wave - 0.35)) / r;
      cloth.positions[i] = cloth.positions[i]! * by;
      cloth.positions[i + 1] = loft.y(z) + (cloth.positions[i + 1]! - loft.y(z)) * by;
    }
  relax(cloth, { obstacle, clearance: SKIRT_CLOTH.clearance, bendingLength, friction: 0.15, steps: 500 });
  const mesh = { ...rest.mesh, positions: Float32Array.from(cloth.positions) };
  return { sheet: { ...rest, mesh }, cutFor: rest.mesh, follow: new Displacements(before, cloth.positions) };
}
