import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { MyScreen } from '@/components/my/my-screen';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { sessionQuery } from '@/lib/client/session/viewer';
import { memberCache, quiet, startNetwork } from '../bookmark/bookmark-browser';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/my' }));

let isReachable = true;
jest.mock('@/components/my/feedback-sheet', () => {
  if (!isReachable) throw new Error('ChunkLoadError');
  return jest.requireActual('@/components/my/feedback-sheet');
});

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

const show = (queryClient = memberCache()) =>
  render(
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>
        <MyScreen feedbackUrl={null} footer={null} />
      </LoginPromptProvider>
      <Toaster />
    </QueryClientProvider>,
  );
const open = () => userEvent.click(screen.getByRole('button', { name: '의견 남기기' }));

describe('의견 남기기', () => {
  it('reports that its form failed to load, stays on the page, and opens on retry', async () => {
    show();
    isReachable = false;
    await open();
    expect(await screen.findByText(/의견 쓰기를 열지 못했어요/)).toBeVisible();
    expect(screen.getByRole('link', { name: '회원 정보' })).toBeVisible();

    isReachable = true;
    await open();
    expect(await screen.findByRole('textbox', { name: '의견 남기기' })).toBeVisible();
  });

  it('works without login, and says thanks', async () => {
    const network = startNetwork();
    const queryClient = memberCache();
    queryClient.setQueryData(sessionQuery().queryKey, { user: null });
    show(queryClient);
    await open();
    await userEvent.type(await screen.findByRole('textbox', { name: '의견 남기기' }), '좋아요');
    await userEvent.type(screen.getByRole('textbox', { name: /^답장받을 이메일/ }), 'me@example.com');
    await userEvent.click(screen.getByRole('button', { name: '보내기' }));
    const SEND = 'POST /api/v1/visitor-feedback';
    await waitFor(() => expect(network.sent(SEND)).toEqual([{ text: '좋아요', replyTo: 'me@example.com' }]));
    await act(async () => {
      network.answer(SEND, {});
      await quiet();
    });
    expect(await screen.findByText(/^소중한 의견 고마워요/)).toBeInTheDocument();
  });
});
