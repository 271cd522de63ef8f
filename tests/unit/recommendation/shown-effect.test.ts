import { getShownEffect } from '@/lib/domain/recommendation/shown-effect';

const outfit = (layers: number, fromC: number | null, untilC: number | null) => ({
  items: Array.from({ length: layers }, (_, at) => ({ slot: at === 0 ? 'top' : 'outer', name: '니트' }) as const),
  suits: { fromC, untilC, rain: true },
});

describe('the effect of feedback on the first outfit', () => {
  const usual = outfit(2, 4, 11);
  it.each([
    ['cold', 'one more layer, for colder air', outfit(3, 0, 8), 'layer-more'],
    ['cold', 'as many layers, but warmer ones', outfit(2, 1, 8), 'warmer'],
    ['cold', 'the same outfit', usual, null],
    ['cold', 'a lighter one, as variety will have it', outfit(2, 6, 13), null],
    ['cold', 'more layers that are no warmer', outfit(3, 4, 12), null],
    ['cold', 'a warmer one without an end', outfit(3, null, 8), 'layer-more'],
    ['hot', 'one layer less', outfit(1, 9, 16), 'layer-less'],
    ['hot', 'as many layers, but lighter ones', outfit(2, 6, 13), 'lighter'],
    ['hot', 'one more layer', outfit(3, 0, 8), null],
    ['good', 'one more layer', outfit(3, 0, 8), null],
  ] as const)('after %s is %s', (feeling, _, shown, expected) => {
    expect(getShownEffect(feeling, usual, shown)).toBe(expected);
  });
});
