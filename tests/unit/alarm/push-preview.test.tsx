import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { PushPreview } from '@/components/alarm/push-preview';
import { myDayQuery } from '@/lib/client/my-day/my-day';
import { placesQuery } from '@/lib/client/place/saved-places';
import { sessionQuery } from '@/lib/client/session/viewer';
import { CATEGORY_ID } from '@/lib/contract/category';
import { kstEpochMs } from '@/lib/domain/kst';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { DEFAULT_PLACE } from '@/lib/domain/place';

const metadata = {
  presignedUrl: '/picture.webp',
  alt: '코트',
  title: '코트에 슬랙스',
  reason: '새벽에는 영하로 내려가요.',
  items: [{ slot: 'outer', name: '코트' }],
  takeAlong: [],
  layers: [],
};

const source = { provider: 'kma', stale: false, pending: false, recorded: null };

/** Responses for the night shift of the 11th, requested at 03:00 on the 12th. */
const answers = {
  '/api/v1/outfit?': {
    fileMetadata: [{ id: 'female-daily-1', bookmarked: false, metadata }],
    day: 'today',
    date: '2026-01-11',
    feelsLikeRange: { min: -9, max: -3 },
    source,
  },
  '/api/v1/weather/mid-terms': {
    source,
    forecasts: [
      { forecastDate: '2026-01-12', minTemperature: -7, maxTemperature: 2 },
      { forecastDate: '2026-01-13', minTemperature: 0, maxTemperature: 8 },
    ],
  },
  '/api/v1/weather/position': { source, weatherMessage: '많이 추워요. 두꺼운 코트를 입어요.', tomorrow: null },
  '/api/v1/outfit-condition': { content: [{ id: CATEGORY_ID.daily, categoryName: '데일리' }] },
};

it('shows the preview for the current night shift, with the day that has begun', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(kstEpochMs('2026-01-12', 3));
  AbortSignal.timeout ??= () => new AbortController().signal;
  const addresses: string[] = [];
  globalThis.fetch = ((address: string) => {
    addresses.push(address);
    const [, body = {}] = Object.entries(answers).find(([path]) => address.startsWith(path)) ?? [];
    return Promise.resolve({ ok: true, headers: new Headers(), json: () => Promise.resolve(body) });
  }) as typeof fetch;
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const member = { id: 'me', nickname: '날옷', birthDate: '2000-02-29', gender: 'FEMALE', loginType: 'email' };
  queryClient.setQueryData(sessionQuery().queryKey, { user: { ...member, prefersOwnAge: true } } as never);
  queryClient.setQueryData(
    myDayQuery().queryKey,
    createUniformWeek({ spans: [{ from: 22, until: 6, placeId: null }], categoryId: null }),
  );
  queryClient.setQueryData(placesQuery().queryKey, { shown: [], atHost: { content: [], version: '' } });
  render(
    <QueryClientProvider client={queryClient}>
      <PushPreview minuteOfDay={4 * 60} place={DEFAULT_PLACE} categoryId={CATEGORY_ID.daily} gender="FEMALE" />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/^오늘 .*−7°~2° · 데일리 옷차림/)).toBeInTheDocument();
  expect(screen.getByText(/많이 추워요. 두꺼운 코트를 입어요/)).toBeInTheDocument();
  expect(screen.getByText(/22시-다음 날 6시 기준/)).toBeInTheDocument();
  // The push is about pictures of people near the member's age, too.
  expect(addresses.find((address) => address.startsWith('/api/v1/outfit?'))).toContain('people=own-age');
  clock.mockRestore();
});
