import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { outfitsQuery, type OutfitQuery } from '@/lib/client/outfit/queries';
import { sessionQuery, type SessionResponse } from '@/lib/client/session/viewer';
import { CATEGORY_ID } from '@/lib/contract/category';
import { GARMENT_KIND_IDS } from '@/lib/contract/garment-kind';
import type { OutfitList } from '@/lib/contract/outfit';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { makeOutfitList } from '@/tests/support/outfit-list';
import { createOutfits } from '@/tests/support/create-outfits';

const CHOICE: OutfitQuery = {
  language: 'ko',
  ...{ cell: { nx: 61, ny: 125 }, categoryId: CATEGORY_ID.daily, gender: 'FEMALE', offsets: NO_OFFSETS },
};
/** The screen returns to the outfit that was in front for the same choice, so each test has a choice of its own. */
let tests = 0;
const nextChoice = (): OutfitQuery => ({ ...CHOICE, without: [GARMENT_KIND_IDS[(tests += 1)]!] });
const member = { id: 'me', nickname: '날옷', birthDate: '2000-02-29', gender: 'FEMALE', loginType: 'email' };

const listOf = (titles: string[], pages: number): OutfitList => {
  const list = makeOutfitList();
  const [file] = list.fileMetadata;
  const fileMetadata = titles.map((title) => ({ ...file!, id: title, metadata: { ...file!.metadata, title } }));
  return { ...list, fileMetadata, pages };
};

/** Serves pages by number; a missing page fails. */
let pages: Record<number, OutfitList>;
const asked: string[] = [];

function show(user: object | null, first: OutfitList) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retryDelay: 1 } } });
  queryClient.setQueryData(sessionQuery().queryKey, { user } as SessionResponse);
  const choice = nextChoice();
  queryClient.setQueryData(outfitsQuery(choice).queryKey, first);
  render(createOutfits({ queryClient, choice }));
}

const other = () => fireEvent.click(screen.getByRole('button', { name: '다른 코디' }));
const inFront = () => screen.getByRole('heading', { level: 2 }).textContent;

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= ([first]) => first as AbortSignal;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  pages = {};
  asked.length = 0;
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    const body = pages[Number(new URL(address, 'http://here').searchParams.get('page'))];
    if (!address.startsWith('/api/v1/outfit')) return new Promise(() => undefined);
    if (!body) return Promise.reject(new TypeError('no way'));
    return Promise.resolve({ ok: true, headers: new Headers(), json: () => Promise.resolve(body) } as Response);
  }) as typeof fetch;
});

describe('다른 코디', () => {
  it('shows page after page without repetition until every suitable outfit was seen, and leads back', async () => {
    pages = { 1: listOf(['니트', '코트', '조끼'], 3), 2: listOf(['조끼', '점퍼'], 3) };
    show(member, listOf(['코트', '재킷'], 3));
    other();
    await waitFor(() => expect(inFront()).toBe('니트'));
    other();
    await waitFor(() => expect(inFront()).toBe('점퍼'));
    other();
    expect(screen.getByText('이날 날씨에 맞는 5벌이에요. 날마다 새로 골라 드려요.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '처음 코디로' }));
    expect(inFront()).toBe('코트');
  });

  it('also continues from the last slide with a swipe', async () => {
    pages = { 1: listOf(['니트'], 2) };
    show(member, listOf(['코트', '재킷'], 2));
    const next = () => screen.getByRole('button', { name: '다음 코디' });
    fireEvent.click(next());
    expect(inFront()).toBe('재킷');
    fireEvent.click(next());
    await waitFor(() => expect(inFront()).toBe('니트'));
  });

  it('reports a failed page, keeps the earlier ones, and offers a retry', async () => {
    show(member, listOf(['코트', '재킷'], 2));
    other();
    expect(await screen.findByRole('alert')).toHaveTextContent('다음 코디를 불러오지 못했어요');
    pages = { 1: listOf(['니트'], 2) };
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    await waitFor(() => expect(inFront()).toBe('니트'));
  });

  it('prompts a visitor to log in without a request', () => {
    show(null, listOf(['코트', '재킷'], 2));
    other();
    expect(inFront()).toBe('코트');
    expect(asked.filter((address) => address.includes('page=1'))).toEqual([]);
  });
});

describe('오늘 이거 입었어요', () => {
  let clock: jest.SpyInstance;
  beforeAll(() => void (clock = jest.spyOn(Date, 'now')));
  afterAll(() => clock.mockRestore());
  const worn = () => screen.getByRole('button', { name: '오늘 이거 입었어요' });

  it('marks one outfit a day and can be undone, for a visitor on the device only', () => {
    clock.mockReturnValue(Date.parse('2026-01-15T09:00:00+09:00'));
    show(null, listOf(['코트', '재킷'], 1));
    fireEvent.click(worn());
    return waitFor(() => expect(worn()).toHaveAttribute('aria-pressed', 'true'))
      .then(() => fireEvent.click(worn()))
      .then(() => waitFor(() => expect(worn()).toHaveAttribute('aria-pressed', 'false')))
      .then(() => expect(asked.filter((address) => address.includes('worn'))).toEqual([]));
  });

  it('decides what the evening asks about', async () => {
    const marked = { date: '2026-01-15', outfitId: '재킷', title: '재킷', categoryId: 2 };
    localStorage.setItem('worn-outfits', JSON.stringify({ ownerId: 'me', what: [marked] }));
    clock.mockReturnValue(Date.parse('2026-01-15T18:00:00+09:00'));
    show(member, listOf(['코트', '재킷'], 1));
    expect(await screen.findByText('오늘 ‘재킷’ 차림은 어땠어요?')).toBeInTheDocument();
    expect(inFront()).toBe('코트');
  });

  it('moves the outfit behind the others on the next days', () => {
    const marked = { date: '2026-01-14', outfitId: '코트', title: '코트', categoryId: 2 };
    localStorage.setItem('worn-outfits', JSON.stringify({ ownerId: 'me', what: [marked] }));
    clock.mockReturnValue(Date.parse('2026-01-15T09:00:00+09:00'));
    show(member, listOf(['코트', '재킷'], 1));
    expect(inFront()).toBe('재킷');
  });

  it('is not available for tomorrow', () => {
    clock.mockReturnValue(Date.parse('2026-01-14T22:00:00+09:00'));
    show(member, { ...listOf(['코트'], 1), day: 'tomorrow' });
    expect(screen.queryByRole('button', { name: '오늘 이거 입었어요' })).not.toBeInTheDocument();
  });
});
