import { findBestBaseline, getPercent } from './tables';
import { JUDGE, type Results } from './replay';

const WIDTH = 960;
const HEIGHT = 420;
const LEFT = 56;
const TOP = 84;
const BOTTOM = 48;
const PLOT_HEIGHT = HEIGHT - TOP - BOTTOM;

const COLORS = {
  attainable: '#e5e7eb',
  baseline: '#94a3b8',
  engine: '#2563eb',
  text: '#1f2937',
  line: '#d1d5db',
};

const y = (share: number) => TOP + PLOT_HEIGHT * (1 - share / 100);
const rect = (x: number, share: number, width: number, color: string) =>
  `<rect x="${x.toFixed(1)}" y="${y(share).toFixed(1)}" width="${width.toFixed(1)}" height="${(y(0) - y(share)).toFixed(1)}" fill="${color}"/>`;
const text = (x: number, at: number, size: number, content: string, anchor = 'start') =>
  `<text x="${x.toFixed(1)}" y="${at.toFixed(1)}" font-size="${size}" text-anchor="${anchor}" fill="${COLORS.text}">${content}</text>`;

/** Draws an SVG bar chart: the engine and the best baseline of each group, in front of the attainable share, all to the letter. */
export function barChart(title: string, results: Results): string {
  const step = (WIDTH - LEFT - 16) / results.size;
  const groups = [...results].map(([key, result], index) => {
    const x = LEFT + step * index;
    const tallies = result[JUDGE]['to the letter'];
    const { hours, attainable, comfortable } = tallies['known day'];
    const baseline = tallies[findBestBaseline(result)].comfortable;
    const own = getPercent(comfortable, hours);
    return [
      rect(x + step * 0.08, getPercent(attainable, hours), step * 0.84, COLORS.attainable),
      rect(x + step * 0.16, getPercent(baseline, hours), step * 0.32, COLORS.baseline),
      rect(x + step * 0.52, own, step * 0.32, COLORS.engine),
      text(x + step * 0.68, y(own) - 6, 12, own.toFixed(0), 'middle'),
      text(x + step / 2, HEIGHT - 20, 14, key, 'middle'),
    ].join('');
  });
  const grid = [0, 25, 50, 75, 100].map(
    (share) =>
      `<line x1="${LEFT}" x2="${WIDTH - 16}" y1="${y(share)}" y2="${y(share)}" stroke="${COLORS.line}"/>${text(LEFT - 8, y(share) + 4, 12, `${share} %`, 'end')}`,
  );
  const legend: [string, string][] = [
    [COLORS.engine, 'layer rows to the letter'],
    [COLORS.baseline, 'best baseline to the letter'],
    [COLORS.attainable, 'attainable with any clothing'],
  ];
  const keys = legend.map(
    ([color, name], index) =>
      `<rect x="${LEFT + index * 260}" y="46" width="14" height="14" fill="${color}"/>${text(LEFT + 22 + index * 260, 58, 14, name)}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" role="img" aria-label="${title}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>
${text(LEFT, 28, 18, title)}
${keys.join('\n')}
${grid.join('\n')}
${groups.join('\n')}
</svg>
`;
}
