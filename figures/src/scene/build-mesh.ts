import { type Mesh, surfaceNets } from '../sdf/surface-nets';
import { linear } from './colour';
import type { Part, Transform } from './part';
import { type Vec3, add, cross, normalize, scale, sub } from './vector';

/** A meshed part, ready for the renderer, with rgba (linear; a = weight of the picture) and uv per vertex. */
export interface BuiltMesh extends Mesh, Pick<Part, 'garment'> {
  name: string;
  colors: Float32Array;
  uvs: Float32Array;
  material: Part['material'];
}

/** Bend of the whole figure, given for positions only. Normals follow from its derivative. */
export type Posture = (p: Vec3) => Vec3;

/** Returns rgba and uv of a part at the vertices of a mesh. */
export function paintMesh(part: Part, { positions, normals }: Pick<Mesh, 'positions' | 'normals'>) {
  const count = positions.length / 3;
  const colors = new Float32Array(count * 4).fill(1);
  const uvs = new Float32Array(count * 2);
  const flat = typeof part.paint === 'string' ? linear(part.paint) : undefined;
  for (let i = 0; i < count; i++) {
    const x = positions[i * 3]!;
    const y = positions[i * 3 + 1]!;
    const z = positions[i * 3 + 2]!;
    const c = flat ?? (part.paint as Exclude<Part['paint'], string>)(x, y, z, normals[i * 3 + 1]!);
    colors.set([c[0], c[1], c[2], c[3] ?? 1], i * 4);
    uvs.set(part.uv ? part.uv(x, y, z) : [x, z], i * 2);
  }
  return { colors, uvs };
}

function carry({ positions, normals }: Mesh, place: Transform): void {
  for (let i = 0; i < positions.length; i += 3) {
    positions.set(place([positions[i]!, positions[i + 1]!, positions[i + 2]!], 'point'), i);
    normals.set(normalize(place([normals[i]!, normals[i + 1]!, normals[i + 2]!], 'direction')), i);
  }
}

/** Bends a mesh in place. A normal turns by the cofactors of the bend's derivative. */
export function bendMesh({ positions, normals }: Mesh, posture: Posture): void {
  const e = 1e-3;
  for (let i = 0; i < positions.length; i += 3) {
    const p: Vec3 = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    const q = posture(p);
    const x = sub(posture([p[0] + e, p[1], p[2]]), q);
    const y = sub(posture([p[0], p[1] + e, p[2]]), q);
    const z = sub(posture([p[0], p[1], p[2] + e]), q);
    const turned = add(
      add(scale(cross(y, z), normals[i]!), scale(cross(z, x), normals[i + 1]!)),
      scale(cross(x, y), normals[i + 2]!),
    );
    positions.set(q, i);
    normals.set(normalize(turned), i);
  }
}

function turnFaces(quads: Uint32Array): void {
  for (let i = 0; i < quads.length; i += 4) {
    const swap = quads[i + 1]!;
    quads[i + 1] = quads[i + 3]!;
    quads[i + 3] = swap;
  }
}

/**
 * Meshes one part as it is modelled, without the figure's bend, with cells `coarseness` times its own. Returns undefined
 * if the part is completely hidden.
 */
export function meshPart(part: Part, coarseness = 1): BuiltMesh | undefined {
  const mesh = surfaceNets(part.field, part.bounds, part.cell * coarseness, part.slack);
  if (mesh.quads.length === 0) return undefined;
  const painted = paintMesh(part, mesh);
  if (part.place) carry(mesh, part.place);
  if (part.mirrored) turnFaces(mesh.quads);
  return { ...mesh, ...painted, name: part.name, garment: part.garment, material: part.material };
}

/** Meshes one part and bends it with the figure. */
export function buildMesh(part: Part, posture: Posture, coarseness = 1): BuiltMesh | undefined {
  const mesh = meshPart(part, coarseness);
  if (mesh) bendMesh(mesh, part.bend ?? posture);
  return mesh;
}
