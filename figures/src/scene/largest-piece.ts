/** Returns the faces of the largest connected piece of a mesh with `count` vertices. */
export function findLargestPiece(quads: Uint32Array, count: number): Uint32Array {
  const parent = Uint32Array.from({ length: count }, (_, i) => i);
  const find = (vertex: number): number => {
    let root = vertex;
    while (parent[root] !== root) root = parent[root] = parent[parent[root]!]!;
    return root;
  };
  for (let q = 0; q < quads.length; q += 4) for (let k = 1; k < 4; k++) parent[find(quads[q + k]!)] = find(quads[q]!);
  const sizes = new Uint32Array(count);
  for (let q = 0; q < quads.length; q += 4) sizes[find(quads[q]!)]!++;
  const largest = sizes.reduce((best, size, i) => (size > sizes[best]! ? i : best), 0);
  return quads.filter((_, i) => find(quads[i - (i % 4)]!) === largest);
}
