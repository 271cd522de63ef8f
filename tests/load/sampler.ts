/** Draws items of a skewed population. */
export interface Sampler<T> {
  draw: () => T;
  /** Share of the whole population that the drawn items stand for. */
  share: number;
}

/**
 * Returns a sampler that draws the k-th item 1/k as often as the first. With `every`, it draws only one of that many
 * items, each as often as among all.
 */
export function createSampler<T>(items: readonly T[], every = 1): Sampler<T> {
  const drawn: T[] = [];
  const sums: number[] = [];
  let [sum, all] = [0, 0];
  for (const [i, item] of items.entries()) {
    const rank = i + 1;
    all += 1 / rank;
    if (rank % every !== every >> 1) continue;
    drawn.push(item);
    sums.push((sum += 1 / rank));
  }
  return {
    share: sum / all,
    draw() {
      const at = Math.random() * sum;
      let [low, high] = [0, sums.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (sums[middle]! < at) low = middle + 1;
        else high = middle;
      }
      return drawn[low]!;
    },
  };
}
