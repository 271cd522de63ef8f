import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { usePrefetchCategories } from '@/lib/client/outfit/prefetch-categories';
import type { OutfitRequest } from '@/lib/client/outfit/outfits';
import { CATEGORY_ID, CATEGORY_IDS } from '@/lib/contract/category';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { makeOutfitList } from '@/tests/support/outfit-list';

const WISH: OutfitRequest = {
  language: 'ko',
  cell: { nx: 61, ny: 125 },
  categoryId: CATEGORY_ID.daily,
  gender: 'FEMALE',
  offsets: NO_OFFSETS,
};
const LONG_MS = 60_000;
let asked: string[];

beforeEach(() => {
  jest.useFakeTimers();
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= ([first]) => first as AbortSignal;
  asked = [];
  global.fetch = jest.fn(async (address: string) => {
    asked.push(new URL(address, 'http://localhost').searchParams.get('event-type-id') ?? address);
    return { ok: true, headers: new Headers(), json: async () => makeOutfitList() };
  }) as never;
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(navigator, { connection: undefined });
});

async function stay({ isMember = true } = {}) {
  const around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  renderHook(() => usePrefetchCategories(isMember, WISH), { wrapper: around });
  await act(() => jest.advanceTimersByTimeAsync(LONG_MS));
  return asked;
}

describe('prefetching', () => {
  it('loads every category for a member on a good network', async () => {
    expect(await stay()).toEqual(CATEGORY_IDS.map(String));
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }])(
    'does not happen on a slow or metered network: %j',
    async (connection) => {
      Object.assign(navigator, { connection });
      expect(await stay()).toEqual([]);
    },
  );

  it('does not happen for visitors, who can open only one', async () => {
    expect(await stay({ isMember: false })).toEqual([]);
  });
});
