import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { ComfortCard } from '@/components/account/comfort-card';
import type { LastFeeling, UserComfort } from '@/lib/contract/comfort';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';

const asked = jest.fn();

// jsdom knows <dialog> but not its modal behaviour.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
  AbortSignal.timeout ??= () => new AbortController().signal;
});

beforeEach(() => {
  asked.mockClear();
  globalThis.fetch = ((address: string, init: RequestInit) => {
    asked(init.method, address);
    const body: UserComfort = { offsets: NO_OFFSETS, lastFeeling: null };
    return Promise.resolve({ ok: true, headers: new Headers(), json: () => Promise.resolve(body) } as Response);
  }) as typeof fetch;
});

const LAST: LastFeeling = {
  ...{ date: '2026-01-15', outfitId: 'coat', feeling: 'cold', side: 'cold' },
  ...{ offsetBefore: 0, offsetAfter: -0.1, ignored: null },
};

const show = (offsets: UserComfort['offsets'], lastFeeling: LastFeeling | null = null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ComfortCard comfort={{ offsets, lastFeeling }} />
      <Toaster />
    </QueryClientProvider>,
  );

describe('the comfort card', () => {
  it.each([
    [-0.4, -0.4, '남들보다 따뜻하게 추천하고 있어요.'],
    [-0.1, -0.2, '남들보다 조금 따뜻하게 추천하고 있어요.'],
    [0, 0, '남들과 비슷하게 추천하고 있어요.'],
    [0.3, 0.4, '남들보다 시원하게 추천하고 있어요.'],
    [-0.2, 0, '추운 날엔 남들보다 조금 따뜻하게, 따뜻한 날엔 남들과 비슷하게 추천하고 있어요.'],
    [-0.3, 0.1, '추운 날엔 남들보다 따뜻하게, 따뜻한 날엔 남들보다 조금 시원하게 추천하고 있어요.'],
  ])('describes %s clo in cold and %s clo in warm weather as %s', (cold, warm, words) => {
    show({ cold, warm });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('offers neither reset nor undo if nothing was learned', () => {
    show(NO_OFFSETS);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the last feedback, which can be undone', async () => {
    show(NO_OFFSETS, LAST);
    expect(screen.getByText('1월 15일에 ‘추웠어요’라고 하셨어요.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(await screen.findByText('마지막 답을 되돌렸어요.')).toBeInTheDocument();
    expect(asked.mock.calls).toEqual([['DELETE', '/api/v1/outfit/feedback/last']]);
  });

  it('is reset only after a confirmation', async () => {
    show({ cold: 0.2, warm: 0 });
    await userEvent.click(screen.getByRole('button', { name: '초기화' }));
    expect(screen.getByRole('heading', { name: '체감 맞춤을 초기화할까요?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '취소' }));
    expect(asked).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '초기화' }));
    await userEvent.click(screen.getAllByRole('button', { name: '초기화' }).at(-1)!);
    expect(await screen.findByText('체감 맞춤을 초기화했어요.')).toBeInTheDocument();
    expect(asked.mock.calls).toEqual([['DELETE', '/api/v1/outfit/feedback']]);
    expect(screen.queryByRole('heading', { name: '체감 맞춤을 초기화할까요?' })).not.toBeInTheDocument();
  });
});
