import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionSync } from '@/components/account/session-sync';
import { AccountSettingsScreen } from '@/components/my/account-settings';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { showSuccess } from '@/lib/client/toasts/toasts';
import { memberCache, quiet, startNetwork } from '../bookmark/bookmark-browser';
import { openModalsInJsdom } from '../../support/modal-dialogs';
import { replaceModule } from '../../support/replace-module';

replaceModule('next/navigation', { useRouter: () => ({ push: jest.fn() }), usePathname: () => '/my/account-settings' });
const toasted = jest.fn();
replaceModule('@/lib/client/toasts/toasts', {
  showSuccess: jest.fn(),
  toast: { error: (...shown: unknown[]) => toasted(...shown) as void },
});

const ELSEWHERE = 'POST /api/v1/auth/logout-elsewhere';

let network: ReturnType<typeof startNetwork>;
beforeAll(openModalsInJsdom);
beforeEach(() => {
  network = startNetwork();
  render(
    <QueryClientProvider client={memberCache()}>
      <LoginPromptProvider>
        <SessionSync />
        <AccountSettingsScreen />
      </LoginPromptProvider>
    </QueryClientProvider>,
  );
});

describe('logging out elsewhere', () => {
  const ask = async () => {
    await userEvent.click(screen.getByRole('button', { name: '다른 기기에서 로그아웃' }));
    return within(await screen.findByRole('dialog', { name: '다른 기기에서 로그아웃할까요?' }));
  };

  it.each([
    [2, '다른 기기 2곳에서 로그아웃했어요.'],
    [0, '다른 기기에는 로그인되어 있지 않아요.'],
  ])('requires confirmation and reports %i', async (ended, words) => {
    const dialog = await ask();
    expect(network.waiting()).not.toContain(ELSEWHERE);
    await userEvent.click(dialog.getByRole('button', { name: '로그아웃' }));
    await act(async () => {
      network.answer(ELSEWHERE, { ended });
      await quiet();
    });
    expect(showSuccess).toHaveBeenCalledWith(words);
  });

  it('shows one toast if the session cannot be renewed', async () => {
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: '로그아웃' }));
    await act(async () => {
      network.answer(ELSEWHERE, { error: { code: 'UNAUTHENTICATED', message: '로그인이 필요해요.' } }, 401);
      await quiet();
    });
    expect(toasted.mock.calls).toEqual([['로그인이 필요해요.', { id: 'session-end' }]]);
  });

  it('does nothing if dismissed', async () => {
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: '취소' }));
    expect(network.waiting()).not.toContain(ELSEWHERE);
  });
});
