import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginPromptDialog } from '@/components/account/login-prompt-dialog';
import { socialProvidersQuery } from '@/lib/client/account/account-queries';
import { takePendingPath, takePendingBookmark } from '@/lib/client/session/after-login';
import type { Profile } from '@/lib/contract/account-fields';
import { LoginPromptProvider, useLoginPrompt } from '@/lib/client/session/login-prompt';
import { replaceModule } from '../../support/replace-module';

replaceModule('next/navigation', { usePathname: () => '/home' });

// jsdom knows <dialog> but not its modal behaviour.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});

function Triggers() {
  const { open } = useLoginPrompt();
  return (
    <>
      <button onClick={() => open('bookmark', { pictureId: 'coat' })}>저장</button>
      <button onClick={() => open('alarm', { path: '/my/alarm' })}>알림</button>
    </>
  );
}

function show(providers: { provider: string; development: boolean }[] = []) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(socialProvidersQuery().queryKey, { content: providers as never });
  render(
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>
        <Triggers />
        <LoginPromptDialog />
      </LoginPromptProvider>
    </QueryClientProvider>,
  );
}

describe('login prompts', () => {
  it('explains the benefit of a login and offers both methods', async () => {
    show();
    await userEvent.click(screen.getByText('저장'));
    expect(screen.getByRole('heading')).toHaveTextContent('마음에 드는 코디, 또 보고 싶다면');
    expect(screen.getByRole('link', { name: '날옷 로그인' })).toHaveAttribute('href', '/login/form');
    expect(screen.getByRole('button', { name: '조금 더 둘러볼게요' })).toBeInTheDocument();
  });

  it('lists the available providers', async () => {
    show([
      { provider: 'kakao', development: false },
      { provider: 'google', development: false },
    ]);
    await userEvent.click(screen.getByText('저장'));
    expect(within(screen.getByRole('group', { name: '로그인' })).getAllByRole('button')).toHaveLength(2);
  });

  it.each([
    ['저장', { path: '/home', pictureId: 'coat' }],
    ['알림', { path: '/my/alarm', pictureId: null }],
  ])('remembers the intended action of a user who follows it: %s', async (trigger, { path, pictureId }) => {
    show();
    await userEvent.click(screen.getByText(trigger));
    const way = screen.getByRole('link', { name: '날옷 로그인' });
    way.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(way);
    expect([takePendingPath({ id: 'bom' } as Profile), takePendingBookmark()]).toEqual([path, pictureId]);
  });

  it('remembers nothing for a user who stays', async () => {
    show();
    await userEvent.click(screen.getByText('저장'));
    await userEvent.click(screen.getByText('조금 더 둘러볼게요'));
    expect(takePendingBookmark()).toBeNull();
  });

  it('shows the previous one when the top one closes', async () => {
    show();
    await userEvent.click(screen.getByText('저장'));
    await userEvent.click(screen.getByText('알림'));
    expect(screen.getByRole('heading')).toHaveTextContent('나가기 전에 미리 알려 드릴게요');
    await userEvent.click(screen.getByText('조금 더 둘러볼게요'));
    expect(screen.getByRole('heading')).toHaveTextContent('마음에 드는 코디, 또 보고 싶다면');
    await userEvent.click(screen.getByText('조금 더 둘러볼게요'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('does not stack the same prompt', async () => {
    show();
    await userEvent.click(screen.getByText('저장'));
    await userEvent.click(screen.getByText('저장'));
    await userEvent.click(screen.getByText('조금 더 둘러볼게요'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
