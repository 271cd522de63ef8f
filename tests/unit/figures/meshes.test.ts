import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { dressFigure } from '@/tools/figures/figure/dress-figure';
import { type BuiltMesh, buildMesh } from '@/tools/figures/scene/build-mesh';

/** Jersey under wool under a coat, trousers, shoes, long hair: the garments that could swallow one another. */
const LAYERED = 'female-daily-trench-vest-shirt';
const GARMENTS = ['body', 'head', 'shirt', 'knit', 'coat', 'trousers'];

/** Coarse cells keep the test quick; the surfaces are the same. */
const COARSENESS = 3;

function meshesOf(id: string): BuiltMesh[] {
  const outfit = OUTFITS.find((one) => one.id === id);
  if (!outfit) throw new Error(`no outfit ${id}`);
  const { parts, posture } = dressFigure(outfit, 'face.png');
  return parts.filter(({ name }) => GARMENTS.includes(name)).flatMap((part) => buildMesh(part, posture, COARSENESS) ?? []);
}

/** Edges that are not walked equally often in both directions. */
function openEdges({ positions, quads }: BuiltMesh): number {
  const count = positions.length / 3;
  const balance = new Map<number, number>();
  for (let q = 0; q < quads.length; q += 4)
    for (let k = 0; k < 4; k++) {
      const a = quads[q + k]!;
      const b = quads[q + ((k + 1) % 4)]!;
      const key = Math.min(a, b) * count + Math.max(a, b);
      balance.set(key, (balance.get(key) ?? 0) + (a < b ? 1 : -1));
    }
  return [...balance.values()].filter((n) => n !== 0).length;
}

/** Squares of the front view in which each mesh is the nearest: what a camera sees of it. */
function visibleSquares(meshes: readonly BuiltMesh[], size = 0.03): Map<string, number> {
  const nearest = new Map<number, { y: number; name: string }>();
  for (const { name, positions } of meshes)
    for (let i = 0; i < positions.length; i += 3) {
      const key = Math.round(positions[i]! / size) * 4096 + Math.round(positions[i + 2]! / size);
      const y = positions[i + 1]!;
      const there = nearest.get(key);
      if (!there || y < there.y) nearest.set(key, { y, name });
    }
  const seen = new Map<string, number>();
  for (const { name } of nearest.values()) seen.set(name, (seen.get(name) ?? 0) + 1);
  return seen;
}

describe('the meshes of a layered figure', () => {
  const meshes = meshesOf(LAYERED);

  it('are all there, closed and finite', () => {
    expect(meshes.map(({ name }) => name).sort()).toEqual([...GARMENTS].sort());
    for (const mesh of meshes) {
      expect({ part: mesh.name, open: openEdges(mesh) }).toEqual({ part: mesh.name, open: 0 });
      expect(mesh.positions.every(Number.isFinite) && mesh.normals.every(Number.isFinite)).toBe(true);
    }
  });

  it('show every garment to the camera: none is swallowed by another', () => {
    const seen = visibleSquares(meshes);
    const least = { coat: 300, knit: 15, shirt: 3, trousers: 60, head: 120 };
    expect(Object.entries(least).filter(([part, squares]) => (seen.get(part) ?? 0) < squares)).toEqual([]);
  });

  it('stay on the ground and under the top of the frame', () => {
    const heights = meshes.flatMap(({ positions }) => [...positions.filter((_, i) => i % 3 === 2)]);
    expect(heights.reduce((a, b) => Math.min(a, b))).toBeGreaterThan(-0.02);
    expect(heights.reduce((a, b) => Math.max(a, b))).toBeLessThan(2.1);
  });
});
