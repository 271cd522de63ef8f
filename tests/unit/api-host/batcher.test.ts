import { createBatcher } from '@/lib/api-host/shared/batcher';

describe('requests of one event loop turn', () => {
  it('become one query, and each caller receives its own result', async () => {
    const ask = jest.fn(async (all: number[]) => all.map((each) => each * 2));
    const double = createBatcher(ask);
    expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
    expect(await double(4)).toBe(8);
    expect(ask.mock.calls).toEqual([[[1, 2, 3]], [[4]]]);
  });

  it('fail together without affecting later ones', async () => {
    let isAway = true;
    const ask = createBatcher(async (all: string[]) => {
      if (isAway) throw new Error('away');
      return all;
    });
    const failed = await Promise.allSettled(['a', 'b'].map(ask));
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await ask('c')).toBe('c');
  });
});
