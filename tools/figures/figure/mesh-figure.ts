import { bendMesh, type BuiltMesh, buildMesh } from '../scene/build-mesh';
import type { Part } from '../scene/part';
import type { Figure } from './dress-figure';
import { hangClothes } from './hang-clothes';

/** Meshes a figure in its clothes. `coarseness` is the factor of the size of a part's cells. */
export function meshFigure(
  { body, clothes, shoes, parts, posture }: Figure,
  coarseness: (part: Part) => number,
): BuiltMesh[] {
  const meshes = hangClothes(clothes, { body, shoes, coarseness });
  for (const mesh of meshes) bendMesh(mesh, posture);
  return [...meshes, ...parts.flatMap((part) => buildMesh(part, posture, coarseness(part)) ?? [])];
}
