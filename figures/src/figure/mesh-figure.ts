import { SHOULDER_STRAP } from '../accessories/strap';
import type { DrapedMesh } from '../drape/drape-mesh';
import { bendMesh, type BuiltMesh, buildMesh } from '../scene/build-mesh';
import type { Part } from '../scene/part';
import type { Figure } from './dress-figure';
import { hangClothes } from './hang-clothes';

/** Meshes a figure's clothes as they hang, without its posture. */
export function meshClothes(
  { body, clothes, feet, parts }: Figure,
  coarseness: (part: Part) => number,
  stiff = false,
): DrapedMesh[] {
  const straps = parts.filter(({ name }) => name === SHOULDER_STRAP);
  return hangClothes(clothes, { body, feet, straps, coarseness, stiff });
}

/**
 * Meshes a figure in its clothes. `coarseness` is the factor of the size of a part's cells. If `stiff` is true, only
 * skirts hang.
 */
export function meshFigure(figure: Figure, coarseness: (part: Part) => number, stiff = false): BuiltMesh[] {
  const { parts, posture } = figure;
  const meshes = meshClothes(figure, coarseness, stiff);
  for (const mesh of meshes) bendMesh(mesh, posture);
  return [...meshes, ...parts.flatMap((part) => buildMesh(part, posture, coarseness(part)) ?? [])];
}
