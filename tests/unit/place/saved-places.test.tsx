import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { placesQuery, useChangePlaces, useSavedPlaces, visitorPlaces } from '@/lib/client/place/saved-places';
import { sessionQuery } from '@/lib/client/session/viewer';
import type { SavedPlace } from '@/lib/contract/places';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { saveAs } from '@/lib/domain/saved-place';
import { memberCache, refusal, startNetwork } from '../bookmark/bookmark-browser';

const HOME = saveAs(DEFAULT_PLACE, { id: 'home0001', name: '집' });
const OFFICE = saveAs(DEFAULT_PLACE, { id: 'office01', name: '회사' });
const [PUT, GET] = ['PUT /api/v1/places', 'GET /api/v1/places'];

let network: ReturnType<typeof startNetwork>;
beforeEach(() => {
  network = startNetwork();
  localStorage.clear();
});

/** The names of the places, a button that makes the list this one, and whether it was saved. */
function Places({ wanted }: { wanted: SavedPlace[] }) {
  const change = useChangePlaces();
  const [isSaved, setIsSaved] = useState<boolean>();
  return (
    <>
      <output>{useSavedPlaces().map(({ name }) => name)}</output>
      <button onClick={() => void change(() => wanted).then(setIsSaved)}>바꾸기</button>
      <p>{isSaved === undefined ? '' : isSaved ? '저장됨' : '저장 안 됨'}</p>
    </>
  );
}

function show(wanted: SavedPlace[], isMember = true) {
  const queryClient = memberCache();
  if (isMember) queryClient.setQueryData(placesQuery().queryKey, [HOME]);
  else queryClient.setQueryData(sessionQuery().queryKey, { user: null });
  render(
    <QueryClientProvider client={queryClient}>
      <Places wanted={wanted} />
    </QueryClientProvider>,
  );
}
const expectShown = (names: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(names));
const change = () => userEvent.click(screen.getByRole('button'));
async function answer(what: string, ...given: [body: unknown, status?: number]): Promise<void> {
  await waitFor(() => expect(network.waiting()).toContain(what));
  network.answer(what, ...given);
}

it('a member’s change is shown at once, and saved when the host says so', async () => {
  show([HOME, OFFICE]);
  await change();
  await expectShown('집회사');
  await answer(PUT, { content: [HOME, OFFICE] });
  await answer(GET, { content: [HOME, OFFICE] });
  expect(await screen.findByText('저장됨')).toBeInTheDocument();
  await expectShown('집회사');
});

it('a change that could not be saved is taken back', async () => {
  show([OFFICE]);
  await change();
  await answer(PUT, refusal('잠시 뒤에 다시 시도해 주세요.'), 503);
  await answer(GET, { content: [HOME] });
  expect(await screen.findByText('저장 안 됨')).toBeInTheDocument();
  await expectShown('집');
});

it('a visitor’s places are this device’s, and nobody is told', async () => {
  show([HOME], false);
  await change();
  await expectShown('집');
  expect(visitorPlaces.read()).toEqual([HOME]);
  expect(network.asked).toEqual([]);
});
