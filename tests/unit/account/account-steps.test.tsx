import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { FoundId } from '@/components/account/found-id';
import { NewPassword } from '@/components/account/new-password';
import { ResetDone } from '@/components/account/reset-done';
import { SignupProfile } from '@/components/account/signup-profile';
import { SignupScreen } from '@/components/account/signup-screen';
import { RecoveryProvider } from '@/lib/client/account/recovery';
import { SignupDraftProvider, useSignupDraft } from '@/lib/client/account/signup-draft';
import { quiet, startNetwork } from '../bookmark/bookmark-browser';
import { replaceModule } from '../../support/replace-module';

const router = { push: jest.fn(), replace: jest.fn() };
const reported = jest.fn();
replaceModule('next/navigation', { useRouter: () => router, usePathname: () => '/signup' });
replaceModule('@/lib/client/toasts/toasts', { toast: { error: (message: string) => reported(message) as void } });

let network: ReturnType<typeof startNetwork>;
beforeEach(() => {
  network = startNetwork();
  jest.clearAllMocks();
  sessionStorage.clear();
});

const show = (what: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RecoveryProvider>
        <SignupDraftProvider>{what}</SignupDraftProvider>
      </RecoveryProvider>
    </QueryClientProvider>,
  );

it.each([
  ['the account of a sign-up', <SignupScreen key="1" step={1} isSocial={false} mailbox={null} />, '/signup'],
  ['the profile of a sign-up', <SignupScreen key="2" step={2} isSocial={false} mailbox={null} />, '/signup'],
  ['the end of a sign-up', <SignupScreen key="3" step={3} isSocial={false} mailbox={null} />, '/signup'],
  ['the found username', <FoundId key="4" />, '/find-id'],
  ['the new password', <NewPassword key="5" />, '/reset-password'],
  ['the end of a reset', <ResetDone key="6" />, '/reset-password'],
])('%s needs its predecessor', (_, step, start) => {
  show(step);
  expect(router.replace.mock.calls).toEqual([[start]]);
});

const EMAIL = 'bom@example.com';

/** The last step of a sign-up, with the input of the others. */
function LastStep() {
  const { draft, update } = useSignupDraft();
  useEffect(() => update({ account: { username: 'bom12345', password: 'Abcdef1!' } }), [update]);
  return draft.account && <SignupProfile />;
}

async function submitProfile(): Promise<void> {
  sessionStorage.setItem('mail-code:signup', JSON.stringify({ email: EMAIL, sentAtMs: Date.now(), verified: true }));
  show(<LastStep />);
  await userEvent.type(screen.getByLabelText('닉네임'), '봄바람');
  for (const [label, text] of [
    ['년', '1995'],
    ['월', '2'],
    ['일', '3'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: '가입하기' }));
  await act(quiet);
}

it.each([
  ['username', '이미 사용 중인 아이디예요.', '/signup?step=1'],
  ['password', '너무 흔한 비밀번호예요.', '/signup?step=1'],
  ['email', '이미 가입한 이메일이에요.', '/signup'],
])('a sign-up whose %s is rejected at its end returns to the step with that field', async (field, message, path) => {
  await submitProfile();
  await act(async () => {
    network.answer(
      'POST /api/v1/user',
      { error: { code: 'CONFLICT', message: '', fields: { [field]: message } } },
      409,
    );
    await quiet();
  });
  expect([reported.mock.calls, router.push.mock.calls]).toEqual([[[message]], [[path]]]);
});

it('a sign-up is sent once, however often its button is pressed', async () => {
  await submitProfile();
  await userEvent.dblClick(screen.getByRole('button', { name: '가입하기' }));
  await act(quiet);
  expect(network.sent('POST /api/v1/user')).toEqual([
    expect.objectContaining({ username: 'bom12345', email: EMAIL, birthDate: '1995-02-03', nickname: '봄바람' }),
  ]);
});
