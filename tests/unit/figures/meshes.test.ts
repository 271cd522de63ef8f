import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { dressFigure } from '@/tools/figures/figure/dress-figure';
import { type BuiltMesh, buildMesh } from '@/tools/figures/scene/build-mesh';

/** Two outfits that between them wear most kinds of surface: layers, an open front, a tie, bags, jersey, denim, hair long and short. */
const LAYERED = 'female-daily-trench-vest-shirt';
const SUIT = 'male-business-navy-blazer-stripe-tie';
const SAMPLE = [LAYERED, SUIT];

/** Fine parts keep their cells (they would vanish); the rest is meshed coarsely, so that the test stays quick. */
const cellsFor = (cell: number) => (cell < 0.0045 ? 1.2 : 2.6);

function figureOf(id: string): { meshes: BuiltMesh[] } {
  const outfit = OUTFITS.find((one) => one.id === id);
  if (!outfit) throw new Error(`no outfit ${id}`);
  const { parts, posture } = dressFigure(outfit, 'face.png');
  const meshes = parts.flatMap((part) => buildMesh(part, posture, cellsFor(part.cell)) ?? []);
  return { meshes };
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
function visibleSquares(meshes: readonly BuiltMesh[], size = 0.012): Map<string, number> {
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

describe('the meshes of a figure', () => {
  const figures = new Map(SAMPLE.map((id) => [id, figureOf(id)]));

  it.each(SAMPLE)('are closed and finite: %s', (id) => {
    for (const mesh of figures.get(id)!.meshes) {
      expect({ part: mesh.name, open: openEdges(mesh) }).toEqual({ part: mesh.name, open: 0 });
      expect(mesh.positions.every(Number.isFinite) && mesh.normals.every(Number.isFinite)).toBe(true);
    }
  });

  it.each(SAMPLE)('stay between the ground and the top of the frame: %s', (id) => {
    for (const { name, positions } of figures.get(id)!.meshes) {
      const heights = positions.filter((_, i) => i % 3 === 2);
      const [low, high] = [heights.reduce((a, b) => Math.min(a, b)), heights.reduce((a, b) => Math.max(a, b))];
      expect({ part: name, low: low > -0.02, high: high < 2.45 }).toEqual({ part: name, low: true, high: true });
    }
  });

  it.each([
    [LAYERED, { coat: 1500, knit: 60, shirt: 8, trousers: 400, hair: 300, head: 300 }],
    [SUIT, { blazer: 1200, shirt: 12, tie: 20, trousers: 700 }],
  ])('show every garment to the camera, none swallowed by another: %s', (id, least) => {
    const seen = visibleSquares(figures.get(id)!.meshes);
    const hidden = Object.entries(least).filter(([part, squares]) => (seen.get(part) ?? 0) < squares);
    expect(hidden).toEqual([]);
  });

  it('come out the same twice', () => {
    const [first] = figures.get(SUIT)!.meshes.filter(({ name }) => name === 'trousers');
    const outfit = OUTFITS.find(({ id }) => id === SUIT)!;
    const { parts, posture } = dressFigure(outfit, 'face.png');
    const part = parts.find(({ name }) => name === 'trousers')!;
    expect(buildMesh(part, posture, cellsFor(part.cell))?.positions).toEqual(first?.positions);
  });
});
