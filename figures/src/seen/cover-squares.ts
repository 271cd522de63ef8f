import type { BuiltMesh } from '../scene/build-mesh';
import type { Project } from '../scene/project';
import type { MaterialKind } from '../scene/part';

/** Size of a view in squares. */
export interface ViewSize {
  width: number;
  height: number;
}

/** Materials that hide nothing behind them. */
const SEE_THROUGH: readonly MaterialKind[] = ['clear', 'lens'];

type Corner = ReturnType<Project>;

/** Calls `visit` with the index and the depth of each square whose middle lies in a triangle. */
function visitTriangle(
  [a, b, c]: readonly [Corner, Corner, Corner],
  { width, height }: ViewSize,
  visit: (square: number, depth: number) => void,
): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (area === 0) return;
  const x0 = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5));
  const x1 = Math.min(width - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5));
  const y0 = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
  const y1 = Math.min(height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const v = ((x + 0.5 - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y + 0.5 - a[1])) / area;
      const w = ((b[0] - a[0]) * (y + 0.5 - a[1]) - (x + 0.5 - a[0]) * (b[1] - a[1])) / area;
      if (v >= 0 && w >= 0 && v + w <= 1) visit(y * width + x, a[2] + v * (b[2] - a[2]) + w * (c[2] - a[2]));
    }
}

function visitMesh(
  { positions, quads }: BuiltMesh,
  project: Project,
  size: ViewSize,
  visit: (square: number, depth: number) => void,
): void {
  const corners = Array.from({ length: positions.length / 3 }, (_, i) =>
    project([positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!]),
  );
  for (let q = 0; q < quads.length; q += 4) {
    const [a, b, c, d] = [0, 1, 2, 3].map((k) => corners[quads[q + k]!]!) as [Corner, Corner, Corner, Corner];
    visitTriangle([a, b, c], size, visit);
    visitTriangle([a, c, d], size, visit);
  }
}

/**
 * Returns for each mesh the share of the figure's squares in which it is nearest to the camera. See-through meshes hide
 * nothing, so that the shares can add up to more than 1.
 */
export function measureCovered(meshes: readonly BuiltMesh[], project: Project, size: ViewSize): number[] {
  const count = size.width * size.height;
  const depths = new Float32Array(count).fill(Infinity);
  const nearest = new Int16Array(count).fill(-1);
  const isClear = ({ material }: BuiltMesh) => SEE_THROUGH.includes(material.kind);
  meshes.forEach((mesh, index) => {
    if (isClear(mesh)) return;
    visitMesh(mesh, project, size, (square, depth) => {
      if (depth >= depths[square]!) return;
      depths[square] = depth;
      nearest[square] = index;
    });
  });
  const squares = new Array<number>(meshes.length).fill(0);
  let figure = 0;
  for (const index of nearest) {
    if (index < 0) continue;
    squares[index]!++;
    figure++;
  }
  meshes.forEach((mesh, index) => {
    if (!isClear(mesh)) return;
    const own = new Set<number>();
    visitMesh(mesh, project, size, (square, depth) => {
      if (depth < depths[square]!) own.add(square);
    });
    squares[index] = own.size;
  });
  return squares.map((covered) => covered / figure);
}
