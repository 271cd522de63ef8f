export function atShare(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}

export const median = (values: number[]): number => atShare(values, 0.5);
