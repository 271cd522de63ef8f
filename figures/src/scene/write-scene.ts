import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { BuiltMesh } from './build-mesh';

/** Backdrop, camera and orientation of a scene. */
export interface Stage {
  backdrop: Hex;
  /** Rotation about the vertical axis, in degrees. */
  turnDeg: number;
  camera: { at: [number, number, number]; target: [number, number, number]; lensMm: number };
  /** If true, the picture has an alpha channel and no backdrop. */
  transparent?: true;
}

const ARRAYS = ['positions', 'normals', 'quads', 'colors', 'uvs'] as const;

/** Writes `path`.json and `path`.bin and returns the hash of their content. */
export function writeScene(path: string, stage: Stage, meshes: readonly BuiltMesh[]): string {
  const buffers: Buffer[] = [];
  let offset = 0;
  const entries = meshes.map((mesh) => {
    const arrays = Object.fromEntries(
      ARRAYS.map((key) => {
        const { buffer, byteOffset, byteLength, length } = mesh[key];
        buffers.push(Buffer.from(buffer, byteOffset, byteLength));
        const entry = [offset, length];
        offset += byteLength;
        return [key, entry];
      }),
    );
    return { name: mesh.name, material: mesh.material, arrays };
  });
  const json = JSON.stringify({ ...stage, meshes: entries });
  const bin = Buffer.concat(buffers);
  writeFileSync(`${path}.json`, json);
  writeFileSync(`${path}.bin`, bin);
  return createHash('sha256').update(json).update(bin).digest('hex');
}
