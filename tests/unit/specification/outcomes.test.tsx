import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Toaster, toast } from 'sonner';
import { ChangePasswordScreen } from '@/components/account/change-password';
import { LoginPromptDialog } from '@/components/account/login-prompt-dialog';
import { SignupDone } from '@/components/account/signup-done';
import { UserInfoScreen } from '@/components/account/user-info';
import { AccountSettingsScreen } from '@/components/my/account-settings';
import { SecessionScreen } from '@/components/my/secession';
import { parseFailure, createNetworkFailure } from '@/lib/client/api/call-failure';
import { requestNotificationPermission } from '@/lib/client/alarm/push/notification-permission';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { sessionQuery, type SessionResponse } from '@/lib/client/session/viewer';
import { memberCache, quiet, startNetwork } from '../bookmark/bookmark-browser';
import { ME } from '../../support/member-profile';
import { openModalsInJsdom } from '../../support/modal-dialogs';
import { replaceModule } from '../../support/replace-module';

const replace = jest.fn();
replaceModule('next/navigation', {
  useRouter: () => ({ replace, push: jest.fn() }),
  usePathname: () => '/my',
  useSearchParams: () => new URLSearchParams(),
});

const REASONS = [{ id: 1, description: '자주 쓰지 않아요' }];

let network: ReturnType<typeof startNetwork>;
beforeAll(openModalsInJsdom);
beforeEach(() => {
  network = startNetwork();
  replace.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void toast.dismiss());

function show(what: ReactNode) {
  const queryClient = memberCache();
  queryClient.setQueryData(sessionQuery().queryKey, { user: ME } as unknown as SessionResponse);
  render(
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>{what}</LoginPromptProvider>
      <Toaster />
    </QueryClientProvider>,
  );
}

const answer = (...given: Parameters<typeof network.answer>) =>
  act(async () => {
    network.answer(...given);
    await quiet();
  });
const refuse = (what: string, message = '') => answer(what, { error: { code: 'UNAVAILABLE', message } }, 503);
const click = (name: string, within_: HTMLElement = document.body) =>
  userEvent.click(within(within_).getByRole('button', { name }));

describe('changing the password', () => {
  const CHANGE = 'PUT /api/v1/user/me/password';
  async function change() {
    show(
      <>
        <ChangePasswordScreen />
        <LoginPromptDialog />
      </>,
    );
    await userEvent.type(screen.getByLabelText('현재 비밀번호'), 'Spring!2026');
    await userEvent.type(screen.getByLabelText('새 비밀번호'), 'Maple7!canoe');
    await userEvent.type(screen.getByLabelText('새 비밀번호 확인'), 'Maple7!canoe');
    await click('비밀번호 변경');
    await act(quiet);
  }

  it('shows during input that it is valid', async () => {
    await change();
    await waitFor(() => expect(network.waiting()).toContain('POST /api/v1/auth/check-password'));
    await answer('POST /api/v1/auth/check-password', { problem: null });
    expect(await screen.findByText('사용할 수 있는 비밀번호예요.')).toBeInTheDocument();
  });

  it('is reported and leads to the login, without a prompt', async () => {
    await change();
    await answer(CHANGE, {});
    expect(await screen.findByText('비밀번호가 성공적으로 변경되었습니다. 다시 로그인 해주세요.')).toBeInTheDocument();
    expect(replace).toHaveBeenCalledWith('/login/form');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("that fails shows the host's message, or the specified one", async () => {
    await change();
    await refuse(CHANGE, '지금은 바꿀 수 없어요.');
    expect(await screen.findByText('지금은 바꿀 수 없어요.')).toBeInTheDocument();
    await click('비밀번호 변경');
    await act(quiet);
    await refuse(CHANGE);
    expect(await screen.findByText('비밀번호 변경에 실패했습니다.')).toBeInTheDocument();
  });
});

describe('member info', () => {
  it('can be saved after a change of gender or birth date, and not after reverting it', async () => {
    show(<UserInfoScreen />);
    const save = () => screen.getByRole('button', { name: '저장하기' });
    expect(save()).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: '남성' }));
    expect(save()).toBeEnabled();
    await userEvent.click(screen.getByRole('radio', { name: '여성' }));
    expect(save()).toBeDisabled();
    fireEvent.change(screen.getByLabelText('일'), { target: { value: '28' } });
    expect(save()).toBeEnabled();
  });

  it('reports success after saving', async () => {
    show(<UserInfoScreen />);
    await userEvent.click(screen.getByRole('radio', { name: '남성' }));
    await click('저장하기');
    await act(quiet);
    await answer('PUT /api/v1/user/me', { ...ME, gender: 'MALE' });
    expect(await screen.findByText('회원 정보가 성공적으로 업데이트되었습니다.')).toBeInTheDocument();
  });
});

describe('a logout', () => {
  it('requires confirmation, clears storage, leads to the landing page and is reported', async () => {
    localStorage.setItem('user-storage', '"x"');
    sessionStorage.setItem('hasBeenWelcomed', 'true');
    show(<AccountSettingsScreen />);
    await click('로그아웃');
    await click('로그아웃', screen.getByRole('dialog'));
    await act(quiet);
    await answer('GET /api/auth/csrf', { csrfToken: 'x' });
    await answer('POST /api/auth/signout', {});
    expect(await screen.findByText('로그아웃 되었습니다.')).toBeInTheDocument();
    expect(replace).toHaveBeenCalledWith('/');
    expect(localStorage.getItem('user-storage')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('deleting an account', () => {
  const LEAVE = 'DELETE /api/v1/user/me/reason-id/1';
  async function leave() {
    show(<SecessionScreen />);
    await answer('GET /api/v1/delete-reason', REASONS);
    await userEvent.click(screen.getByRole('radio', { name: '자주 쓰지 않아요' }));
    await click('탈퇴하기');
    await click('탈퇴하기', await screen.findByRole('dialog', { name: '정말 탈퇴할까요?' }));
    await act(quiet);
  }

  it('is reported, clears storage and leads to the landing page', async () => {
    localStorage.setItem('user-storage', '"x"');
    await leave();
    await answer(LEAVE, {});
    expect(await screen.findByText('탈퇴처리되었습니다.')).toBeInTheDocument();
    expect(localStorage.getItem('user-storage')).toBeNull();
    expect(replace).toHaveBeenCalledWith('/login');
  });

  it('that fails is reported', async () => {
    await leave();
    await refuse(LEAVE);
    expect(await screen.findByText('탈퇴하지 못했어요. 잠시 뒤에 다시 시도해 주세요.')).toBeInTheDocument();
  });

  it('reports that its reasons failed to load', async () => {
    show(<SecessionScreen />);
    for (let tries = 0; tries < 2; tries++) {
      await waitFor(() => expect(network.waiting()).toContain('GET /api/v1/delete-reason'));
      await refuse('GET /api/v1/delete-reason');
    }
    expect(await screen.findByText('탈퇴 이유를 불러오지 못했어요')).toBeInTheDocument();
  });
});

it('a sign-up ends with a welcome by name', async () => {
  show(<SignupDone nickname="봄" isSocial={false} />);
  expect(await screen.findByText('봄님, 날옷에 오신 걸 환영해요!')).toBeInTheDocument();
});

describe('an error without a reason', () => {
  it('shows the specified message', async () => {
    const response = { json: () => Promise.reject(new Error('no JSON')) } as unknown as Response;
    expect((await parseFailure(response)).message).toBe('오류가 발생했습니다. 다시 시도해주세요.');
  });

  it.each([
    [true, '응답이 너무 늦어요. 잠시 뒤에 다시 시도해 주세요.'],
    [false, '인터넷에 연결되어 있는지 확인해 주세요.'],
  ])('or a missing response is reported (too late: %s)', (isTimeout, words) =>
    expect(createNetworkFailure(isTimeout).message).toBe(words),
  );
});

it('the notification permission is stored', async () => {
  Object.assign(globalThis, { Notification: { permission: 'granted', requestPermission: jest.fn() } });
  await requestNotificationPermission();
  expect(localStorage.getItem('notificationPermission')).toContain('granted');
});
