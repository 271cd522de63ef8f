/** Displacements at scattered points, for linings, pockets and buttons that move with the cloth nearest to them. */
export class Displacements {
  private readonly cells = new Map<number, number[]>();

  /** `at` and `moved` are the positions of the same points before and after, x, y, z each. */
  constructor(
    private readonly at: Float64Array,
    private readonly moved: Float64Array,
    private readonly cell = 0.02,
  ) {
    for (let i = 0; i < at.length; i += 3) {
      const key = this.key(this.index(at[i]!), this.index(at[i + 1]!), this.index(at[i + 2]!));
      const list = this.cells.get(key);
      if (list) list.push(i);
      else this.cells.set(key, [i]);
    }
  }

  private index(x: number): number {
    return Math.floor(x / this.cell) + 512;
  }

  private key(i: number, j: number, k: number): number {
    return (i * 1024 + j) * 1024 + k;
  }

  /** Returns the displacement near a position, weighted towards the nearest points, or undefined if none is near. */
  near(x: number, y: number, z: number): readonly [number, number, number] | undefined {
    const [i, j, k] = [this.index(x), this.index(y), this.index(z)];
    for (let ring = 1; ring <= 4; ring++) {
      const sum = [0, 0, 0, 0];
      for (let a = i - ring; a <= i + ring; a++)
        for (let b = j - ring; b <= j + ring; b++)
          for (let c = k - ring; c <= k + ring; c++)
            for (const q of this.cells.get(this.key(a, b, c)) ?? []) this.addTo(sum, q, x, y, z);
      const weight = sum[3]!;
      if (weight > 0) return [sum[0]! / weight, sum[1]! / weight, sum[2]! / weight];
    }
    return undefined;
  }

  /** Moves a position by the displacement near it. */
  carry(positions: Float32Array, at: number): void {
    const by = this.near(positions[at]!, positions[at + 1]!, positions[at + 2]!);
    if (by) for (let k = 0; k < 3; k++) positions[at + k] = positions[at + k]! + by[k]!;
  }

  private addTo(sum: number[], q: number, x: number, y: number, z: number): void {
    const { at, moved } = this;
    const d2 = (at[q]! - x) ** 2 + (at[q + 1]! - y) ** 2 + (at[q + 2]! - z) ** 2;
    const weight = 1 / (d2 + 6e-5) ** 2;
    for (let k = 0; k < 3; k++) sum[k] = sum[k]! + weight * (moved[q + k]! - at[q + k]!);
    sum[3] = sum[3]! + weight;
  }
}
