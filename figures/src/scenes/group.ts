import { join } from 'node:path';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { drawFace } from '../face/draw-face';
import { FACES } from '../face/faces';
import { dressFigure } from '../figure/dress-figure';
import { meshFigure } from '../figure/mesh-figure';
import { type BuiltMesh, buildMesh } from '../scene/build-mesh';
import type { Part } from '../scene/part';
import { type Vec3, normalize, rotZ } from '../scene/vector';
import { type Stage, writeScene } from '../scene/write-scene';

/** A figure of a group: its position (x to the right of the picture, y away from the camera) and its rotation. */
export interface Member {
  outfit: Outfit;
  x: number;
  y: number;
  turnDeg: number;
}

function placeMesh({ x, y, turnDeg }: Member, { positions, normals, ...rest }: BuiltMesh): BuiltMesh {
  const turn = (turnDeg * Math.PI) / 180;
  for (let i = 0; i < positions.length; i += 3) {
    const p = rotZ([positions[i]!, positions[i + 1]!, positions[i + 2]!], turn);
    positions.set([p[0] + x, p[1] + y, p[2]], i);
    normals.set(normalize(rotZ([normals[i]!, normals[i + 1]!, normals[i + 2]!] as Vec3, turn)), i);
  }
  return { positions, normals, ...rest };
}

/**
 * Meshes figures side by side and additional parts in world space on a transparent ground. Returns the scene's path.
 */
export async function writeGroup(
  name: string,
  folder: string,
  members: readonly Member[],
  props: readonly Part[],
  camera: Stage['camera'],
): Promise<string> {
  const meshes: BuiltMesh[] = [];
  for (const member of members) {
    const { outfit } = member;
    const drawing = `${name}-${outfit.id}-face.png`;
    await drawFace(FACES[outfit.person.face], outfit.person.skin, outfit.person.hair.color, join(folder, drawing));
    const figure = dressFigure(outfit, drawing);
    meshes.push(...meshFigure(figure, () => 1).map((mesh) => placeMesh(member, mesh)));
  }
  for (const part of props) {
    const mesh = buildMesh(part, (p) => p);
    if (mesh) meshes.push(mesh);
  }
  const path = join(folder, name);
  writeScene(path, { backdrop: '#ffffff', turnDeg: 0, camera, transparent: true }, meshes);
  return `${path}.json`;
}
