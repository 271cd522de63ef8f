import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { BookmarkScreen } from '@/components/bookmark/bookmark-screen';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { outfitsQuery } from '@/lib/client/outfit/queries';
import { CATEGORY_ID } from '@/lib/contract/category';
import type { OutfitList } from '@/lib/contract/outfit';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { bookmarkOf, memberCache, quiet, refusal, startNetwork } from './bookmark-browser';

const LIST = 'GET /api/v1/bookmark';
const HOUR_MS = 3_600_000;

let network: ReturnType<typeof startNetwork>;
let isOnline = true;

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
});
beforeEach(() => {
  network = startNetwork();
  isOnline = true;
});

/** Responds to a request and waits until the screen is updated. */
const answer = (...given: Parameters<typeof network.answer>) =>
  act(async () => {
    network.answer(...given);
    await quiet();
  });
const connect = (online: boolean) =>
  act(async () => {
    isOnline = online;
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

async function show(ids?: string[], queryClient = memberCache()) {
  render(
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>
        <BookmarkScreen />
      </LoginPromptProvider>
      <Toaster />
    </QueryClientProvider>,
  );
  if (ids) await answer(LIST, { content: ids.map(bookmarkOf) });
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const tick = async (...names: string[]) => {
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name }));
};
const confirm = async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '삭제' }));

describe('the list of bookmarks', () => {
  it('shows that it is loading', async () => {
    await show();
    expect(screen.getByText('저장한 코디를 불러오고 있어요')).toBeInTheDocument();
  });

  it('shows the count, newest first', async () => {
    await show(['knit', 'coat']);
    expect(screen.getByRole('heading', { name: '2벌' })).toBeInTheDocument();
    const tiles = screen.getAllByRole('button', { name: /크게 보기/ });
    expect(tiles.map(({ textContent }) => textContent)).toEqual(['knit3°~12°크게 보기', 'coat3°~12°크게 보기']);
  });

  it('invites to save outfits if it is empty, and links to them', async () => {
    await show([]);
    expect(screen.getByText('아직 저장한 코디가 없어요')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '코디 보러 가기' })).toHaveAttribute('href', '/home');
  });

  it('reports a loading error and offers a retry', async () => {
    await show();
    await answer(LIST, refusal('나중에'), 503);
    await waitFor(() => expect(network.waiting()).toEqual([LIST]));
    await answer(LIST, refusal('나중에'), 503);
    await press('다시 불러오기');
    await answer(LIST, { content: [bookmarkOf('coat')] });
    expect(screen.getByRole('heading', { name: '1벌' })).toBeInTheDocument();
  });

  it('shows an outfit larger with its clothes', async () => {
    await show(['coat']);
    await press(/^coat/);
    const sheet = screen.getByRole('dialog', { name: 'coat' });
    expect(within(sheet).getByText('3°~12°에 입기 좋아요.')).toBeInTheDocument();
    expect(within(sheet).getByText('흰 coat')).toBeInTheDocument();
    expect(within(sheet).getByRole('img', { name: 'coat 차림' })).toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('marks the outfits that home recommends today', async () => {
    // Late in the evening home recommends for tomorrow.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-15T12:00+09:00'));
    const queryClient = memberCache();
    const request = { language: 'ko', cell: DEFAULT_PLACE.cell, offsets: NO_OFFSETS, without: [] } as const;
    const { queryKey } = outfitsQuery({ ...request, categoryId: CATEGORY_ID.daily, gender: 'FEMALE' });
    const list = (further: string[], recorded: unknown = null) =>
      ({ fileMetadata: [{ id: 'female-daily-first' }], further, source: { recorded } }) as unknown as OutfitList;
    queryClient.setQueryData(queryKey, list(['female-daily-coat']));
    await show(['female-daily-coat', 'female-daily-first', 'female-daily-parka', 'male-date-coat'], queryClient);
    expect(screen.getAllByText('오늘 입기 좋아요')).toHaveLength(2);
    act(() => void queryClient.setQueryData(queryKey, list([])));
    await waitFor(() => expect(screen.getAllByText('오늘 입기 좋아요')).toHaveLength(1));
    act(() => void queryClient.setQueryData(queryKey, list([], { place: '서울', date: '2023-01-15' })));
    await waitFor(() => expect(screen.queryByText('오늘 입기 좋아요')).not.toBeInTheDocument());
    clock.mockRestore();
  });

  it('counts the selection and deletes nothing without one', async () => {
    await show(['knit', 'coat']);
    await press('편집');
    expect(screen.getByText('0벌 선택했어요')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '코디 삭제' })).toBeDisabled();
    await tick('coat');
    expect(screen.getByText('1벌 선택했어요')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '코디 삭제' })).toBeEnabled();
  });

  it('clears the selection when editing ends', async () => {
    await show(['knit', 'coat']);
    await press('편집');
    await tick('coat');
    await press('완료');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await press('편집');
    expect(screen.getByText('0벌 선택했어요')).toBeInTheDocument();
  });

  it('deletes the selection after confirmation, reports it, and leaves edit mode', async () => {
    await show(['knit', 'coat', 'parka']);
    await press('편집');
    await tick('coat', 'parka');
    await press('코디 삭제');
    expect(network.waiting()).toEqual([]);
    await confirm();
    await answer('DELETE /api/v1/bookmark/coat');
    await answer('DELETE /api/v1/bookmark/parka');
    expect(await screen.findByText('코디가 삭제되었습니다.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '1벌' })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '편집' })).toHaveFocus();
  });

  it('deletes nothing without confirmation', async () => {
    await show(['coat']);
    await press('편집');
    await tick('coat');
    await press('코디 삭제');
    await press('취소');
    expect(network.waiting()).toEqual([]);
    expect(screen.getByRole('checkbox', { name: 'coat' })).toBeChecked();
  });

  it('retains what could not be deleted, still selected', async () => {
    await show(['knit', 'coat']);
    await press('편집');
    await tick('knit', 'coat');
    await press('코디 삭제');
    await confirm();
    await answer('DELETE /api/v1/bookmark/knit');
    await answer('DELETE /api/v1/bookmark/coat', refusal('나중에 해 주세요.'), 503);
    expect(await screen.findByText('코디를 모두 삭제하지는 못했어요.')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'knit' })).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'coat' })).toBeChecked();
  });

  it('stops at the first rejection', async () => {
    const ids = Array.from({ length: 6 }, (_, i) => `outfit-${i}`);
    await show(ids);
    await press('편집');
    await tick(...ids);
    await press('코디 삭제');
    await confirm();
    expect(network.waiting()).toHaveLength(4);
    for (const what of network.waiting()) await answer(what, refusal('나중에'), 503);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(network.asked.filter((what) => what.startsWith('DELETE'))).toHaveLength(4);
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(6);
  });
});

describe('without a connection', () => {
  it('shows the age of the list and that editing has to wait', async () => {
    network.headers.set('date', new Date(Date.now() - 3 * HOUR_MS).toUTCString());
    await show(['coat']);
    expect(screen.queryByText('3시간 전에 저장된 목록이에요.')).not.toBeInTheDocument();
    await connect(false);
    expect(screen.getByText('3시간 전에 저장된 목록이에요.')).toBeInTheDocument();
    expect(screen.getByText('인터넷에 연결되면 편집할 수 있어요.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '편집' })).toBeDisabled();
  });

  it('shows no age for a fresh list', async () => {
    await show(['coat']);
    await connect(false);
    expect(screen.getByText('인터넷에 연결되면 편집할 수 있어요.')).toBeInTheDocument();
    expect(screen.queryByText(/전에 저장된 목록/)).not.toBeInTheDocument();
  });

  it('leaves edit mode, and fetches again once online', async () => {
    await show(['coat']);
    await press('편집');
    await connect(false);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await connect(true);
    await waitFor(() => expect(network.waiting()).toEqual([LIST]));
  });
});
