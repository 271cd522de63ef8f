import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from 'sonner';
import { PackedDays } from '@/components/trips/packed-days';
import { TripScreen } from '@/components/trips/trip-screen';
import { TripsScreen } from '@/components/trips/trips-screen';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { sessionQuery, type SessionResponse } from '@/lib/client/session/viewer';
import { stored } from '@/lib/client/storage/stored';
import type { PackingList, Trip } from '@/lib/contract/trips';
import { addDays, kstDate, kstEpochMs } from '@/lib/domain/kst';
import { openModalsInJsdom } from '@/tests/support/modal-dialogs';
import { replaceModule } from '../../support/replace-module';

const push = jest.fn();
const replace = jest.fn();
replaceModule('next/navigation', {
  useRouter: () => ({ push, replace }),
  usePathname: () => '/my/trips',
  useSearchParams: () => new URLSearchParams('id=trip0001'),
});

const MEMBER = { id: 'me', nickname: '날옷', birthDate: '2000-02-29', gender: 'FEMALE', loginType: 'email' };
const trips = stored<{ ownerId: string | null; what: Trip[] }>('local', 'trips');
const TOMORROW = addDays(kstDate(Date.now()), 1);
const JEJU: Trip = {
  ...{ id: 'trip0001', latitude: 33.5, longitude: 126.53, region: { sidonm: '제주특별자치도', sggnm: '제주시' } },
  ...{ from: TOMORROW, categoryIds: [2, 2], removed: [], wanted: [] },
};
const item = (id: string, name: string, more: Partial<PackingList['items'][number]> = {}) => ({
  ...{ id, name, count: 1, piece: 'knit-long', slot: 'top' as const, worn: false, alternatives: [], ...more },
});
const LIST: Omit<PackingList, 'source'> & { source: { attribution: string } } = {
  source: { attribution: '날씨 자료 Open-Meteo.com (CC BY 4.0)' },
  days: [
    {
      ...{ date: TOMORROW, categoryId: 2, basis: 'hourly', minC: 3, maxC: 11, rain: true, snow: false },
      ...{ clothes: ['네이비 코트', '크림 니트'], takeAlong: ['우산'] },
      uncovered: [{ kind: 'cold', fromHour: 7, untilHour: 9 }],
    },
    {
      ...{ date: addDays(TOMORROW, 1), categoryId: 2, basis: 'usual', minC: 4, maxC: 12, rain: false, snow: false },
      ...{ clothes: ['네이비 코트', '회색 니트'], takeAlong: [], uncovered: [] },
    },
  ],
  items: [
    item('coat', '네이비 코트', { slot: 'outer', worn: true }),
    item('knit-crew', '라운드 니트', {
      ...{ detail: '크림, 회색', count: 2, worn: true },
      alternatives: [{ id: 'knit-v', name: '브이넥 니트', piece: 'knit-long' }],
    }),
    item('umbrella', '우산', { slot: 'accessory', piece: 'umbrella' }),
  ],
  unneeded: [{ piece: 'gloves', name: '장갑', reason: '그만큼 춥지 않아요' }],
};

const TOKYO = { latitude: 35.69, longitude: 139.69, timeZone: 'Asia/Tokyo', name: '도쿄', within: '일본' };
/** Response to a search for places abroad; null for a failure. */
let abroad: { isCovered: boolean; content: (typeof TOKYO)[] } | null;
/** Error in place of the packing list. */
let listError: { status: number; error: object } | null;

let sent: { address: string; method: string; body?: unknown }[] = [];
/** Replaces the network by a host that has a packing list, and these trips of the member. */
function startHost(atHost: Trip[] | null = null): void {
  sent = [];
  globalThis.fetch = ((address: string, { method = 'GET', body }: RequestInit = {}) => {
    sent.push({ address, method, ...(typeof body === 'string' && { body: JSON.parse(body) }) });
    const isSearch = address.includes('/places-abroad?name');
    if (listError && address.startsWith('/api/v1/packing-list'))
      return Promise.resolve({ ok: false, headers: new Headers(), ...listError, json: async () => listError } as never);
    if (isSearch && !abroad) return Promise.reject(new TypeError('no network'));
    const response = address.startsWith('/api/v1/packing-list')
      ? LIST
      : address.startsWith('/api/v1/places-abroad')
        ? { isCovered: false, ...abroad, ...(!isSearch && { content: [] }) }
        : { content: address.startsWith('/api/v1/trips') && method === 'GET' ? atHost : [] };
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), json: async () => response } as Response);
  }) as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
}

/** Renders a screen for a member, for a visitor (null), or before the session is checked. */
function show(Screen: () => React.ReactNode, user: object | 'unchecked' | null = null): void {
  const queries = { retry: false, retryDelay: 0, networkMode: 'always' } as const;
  const queryClient = new QueryClient({ defaultOptions: { queries } });
  if (user !== 'unchecked') queryClient.setQueryData(sessionQuery().queryKey, { user } as SessionResponse);
  render(
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>
        <Screen />
      </LoginPromptProvider>
      <Toaster />
    </QueryClientProvider>,
  );
}

beforeAll(openModalsInJsdom);
beforeEach(() => {
  localStorage.clear();
  abroad = { isCovered: false, content: [] };
  listError = null;
  jest.clearAllMocks();
  startHost();
});

describe('the screen of trips', () => {
  it('plans two nights with a place and one tap, for a visitor on this device', async () => {
    show(TripsScreen);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '제주시' } });
    fireEvent.click((await screen.findAllByRole('button', { name: /제주시/ }))[0]!);
    fireEvent.click(screen.getByRole('button', { name: '챙길 것 보기' }));
    await waitFor(() => expect(trips.read()).not.toBeNull());
    const [saved] = trips.read()!.what;
    expect(saved).toMatchObject({ region: JEJU.region, from: TOMORROW, categoryIds: [2, 2, 2] });
    expect(push).toHaveBeenCalledWith(`/my/trip?id=${saved!.id}`);
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('says that only Korea is covered, unless trips abroad are', async () => {
    show(TripsScreen);
    expect(await screen.findByText('지금은 한국 안의 여행만 도와 드려요.')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '도쿄' } });
    expect(await screen.findByText(/찾지 못했어요/)).toBeInTheDocument();
    expect(sent.filter(({ address }) => address.includes('places-abroad?name'))).toEqual([]);
  });

  it('plans a trip to a place abroad in its time zone', async () => {
    abroad = { isCovered: true, content: [TOKYO] };
    show(TripsScreen);
    expect(await screen.findByText(/한국과 해외의 도시를 찾을 수 있어요/)).toBeInTheDocument();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '도쿄' } });
    fireEvent.click(await screen.findByRole('button', { name: '도쿄 일본' }));
    expect(screen.getByText('일본 도쿄')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '챙길 것 보기' }));
    await waitFor(() => expect(trips.read()).not.toBeNull());
    const { latitude, longitude, timeZone } = TOKYO;
    expect(trips.read()!.what[0]).toMatchObject({
      ...{ latitude, longitude, timeZone, region: { sidonm: '일본', sggnm: '도쿄' } },
    });
  });

  it('offers the dates of the place, whose day may be another than in Korea', async () => {
    abroad = { isCovered: true, content: [{ ...TOKYO, timeZone: 'Pacific/Honolulu', name: '호놀룰루' }] };
    const noonMs = kstEpochMs(addDays(TOMORROW, -1), 12);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(noonMs);
    show(TripsScreen);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '호놀룰루' } });
    fireEvent.click(await screen.findByRole('button', { name: /호놀룰루/ }));
    const [first] = screen.getAllByRole('radio');
    const yesterday = addDays(TOMORROW, -2);
    expect(first).toHaveAccessibleName(
      expect.stringContaining(`${Number(yesterday.slice(5, 7))}월 ${Number(yesterday.slice(8))}일`),
    );
    clock.mockRestore();
  });

  it('says that cities abroad cannot be searched if the search fails', async () => {
    abroad = null;
    const search = globalThis.fetch;
    globalThis.fetch = ((address: string, init: RequestInit) => {
      if (address === '/api/v1/places-abroad') abroad = { isCovered: true, content: [] };
      const response = search(address, init);
      abroad = null;
      return response;
    }) as typeof fetch;
    show(TripsScreen);
    await screen.findByText(/한국과 해외의 도시를 찾을 수 있어요/);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '도쿄' } });
    expect(await screen.findByText(/해외 도시를 지금 찾을 수 없어요/)).toBeInTheDocument();
  });

  it('scrolls the dates with the wheel of a mouse', () => {
    show(TripsScreen);
    const row = screen.getAllByRole('radio')[0]!.closest('div')!;
    Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
    fireEvent.wheel(row, { deltaY: 120 });
    expect(row.scrollLeft).toBe(120);
  });

  it('asks for the place if it is missing, and for a login before another category', () => {
    show(TripsScreen);
    fireEvent.click(screen.getByRole('button', { name: '챙길 것 보기' }));
    expect(screen.getByRole('alert')).toHaveTextContent('여행할 곳을 골라 주세요.');
    const [day] = screen.getAllByRole('combobox');
    fireEvent.change(day!, { target: { value: '4' } });
    expect(day).toHaveValue('2');
    expect(trips.read()).toBeNull();
  });

  it('lists upcoming trips, and leaves out those that are over', () => {
    trips.write({ ownerId: null, what: [{ ...JEJU, id: 'trip0002', from: addDays(TOMORROW, -9) }, JEJU] });
    show(TripsScreen);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/my/trip?id=trip0001']);
    fireEvent.click(screen.getByRole('button', { name: '여행 추가' }));
    expect(screen.getByRole('region', { name: '새 여행' })).toBeInTheDocument();
  });

  it("uploads a visitor's trips at login if the account has none", async () => {
    trips.write({ ownerId: null, what: [JEJU] });
    show(TripsScreen, MEMBER);
    await waitFor(() =>
      expect(sent).toContainEqual(expect.objectContaining({ method: 'PUT', body: { content: [JEJU] } })),
    );
    expect(trips.read()?.ownerId).toBe('me');
  });
});

describe('the packing list of a trip', () => {
  beforeEach(() => trips.write({ ownerId: null, what: [JEJU] }));
  const getSection = async (name: string) => within(await screen.findByRole('region', { name }));

  it('says why the list of a place abroad is missing, and lets the trip be changed', async () => {
    const { name, within, ...place } = TOKYO;
    const error = { code: 'UPSTREAM_FAILED', message: '해외 정보를 지금 받을 수 없어요.' };
    trips.write({
      ownerId: null,
      what: [{ ...JEJU, ...place, region: { sidonm: within, sggnm: name } }],
    });
    listError = { status: 502, error };
    show(TripScreen);
    expect(await screen.findByRole('alert', undefined, { timeout: 5_000 })).toHaveTextContent(error.message);
    expect(screen.getByRole('heading', { name: '도쿄' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '수정' })).toBeInTheDocument();
    expect(sent.find(({ address }) => address.startsWith('/api/v1/packing-list'))?.address).toContain(
      'time-zone=Asia%2FTokyo',
    );
  });

  it('shows clothes for the way apart, the suitcase, each day and what can stay at home', async () => {
    show(TripScreen);
    expect((await getSection('입고 가요')).getByText('네이비 코트')).toBeInTheDocument();
    const suitcase = await getSection('가방에 넣어요');
    expect(suitcase.queryByText('네이비 코트')).toBeNull();
    expect(suitcase.getByText('라운드 니트')).toBeInTheDocument();
    expect(suitcase.getByText('속옷과 양말은 2벌')).toBeInTheDocument();
    const days = await getSection('날마다 이렇게 입어요');
    expect(days.getByText('네이비 코트, 크림 니트')).toBeInTheDocument();
    expect(days.getByText(/오전 7시~오전 9시: .*추울 수 있어요/)).toBeInTheDocument();
    expect(days.getByText(/이맘때 기온/)).toBeInTheDocument();
    expect((await getSection('이건 안 가져가도 돼요')).getByText('장갑')).toBeInTheDocument();
  });

  it('names half a day once', () => {
    const day = { ...LIST.days[1]!, uncovered: [{ kind: 'cold' as const, fromHour: 7, untilHour: 11 }] };
    render(<PackedDays days={[day]} />);
    expect(screen.getByText('오전: 가방에 있는 옷으로는 추울 수 있어요')).toBeInTheDocument();
  });

  it("is a visitor's without a connection too, when no session can be checked", async () => {
    const loadList = globalThis.fetch;
    globalThis.fetch = ((address: string, init: RequestInit) =>
      address.startsWith('/api/auth')
        ? Promise.reject(new TypeError('offline'))
        : loadList(address, init)) as typeof fetch;
    show(TripScreen, 'unchecked');
    // The worker serves its response.
    expect((await getSection('입고 가요')).getByText('네이비 코트')).toBeInTheDocument();
  });

  it('breaks lines between the dates of a trip only, and shares them with ordinary blanks', async () => {
    const writeText = jest.fn(async (_: string) => undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    show(TripScreen);
    expect((await screen.findByText(/1박 2일/)).textContent).toMatch(
      /월\u00a0\d+일\u00a0.요일 ~ \d+월\u00a0.*\u00a0· 1박\u00a02일$/,
    );
    fireEvent.click(await screen.findByRole('button', { name: '공유' }));
    fireEvent.click(screen.getByRole('button', { name: '글로 보내기' }));
    await waitFor(() => expect(writeText).toHaveBeenCalled());
    expect(writeText.mock.calls[0]![0]).not.toContain('\u00a0');
  });

  it('credits the source of the weather', async () => {
    show(TripScreen);
    expect(await screen.findByText('날씨 자료 Open-Meteo.com (CC BY 4.0)')).toBeInTheDocument();
  });

  it('is planned for the occasion of a date, which the day names', async () => {
    const wedding = { date: TOMORROW, plan: { spans: [], categoryId: 4 }, name: '결혼식', dressCode: 'wedding' };
    const week = Array.from({ length: 7 }, () => ({ spans: [], categoryId: null }));
    localStorage.setItem('visitor-day', JSON.stringify({ week, exceptions: [wedding] }));
    trips.write({ ownerId: null, what: [{ ...JEJU, categoryIds: [4, 2] }] });
    show(TripScreen);
    await getSection('날마다 이렇게 입어요');
    const [asked] = sent.filter(({ address }) => address.startsWith('/api/v1/packing-list'));
    expect(new URL(asked!.address, 'http://localhost').searchParams.get('occasions')).toBe('wedding.');
    cleanup();
    const [day] = LIST.days;
    render(<PackedDays days={[{ ...day!, categoryId: 4, occasion: 'wedding', outOfPlace: '세미 정장은 없어요.' }]} />);
    expect(screen.getByText('결혼식')).toBeInTheDocument();
    expect(screen.getByText('세미 정장은 없어요.')).toBeInTheDocument();
  });

  it('names the outfit of consecutive days once', () => {
    const [day] = LIST.days;
    render(<PackedDays days={[day!, { ...day!, date: addDays(TOMORROW, 2) }, LIST.days[1]!]} />);
    expect(screen.getAllByText('네이비 코트, 크림 니트')).toHaveLength(1);
    expect(screen.getAllByText('챙기기: 우산')).toHaveLength(1);
    expect(screen.getByText('전날과 같아요.')).toBeInTheDocument();
    cleanup();
    render(
      <PackedDays
        days={[
          { ...day!, takeAlong: [] },
          { ...day!, date: addDays(TOMORROW, 1) },
        ]}
      />,
    );
    expect(screen.getAllByText('네이비 코트, 크림 니트')).toHaveLength(1);
    expect(screen.getByText('옷은 전날과 같아요.')).toBeInTheDocument();
    expect(screen.getByText('챙기기: 우산')).toBeInTheDocument();
  });

  it('remembers ticks on the device', async () => {
    show(TripScreen);
    fireEvent.click((await getSection('가방에 넣어요')).getByRole('checkbox', { name: /우산/ }));
    expect(await screen.findByText('2가지 중 1가지를 챙겼어요')).toBeInTheDocument();
    expect(localStorage.getItem('trip-ticks')).toContain('umbrella');
  });

  it('plans again without a removed thing, and with a garment in place of another', async () => {
    show(TripScreen);
    fireEvent.click((await getSection('가방에 넣어요')).getByRole('button', { name: '우산 바꾸거나 빼기' }));
    fireEvent.click(screen.getByRole('button', { name: '빼기' }));
    await waitFor(() => expect(sent.at(-1)?.address).toContain('removed=umbrella'));
    fireEvent.click((await getSection('가방에 넣어요')).getByRole('button', { name: '라운드 니트 바꾸거나 빼기' }));
    fireEvent.click(screen.getByRole('button', { name: '브이넥 니트' }));
    await waitFor(() => expect(sent.at(-1)?.address).toContain('removed=umbrella.knit-crew&wanted=knit-v'));
    fireEvent.click(screen.getByRole('button', { name: '처음대로' }));
    await waitFor(() => expect(trips.read()?.what[0]).toEqual(JEJU));
  });

  it('says which removed things the list contains again, because nothing else can be worn', async () => {
    trips.write({ ownerId: null, what: [{ ...JEJU, removed: ['coat', 'scarf'] }] });
    show(TripScreen);
    expect(await screen.findByText('네이비 코트: 빼면 입을 옷이 없어 다시 넣었어요.')).toBeInTheDocument();
  });

  it('is copied as text if the browser cannot share', async () => {
    const writeText = jest.fn(async (_: string) => undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    show(TripScreen);
    fireEvent.click(await screen.findByRole('button', { name: '공유' }));
    fireEvent.click(screen.getByRole('button', { name: '글로 보내기' }));
    expect(await screen.findByText('목록을 복사했어요')).toBeInTheDocument();
    const text = writeText.mock.calls[0]![0];
    expect(text).toContain('입고 가요\n- 네이비 코트');
    expect(text).toContain('가방에 넣어요\n- 라운드 니트 (크림, 회색)\n- 우산');
  });

  it('is shared as a picture, without an address, even if it came too late for the first tap', async () => {
    const shared: ShareData[] = [];
    let isLate = true;
    const share = async (data: ShareData) => {
      if (isLate) throw new DOMException('too late', 'NotAllowedError');
      shared.push(data);
    };
    const loadList = globalThis.fetch;
    globalThis.fetch = ((address: string, init: RequestInit) => {
      if (!address.startsWith('/api/v1/packing-card')) return loadList(address, init);
      sent.push({ address, method: 'GET' });
      return Promise.resolve({ ok: true, blob: async () => new Blob(['jpeg']) } as Response);
    }) as typeof fetch;
    Object.assign(navigator, { share, canShare: () => true });
    show(TripScreen);
    fireEvent.click(await screen.findByRole('button', { name: '공유' }));
    fireEvent.click(screen.getByRole('button', { name: '그림으로 보내기' }));
    // The picture came too late for the first tap.
    expect(await screen.findByText('그림이 준비됐어요. 한 번 더 눌러 주세요.')).toBeVisible();
    isLate = false;
    fireEvent.click(screen.getByRole('button', { name: '그림으로 보내기' }));
    await waitFor(() => expect(shared).toHaveLength(1));
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
    expect(shared[0]).toMatchObject({ title: '제주시 여행 챙길 것' });
    expect(shared[0]!.files).toHaveLength(1);
    expect(shared[0]!.url).toBeUndefined();
    const { searchParams } = new URL(sent.at(-1)!.address, 'http://nalot.test');
    expect(Object.fromEntries(searchParams)).toMatchObject({ ...JEJU.region, from: TOMORROW, categories: '2.2' });
    await waitFor(() => expect(screen.queryByRole('button', { name: '그림으로 보내기' })).toBeNull());
  });

  it('says that a trip was deleted, and deletes one after a question', async () => {
    show(TripScreen);
    fireEvent.click(await screen.findByRole('button', { name: '여행 지우기' }));
    fireEvent.click(screen.getByRole('button', { name: '지우기' }));
    expect(replace).toHaveBeenCalledWith('/my/trips');
    await waitFor(() => expect(trips.read()?.what).toEqual([]));
    expect(await screen.findByText('이 여행을 찾을 수 없어요')).toBeInTheDocument();
  });
});
