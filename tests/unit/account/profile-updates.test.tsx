import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, toast } from 'sonner';
import { ChangePasswordScreen } from '@/components/account/change-password';
import { SocialProfile } from '@/components/account/social-profile';
import { UserInfoScreen } from '@/components/account/user-info';
import { SignupDraftProvider } from '@/lib/client/account/signup-draft';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { sessionQuery } from '@/lib/client/session/viewer';
import type { Profile } from '@/lib/contract/account-fields';
import { quiet, startNetwork } from '../bookmark/bookmark-browser';
import { ME } from '../../support/member-profile';
import { openModalsInJsdom } from '../../support/modal-dialogs';
import { replaceModule } from '../../support/replace-module';

const replace = jest.fn();
replaceModule('next/navigation', { useRouter: () => ({ replace }), usePathname: () => '/signup' });

const UPDATE = 'PUT /api/v1/user/me';

let network: ReturnType<typeof startNetwork>;
beforeAll(openModalsInJsdom);
beforeEach(() => {
  network = startNetwork();
  sessionStorage.clear();
});
afterEach(() => void toast.dismiss());

function show(screenOf: React.ReactNode, profile: object = ME) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery().queryKey, { user: profile as Profile });
  return render(
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>
        <SignupDraftProvider>{screenOf}</SignupDraftProvider>
      </LoginPromptProvider>
      <Toaster />
    </QueryClientProvider>,
  );
}
const refuse = (code: string, message: string, status: number) =>
  act(async () => {
    network.answer(UPDATE, { error: { code, message } }, status);
    await quiet();
  });

it('the nickname can be changed', async () => {
  show(<UserInfoScreen />);
  const save = screen.getByRole('button', { name: '저장하기' });
  expect(save).toBeDisabled();
  await userEvent.clear(screen.getByLabelText('닉네임'));
  await userEvent.type(screen.getByLabelText('닉네임'), '여름');
  await userEvent.click(save);
  await act(quiet);
  expect(network.sent(UPDATE)).toEqual([{ nickname: '여름', gender: 'FEMALE', birthDate: '2000-02-29' }]);
  await act(async () => {
    network.answer(UPDATE, { error: { code: 'INVALID_INPUT', message: '', fields: { nickname: '안 돼요.' } } }, 400);
    await quiet();
  });
  expect(await screen.findByText('안 돼요.')).toBeInTheDocument();
});

describe('a failed profile update', () => {
  it.each([
    ['NOT_FOUND', '사용자 정보를 찾을 수 없습니다.', 404, '사용자 정보를 찾을 수 없습니다.'],
    ['UNAVAILABLE', '지금은 이용할 수 없어요.', 503, '회원 정보 업데이트에 실패했습니다.'],
  ])('is reported as specified for %s', async (code, message, status, words) => {
    show(<UserInfoScreen />);
    await userEvent.click(screen.getByRole('radio', { name: '남성' }));
    await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
    await act(quiet);
    await refuse(code, message, status);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('a social sign-up whose update fails', () => {
  const NEW = { ...ME, nickname: null, birthDate: null, gender: null, loginType: 'social', socialType: 'kakao' };
  const social = () => show(<SocialProfile profile={NEW as unknown as Profile} />, NEW);

  it('retains the input in this tab across a reload until it succeeds', async () => {
    const first = social();
    await userEvent.type(screen.getByLabelText('닉네임'), '여름');
    await userEvent.click(screen.getByRole('radio', { name: '남성' }));
    for (const [label, text] of [
      ['년', '1999'],
      ['월', '12'],
      ['일', '31'],
    ] as const)
      await userEvent.type(screen.getByLabelText(label), text);
    await userEvent.click(screen.getByRole('button', { name: '다음' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /모두/ }));
    await userEvent.click(screen.getByRole('button', { name: '동의하고 계속하기' }));
    await act(quiet);
    await refuse('UNAVAILABLE', '지금은 이용할 수 없어요.', 503);
    expect(await screen.findByText('회원 정보 업데이트에 실패했습니다.')).toBeInTheDocument();
    first.unmount();

    social();
    expect(screen.getByLabelText('닉네임')).toHaveValue('여름');
    expect(screen.getByRole('radio', { name: '남성' })).toBeChecked();
    expect(screen.getByLabelText('년')).toHaveValue('1999');
    await userEvent.click(screen.getByRole('button', { name: '다음' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /모두/ }));
    await userEvent.click(screen.getByRole('button', { name: '동의하고 계속하기' }));
    await act(quiet);
    await act(async () => {
      network.answer(UPDATE, { ...NEW, nickname: '여름', birthDate: '1999-12-31', gender: 'MALE' });
      await quiet();
    });
    expect(replace).toHaveBeenCalledWith('/signup?step=3&socialType=kakao');
    expect(sessionStorage.getItem('signup-profile')).toBeNull();
  });
});

describe('the password of a social account', () => {
  it('is explained instead of a form', () => {
    show(<ChangePasswordScreen />, { ...ME, loginType: 'social', socialType: 'kakao' });
    expect(screen.getByRole('heading', { name: '날옷에는 비밀번호가 없어요' })).toBeInTheDocument();
    expect(screen.getByText(/비밀번호는 카카오에서 바꿀 수 있어요/)).toBeInTheDocument();
    expect(screen.queryByLabelText('현재 비밀번호')).not.toBeInTheDocument();
  });
});
