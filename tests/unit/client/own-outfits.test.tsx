import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { OutfitsSkeleton } from '@/components/outfit/outfits-skeleton';
import { LAST_OUTFIT_SLOT, OWN_OUTFITS_KEY } from '@/lib/client/outfit/last-outfit-slot';
import { useOutfits, type OutfitRequest } from '@/lib/client/outfit/outfits';
import { DAY_MS } from '@/lib/contract/durations';
import { kstDate } from '@/lib/domain/kst';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';

const REQUEST: OutfitRequest = {
  language: 'ko',
  cell: { nx: 61, ny: 125 },
  categoryId: 2,
  gender: 'FEMALE',
  offsets: NO_OFFSETS,
  hours: '8-19',
};

let requests: string[];
let response: object | null;

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= ([first]) => first as AbortSignal;
});
beforeEach(() => {
  localStorage.clear();
  requests = [];
  response = null;
  globalThis.fetch = ((address: string) => {
    if (address.startsWith('/api/v1/outfit')) requests.push(address);
    const body = response;
    return body
      ? Promise.resolve({ ok: true, status: 200, headers: new Map(), json: () => Promise.resolve(body) })
      : new Promise(() => {});
  }) as unknown as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

const listFor = (date: string) => ({
  fileMetadata: [{ id: 'female-daily-knit', bookmarked: false, metadata: { title: '니트' } }],
  date,
  day: 'today',
  source: { pending: false },
});

/** Renders the outfits of a request as after opening the app. */
function openApp(request: OutfitRequest) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useOutfits(request), { wrapper });
}

async function visitOnce(request: OutfitRequest, date = kstDate(Date.now())): Promise<void> {
  response = listFor(date);
  const { result, unmount } = openApp(request);
  await waitFor(() => expect(result.current.data).toBeDefined());
  unmount();
  response = null;
}

it('shows the outfits of the last visit at once and requests newer ones', async () => {
  await visitOnce(REQUEST);
  const nowMs = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(nowMs + 10 * 60_000);
  const { result } = openApp(REQUEST);
  expect(result.current.data?.fileMetadata[0]?.id).toBe('female-daily-knit');
  await waitFor(() => expect(requests).toHaveLength(2));
});

it.each([
  ['in another language', { ...REQUEST, language: 'en' as const }],
  ['of another place', { ...REQUEST, cell: { nx: 60, ny: 127 } }],
  ['for other hours', { ...REQUEST, hours: '9-18' }],
  ['for the other gender', { ...REQUEST, gender: 'MALE' as const }],
])('does not show outfits %s', async (_, request) => {
  await visitOnce(REQUEST);
  expect(openApp(request).result.current.data).toBeUndefined();
});

it('does not show outfits of a day that is over', async () => {
  await visitOnce(REQUEST, kstDate(Date.now() - DAY_MS));
  expect(openApp(REQUEST).result.current.data).toBeUndefined();
});

it('stores nothing for users without a day of their own, because the page contains their outfits', async () => {
  await visitOnce({ ...REQUEST, hours: undefined });
  expect(localStorage.getItem(OWN_OUTFITS_KEY)).toBeNull();
});

it('requests nothing until the day is known', () => {
  expect(openApp({ ...REQUEST, isKnown: false }).result.current.isPending).toBe(true);
  expect(requests).toEqual([]);
});

it('the placeholder has a place for the picture of the last visit, which is hidden without one', () => {
  document.body.innerHTML = renderToString(<OutfitsSkeleton />);
  expect(document.getElementById(LAST_OUTFIT_SLOT)?.className).toContain('[&:not([srcset])]:hidden');
});
