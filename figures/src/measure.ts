import type { Outfit } from '../../lib/domain/wardrobe/wardrobe';
import { dressFigure } from './figure/dress-figure';
import { meshFigure } from './figure/mesh-figure';
import type { BuiltMesh } from './scene/build-mesh';
import { openEdges } from './scene/open-edges';

/** Measurements of one part's mesh. */
export interface Measure {
  part: string;
  vertices: number;
  /** Number of edges that are not traversed equally often in both directions: holes. */
  openEdges: number;
  finite: boolean;
  /** Lowest and highest point. */
  low: number;
  high: number;
  /** Number of squares of the front view (12 mm of a 2 m figure) in which nothing covers the part. */
  seen: number;
}

const SQUARE = 0.012;

/** Returns the index of the nearest mesh for each square of the front view. */
function nearestMeshes(meshes: readonly BuiltMesh[]): number[] {
  const nearest = new Map<number, { y: number; mesh: number }>();
  meshes.forEach(({ positions }, mesh) => {
    for (let i = 0; i < positions.length; i += 3) {
      const key = Math.round(positions[i]! / SQUARE) * 4096 + Math.round(positions[i + 2]! / SQUARE);
      const y = positions[i + 1]!;
      const there = nearest.get(key);
      if (!there || y < there.y) nearest.set(key, { y, mesh });
    }
  });
  return [...nearest.values()].map(({ mesh }) => mesh);
}

/** Meshes an outfit and measures its parts. Cells of large parts are `coarseness` times as large as in a picture. */
export function measureOutfit(outfit: Outfit, coarseness: number): Measure[] {
  const meshes = meshFigure(dressFigure(outfit, 'face.png'), ({ cell }) => (cell < 0.0045 ? 1 : coarseness));
  const front = nearestMeshes(meshes);
  return meshes.map((mesh, index) => {
    const { name, positions, normals } = mesh;
    let low = Infinity;
    let high = -Infinity;
    for (let i = 2; i < positions.length; i += 3) {
      low = Math.min(low, positions[i]!);
      high = Math.max(high, positions[i]!);
    }
    const finite = positions.every(Number.isFinite) && normals.every(Number.isFinite);
    return {
      part: name,
      vertices: positions.length / 3,
      openEdges: openEdges(mesh),
      finite,
      low,
      high,
      seen: front.filter((at) => at === index).length,
    };
  });
}
