import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { sheerPaint } from '../src/garments/tights';
import { getLuminance, linear } from '../src/scene/colour';

/**
 * Legs in tights, with their luminance as a share of that of the skin: in the middle and along the outline. Beige stockings
 * are left out, which are worn to look like skin.
 */
const legs = OUTFITS.flatMap(({ id, base, person }) =>
  base.flatMap(({ garment, colorId, color }) => {
    const { model } = getGarment(garment);
    if (model.kind !== 'tights' || colorId === 'beige') return [];
    const paint = sheerPaint(person.skin, color, model.params.opacity);
    const [middle, outline] = [1, 0.4].map(
      (ny) => getLuminance(paint(0, 0, 0, ny)) / getLuminance(linear(person.skin)),
    );
    return [{ id, middle: middle!, outline: outline! }];
  }),
);

describe('tights', () => {
  it('are told from bare skin by their tone', () => {
    expect(legs.length).toBeGreaterThan(30);
    expect(legs.filter(({ middle }) => middle > 0.45)).toEqual([]);
  });

  it('are darker along the outline of the leg if they are sheer', () => {
    expect(legs.filter(({ middle, outline }) => middle > 0.2 && outline > middle * 0.6)).toEqual([]);
  });
});
