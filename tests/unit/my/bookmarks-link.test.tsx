import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginPromptDialog } from '@/components/account/login-prompt-dialog';
import { MyScreen } from '@/components/my/my-screen';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { memberCache, quiet, startNetwork } from '../bookmark/bookmark-browser';
import { openModalsInJsdom } from '../../support/modal-dialogs';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/my' }));

const SESSION = 'GET /api/auth/session';
const PROMPT = '마음에 드는 코디, 또 보고 싶다면';

beforeAll(openModalsInJsdom);
beforeEach(() => push.mockClear());

async function click(...answer: [unknown, number?]) {
  const network = startNetwork();
  render(
    <QueryClientProvider client={memberCache()}>
      <LoginPromptProvider>
        <MyScreen feedbackUrl={null} />
        <LoginPromptDialog />
      </LoginPromptProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: '내 북마크' }));
  await act(async () => {
    network.answer(SESSION, ...answer);
    await quiet();
  });
}

describe('the way from my page to the bookmarks', () => {
  it('is open to whoever is logged in', async () => {
    await click({ user: { id: 'me' } });
    expect(push).toHaveBeenCalledWith('/my/bookmark');
  });

  it('prompts whoever is not any more, and stays where they are', async () => {
    await click({ user: null });
    expect(screen.getByRole('dialog', { name: PROMPT })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '회원 정보' })).toBeInTheDocument();
    expect(push).not.toHaveBeenCalled();
  });

  it('is open while nobody can be asked: the list is there without a network, too', async () => {
    await click({ error: { code: 'UNAVAILABLE', message: '' } }, 503);
    expect(push).toHaveBeenCalledWith('/my/bookmark');
  });
});
