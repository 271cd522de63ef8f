import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  placesQuery,
  useChangePlaces,
  useSavedPlaces,
  visitorPlaces,
  type PlacesChange,
} from '@/lib/client/place/saved-places';
import { sessionQuery } from '@/lib/client/session/viewer';
import type { SavedPlace } from '@/lib/contract/places';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { toSavedPlace } from '@/lib/domain/saved-place';
import { memberCache, refusal, startNetwork } from '../bookmark/bookmark-browser';

const HOME = toSavedPlace(DEFAULT_PLACE, { id: 'home0001', name: '집' });
const OFFICE = toSavedPlace(DEFAULT_PLACE, { id: 'office01', name: '회사' });
const [PUT, GET] = ['PUT /api/v1/places', 'GET /api/v1/places'];

let network: ReturnType<typeof startNetwork>;
beforeEach(() => {
  network = startNetwork({ neverAnswered: [] });
  localStorage.clear();
});

/** Shows the place names, a button that changes the list, and the result of saving. */
function Places({ wanted }: { wanted: PlacesChange }) {
  const change = useChangePlaces();
  const [isSaved, setIsSaved] = useState<boolean>();
  return (
    <>
      <output>{useSavedPlaces().map(({ name }) => name)}</output>
      <button onClick={() => void change(wanted).then(setIsSaved)}>바꾸기</button>
      <p>{isSaved === undefined ? '' : isSaved ? '저장됨' : '저장 안 됨'}</p>
    </>
  );
}

const list = (...content: SavedPlace[]) => ({ content, version: content.map(({ id }) => id).join() });

function show(wanted: PlacesChange, isMember = true) {
  const queryClient = memberCache();
  if (isMember) queryClient.setQueryData(placesQuery().queryKey, { shown: [HOME], atHost: list(HOME) });
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

const addOffice: PlacesChange = (places) => [...places, OFFICE];

it("a member's change is shown at once and reported as saved after the host confirms", async () => {
  show(addOffice);
  await change();
  await expectShown('집회사');
  await answer(PUT, list(HOME, OFFICE));
  await answer(GET, list(HOME, OFFICE));
  expect(await screen.findByText('저장됨')).toBeInTheDocument();
  await expectShown('집회사');
});

it('a change is applied to the list that another device saved meanwhile', async () => {
  const school = toSavedPlace(DEFAULT_PLACE, { id: 'school01', name: '학교' });
  show(addOffice);
  await change();
  await answer(PUT, { error: { code: 'CONFLICT', message: '다른 기기에서 장소를 바꿨어요.' } }, 409);
  await answer(GET, list(HOME, school));
  await answer(PUT, list(HOME, school, OFFICE));
  await answer(GET, list(HOME, school, OFFICE));
  expect(await screen.findByText('저장됨')).toBeInTheDocument();
  await expectShown('집학교회사');
  expect(network.sent(PUT)).toEqual([
    { content: [HOME, OFFICE], version: 'home0001' },
    { content: [HOME, school, OFFICE], version: 'home0001,school01' },
  ]);
});

it('a change that could not be saved is reverted', async () => {
  show(() => [OFFICE]);
  await change();
  await answer(PUT, refusal('잠시 뒤에 다시 시도해 주세요.'), 503);
  await answer(GET, list(HOME));
  expect(await screen.findByText('저장 안 됨')).toBeInTheDocument();
  await expectShown('집');
});

it("a visitor's places become the member's, and the device keeps none", async () => {
  visitorPlaces.write([HOME]);
  render(
    <QueryClientProvider client={memberCache()}>
      <Places wanted={addOffice} />
    </QueryClientProvider>,
  );
  await answer(GET, { content: [], version: '' });
  await answer(PUT, list(HOME));
  await expectShown('집');
  expect(network.sent(PUT)).toEqual([{ content: [HOME], version: '' }]);
  expect(visitorPlaces.read()).toBeNull();
});

it("a visitor's places stay on the device without a request", async () => {
  show(() => [HOME], false);
  await change();
  await expectShown('집');
  expect(visitorPlaces.read()).toEqual([HOME]);
  expect(network.asked).toEqual([]);
});
