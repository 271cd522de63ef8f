import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { PlaceRow, type AlarmPlace } from '@/components/alarm/place-row';
import { PlaceProvider } from '@/lib/client/place/place';
import { DEFAULT_PLACE } from '@/lib/domain/place';

/** In one forecast cell: where the person is, and what the middle of the cell is called. */
const [MINE, MIDDLE] = ['중구', '종로구'];

beforeEach(() => {
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: true,
      headers: new Headers(),
      json: () => Promise.resolve({ sidonm: '서울특별시', sggnm: MIDDLE }),
    })) as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
});

function show(place: AlarmPlace) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PlaceProvider initial={DEFAULT_PLACE} isOwn>
        <PlaceRow place={place} onUseHere={() => undefined} />
      </PlaceProvider>
    </QueryClientProvider>,
  );
}

it('an alarm names its district as home did, and not as the middle of its cell', async () => {
  show({ cell: DEFAULT_PLACE.cell, region: { sidonm: '서울특별시', sggnm: MINE } });
  expect(await screen.findByText(`서울특별시 ${MINE}`)).toBeInTheDocument();
  expect(screen.queryByText(/종로구/)).not.toBeInTheDocument();
});

it('an alarm that was saved without a name is called as its push calls it', async () => {
  show({ cell: DEFAULT_PLACE.cell, region: null });
  expect(await screen.findByText(`서울특별시 ${MIDDLE}`)).toBeInTheDocument();
});
