import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { outfitsQuery, type OutfitQuery } from '@/lib/client/outfit/queries';
import { sessionQuery, type SessionResponse } from '@/lib/client/session/viewer';
import { kstDate } from '@/lib/domain/kst';
import { DAILY_QUERY, makeOutfitList } from '@/tests/support/outfit-list';
import { createOutfits } from '@/tests/support/create-outfits';
import type { ComfortOffsets, LastFeeling } from '@/lib/contract/comfort';
import type { OutfitList } from '@/lib/contract/outfit';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { replaceModule } from '../../support/replace-module';

let mockSearch = '';
replaceModule('next/navigation', {
  useSearchParams: () => new URLSearchParams(mockSearch),
});

const QUESTION = '오늘 이 옷차림 어땠어요?';

const member = { id: 'me', nickname: '날옷', birthDate: '2000-02-29', gender: 'FEMALE', loginType: 'email' };

const list = (title: string, day: OutfitList['day'] = 'today') => makeOutfitList({ title, day });

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= ([first]) => first as AbortSignal;
});

function show(user: object | null, drawn: OutfitList, onDay = jest.fn()) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  queryClient.setQueryData(sessionQuery().queryKey, { user } as SessionResponse);
  queryClient.setQueryData(outfitsQuery(DAILY_QUERY).queryKey, drawn);
  const screenOf = (more: Partial<OutfitQuery>) =>
    createOutfits({ queryClient, choice: { ...DAILY_QUERY, ...more }, onDay });
  const { rerender } = render(screenOf({}));
  return (more: Partial<OutfitQuery>) => rerender(screenOf(more));
}

describe('the outfits of home', () => {
  describe('ask a member how an outfit felt', () => {
    let clock: jest.SpyInstance;
    beforeAll(() => void (clock = jest.spyOn(Date, 'now')));
    const at = (time: string) => clock.mockReturnValue(Date.parse(`2026-01-${time}:00+09:00`));
    const asked = () => screen.queryByRole('group', { name: /어땠어요/ })?.getAttribute('aria-labelledby');
    const question = () => document.getElementById(asked() ?? '')?.textContent ?? null;
    const coatOf = (date: string, day: OutfitList['day'] = 'today') => ({
      ...list('코트', day),
      date: `2026-01-${date}`,
    });
    const answered = (date: string): object => ({
      ...member,
      comfort: { offsets: NO_OFFSETS, lastFeeling: { date: `2026-01-${date}`, outfitId: 'coat', feeling: 'good' } },
    });
    beforeEach(() => {
      localStorage.clear();
      mockSearch = '';
    });
    // The row is loaded once.
    beforeAll(async () => {
      at('15T17:00');
      show(member, coatOf('15'));
      await screen.findByText(QUESTION);
      cleanup();
    });
    afterAll(() => clock.mockRestore());

    it('from 17:00 on, after it was worn', () => {
      at('15T16:59');
      show(member, coatOf('15'));
      expect(question()).toBeNull();
      cleanup();
      at('15T17:00');
      show(member, coatOf('15'));
      expect(question()).toBe(QUESTION);
    });

    it("about today's first outfit once tomorrow is shown, and about yesterday's until 17:00", () => {
      at('15T12:00');
      show(member, coatOf('15'));
      cleanup();
      at('15T22:30');
      show(member, { ...list('패딩', 'tomorrow'), date: '2026-01-16' });
      expect(question()).toBe('오늘 ‘코트’ 차림은 어땠어요?');
      cleanup();
      at('16T08:00');
      show(member, coatOf('16'));
      expect(question()).toBe('어제 ‘코트’ 차림은 어땠어요?');
    });

    it('once, and no other user', () => {
      at('15T12:00');
      show(member, coatOf('15'));
      cleanup();
      at('16T08:00');
      for (const user of [answered('15'), { ...member, id: 'somebody else' }, null]) {
        show(user, coatOf('16'));
        expect(question()).toBeNull();
        cleanup();
      }
      show(answered('14'), coatOf('16'));
      expect(question()).toBe('어제 ‘코트’ 차림은 어땠어요?');
    });

    it("about the notification's outfit, scrolled into view; a logged-out user may log in for it", () => {
      at('15T20:05');
      const intoView = jest.fn();
      Element.prototype.scrollIntoView = intoView;
      mockSearch = 'category=2&ask=2026-01-15.parka';
      show(member, coatOf('15'));
      expect(question()).toBe('알려 드린 오늘 옷차림은 어땠어요?');
      expect(intoView).toHaveBeenCalledWith({ block: 'center' });
      expect(screen.getByRole('group', { name: /어땠어요/ })).toHaveFocus();
      cleanup();
      show(null, coatOf('15'));
      expect(screen.getByText(/로그인하면 남길 수 있어요/)).toBeInTheDocument();
      mockSearch = '';
    });

    it('for one day only', () => {
      at('15T12:00');
      show(member, coatOf('15'));
      cleanup();
      at('17T08:00');
      show(member, coatOf('17'));
      expect(question()).toBeNull();
    });
  });

  describe('report the effect of feedback', () => {
    const WARMER: ComfortOffsets = { cold: -0.1, warm: 0 };
    const suits = (fromC: number) => ({ fromC, untilC: fromC + 8, rain: true });
    const item = { slot: 'outer', name: '가디건' } as const;
    const told = (more: Partial<LastFeeling> = {}) => ({
      ...member,
      comfort: {
        offsets: WARMER,
        lastFeeling: {
          ...{ date: '2026-01-14', outfitId: 'coat', feeling: 'cold', side: 'cold', ignored: null },
          ...{ offsetBefore: 0, offsetAfter: -0.1 },
          ...more,
        },
      },
    });
    const showBoth = (user: object, mine: OutfitList) => {
      const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
      queryClient.setQueryData(sessionQuery().queryKey, { user } as SessionResponse);
      queryClient.setQueryData(
        outfitsQuery(DAILY_QUERY).queryKey,
        makeOutfitList({ title: '모두의 코트', suits: suits(6) }),
      );
      queryClient.setQueryData(outfitsQuery({ ...DAILY_QUERY, offsets: WARMER }).queryKey, mine);
      render(createOutfits({ queryClient, choice: { ...DAILY_QUERY, offsets: WARMER } }));
      return screen.queryByText(/^지난번/)?.textContent ?? null;
    };
    beforeEach(() => {
      globalThis.fetch = (() => new Promise(() => undefined)) as typeof fetch;
    });
    const warmer = makeOutfitList({ title: '나의 패딩', suits: suits(2), items: [item] });

    it('if it is visible in the first outfit', () => {
      expect(showBoth(told(), warmer)).toBe('지난번 추웠다고 하셔서 한 겹 더했어요.');
      cleanup();
      expect(showBoth(told(), { ...warmer, ...makeOutfitList({ suits: suits(2) }) })).toBe(
        '지난번 추웠다고 하셔서 더 따뜻하게 골랐어요.',
      );
    });

    it.each([
      ['the same is shown as without it', told(), makeOutfitList({ suits: suits(6) })],
      ['it moved nothing', told({ offsetBefore: -0.1 }), warmer],
      ['it has faded since', told({ offsetAfter: -0.2 }), warmer],
      ['it was about this very day', told({ date: '2026-01-15' }), warmer],
      ['it is long ago', told({ date: '2026-01-12' }), warmer],
    ])('but not if %s', (_, user, mine) => {
      expect(showBoth(user, mine)).toBeNull();
    });
  });

  it('show the same outfit again after a visit to another screen, and the first one on another date', () => {
    const two = (date: string): OutfitList => {
      const [coat] = list('코트').fileMetadata;
      return { ...list('코트'), date, fileMetadata: [coat!, { ...coat!, id: 'parka' }] };
    };
    const getPosition = () => screen.getByText(/벌 중 \d번째/).textContent;
    show(member, two('2026-02-20'));
    fireEvent.click(screen.getByRole('button', { name: '다음 코디' }));
    expect(getPosition()).toBe('2벌 중 2번째');
    cleanup();
    show(member, two('2026-02-20'));
    expect(getPosition()).toBe('2벌 중 2번째');
    cleanup();
    // Another member on the same device starts with the first outfit.
    show({ ...member, id: 'another' }, two('2026-02-20'));
    expect(getPosition()).toBe('2벌 중 1번째');
    cleanup();
    show(member, two('2026-02-21'));
    expect(getPosition()).toBe('2벌 중 1번째');
  });

  it('alternate between genders if none was chosen', () => {
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
    queryClient.setQueryData(sessionQuery().queryKey, { user: member } as SessionResponse);
    for (const [gender, prefix] of [
      ['FEMALE', '그녀'],
      ['MALE', '그'],
    ] as const)
      queryClient.setQueryData(outfitsQuery({ ...DAILY_QUERY, gender }).queryKey, named(prefix));
    render(createOutfits({ queryClient, choice: { ...DAILY_QUERY, gender: null } }));
    const slides = [...document.querySelectorAll('[aria-roledescription="슬라이드"]')];
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '4벌 중 1번째, 그녀1',
      '4벌 중 2번째, 그1',
      '4벌 중 3번째, 그녀2',
      '4벌 중 4번째, 그2',
      '다른 코디',
    ]);
    // A slide that is two swipes away is rendered with the swipe before it.
    const buttons = slides.slice(0, 4).map((slide) => slide.querySelectorAll('button').length);
    expect(buttons).toEqual([1, 1, 0, 0]);
  });

  it('ask visitors nothing', () => {
    show(null, list('코트'));
    expect(screen.getByRole('heading', { name: '코트' })).toBeInTheDocument();
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });

  it("do not ask about tomorrow's outfit", () => {
    show(member, { ...list('코트', 'tomorrow'), date: kstDate(Date.now() + 86_400_000) });
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
  });

  it("stay visible while the member's own load, and are then replaced", async () => {
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
    change({ offsets: { cold: -0.2, warm: 0 }, people: 'own-age' });
    expect(screen.getByRole('heading', { name: '모두의 코트' })).toBeInTheDocument();
    await waitFor(() => expect(addresses).toHaveLength(1));
    const { search, searchParams } = new URL(addresses[0]!, 'http://here');
    expect(search).toContain('cold-offset=-0.2&warm-offset=0');
    expect(searchParams.get('people')).toBe('own-age');
    answer(list('나의 패딩'));
    expect(await screen.findByRole('heading', { name: '나의 패딩' })).toBeInTheDocument();
  });

  it('allow returning to the other day if one fails to load', async () => {
    globalThis.fetch = (() => Promise.reject(new TypeError('no network'))) as typeof fetch;
    const onDay = jest.fn();
    const change = show(member, list('코트'), onDay);
    change({ day: 'tomorrow' });
    expect(await screen.findByText('코디를 불러오지 못했어요', undefined, { timeout: 30_000 })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '오늘', pressed: false }));
    expect(onDay).toHaveBeenCalledWith('today');
  });

  it('of one place never appear for another', () => {
    globalThis.fetch = (() => new Promise(() => undefined)) as typeof fetch;
    const change = show(member, list('강남의 코트'));
    change({ cell: { nx: 98, ny: 76 } });
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeInTheDocument();
  });
});
