import { measuredBy } from './bundled';
import type { LayerPair } from './measure-layers';

const pairs = measuredBy<LayerPair[]>('measure-layers.ts');

describe('a garment under another', () => {
  it('lies inside it wherever the outer one covers it', () => {
    expect(pairs.filter(({ through }) => through > 0.06)).toEqual([]);
  });

  it('is covered over a large part of the trunk, so that the comparison is meaningful', () => {
    expect(pairs.length).toBeGreaterThan(20);
    expect(pairs.filter(({ covered }) => covered < 600)).toEqual([]);
  });
});
