import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyScreen } from '@/components/my/my-screen';
import { usePeople } from '@/lib/client/outfit/own-comfort';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { sessionQuery } from '@/lib/client/session/viewer';
import type { Profile } from '@/lib/contract/account-fields';
import { memberCache, quiet, startNetwork } from '../bookmark/bookmark-browser';
import { ME } from '../../support/member-profile';
import { replaceModule } from '../../support/replace-module';

replaceModule('next/navigation', { useRouter: () => ({}), usePathname: () => '/my' });

const UPDATE = 'PUT /api/v1/user/me';
const findSwitch = () => screen.queryByRole('switch', { name: '내 나이와 비슷한 사람의 사진 먼저 보기' });

/** The people whose pictures the member's outfits are requested with. */
const Requested = () => <output>{usePeople() ?? 'anyone'}</output>;

let network: ReturnType<typeof startNetwork>;
function show(user: object | null) {
  network = startNetwork();
  const queryClient = memberCache();
  queryClient.setQueryData(sessionQuery().queryKey, { user: user as Profile | null });
  render(
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>
        <MyScreen feedbackUrl={null} footer={null} />
        <Requested />
      </LoginPromptProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => localStorage.clear());

it('a member switches off pictures of people near their age, and outfits are requested without them', async () => {
  show({ ...ME, prefersOwnAge: true });
  expect(findSwitch()).toBeChecked();
  expect(findSwitch()).toHaveAccessibleDescription(/교복을 먼저/);
  expect(screen.getByText('own-age')).toBeInTheDocument();
  await userEvent.click(findSwitch()!);
  await act(quiet);
  expect(network.sent(UPDATE)).toEqual([{ prefersOwnAge: false }]);
  await act(async () => {
    network.answer(UPDATE, { ...ME, prefersOwnAge: false });
    await quiet();
  });
  expect(findSwitch()).not.toBeChecked();
  expect(screen.getByText('anyone')).toBeInTheDocument();
});

it('the switch is on again if it cannot be saved', async () => {
  show({ ...ME, prefersOwnAge: true });
  await userEvent.click(findSwitch()!);
  await act(async () => {
    network.answer(UPDATE, { error: { code: 'UNAVAILABLE', message: '' } }, 503);
    await quiet();
  });
  expect(findSwitch()).toBeChecked();
  expect(findSwitch()).toBeEnabled();
});

it('visitors have no switch and request outfits for anyone', () => {
  show(null);
  expect(findSwitch()).not.toBeInTheDocument();
  expect(screen.getByText('anyone')).toBeInTheDocument();
});
