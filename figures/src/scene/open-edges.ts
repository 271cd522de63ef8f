import type { Mesh } from '../sdf/surface-nets';

/** Returns the number of edges that are not traversed equally often in both directions. */
export function openEdges({ positions, quads }: Pick<Mesh, 'positions' | 'quads'>): number {
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
