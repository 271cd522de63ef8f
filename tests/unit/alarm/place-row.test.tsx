import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { PlaceRow, type AlarmPlace } from '@/components/alarm/place-row';
import { PlaceProvider } from '@/lib/client/place/place';
import { visitorPlaces } from '@/lib/client/place/saved-places';
import { sessionQuery } from '@/lib/client/session/viewer';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { toSavedPlace } from '@/lib/domain/saved-place';

/** The user's position and the centre of the same cell, which have different district names. */
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

const moved = jest.fn();

function show(place: AlarmPlace) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery().queryKey, { user: null });
  render(
    <QueryClientProvider client={queryClient}>
      <PlaceProvider initial={DEFAULT_PLACE} isOwn>
        <PlaceRow place={place} onMove={moved} />
      </PlaceProvider>
    </QueryClientProvider>,
  );
}

it('names the district as home did, not by the centre of its cell', async () => {
  show({ cell: DEFAULT_PLACE.cell, region: { sidonm: '서울특별시', sggnm: MINE } });
  expect(await screen.findByText(`서울특별시 ${MINE}`)).toBeInTheDocument();
  expect(screen.queryByText(/종로구/)).not.toBeInTheDocument();
});

it("shows the push's place name for settings saved without a name", async () => {
  show({ cell: DEFAULT_PLACE.cell, region: null });
  expect(await screen.findByText(`서울특별시 ${MIDDLE}`)).toBeInTheDocument();
});

it('moves the push to a saved place with a tap on its name', async () => {
  const busan = { cell: { nx: 98, ny: 76 }, region: { sidonm: '부산광역시', sggnm: '해운대구' } };
  visitorPlaces.write([
    toSavedPlace(DEFAULT_PLACE, { id: 'home0001', name: '집' }),
    toSavedPlace(busan, { id: 'office01', name: '회사' }),
  ]);
  show(DEFAULT_PLACE);
  expect(await screen.findByRole('button', { name: '집' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(screen.getByRole('button', { name: '회사' }));
  expect(moved).toHaveBeenCalledWith('office01');
});
