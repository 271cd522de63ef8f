import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { FeelingRow } from '@/components/outfit/feeling-row';
import type { FeedbackSubject } from '@/lib/client/outfit/own-comfort';
import { sessionQuery, type SessionResponse } from '@/lib/client/session/viewer';
import type { Profile } from '@/lib/contract/account-fields';
import { CATEGORY_ID } from '@/lib/contract/category';
import type { LastFeeling, OutfitFeeling, UserComfort } from '@/lib/contract/comfort';
import { getPlaceCentre } from '@/lib/domain/place';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';

/** Answers the browser's requests when the test says so. */
let answer: (response: { status: number; body: unknown }) => void;
const asked = jest.fn();

beforeEach(() => {
  asked.mockClear();
  globalThis.fetch = jest.fn((address: string, init: RequestInit) => {
    asked(init.method, address, init.body);
    return new Promise((resolve) => {
      answer = ({ status, body }) =>
        resolve({
          ok: status < 400,
          status,
          headers: new Headers(),
          json: () => Promise.resolve(body),
        } as unknown as Response);
    });
  }) as unknown as typeof fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
});

const WORN = {
  outfitId: 'coat',
  date: '2026-01-15',
  cell: { nx: 61, ny: 125 },
  categoryId: CATEGORY_ID.daily,
} satisfies FeedbackSubject;

/** The host's response and state after feedback. */
const known = (feeling: OutfitFeeling, more: Partial<LastFeeling> = {}): UserComfort => ({
  offsets: NO_OFFSETS,
  lastFeeling: {
    ...{ date: WORN.date, outfitId: WORN.outfitId, feeling, side: 'cold' },
    ...{ offsetBefore: 0, offsetAfter: 0, ignored: null },
    ...more,
  },
});

function show(comfort: UserComfort = { offsets: NO_OFFSETS, lastFeeling: null }) {
  const queryClient = new QueryClient();
  const user = { id: 'me', comfort } as Profile;
  queryClient.setQueryData<SessionResponse>(sessionQuery().queryKey, { user });
  const row = (worn: FeedbackSubject) => (
    <QueryClientProvider client={queryClient}>
      <FeelingRow worn={worn} question="오늘 이 옷차림 어땠어요?" />
      <Toaster />
    </QueryClientProvider>
  );
  const { rerender } = render(row(WORN));
  const comfortNow = () => queryClient.getQueryData(sessionQuery().queryKey)?.user?.comfort;
  return { comfortNow, change: (more: Partial<FeedbackSubject>) => rerender(row({ ...WORN, ...more })) };
}

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const nothingPressed = () => expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();

describe('the feeling question', () => {
  it('shows the feedback at once, sends it with day and cell, and reports its effect', async () => {
    const { comfortNow } = show();
    expect(screen.getByRole('group', { name: '오늘 이 옷차림 어땠어요?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '추웠어요' }));
    expect(pressed()).toEqual(['추웠어요']);
    const [method, address, body] = asked.mock.calls[0] as [string, string, string];
    expect([method, address]).toEqual(['POST', '/api/v1/outfit/coat/feedback']);
    const { lat: latitude, lon: longitude } = getPlaceCentre(WORN);
    expect(JSON.parse(body)).toEqual({ feeling: 'cold', date: '2026-01-15', latitude, longitude, categoryId: 2 });
    const answered = known('cold', { offsetAfter: -0.1 });
    answer({ status: 200, body: answered });
    expect(await screen.findByText('다음부터 조금 더 따뜻하게 추천할게요.')).toBeInTheDocument();
    expect(pressed()).toEqual(['추웠어요']);
    expect(comfortNow()).toEqual(answered);
  });

  it.each([
    [{}, '기억해 둘게요. 답이 모이면 추천이 달라져요.'],
    [{ offsetAfter: 0.1 }, '다음부터 조금 더 가볍게 추천할게요.'],
    [{ ignored: 'nothing-lighter' }, '더 가벼운 옷이 없던 날이라 추천은 그대로 둘게요.'],
    [{ ignored: 'weather-unknown' }, '그날 날씨를 알 수 없어 추천은 그대로 둘게요.'],
  ] as const)('reports the effect %j', async (did, words) => {
    show();
    await userEvent.click(screen.getByRole('button', { name: '더웠어요' }));
    answer({ status: 200, body: known('hot', did) });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('asks once more, optionally, when it was cold, and sends the part of the day', async () => {
    show(known('cold'));
    expect(screen.getByRole('group', { name: '언제 추우셨어요?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '아침' }));
    expect(pressed()).toEqual(['추웠어요', '아침']);
    expect(JSON.parse((asked.mock.calls[0] as [string, string, string])[2])).toMatchObject({
      feeling: 'cold',
      part: 'morning',
    });
    answer({ status: 200, body: known('cold', { part: 'morning' }) });
    expect(await screen.findByText(/기억해 둘게요/)).toBeInTheDocument();
    expect(pressed()).toEqual(['추웠어요', '아침']);
  });

  it('does not ask when it felt good', () => {
    show(known('good'));
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  it('sends the hours for which the outfit was recommended', async () => {
    const { change } = show();
    change({ told: '7-22/2,12:1' });
    await userEvent.click(screen.getByRole('button', { name: '좋았어요' }));
    expect(JSON.parse((asked.mock.calls[0] as [string, string, string])[2])).toMatchObject({ told: '7-22/2,12:1' });
  });

  it('undoes feedback that is tapped again', async () => {
    const { comfortNow } = show(known('hot'));
    expect(pressed()).toEqual(['더웠어요']);
    await userEvent.click(screen.getByRole('button', { name: '더웠어요' }));
    nothingPressed();
    expect(asked.mock.calls[0]).toEqual(['DELETE', '/api/v1/outfit/feedback/last', undefined]);
    answer({ status: 200, body: { offsets: NO_OFFSETS, lastFeeling: null } });
    expect(await screen.findByText('답을 되돌렸어요.')).toBeInTheDocument();
    expect(comfortNow()?.lastFeeling).toBeNull();
    nothingPressed();
  });

  it('reverts feedback that could not be saved, and says why', async () => {
    const { comfortNow } = show();
    await userEvent.click(screen.getByRole('button', { name: '더웠어요' }));
    expect(pressed()).toEqual(['더웠어요']);
    answer({ status: 503, body: { error: { code: 'UNAVAILABLE', message: '지금은 이용할 수 없어요.' } } });
    expect(await screen.findByText('답을 저장하지 못했어요.')).toBeInTheDocument();
    expect(screen.getByText('지금은 이용할 수 없어요.')).toBeInTheDocument();
    nothingPressed();
    expect(comfortNow()?.lastFeeling).toBeNull();
  });

  it('sends one request for a double tap', async () => {
    show();
    await userEvent.dblClick(screen.getByRole('button', { name: '좋았어요' }));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('shows the feedback only for its day and outfit', () => {
    const { change } = show(known('good'));
    expect(pressed()).toEqual(['좋았어요']);
    for (const other of [{ date: '2026-01-16' }, { outfitId: 'parka' }]) {
      change(other);
      nothingPressed();
    }
  });
});
