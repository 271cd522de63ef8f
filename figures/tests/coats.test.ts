import { measuredBy } from './bundled';
import type { Coat } from './measure-coats';

const coats = measuredBy<Coat[]>('measure-coats.ts');

describe('a long coat', () => {
  it('falls straight from the hips: it does not follow the legs', () => {
    expect(coats.length).toBeGreaterThan(40);
    expect(coats.filter(({ hangs }) => hangs.hem < hangs.hips - 0.006)).toEqual([]);
  });

  it('covers a wide skirt as far as it hangs over it', () => {
    const skirts = coats.filter(({ under }) => under > 0);
    expect(skirts.length).toBeGreaterThan(15);
    expect(skirts.filter(({ out }) => out > 0.02)).toEqual([]);
  });
});
