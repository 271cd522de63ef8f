import { CATEGORY_ID } from '@/lib/contract/category';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Outfits } from '@/components/outfit/outfits';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { outfitsQuery, type OutfitChoice } from '@/lib/client/outfit/queries';
import { sessionQuery, type SessionAnswer } from '@/lib/client/session/viewer';
import { kstDate } from '@/lib/domain/kst';
import { makeOutfitList } from '@/tests/support/outfit-list';
import type { OutfitList } from '@/lib/contract/outfit';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';

const CHOICE: OutfitChoice = {
  cell: { nx: 61, ny: 125 },
  categoryId: CATEGORY_ID.daily,
  gender: 'FEMALE',
  offsets: NO_OFFSETS,
};
const QUESTION = '오늘 이 옷차림 어땠어요?';

const member = { id: 'me', nickname: '날옷', birthDate: '2000-02-29', gender: 'FEMALE', loginType: 'email' };

const list = (title: string, day: OutfitList['day'] = 'today') => makeOutfitList({ title, day });

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= ([first]) => first as AbortSignal;
});

function show(user: object | null, drawn: OutfitList) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery().queryKey, { user } as SessionAnswer);
  queryClient.setQueryData(outfitsQuery(CHOICE).queryKey, drawn);
  const screenOf = (more: Partial<OutfitChoice>) => (
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>
        <Outfits {...CHOICE} {...more} above={null} below={null} onView={() => undefined} />
      </LoginPromptProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(screenOf({}));
  return (more: Partial<OutfitChoice>) => rerender(screenOf(more));
}

describe('the outfits of home', () => {
  it('ask members how today felt from five in the afternoon on, when it has been worn', () => {
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(Date.parse('2026-01-15T16:59:00+09:00'));
    show(member, list('코트'));
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
    cleanup();
    clock.mockReturnValue(Date.parse('2026-01-15T17:00:00+09:00'));
    show(member, list('코트'));
    expect(screen.getByText(QUESTION)).toBeInTheDocument();
    clock.mockRestore();
  });

  it('are of both in turn for whoever has said no gender', () => {
    const named = (prefix: string): OutfitList => {
      const [file] = list('코트').fileMetadata;
      const files = [1, 2].map((n) => ({
        ...file!,
        id: `${prefix}${n}`,
        metadata: { ...file!.metadata, title: `${prefix}${n}` },
      }));
      return { ...list('코트'), fileMetadata: files };
    };
    const queryClient = new QueryClient();
    queryClient.setQueryData(sessionQuery().queryKey, { user: member } as SessionAnswer);
    for (const [gender, prefix] of [
      ['FEMALE', '그녀'],
      ['MALE', '그'],
    ] as const)
      queryClient.setQueryData(outfitsQuery({ ...CHOICE, gender }).queryKey, named(prefix));
    render(
      <QueryClientProvider client={queryClient}>
        <LoginPromptProvider>
          <Outfits {...CHOICE} gender={null} above={null} below={null} onView={() => undefined} />
        </LoginPromptProvider>
      </QueryClientProvider>,
    );
    const slides = [...document.querySelectorAll('[aria-roledescription="슬라이드"]')];
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '4벌 중 1번째, 그녀1',
      '4벌 중 2번째, 그1',
      '4벌 중 3번째, 그녀2',
      '4벌 중 4번째, 그2',
    ]);
  });

  it('ask visitors nothing', () => {
    show(null, list('코트'));
    expect(screen.getByRole('heading', { name: '코트' })).toBeInTheDocument();
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });

  it("do not ask about tomorrow's", () => {
    show(member, { ...list('코트', 'tomorrow'), date: kstDate(Date.now() + 86_400_000) });
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });

  it("stay on screen while the person's own are on their way, and then give way", async () => {
    let answer: (body: OutfitList) => void = () => undefined;
    const addresses: string[] = [];
    globalThis.fetch = ((address: string) => {
      if (!address.startsWith('/api/v1/outfit')) return new Promise(() => undefined);
      addresses.push(address);
      return new Promise((resolve) => {
        answer = (body) =>
          resolve({ ok: true, headers: new Headers(), json: () => Promise.resolve(body) } as unknown as Response);
      });
    }) as typeof fetch;
    const change = show(member, list('모두의 코트'));
    change({ offsets: { cold: -0.2, warm: 0 } });
    expect(screen.getByRole('heading', { name: '모두의 코트' })).toBeInTheDocument();
    await waitFor(() => expect(addresses).toHaveLength(1));
    expect(new URL(addresses[0]!, 'http://here').search).toContain('cold-offset=-0.2&warm-offset=0');
    answer(list('나의 패딩'));
    expect(await screen.findByRole('heading', { name: '나의 패딩' })).toBeInTheDocument();
  });

  it('of one place never stand in for those of another', () => {
    globalThis.fetch = (() => new Promise(() => undefined)) as typeof fetch;
    const change = show(member, list('강남의 코트'));
    change({ cell: { nx: 98, ny: 76 } });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeInTheDocument();
  });
});
