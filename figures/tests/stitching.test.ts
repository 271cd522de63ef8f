import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { getStitching } from '../src/cloth/stitching';
import { getLuminance, linear } from '../src/scene/colour';

/** Contrast of two luminances (WCAG 2.2). */
const getContrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

describe('the binding of a peak', () => {
  it('contrasts with every cap of the wardrobe', () => {
    const caps = OUTFITS.flatMap(({ accessories }) => accessories).filter(
      ({ garment }) => getGarment(garment).model.kind === 'cap',
    );
    expect(caps.length).toBeGreaterThan(20);
    const faint = caps.filter(
      ({ color }) => getContrast(getLuminance(linear(color)), getLuminance(linear(getStitching(color)))) < 1.4,
    );
    expect(faint).toEqual([]);
  });
});
