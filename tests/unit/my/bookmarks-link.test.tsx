import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginPromptDialog } from '@/components/account/login-prompt-dialog';
import { MyScreen } from '@/components/my/my-screen';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { memberCache, quiet, startNetwork } from '../bookmark/bookmark-browser';
import { openModalsInJsdom } from '../../support/modal-dialogs';
import { replaceModule } from '../../support/replace-module';

const push = jest.fn();
replaceModule('next/navigation', { useRouter: () => ({ push }), usePathname: () => '/my' });

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

describe('the bookmarks link on my page', () => {
  it('works for members', async () => {
    await click({ user: { id: 'me' } });
    expect(push).toHaveBeenCalledWith('/my/bookmark');
  });

  it('prompts a user whose session ended, and stays on the page', async () => {
    await click({ user: null });
    expect(screen.getByRole('dialog', { name: PROMPT })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '회원 정보' })).toBeInTheDocument();
    expect(push).not.toHaveBeenCalled();
  });

  it('works while the session cannot be checked, since the list works offline', async () => {
    await click({ error: { code: 'UNAVAILABLE', message: '' } }, 503);
    expect(push).toHaveBeenCalledWith('/my/bookmark');
  });
});
