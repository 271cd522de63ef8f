import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { makeBody } from '../src/body/body';
import { STANCES } from '../src/body/stance';
import { longCut, makeFrontSpec } from '../src/garments/coat-cut';
import type { Wearing } from '../src/cloth/worn';

const HEM = 0.5;

/** Returns the cut of a closed mac on a man whose arms hang close to it. */
function cutCoat() {
  const body = makeBody({
    gender: 'MALE',
    build: 1,
    pose: { left: 'down', right: 'down' },
    spread: 0.02,
    stance: STANCES.plain,
  });
  const { model, fabric } = getGarment('mac');
  const params = model.params as Wearing<'coat'>['params'];
  const rest = { tucked: false, layer: 2, parting: 0, seed: 5, skin: '#f5cfb6' as const, outermost: true as const };
  const worn: Wearing<'coat'> = { body, params, fabric, color: '#c9a878', open: false, ...rest };
  return { body, upper: longCut(worn, makeFrontSpec(worn, HEM), HEM) };
}

it('sets a sleeve off from the coat that it lies on by a crease below the armhole', () => {
  const { body, upper } = cutCoat();
  let deepest = 0;
  for (const z of [body.waist, body.waist + 0.05, body.waist + 0.1])
    for (let x = 0.16; x < 0.3; x += 0.004)
      for (let y = -0.16; y < 0.08; y += 0.006)
        if (Math.abs(upper.torso(x, y, z)) < 0.003) deepest = Math.max(deepest, upper.outside(x, y, z));
  expect(deepest).toBeGreaterThan(0.005);
});
