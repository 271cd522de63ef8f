import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { getClothMaterial } from '../src/cloth/worn';
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

describe('the pattern of a cloth', () => {
  it.each(['dots', 'flowers'] as const)('of %s has as many motifs per body unit as their distance says', (kind) => {
    const { motifs, bands } = getClothMaterial({ fabric: 'cotton', pattern: { kind, color: '#ffffff', sizeCm: 8.6 } });
    expect(motifs).toMatchObject({ shape: kind, color: '#ffffff' });
    // A figure of 168 cm is 1.95 body units high.
    expect(motifs!.scale).toBeCloseTo(10.02, 1);
    expect(bands).toBeUndefined();
  });
});
