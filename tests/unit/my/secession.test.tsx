import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SecessionScreen } from '@/components/my/secession';
import { takePendingPath } from '@/lib/client/session/after-login';
import { logIn } from '@/lib/client/session/session';
import { sessionQuery } from '@/lib/client/session/viewer';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { memberCache, quiet, startNetwork } from '../bookmark/bookmark-browser';
import { openModalsInJsdom } from '../../support/modal-dialogs';
import { replaceModule } from '../../support/replace-module';

const replace = jest.fn();
let search = '';
replaceModule('next/navigation', {
  useRouter: () => ({ replace }),
  usePathname: () => '/my/secession',
  useSearchParams: () => new URLSearchParams(search),
});
replaceModule('@/lib/client/session/session', { logIn: jest.fn() });

const LEAVE = 'DELETE /api/v1/user/me/reason-id/2';
const NEEDS_LOGIN = { error: { code: 'REAUTHENTICATION_REQUIRED', message: '' } };

let network: ReturnType<typeof startNetwork>;
beforeAll(openModalsInJsdom);
beforeEach(() => {
  search = '';
  network = startNetwork();
});

async function show(queryClient = memberCache()) {
  render(
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>
        <SecessionScreen />
      </LoginPromptProvider>
    </QueryClientProvider>,
  );
  const reasons = ['코디가 마음에 들지 않아요', '자주 쓰지 않아요'].map((description, i) => ({
    id: i + 1,
    description,
  }));
  await answer('GET /api/v1/delete-reason', reasons);
}

const answer = (...given: Parameters<typeof network.answer>) =>
  act(async () => {
    network.answer(...given);
    await quiet();
  });
const leave = () => screen.getByRole('button', { name: '탈퇴하기' });

async function chooseAndConfirm() {
  await userEvent.click(screen.getByRole('radio', { name: '자주 쓰지 않아요' }));
  await userEvent.click(leave());
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: '정말 탈퇴할까요?' })).getByRole('button', { name: '탈퇴하기' }),
  );
}

describe('deleting an account', () => {
  it('asks for a reason and a confirmation, and sends the reason', async () => {
    await show();
    expect(leave()).toBeDisabled();
    await chooseAndConfirm();
    expect(network.waiting()).toContain(LEAVE);
    await answer(LEAVE, {});
    expect(replace).toHaveBeenCalledWith('/login');
  });

  it('requires the password after an old login, reports an error in it, and continues', async () => {
    await show();
    await chooseAndConfirm();
    await answer(LEAVE, NEEDS_LOGIN, 403);
    const again = within(screen.getByRole('dialog', { name: '한 번 더 확인할게요' }));
    await userEvent.click(again.getByRole('button', { name: '확인' }));
    expect(await again.findByText('비밀번호를 입력해 주세요.')).toBeInTheDocument();
    expect(logIn).not.toHaveBeenCalled();

    jest.mocked(logIn).mockResolvedValueOnce({ ok: false, failure: { code: 'UNAUTHENTICATED', message: '' } } as never);
    await userEvent.type(again.getByLabelText('비밀번호'), 'Abcdef1!');
    await userEvent.click(again.getByRole('button', { name: '확인' }));
    expect(await again.findByText('비밀번호가 맞지 않아요.')).toBeInTheDocument();

    jest.mocked(logIn).mockResolvedValueOnce({ ok: true } as never);
    await userEvent.click(again.getByRole('button', { name: '확인' }));
    await act(quiet);
    expect(network.waiting()).toContain(LEAVE);
  });

  it('remembers the reason through a login at an identity provider', async () => {
    const queryClient = memberCache();
    const { user } = queryClient.getQueryData(sessionQuery().queryKey)!;
    queryClient.setQueryData(sessionQuery().queryKey, {
      user: { ...user!, loginType: 'social', socialType: 'kakao' } as never,
    });
    await show(queryClient);
    await chooseAndConfirm();
    await answer(LEAVE, NEEDS_LOGIN, 403);
    const kakao = within(screen.getByRole('dialog', { name: '한 번 더 확인할게요' })).getByRole('button');
    const leavePage = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await userEvent.click(kakao);
    leavePage.mockRestore();
    const path = takePendingPath(user)!;
    cleanup();
    search = path.split('?')[1] ?? '';
    expect(path.split('?')[0]).toBe('/my/secession');
    await show(queryClient);
    expect(screen.getByRole('radio', { name: '자주 쓰지 않아요' })).toBeChecked();
    expect(leave()).toBeEnabled();
  });
});
