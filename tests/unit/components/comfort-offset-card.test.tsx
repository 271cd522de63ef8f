import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { ComfortOffsetCard } from '@/components/account/comfort-offset-card';

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

const show = (offsetClo: number) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ComfortOffsetCard offsetClo={offsetClo} />
      <Toaster />
    </QueryClientProvider>,
  );

describe('the fit of recommendations to a person', () => {
  it.each([
    [-0.4, '남들보다 따뜻하게 추천하고 있어요.'],
    [-0.1, '남들보다 조금 따뜻하게 추천하고 있어요.'],
    [0, '남들과 비슷하게 추천하고 있어요.'],
    [0.2, '남들보다 조금 시원하게 추천하고 있어요.'],
    [0.3, '남들보다 시원하게 추천하고 있어요.'],
  ])('of %s clo reads: %s', (offsetClo, words) => {
    show(offsetClo);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('offers no reset where nothing is learnt', () => {
    show(0);
    expect(screen.queryByRole('button', { name: '초기화' })).not.toBeInTheDocument();
  });

  it('is reset only after a second yes', async () => {
    const asked = jest.fn();
    globalThis.fetch = ((address: string, init: RequestInit) => {
      asked(init.method, address);
      return Promise.resolve({
        ok: true,
        headers: new Headers(),
        json: () => Promise.resolve({ comfortOffset: 0 }),
      } as unknown as Response);
    }) as typeof fetch;
    show(0.2);
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
