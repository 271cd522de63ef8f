import fc from 'fast-check';
import { createScaleY, buildSmoothPath } from '@/components/weather/curve';

const heights = (path: string) =>
  [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

describe('the temperature curve', () => {
  it('is empty without points and a single move with one', () => {
    expect(buildSmoothPath([])).toBe('');
    expect(buildSmoothPath([{ x: 5, y: 7 }])).toBe('M5,7');
  });

  it('goes through every point', () => {
    const points = [
      { x: 0, y: 10 },
      { x: 58, y: 30 },
      { x: 116, y: 12 },
    ];
    const drawn = heights(buildSmoothPath(points));
    for (const point of points) expect(drawn).toContainEqual(point);
  });

  it('never exceeds the values it connects', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 48 }), (ys) => {
        const points = ys.map((y, i) => ({ x: i * 58, y }));
        const drawn = heights(buildSmoothPath(points));
        drawn.forEach(({ y }, i) => {
          const segment = Math.max(0, Math.floor((i - 1) / 3));
          const [a, b] = [ys[segment] ?? 0, ys[segment + 1] ?? ys[segment] ?? 0];
          expect(y).toBeGreaterThanOrEqual(Math.min(a, b) - 0.1);
          expect(y).toBeLessThanOrEqual(Math.max(a, b) + 0.1);
        });
      }),
    );
  });

  it('puts the highest value on top and a flat day in the middle', () => {
    const y = createScaleY([-3, 7], 20, 60);
    expect([y(7), y(-3), y(2)]).toEqual([20, 60, 40]);
    expect(createScaleY([4, 4], 20, 60)(4)).toBe(40);
  });
});
