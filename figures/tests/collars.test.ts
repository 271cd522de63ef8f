import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { bodyLayers } from '../src/figure/layers';
import { makePosedBody } from '../src/figure/posed-body';
import { clipUnder } from '../src/figure/clip-under';

/** Distance between the points at which a collar is tested. */
const STEP = 0.014;

/** Returns the leaves of a shirt's collar under the garments over it, and the first of those that `has` a neckline. */
function collarUnder(id: string, has: 'neckline' | 'collarBase') {
  const outfit = OUTFITS.find((one) => one.id === id)!;
  const body = makePosedBody(outfit);
  const layers = bodyLayers(outfit, body);
  const at = layers.findIndex(({ parts }) => parts.some(({ turnOut }) => turnOut));
  const over = layers.slice(at + 1).find((layer) => layer[has])!;
  const leaves = clipUnder(
    layers[at]!.parts.find(({ name }) => name === 'collar')!,
    [over],
  );
  return { body, over, leaves };
}

/** Returns where a line from the front meets a field, or undefined if it meets none. */
function meet(field: (x: number, y: number, z: number) => number, x: number, z: number): number | undefined {
  for (let y = -0.3; y < 0; y += 0.001) if (field(x, y, z) < 0) return y;
  return undefined;
}

describe.each([
  'male-business-quilted-round-knit-chinos',
  'male-date-cardigan-shirt-tapered',
  'male-date-v-knit-shirt-slacks',
])('the collar of a shirt under the knit of %s', (id) => {
  const { body, over, leaves } = collarUnder(id, 'collarBase');

  it.each([1, -1])('lies on the knit with its point (side %d)', (side) => {
    const [x, z] = [side * 0.058, body.neck - 0.045];
    const leaf = meet(leaves.field, x, z);
    expect(leaf).toBeDefined();
    expect(meet(over.parts[0]!.field, x, z)! - leaf!).toBeGreaterThan(0.004);
  });
});

describe('the collar of a shirt under a blazer', () => {
  const { over, leaves } = collarUnder('male-business-navy-blazer-stripe-tie', 'neckline');

  it('ends under its neckline', () => {
    const [x0, y0, z0, x1, y1, z1] = leaves.bounds;
    let inside = 0;
    let out = -1;
    for (let x = x0; x < x1; x += STEP)
      for (let y = y0; y < y1; y += STEP)
        for (let z = z0; z < z1; z += STEP) {
          if (leaves.field(x, y, z) > 0) continue;
          inside++;
          out = Math.max(out, Math.min(over.surface!(x, y, z), over.neckline!(x, y, z)));
        }
    expect(inside).toBeGreaterThan(8);
    expect(out).toBeLessThan(0.002);
  });
});
