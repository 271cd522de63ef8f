import type { Garment, GarmentId } from '@/lib/domain/wardrobe/wardrobe';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { makeBody } from '../src/body/body';
import { STANCES } from '../src/body/stance';
import type { Wearing } from '../src/cloth/worn';
import type { Vec3 } from '../src/scene/vector';
import { boots } from '../src/shoes/boots';

const body = makeBody({
  gender: 'FEMALE',
  build: 1,
  pose: { left: 'down', right: 'down' },
  spread: 0.01,
  stance: STANCES.weight,
});

/** Distance between the points at which trims are measured. */
const STEP = 0.0006;

/** Returns how far the trims of a boot stand out from its shaft, on its outer side and in front. */
function getRelief(id: GarmentId): number {
  const { model, fabric } = getGarment(id) as Garment;
  const look = { fabric, color: '#2b2b2b', open: false, tucked: false, layer: 0, parting: 0, seed: 5, skin: '#f5cfb6' };
  const { parts } = boots({ body, params: model.params, ...look } as Wearing<'boots'>);
  const named = (name: string) => parts.find((part) => part.name === `shoe-${name}-left`);
  const shaft = named('boot')!;
  const trims = ['gore', 'edge', 'collar'].flatMap((name) => named(name) ?? []);
  /** Returns the distance of the outermost trim from the shaft on a line from outside. */
  const reliefOn = (at: (out: number) => Vec3): number => {
    for (let out = 0.1; out > 0; out -= STEP) {
      const d = shaft.field(...at(out));
      if (d < 0) return 0;
      if (trims.some(({ field }) => field(...at(out)) < 0)) return d;
    }
    return 0;
  };
  let relief = 0;
  for (let z = 0.09; z < shaft.bounds[5]; z += 0.006)
    relief = Math.max(
      relief,
      reliefOn((out) => [out, -0.005, z]),
      reliefOn((out) => [0, -out, z]),
    );
  return relief;
}

describe('the trims of boots', () => {
  // One unit is about 85 cm: 3 to 4 mm, and 7 mm on quilted boots.
  it.each([
    ['chelsea-boots', 0.003],
    ['rain-boots', 0.0035],
    ['rain-boots-short', 0.003],
    ['work-boots', 0.0045],
    ['padded-boots', 0.0085],
  ] as const)('lie on the shaft of %s', (id, most) => {
    const relief = getRelief(id);
    expect(relief).toBeGreaterThan(0);
    expect(relief).toBeLessThan(most);
  });
});
