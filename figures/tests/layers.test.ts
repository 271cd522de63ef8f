import { measuredBy } from './bundled';
import type { LayerMeasures } from './measure-layers';

const { pairs, overDresses, overVests, underStraps, zipped, buttoned, steps } =
  measuredBy<LayerMeasures>('measure-layers.ts');

describe('a garment under another', () => {
  it('lies inside it wherever the outer one covers it', () => {
    expect(pairs.filter(({ through }) => through > 0.06)).toEqual([]);
  });

  it('is covered over a large part of the trunk, so that the comparison is meaningful', () => {
    expect(pairs.length).toBeGreaterThan(20);
    expect(pairs.filter(({ covered }) => covered < 600)).toEqual([]);
  });
});

describe('a closed jacket over a dress', () => {
  it('shows the dress above its buttons, so that it is not taken for a skirt', () => {
    expect(overDresses.length).toBeGreaterThan(4);
    expect(overDresses.filter(({ hidden }) => hidden)).toEqual([]);
  });
});

describe('an open layer over a vest or a cardigan', () => {
  it('parts far enough to show more of it than a strip', () => {
    expect(overVests.length).toBeGreaterThan(25);
    expect(overVests.filter(({ hidden }) => hidden)).toEqual([]);
  });
});

describe('a top with a dress on straps', () => {
  it('is beneath its bodice', () => {
    expect(underStraps.map(({ isBehind }) => isBehind)).toEqual([true, true]);
  });
});

describe('an open layer', () => {
  it('is closed where a closed jacket is shorter, so that its fronts do not stick out below', () => {
    expect(zipped).toEqual([true, false]);
  });
});

describe('a buttoned cardigan', () => {
  it('has a whole band at its hem', () => {
    expect(buttoned).toEqual([true]);
  });
});

describe('a dress of jersey', () => {
  it('hangs past the waist without a step, so that it is not taken for a top and a skirt', () => {
    expect(Math.max(...steps)).toBeLessThan(0.002);
  });
});
