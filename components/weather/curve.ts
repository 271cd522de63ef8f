/** Point of a chart, in px. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Returns a smooth SVG path through points of ascending x. Monotone cubic interpolation (Fritsch-Carlson) adds no
 * waves.
 */
export function buildSmoothPath(points: Point[]): string {
  const [first] = points;
  if (!first) return '';
  const slopes = computeTangents(points);
  const curves = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const third = (to.x - from.x) / 3;
    const [a, b] = [slopes[i] ?? 0, slopes[i + 1] ?? 0];
    return `C${round(from.x + third)},${round(from.y + a * third)} ${round(to.x - third)},${round(to.y - b * third)} ${round(to.x)},${round(to.y)}`;
  });
  return `M${round(first.x)},${round(first.y)}${curves.join('')}`;
}

function computeTangents(points: Point[]): number[] {
  const secants = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    return (to.y - from.y) / (to.x - from.x || 1);
  });
  return points.map((_, i) => {
    const before = secants[i - 1] ?? secants[0] ?? 0;
    const after = secants[i] ?? secants.at(-1) ?? 0;
    if (before * after <= 0) return 0;
    return (2 * before * after) / (before + after);
  });
}

const round = (px: number) => Math.round(px * 10) / 10;

/**
 * Returns a scale that maps values to heights between `topPx` (highest) and `bottomPx`. Equal values map to the
 * middle.
 */
export function createScaleY(values: number[], topPx: number, bottomPx: number): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) return () => (topPx + bottomPx) / 2;
  return (value) => bottomPx - ((value - low) / (high - low)) * (bottomPx - topPx);
}
