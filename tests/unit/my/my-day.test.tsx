// Runs alone: the first questions of a visitor appear once in a sandbox.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { act, startTransition, Suspense, use, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Toaster } from 'sonner';
import { MyDayScreen } from '@/components/day/my-day-screen';
import { FirstQuestionCard } from '@/components/home/first-question-card';
import { GAZETTE_HOLIDAYS } from '@/lib/api-host/holidays/gazette-holidays';
import { storedHolidays } from '@/lib/client/my-day/holidays';
import { myDayQuery, useMyDay, visitorDay } from '@/lib/client/my-day/my-day';
import { useAlarmDay, useOwnDay } from '@/lib/client/my-day/own-day';
import { placesQuery, visitorPlaces } from '@/lib/client/place/saved-places';
import { useComfortOffsets, visitorSensitivity } from '@/lib/client/outfit/own-comfort';
import { useCarrySensitivityOver, useSensitivity } from '@/lib/client/outfit/sensitivity';
import { answeredQuestions } from '@/lib/client/session/first-minute';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { sessionQuery, type SessionResponse } from '@/lib/client/session/viewer';
import { HydrationProvider, useHydrated } from '@/lib/client/storage/browser-value';
import type { MyDay } from '@/lib/contract/my-day';
import { addDays, kstDate, kstEpochMs } from '@/lib/domain/kst';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { WEEKDAY_HOLIDAYS } from '@/tests/support/days-off';
import { openModalsInJsdom } from '@/tests/support/modal-dialogs';
import { replaceModule } from '../../support/replace-module';

const replace = jest.fn();
/** Query of the address. As in a navigation by a link, `location` does not have it yet. */
let search = '';
replaceModule('next/navigation', {
  useRouter: () => ({ push: jest.fn(), back: jest.fn(), replace }),
  usePathname: () => '/my/day',
  useSearchParams: () => new URLSearchParams(search),
});

const MEMBER = { id: 'me', nickname: '날옷', birthDate: '2000-02-29', gender: 'FEMALE', loginType: 'email' };
const WORK: MyDay = createUniformWeek({ spans: [{ from: 8, until: 19, placeId: 'work0001' }], categoryId: 1 });
const OFFICE = {
  ...{ id: 'work0001', name: '회사', latitude: 37.8813, longitude: 127.7298 },
  region: { sidonm: '강원특별자치도', sggnm: '춘천시' },
};
const SEOUL = { nx: 61, ny: 125 };

/** Renders as a member with the given profile. */
function world(user: object | null, myDay: MyDay | null = null) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queryClient.setQueryData(sessionQuery().queryKey, { user } as SessionResponse);
  if (user) queryClient.setQueryData(myDayQuery().queryKey, myDay);
  if (user)
    queryClient.setQueryData(placesQuery().queryKey, { shown: [OFFICE], atHost: { content: [OFFICE], version: '1' } });
  return function World({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={queryClient}>
        <LoginPromptProvider>{children}</LoginPromptProvider>
      </QueryClientProvider>
    );
  };
}

/** Replaces the network by a host that accepts everything, and returns what it receives. */
function startHost(): unknown[] {
  const sent: unknown[] = [];
  globalThis.fetch = ((_: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') sent.push(JSON.parse(String(body)));
    return Promise.resolve({ ok: true, headers: new Headers(), json: () => Promise.resolve({}) });
  }) as typeof fetch;
  return sent;
}

beforeAll(openModalsInJsdom);
beforeEach(() => {
  localStorage.clear();
  document.cookie = 'week=; max-age=0';
});

describe('the screen of 나의 하루', () => {
  const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const choose = (label: string, value: number) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: String(value) } });

  it("stores a visitor's hours on the device with one tap for the whole week", async () => {
    render(<MyDayScreen />, { wrapper: world(null) });
    tap('9시-19시');
    tap('저장하기');
    await waitFor(() =>
      expect(visitorDay.read()).toEqual(
        createUniformWeek({ spans: [{ from: 9, until: 19, placeId: null }], categoryId: null }),
      ),
    );
    await waitFor(() => expect(document.cookie).toContain('week=1'));
  });

  it('sets different hours for a weekday', async () => {
    visitorDay.write(WORK);
    render(<MyDayScreen />, { wrapper: world(null) });
    fireEvent.click(screen.getByRole('switch', { name: '일주일 내내 같아요' }));
    fireEvent.click(screen.getByRole('radio', { name: /^토요일/ }));
    choose('나가는 시각', 22);
    choose('들어오는 시각', 6);
    tap('저장하기');
    const spans = () => visitorDay.read()?.week.map((day) => day.spans.map(({ from, until }) => `${from}-${until}`)[0]);
    await waitFor(() => expect(spans()?.[5]).toBe('22-6'));
    expect(spans()?.[4]).toBe('8-19');
  });

  it('reports what cannot be saved, and where', async () => {
    render(<MyDayScreen />, { wrapper: world(null) });
    tap('8시-18시');
    tap('시간 더하기');
    fireEvent.change(screen.getAllByLabelText('나가는 시각')[1]!, { target: { value: '9' } });
    tap('저장하기');
    expect(await screen.findByText('시간이 서로 겹쳐요.')).toBeInTheDocument();
    expect(visitorDay.read()).toBeNull();
  });

  it('deletes the schedule', async () => {
    visitorDay.write(WORK);
    render(<MyDayScreen />, { wrapper: world(null) });
    tap('초기화');
    tap('지우기');
    await waitFor(() => expect(visitorDay.read()).toBeNull());
    expect(screen.getByRole('button', { name: '9시-19시' })).toBeInTheDocument();
  });

  it("deletes a member's schedule at the host", async () => {
    const sent = startHost();
    render(<MyDayScreen />, { wrapper: world(MEMBER, WORK) });
    tap('초기화');
    tap('지우기');
    await waitFor(() => expect(sent).toEqual([{ myDay: null }]));
    expect(await screen.findByRole('button', { name: '9시-19시' })).toBeInTheDocument();
  });

  it('takes today off with one tap, which is the second one from home, and undoes it', async () => {
    visitorDay.write(WORK);
    const date = kstDate(Date.now());
    const now = jest.spyOn(Date, 'now').mockReturnValue(kstEpochMs(date, 9));
    render(<MyDayScreen />, { wrapper: world(null) });
    tap('오늘만 쉬어요');
    await waitFor(() => expect(visitorDay.read()).toEqual({ ...WORK, exceptions: [{ date, plan: null }] }));
    expect(screen.queryByRole('button', { name: '오늘만 쉬어요' })).not.toBeInTheDocument();
    const { result } = renderHook(() => useOwnDay(SEOUL), { wrapper: world(null) });
    expect(result.current.request).not.toHaveProperty('hours');
    fireEvent.click(screen.getByRole('button', { name: /요일 지우기$/ }));
    await waitFor(() => expect(visitorDay.read()).toEqual(WORK));
    now.mockReturnValue(kstEpochMs(date, 21));
    cleanup();
    render(<MyDayScreen />, { wrapper: world(null) });
    tap('내일만 쉬어요');
    await waitFor(() => expect(visitorDay.read()?.exceptions).toEqual([{ date: addDays(date, 1), plan: null }]));
    now.mockRestore();
  });

  it('plans only the date of a link, without a schedule, and returns to that day on home', async () => {
    search = 'date=2030-05-04';
    const clock = jest.spyOn(Date, 'now').mockReturnValue(kstEpochMs('2030-05-01', 9));
    render(<MyDayScreen />, { wrapper: world(null) });
    expect(await screen.findByRole('heading', { level: 1, name: '5월 4일 토요일' })).toBeVisible();
    expect(screen.getByText('언제 나가 계세요?')).not.toBeVisible();
    expect(screen.queryByLabelText('날짜')).toBeNull();
    expect(screen.getByLabelText('다르게 나가요')).toBeChecked();
    expect(screen.queryAllByRole('switch')).toEqual([]);
    fireEvent.change(screen.getByLabelText(/^이름/), { target: { value: '돌잔치' } });
    fireEvent.click(screen.getByRole('button', { name: '이날만 저장하기' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/home?for=2030-05-04'));
    const plan = { spans: [], categoryId: null };
    expect(visitorDay.read()?.exceptions).toEqual([{ date: '2030-05-04', plan, name: '돌잔치' }]);
    cleanup();
    render(<MyDayScreen />, { wrapper: world(null) });
    expect(screen.getByLabelText(/^이름/)).toHaveValue('돌잔치');
    fireEvent.click(screen.getByRole('button', { name: '정한 것 지우기' }));
    await waitFor(() => expect(visitorDay.read()?.exceptions).toBeUndefined());
    search = '';
    clock.mockRestore();
  });

  it.each(['2030-02-30', '2030-13-01', 'tomorrow'])('ignores a link to %s, which is no date', async (date) => {
    search = `date=${date}`;
    render(<MyDayScreen />, { wrapper: world(null) });
    expect(await screen.findByRole('heading', { level: 1, name: '언제 나가 계세요?' })).toBeVisible();
    search = '';
  });

  it('plans one date with other hours, another place and category, and keeps the weekly schedule', async () => {
    const sent = startHost();
    render(<MyDayScreen />, { wrapper: world(MEMBER, WORK) });
    tap('다른 날 정하기');
    const date = addDays(kstDate(Date.now()), 30);
    fireEvent.change(screen.getByLabelText('날짜'), { target: { value: '2020-01-01' } });
    expect(screen.getByText('오늘부터 1년 안의 날짜를 골라 주세요.')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('날짜'), { target: { value: date } });
    const card = within(screen.getByRole('region', { name: '하루만 다르게' }));
    fireEvent.click(card.getByRole('button', { name: '9시-19시' }));
    fireEvent.click(card.getByRole('button', { name: '시간 더하기' }));
    fireEvent.change(card.getAllByLabelText('나가는 시각')[1]!, { target: { value: '10' } });
    fireEvent.click(card.getByRole('button', { name: '이날만 저장하기' }));
    expect(await card.findByText('시간이 서로 겹쳐요.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    fireEvent.click(card.getByRole('button', { name: '2번째 시간 지우기' }));
    fireEvent.change(card.getByLabelText('그 시간에 있는 곳'), { target: { value: 'work0001' } });
    fireEvent.click(card.getByLabelText('데이트'));
    fireEvent.change(card.getByLabelText(/^이름/), { target: { value: '사촌 결혼식' } });
    fireEvent.click(card.getByRole('switch', { name: '전날 저녁과 옷차림이 달라질 때 알림 받기' }));
    fireEvent.click(card.getByRole('button', { name: '이날만 저장하기' }));
    const plan = { spans: [{ from: 9, until: 19, placeId: 'work0001' }], categoryId: 4 };
    const pinned = { name: '사촌 결혼식', wantsPush: true };
    await waitFor(() => expect(sent).toEqual([{ myDay: { ...WORK, exceptions: [{ date, plan, ...pinned }] } }]));
    const row = await screen.findByRole('button', { name: /요일 사촌 결혼식 9시-19시, 회사 기준$/ });
    fireEvent.click(row);
    const [editor] = screen.getAllByRole('region');
    expect(within(editor!).getByLabelText('데이트')).toBeChecked();
    expect(within(editor!).getByLabelText('그 시간에 있는 곳')).toHaveValue('work0001');
    expect(within(editor!).getByRole('switch', { name: '전날 저녁과 옷차림이 달라질 때 알림 받기' })).toBeChecked();
  });

  it('plans an occasion with its category and name, for members', async () => {
    const sent = startHost();
    render(<MyDayScreen />, { wrapper: world(MEMBER, WORK) });
    tap('다른 날 정하기');
    const editor = within(screen.getByRole('region', { name: '하루만 다르게' }));
    fireEvent.click(editor.getByLabelText('결혼식'));
    expect(editor.queryByRole('group', { name: '그날의 옷차림' })).toBeNull();
    tap('이날만 저장하기');
    const date = addDays(kstDate(Date.now()), 1);
    const wedding = { date, plan: { spans: [], categoryId: 4 }, name: '결혼식', dressCode: 'wedding' };
    await waitFor(() => expect(sent).toEqual([{ myDay: { ...WORK, exceptions: [wedding] } }]));
    fireEvent.click(await screen.findByRole('button', { name: /요일 결혼식/ }));
    expect(screen.getByLabelText(/^이름/)).toHaveValue('');
    fireEvent.click(screen.getByLabelText('장례식'));
    tap('이날만 저장하기');
    const funeral = { date, plan: { spans: [], categoryId: 1 }, name: '장례식', dressCode: 'funeral' };
    await waitFor(() => expect(sent[1]).toEqual({ myDay: { ...WORK, exceptions: [funeral] } }));
    cleanup();
    render(<MyDayScreen />, { wrapper: world(null) });
    tap('다른 날 정하기');
    fireEvent.click(screen.getByLabelText('면접'));
    expect(screen.getByLabelText('면접')).not.toBeChecked();
  });

  it('plans days off as Sunday, as usual on holidays, or on their own, and keeps exceptions', async () => {
    const exceptions = [{ date: addDays(kstDate(Date.now()), 3), plan: null }];
    const sent = startHost();
    render(<MyDayScreen />, { wrapper: world(MEMBER, { ...WORK, exceptions }) });
    expect(screen.getByLabelText('일요일처럼')).toBeChecked();
    fireEvent.click(screen.getByLabelText('공휴일에도 평소처럼'));
    tap('저장하기');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ myDay: { ...WORK, exceptions, dayOff: null, worksOnHolidays: true } });
    fireEvent.click(screen.getByLabelText('따로 정하기'));
    const editor = within(screen.getByRole('region', { name: '쉬는 날에 나가 있는 시간' }));
    fireEvent.click(editor.getByRole('button', { name: '13시-22시' }));
    tap('저장하기');
    await waitFor(() => expect(sent).toHaveLength(2));
    const dayOff = { spans: [{ from: 13, until: 22, placeId: null }], categoryId: null };
    expect(sent[1]).toEqual({ myDay: { ...WORK, exceptions, dayOff, worksOnHolidays: false } });
  });

  it("sends a member's schedule to the host", async () => {
    const sent = startHost();
    render(<MyDayScreen />, { wrapper: world(MEMBER, WORK) });
    expect(screen.getByLabelText('그 시간에 있는 곳')).toHaveValue('work0001');
    fireEvent.click(screen.getByLabelText('데이트'));
    tap('저장하기');
    await waitFor(() => expect(sent).toEqual([{ myDay: createUniformWeek({ ...WORK.week[0]!, categoryId: 4 }) }]));
    expect(visitorDay.read()).toBeNull();
  });
});

/** Renders an element for a visitor without a day of their own. */
function showToVisitor(element: React.ReactNode): void {
  const World = world(null);
  render(
    <World>
      {element}
      <Toaster />
    </World>,
  );
}

it('the first-minute question confirms its answer, disappears and does not return', async () => {
  const Asked = () => useMyDay().myDay === null && <FirstQuestionCard question="when" />;
  showToVisitor(<Asked />);
  fireEvent.click(screen.getByRole('button', { name: '9시-19시' }));
  expect(await screen.findByText('9시-19시에 맞춰 골라 드릴게요.')).toBeInTheDocument();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(answeredQuestions.read()).toEqual(['when']);
});

it('whether a visitor feels cold easily sets the offsets, is stored on the device and not asked again', async () => {
  const Asked = () => {
    const { cold } = useComfortOffsets();
    return useSensitivity() === null ? <FirstQuestionCard question="cold" /> : <p>offset {cold}</p>;
  };
  showToVisitor(<Asked />);
  fireEvent.click(screen.getByRole('button', { name: '추위를 타요' }));
  expect(await screen.findByText('offset -0.2')).toBeInTheDocument();
  expect(visitorSensitivity.read()).toBe('cold');
  await waitFor(() => expect(answeredQuestions.read()).toContain('cold'));
});

it("carries a visitor's answer over to the account, once", async () => {
  visitorSensitivity.write('hot');
  const sent = startHost();
  renderHook(() => useCarrySensitivityOver(), { wrapper: world(MEMBER) });
  await waitFor(() => expect(sent).toEqual([{ sensitivity: 'hot' }]));
  await waitFor(() => expect(visitorSensitivity.read()).toBeNull());
});

it('a hydrating page does not treat unread storage as empty', async () => {
  visitorDay.write(WORK);
  let letDraw = () => {};
  const mayDraw = new Promise<void>((resolve) => (letDraw = resolve));
  /** A component that renders slowly with the browser's value. */
  function Home() {
    const isHydrated = useHydrated();
    const { hoursText } = useOwnDay(SEOUL);
    if (isHydrated) use(mayDraw);
    return hoursText;
  }
  const World = world(null);
  const page = (
    <Suspense>
      <HydrationProvider>
        <World>
          <Home />
        </World>
      </HydrationProvider>
    </Suspense>
  );
  renderHook(() => useOwnDay(SEOUL), { wrapper: world(null) });
  expect(document.cookie).toContain('week=1');
  cleanup();
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const container = document.body.firstElementChild as Element;
  let root: Root | undefined;
  await act(async () => startTransition(() => void (root = hydrateRoot(container, page))));
  expect(container.textContent).toBe('');
  expect(document.cookie).toContain('week=1');
  await act(async () => letDraw());
  expect(container.textContent).toBe('8시-19시 기준');
  act(() => root?.unmount());
});

describe('the request of home', () => {
  let clock: jest.SpyInstance;
  beforeAll(() => void (clock = jest.spyOn(Date, 'now')));
  beforeEach(() => clock.mockReturnValue(kstEpochMs('2026-01-12', 9)));
  afterAll(() => clock.mockRestore());
  const asked = (user: object | null, myDay: MyDay | null = null) => {
    const { result } = renderHook(() => useOwnDay(SEOUL), { wrapper: world(user, myDay) });
    return result.current;
  };

  it("uses the member's schedule, immediately on return too", () => {
    const day = {
      request: { hours: '8-19@73.134', categoryId: 1, date: '2026-01-12' },
      hoursText: '8시-19시, 회사 기준',
    };
    expect(asked(MEMBER, WORK)).toMatchObject(day);
    expect(document.cookie).toContain('week=1');
    cleanup();
    expect(asked(MEMBER, WORK).getCellName('73.134')).toBe('회사');
  });

  it("uses a visitor's hours without a category, which requires membership", () => {
    visitorPlaces.write([OFFICE]);
    visitorDay.write(WORK);
    expect(asked(null).request).toEqual({ hours: '8-19@73.134', categoryId: null, date: '2026-01-12' });
  });

  it('is for a day off on every public holiday and date off, for members and visitors', () => {
    storedHolidays.write([...GAZETTE_HOLIDAYS]);
    const week = [...WORK.week.slice(0, 6), { spans: [], categoryId: null }];
    const myDay = { week, exceptions: [{ date: '2026-11-26', plan: null }] };
    visitorPlaces.write([OFFICE]);
    for (const user of [MEMBER, null]) {
      cleanup();
      if (!user) visitorDay.write(myDay);
      for (const date of [...WEEKDAY_HOLIDAYS, '2026-11-26']) {
        clock.mockReturnValue(kstEpochMs(date, 9));
        expect(asked(user, myDay)).toMatchObject({ request: { categoryId: null, date }, hoursText: null });
        expect(asked(user, myDay).request).not.toHaveProperty('hours');
        cleanup();
      }
      clock.mockReturnValue(kstEpochMs('2026-11-27', 9));
      expect(asked(user, myDay)).toMatchObject({ request: { hours: '8-19@73.134' }, hoursText: '8시-19시, 회사 기준' });
    }
  });

  it('learns the holidays of the host only if there is a schedule, and stores them', async () => {
    const requested: string[] = [];
    globalThis.fetch = ((address: string) => {
      requested.push(address);
      const body = { content: ['2026-01-12'] };
      return Promise.resolve({ ok: true, headers: new Headers(), json: () => Promise.resolve(body) });
    }) as typeof fetch;
    asked(null);
    expect(requested).toEqual([]);
    cleanup();
    const week = [...WORK.week.slice(0, 6), { spans: [], categoryId: null }];
    visitorDay.write({ week });
    const { result } = renderHook(() => useOwnDay(SEOUL), { wrapper: world(null) });
    expect(result.current.request).toHaveProperty('hours');
    await waitFor(() => expect(result.current.request).not.toHaveProperty('hours'));
    expect(requested).toEqual(['/api/v1/holidays']);
    expect(storedHolidays.read()).toEqual(['2026-01-12']);
  });

  it('for a push covers its day: at night the day that has begun, in the evening tomorrow or the coming night', () => {
    const night = createUniformWeek({ spans: [{ from: 22, until: 6, placeId: null }], categoryId: null });
    const told = (minuteOfDay: number) =>
      renderHook(() => useAlarmDay(SEOUL, minuteOfDay), { wrapper: world(MEMBER, night) }).result.current.request.date;
    clock.mockReturnValue(kstEpochMs('2026-01-12', 2));
    expect(asked(MEMBER, night).request.date).toBe('2026-01-11');
    expect([7 * 60, 21 * 60, 23 * 60].map(told)).toEqual(['2026-01-12', '2026-01-12', '2026-01-13']);
  });

  it('is the default request without a schedule and after logout', () => {
    asked(MEMBER, WORK);
    cleanup();
    expect(asked(null)).toMatchObject({ request: { categoryId: null, date: '2026-01-12' }, hoursText: null });
    expect(document.cookie).not.toContain('week=');
  });
});
