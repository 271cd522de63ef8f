import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { FeelingRow } from '@/components/outfit/feeling-row';
import { sessionQuery, type SessionAnswer } from '@/lib/client/session/viewer';

/** Answers the browser's requests when the test says so. */
let answer: (response: { status: number; body: unknown }) => void;
const asked = jest.fn();

beforeEach(() => {
  localStorage.clear();
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

function show(props: Partial<Parameters<typeof FeelingRow>[0]> = {}) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery().queryKey, { user: { id: 'me', comfortOffset: 0 } } as SessionAnswer);
  const row = (more: typeof props) => (
    <QueryClientProvider client={queryClient}>
      <FeelingRow userId="me" outfitId="coat" date="2026-01-15" {...props} {...more} />
      <Toaster />
    </QueryClientProvider>
  );
  const { rerender } = render(row({}));
  const offset = () => queryClient.getQueryData(sessionQuery().queryKey)?.user?.comfortOffset;
  return { offset, change: (more: typeof props) => rerender(row(more)) };
}

const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const nothingPressed = () => expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();

describe('the question how an outfit felt', () => {
  it('shows the answer at once, sends it, and says what becomes of it', async () => {
    const { offset } = show();
    expect(screen.getByRole('group', { name: '오늘 이 옷차림 어땠어요?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '추웠어요' }));
    expect(pressed()).toEqual(['추웠어요']);
    expect(asked).toHaveBeenCalledWith('POST', '/api/v1/outfit/coat/feedback', '{"feeling":"cold"}');
    answer({ status: 200, body: { comfortOffset: -0.1 } });
    expect(await screen.findByText('다음 추천에 반영할게요.')).toBeInTheDocument();
    expect(pressed()).toEqual(['추웠어요']);
    expect(offset()).toBe(-0.1);
  });

  it('takes the answer back where it could not be kept, and says why', async () => {
    const { offset } = show();
    await userEvent.click(screen.getByRole('button', { name: '더웠어요' }));
    expect(pressed()).toEqual(['더웠어요']);
    answer({ status: 503, body: { error: { code: 'UNAVAILABLE', message: '지금은 이용할 수 없어요.' } } });
    expect(await screen.findByText('지금은 이용할 수 없어요.')).toBeInTheDocument();
    nothingPressed();
    expect(offset()).toBe(0);
  });

  it('sends one answer for a double tap', async () => {
    show();
    await userEvent.dblClick(screen.getByRole('button', { name: '좋았어요' }));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('remembers the answer for its day, its outfit and its person alone', async () => {
    const { change } = show();
    await userEvent.click(screen.getByRole('button', { name: '좋았어요' }));
    answer({ status: 200, body: { comfortOffset: 0 } });
    await waitFor(() => expect(localStorage.getItem('outfit-feeling')).toContain('good'));
    change({});
    expect(pressed()).toEqual(['좋았어요']);
    for (const other of [{ date: '2026-01-16' }, { outfitId: 'parka' }, { userId: 'you' }]) {
      change(other);
      nothingPressed();
    }
  });
});
