import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { PlaceButton } from '@/components/place/place-button';
import { PlacesSheet } from '@/components/place/places-sheet';
import { addLoadedMessages } from '@/lib/client/language/messages';
import { openDayStrip } from '@/lib/client/my-day/open-day-strip';
import { PlaceProvider, usePlace } from '@/lib/client/place/place';
import { visitorPlaces } from '@/lib/client/place/saved-places';
import { chosenPlace, getCookiePlace } from '@/lib/client/place/stored-place';
import { sessionQuery } from '@/lib/client/session/viewer';
import { DEFAULT_PLACE, formatPlace } from '@/lib/domain/place';
import { toSavedPlace } from '@/lib/domain/saved-place';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { openModalsInJsdom } from '@/tests/support/modal-dialogs';
import { memberCache, startNetwork } from '../bookmark/bookmark-browser';

const saved = (name: string, i: number) => toSavedPlace(DEFAULT_PLACE, { id: `place00${i}`, name });
const closed = jest.fn();

beforeAll(openModalsInJsdom);

function Header() {
  const { place } = usePlace();
  return <header>{`${place.region.sidonm} ${place.region.sggnm}`}</header>;
}

function show(names: string[] = []) {
  startNetwork();
  localStorage.clear();
  visitorPlaces.write(names.length > 0 ? names.map(saved) : null);
  chosenPlace.write(null);
  document.cookie = 'place=; max-age=0';
  const queryClient = memberCache();
  queryClient.setQueryData(sessionQuery().queryKey, { user: null });
  render(
    <QueryClientProvider client={queryClient}>
      <PlaceProvider initial={DEFAULT_PLACE} isOwn={false}>
        <Header />
        <PlacesSheet open onClose={closed} />
      </PlaceProvider>
      <Toaster />
    </QueryClientProvider>,
  );
}
const search = (query: string) => userEvent.type(screen.getByLabelText('지역 이름으로 찾기'), query);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));

it('opens a place found by initial consonants and remembers that it was chosen', async () => {
  show();
  await search('ㄱㄴㄱ');
  await press(/^강남구 서울특별시/);
  expect(screen.getByRole('banner')).toHaveTextContent('서울특별시 강남구');
  expect(chosenPlace.read()).toMatchObject({ place: { region: DEFAULT_PLACE.region }, savedId: null });
  expect(closed).toHaveBeenCalled();
});

it('gives stored places the present names of their districts', async () => {
  const cell = { nx: 62, ny: 118 };
  const former = { cell, region: { sidonm: '경기도', sggnm: '화성시' } };
  const present = { cell, region: { sidonm: '경기도', sggnm: '화성시 동탄구' } };
  localStorage.clear();
  visitorPlaces.write([toSavedPlace(former, { id: 'home0001', name: '집' })]);
  chosenPlace.write({ place: former, savedId: 'home0001' });
  document.cookie = `place=${formatPlace(former)}`;
  render(
    <QueryClientProvider client={memberCache()}>
      <PlaceProvider initial={DEFAULT_PLACE} isOwn={false}>
        <Header />
      </PlaceProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('banner')).toHaveTextContent('경기도 화성시');
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('경기도 화성시 동탄구'));
  expect(visitorPlaces.read()).toEqual([toSavedPlace(present, { id: 'home0001', name: '집' })]);
  expect(chosenPlace.read()).toEqual({ place: present, savedId: 'home0001' });
  expect(getCookiePlace()).toEqual(present);
});

it('leads to trips, and opens the strip of days with a distant place, which is for another day', async () => {
  openDayStrip.write(null);
  show();
  expect(screen.getByRole('link', { name: '여행 갈 때 챙길 것' })).toHaveAttribute('href', '/my/trips');
  await search('강남구{Enter}');
  expect(openDayStrip.read()).toBeNull();
  await search('{Control>}a{/Control}제주시{Enter}');
  expect(screen.getByRole('banner')).toHaveTextContent('제주시');
  expect(openDayStrip.read()).toBe(true);
  openDayStrip.write(null);
});

it('opens the first result with Enter', async () => {
  show();
  await search('제주시{Enter}');
  expect(screen.getByRole('banner')).toHaveTextContent('제주특별자치도 제주시');
});

it('reports that only districts can be found while the host is unreachable', async () => {
  show();
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await search('없는동네');
  expect(await screen.findByText(/^지금은 시·군·구 이름만 찾을 수 있어요/)).toBeInTheDocument();
});

const neighbourhood = (name: string, sggnm: string) => ({
  name,
  region: { sidonm: '서울특별시', sggnm },
  latitude: 37.5,
  longitude: 127,
});

const headers = new Headers({ date: new Date().toUTCString() });
const respondWith = (content: unknown[], match?: string) =>
  ({ ok: true, status: 200, headers, json: () => Promise.resolve({ content, match }) }) as Response;

it('opens no place of a province with Enter', async () => {
  show();
  globalThis.fetch = () => Promise.resolve(respondWith([neighbourhood('남양주시', '남양주시')]));
  await search('경기도{Enter}');
  expect(await screen.findByText('남양주시')).toBeInTheDocument();
  expect(screen.getByRole('banner')).toHaveTextContent('서울특별시 강남구');
  expect(chosenPlace.read()).toBeNull();
});

it.each([
  ['가야나', 'similar', '가야동', '이 이름의 장소는 없어요. 이름이 비슷한 1곳이에요.'],
  ['전라도', 'province', '고창군', /^이 지역의 3[78]곳 가운데 골라 주세요$/],
])('offers places for %s without opening one with Enter', async (query, match, name, status) => {
  show();
  globalThis.fetch = () => Promise.resolve(respondWith([neighbourhood(name, name)], match));
  await search(`${query}{Enter}`);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/곳/));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findAllByText(name)).not.toHaveLength(0);
  expect(screen.getByRole('banner')).toHaveTextContent('서울특별시 강남구');
  expect(screen.getByRole('status').textContent).toMatch(status);
});

it('offers nothing for a place abroad, and says that only this country is served', async () => {
  show();
  globalThis.fetch = () => Promise.resolve(respondWith([], 'elsewhere'));
  await search('도쿄{Enter}');
  expect(await screen.findByText('지금은 국내 날씨만 볼 수 있어요.')).toBeInTheDocument();
  expect(screen.getByRole('banner')).toHaveTextContent('서울특별시 강남구');
});

it('waits for the host with Enter instead of opening a district with a similar name', async () => {
  show();
  const requested: URL[] = [];
  globalThis.fetch = (input) => {
    requested.push(new URL(String(input), 'https://nalot.example'));
    return Promise.resolve(respondWith([neighbourhood('명동', '중구')]));
  };
  await search('명동{Enter}');
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('서울특별시 중구'));
  expect(requested.map(({ searchParams }) => Object.fromEntries(searchParams))).toContainEqual({
    name: '명동',
    nx: String(DEFAULT_PLACE.cell.nx),
    ny: String(DEFAULT_PLACE.cell.ny),
  });
});

it('shows names that are only similar after the host has found nothing', async () => {
  show();
  let release: () => void = () => undefined;
  globalThis.fetch = () => new Promise((resolve) => (release = () => resolve(respondWith([]))));
  await search('강낭구');
  expect(screen.getByRole('status')).toHaveTextContent('찾고 있어요');
  expect(screen.queryByText('강남구')).not.toBeInTheDocument();
  await waitFor(() => {
    release();
    expect(screen.getByText('강남구')).toBeInTheDocument();
  });
});

it('saves a place under the first free name and opens it', async () => {
  show(['집']);
  await search('춘천');
  await press('강원특별자치도 춘천시 저장');
  expect(screen.getByLabelText('이름')).toHaveValue('회사');
  await press('저장하기');
  expect(visitorPlaces.read()?.map(({ name, region }) => [name, region.sggnm])).toEqual([
    ['집', '강남구'],
    ['회사', '춘천시'],
  ]);
  expect(screen.getByRole('banner')).toHaveTextContent('춘천시');
});

it('rejects a duplicate and an empty name', async () => {
  show(['집', '회사']);
  await press('회사 고치기');
  const name = screen.getByLabelText('이름');
  await userEvent.clear(name);
  await press('저장하기');
  expect(await screen.findByText('이름을 적어 주세요.')).toBeInTheDocument();
  await userEvent.type(name, ' 집 ');
  await press('저장하기');
  expect(await screen.findByText('같은 이름의 장소가 있어요.')).toBeInTheDocument();
});

it('reports that five places are saved, and still lets the user view another', async () => {
  show(['집', '회사', '학교', '본가', '체육관']);
  await search('춘천');
  await press('강원특별자치도 춘천시 저장');
  expect(screen.getByText(/5곳까지 저장할 수 있어요/)).toBeInTheDocument();
  expect(screen.queryByLabelText('이름')).not.toBeInTheDocument();
});

it('moves a place, deletes it, and restores it at its position', async () => {
  show(['집', '회사', '학교']);
  const names = () => visitorPlaces.read()?.map(({ name }) => name);
  await press('학교 고치기');
  await press('위로');
  expect(names()).toEqual(['집', '학교', '회사']);
  await press('지우기');
  expect(names()).toEqual(['집', '회사']);
  // Toasts capture the pointer, which jsdom cannot.
  fireEvent.click(await button('되돌리기'));
  expect(names()).toEqual(['집', '학교', '회사']);
});

it('requests the position only after a tap on it, and reports why it failed', async () => {
  const getCurrentPosition = jest.fn((_, refused: (error: object) => void) =>
    refused({ code: 1, PERMISSION_DENIED: 1 }),
  );
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  show();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await press(/^현재 위치/);
  expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent('지역 이름으로 골라 주세요');
});

describe('in English', () => {
  beforeAll(() => addLoadedMessages({ language: 'en', ...EN }));
  afterAll(() => addLoadedMessages({ language: 'ko', ...KO }));
  const type = (query: string) => userEvent.type(screen.getByLabelText(EN.placesSheet.search.label), query);

  it('names places in English, and stores their Korean names', async () => {
    show(['Home']);
    expect(await screen.findByText('Gangnam-gu, Seoul')).toBeInTheDocument();
    await type('jeju city');
    await press(/^Jeju City Jeju-do/);
    expect(chosenPlace.read()).toMatchObject({ place: { region: { sidonm: '제주특별자치도', sggnm: '제주시' } } });
  });

  it('requests English names, and lists a district once that the host has found as well', async () => {
    show();
    const requested: string[] = [];
    globalThis.fetch = (input) => {
      requested.push(String(input));
      return Promise.resolve(
        respondWith([neighbourhood('Gangnam-gu', '강남구'), neighbourhood('Yeoksam 1-dong', '강남구')]),
      );
    };
    await type('gangnam');
    expect(await screen.findByText('Yeoksam 1-dong')).toBeInTheDocument();
    expect(screen.getAllByText('Gangnam-gu')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Save Yeoksam 1-dong, Gangnam-gu, Seoul' })).toBeInTheDocument();
    expect(requested.every((address) => address.includes('language=en'))).toBe(true);
  });
});

it.each([false, true])('the place on home has the pin, whether it is the default one or not', (isOwn) => {
  const queryClient = memberCache();
  queryClient.setQueryData(sessionQuery().queryKey, { user: null });
  render(
    <QueryClientProvider client={queryClient}>
      <PlaceProvider initial={DEFAULT_PLACE} isOwn={isOwn}>
        <PlaceButton />
      </PlaceProvider>
    </QueryClientProvider>,
  );
  const place = screen.getByRole('button', { name: /서울특별시 강남구/ });
  expect([...place.querySelectorAll('svg')].map((icon) => icon.classList[0])).toEqual([
    'lucide-map-pin',
    'lucide-chevron-down',
  ]);
});
