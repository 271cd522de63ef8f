import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginPromptDialog } from '@/components/account/login-prompt-dialog';
import { LoginPromptProvider, useLoginPrompt } from '@/lib/client/session/login-prompt';

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
      <button onClick={() => open('bookmark')}>저장</button>
      <button onClick={() => open('alarm')}>알림</button>
    </>
  );
}

const show = () =>
  render(
    <LoginPromptProvider>
      <Triggers />
      <LoginPromptDialog />
    </LoginPromptProvider>,
  );

describe('login prompts', () => {
  it('says why a login is worth it and offers both ways', async () => {
    show();
    await userEvent.click(screen.getByText('저장'));
    expect(screen.getByRole('heading')).toHaveTextContent('마음에 드는 코디, 또 보고 싶다면');
    expect(screen.getByRole('link', { name: '로그인하기' })).toHaveAttribute('href', '/login');
  });

  it('shows the previous one when the top one closes', async () => {
    show();
    await userEvent.click(screen.getByText('저장'));
    await userEvent.click(screen.getByText('알림'));
    expect(screen.getByRole('heading')).toHaveTextContent('나가기 전에 미리 알려드릴게요');
    await userEvent.click(screen.getByText('조금 더 둘러볼게요'));
    expect(screen.getByRole('heading')).toHaveTextContent('마음에 드는 코디, 또 보고 싶다면');
    await userEvent.click(screen.getByText('조금 더 둘러볼게요'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('does not pile the same prompt on itself', async () => {
    show();
    await userEvent.click(screen.getByText('저장'));
    await userEvent.click(screen.getByText('저장'));
    await userEvent.click(screen.getByText('조금 더 둘러볼게요'));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
