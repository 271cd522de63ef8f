import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { MyScreen } from '@/components/my/my-screen';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { memberCache } from '../bookmark/bookmark-browser';

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
});

describe('의견 남기기', () => {
  it('reports that its form failed to load, stays on the page, and opens on retry', async () => {
    render(
      <QueryClientProvider client={memberCache()}>
        <LoginPromptProvider>
          <MyScreen feedbackUrl={null} />
        </LoginPromptProvider>
        <Toaster />
      </QueryClientProvider>,
    );
    const open = () => userEvent.click(screen.getByRole('button', { name: '의견 남기기' }));

    isReachable = false;
    await open();
    expect(await screen.findByText(/의견 쓰기를 열지 못했어요/)).toBeVisible();
    expect(screen.getByRole('link', { name: '회원 정보' })).toBeVisible();

    isReachable = true;
    await open();
    expect(await screen.findByRole('textbox', { name: '의견 남기기' })).toBeVisible();
  });
});
