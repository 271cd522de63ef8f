import type { GarmentId } from '@/lib/domain/wardrobe/wardrobe';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { type Layer, bodyLayers } from '../src/figure/layers';
import { makePosedBody } from '../src/figure/posed-body';
import { clipUnder } from '../src/figure/clip-under';
import type { Part } from '../src/scene/part';

/** Distance between the points at which a collar is tested. */
const STEP = 0.014;

/** Returns the leaves of a shirt's collar under the garments over it, and the first of those that `has` a neckline. */
function collarUnder(id: string, has: 'neckline' | 'collarBase', outermost: Parameters<typeof clipUnder>[1] = []) {
  const outfit = OUTFITS.find((one) => one.id === id)!;
  const body = makePosedBody(outfit);
  const layers = bodyLayers(outfit, body);
  const at = layers.findIndex(({ parts }) => parts.some(({ turnOut }) => turnOut));
  const over = layers.slice(at + 1).find((layer) => layer[has])!;
  const leaves = clipUnder(
    layers[at]!.parts.find(({ name }) => name === 'collar')!,
    [over, ...outermost],
  );
  return { body, over, leaves };
}

/** Returns where a line from the front meets a field, or undefined if it meets none. */
function meet(field: (x: number, y: number, z: number) => number, x: number, z: number): number | undefined {
  for (let y = -0.3; y < 0; y += 0.001) if (field(x, y, z) < 0) return y;
  return undefined;
}

/** Returns how far a collar lies out of the neckline over it at most. */
function findOut(leaves: Part, over: Layer): number {
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
  return out;
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

describe('the collar of a shirt over a cardigan', () => {
  it('lies over the band round its neck, which does not come through', () => {
    const { body, over, leaves } = collarUnder('male-business-mac-zip-knit-rain', 'collarBase');
    const cardigan = (x: number, y: number, z: number) => Math.min(...over.parts.map(({ field }) => field(x, y, z)));
    let through = 0;
    for (const x of [0.05, 0.058, 0.066])
      for (let z = body.neck - 0.05; z < body.neck + 0.01; z += 0.008) {
        const leaf = meet(leaves.field, x, z);
        const under = meet(cardigan, x, z);
        if (leaf !== undefined && under !== undefined && under < leaf) through++;
      }
    expect(through).toBe(0);
  });

  it('stays in its neckline if a coat hides its points', () => {
    const hidden = { cover: (_x: number, _y: number, z: number) => 1.39 - z };
    const { over, leaves } = collarUnder('male-business-mac-zip-knit-rain', 'collarBase', [hidden]);
    expect(findOut(leaves, over)).toBeLessThan(0.002);
  });
});

describe('a polo under an open Harrington jacket', () => {
  const outfit = OUTFITS.find(({ id }) => id === 'male-date-harrington-knit-polo-jeans')!;
  const body = makePosedBody(outfit);
  const layers = bodyLayers(outfit, body);
  const [polo, jacket] = ['polo', 'jacket'].map((name) => layers.find(({ kind }) => kind === name)!);

  it('is open in a V at the throat if it has no buttons', () => {
    const isOpen = (x: number, down: number) => meet(polo!.parts[0]!.field, x, body.neck - down) === undefined;
    expect([0.05, 0.1, 0.18].map((down) => isOpen(0, down))).toEqual([true, true, false]);
    expect([0.06, 0.12].map((down) => isOpen(0.035, down))).toEqual([false, false]);
  });

  it.each([1, -1])('shows its collar beside the throat, where the stand of the jacket parts (side %d)', (side) => {
    const [x, z] = [side * 0.042, body.neck];
    expect(
      meet(
        clipUnder(
          polo!.parts.find(({ name }) => name === 'collar')!,
          [jacket!],
        ).field,
        x,
        z,
      ),
    ).toBeDefined();
    expect(meet(jacket!.parts.find(({ name }) => name === 'stand')!.field, x, z)).toBeUndefined();
  });
});

describe('the collar of a shirt under a blazer', () => {
  const { over, leaves } = collarUnder('male-business-navy-blazer-stripe-tie', 'neckline');

  it('ends under its neckline', () => {
    expect(findOut(leaves, over)).toBeLessThan(0.002);
  });
});

/** One outfit for each garment that is worn open over others. */
const openLayers = new Map(
  OUTFITS.flatMap((outfit) => outfit.layers.map((worn) => [worn, outfit] as const))
    .filter(([worn]) => worn.open)
    .map(([worn, outfit]) => [worn.garment, { worn, outfit }]),
);

describe('the collar of an open front', () => {
  const AT_NECK: ReadonlySet<string> = new Set(['stand', 'neck', 'neckband', 'collar', 'hood', 'fur']);
  /** Builds a garment as its outfit wears it, open or closed, and returns what meets a line at the throat. */
  const findAtThroat = (garment: GarmentId, isOpen: boolean) => {
    const { worn, outfit } = openLayers.get(garment)!;
    const layers = outfit.layers.map(({ open, ...each }, i) =>
      open && (isOpen || outfit.layers[i] !== worn) ? { ...each, open } : each,
    );
    const body = makePosedBody(outfit);
    const { parts } = bodyLayers({ ...outfit, layers }, body)[outfit.base.length + outfit.layers.indexOf(worn)]!;
    // The leaves of a turned-down collar fall beside the middle.
    const meets = ({ name, field }: Part) =>
      [0.015, ...(name === 'collar' ? [] : [0.04])].some((x) =>
        [-0.04, 0, 0.03, 0.05].some(
          (up) => meet((...at) => Math.max(field(...at), at[1] + 0.06), x, body.neck + up) !== undefined,
        ),
      );
    return parts.filter((part) => AT_NECK.has(part.name) && meets(part)).map(({ name }) => name);
  };

  it.each([...openLayers.keys()])('%s is open too, and no ring round the neck', (garment) => {
    expect(findAtThroat(garment, true)).toEqual([]);
  });

  it('is closed in front if the garment is', () => {
    expect(findAtThroat('fleece-thin', false)).toEqual(['neck']);
  });
});
