import { measuredBy } from './bundled';
import type { LayerPair } from './measure-layers';

const pairs = measuredBy<LayerPair[]>('measure-layers.ts');

describe('a garment under another', () => {
  it('lies inside it wherever the outer one hides it', () => {
    expect(pairs.filter(({ through }) => through > 0.06)).toEqual([]);
  });

  it('is hidden by it over a good part of the trunk, so that the comparison says something', () => {
    expect(pairs.length).toBeGreaterThan(20);
    expect(pairs.filter(({ covered }) => covered < 600)).toEqual([]);
  });
});
