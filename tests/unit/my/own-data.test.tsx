import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyConsentRenewal } from '@/components/account/lazy-consent-renewal';
import { MarketingChoice } from '@/components/my/marketing-choice';
import { OwnData } from '@/components/my/own-data';
import { sessionQuery, useViewer } from '@/lib/client/session/viewer';
import type { ConsentState, Profile } from '@/lib/contract/account-fields';
import { memberCache, quiet, startNetwork } from '../bookmark/bookmark-browser';
import { openModalsInJsdom } from '../../support/modal-dialogs';
import { replaceModule } from '../../support/replace-module';

let path = '/home';
replaceModule('next/navigation', { useRouter: () => ({}), usePathname: () => path });

const ME = { id: 'me', nickname: '봄', birthDate: '2000-02-29', gender: 'FEMALE', loginType: 'email' };
const UPDATE = 'PUT /api/v1/user/me';
const NONE: ConsentState = { due: [], marketing: { agreed: false, decidedAt: null } };
const MARKETING = { agreed: true, decidedAt: '2026-01-15T00:00:00.000Z' };

function Settings() {
  const { profile } = useViewer();
  return (
    profile && (
      <>
        <MarketingChoice profile={profile} />
        <OwnData profile={profile} />
      </>
    )
  );
}

let network: ReturnType<typeof startNetwork>;
function show(consents: ConsentState) {
  network = startNetwork();
  const queryClient = memberCache();
  const user = { ...ME, consents, agreedToMarketing: consents.marketing.agreed } as unknown as Profile;
  queryClient.setQueryData(sessionQuery().queryKey, { user });
  return render(
    <QueryClientProvider client={queryClient}>
      <Settings />
      <LazyConsentRenewal />
    </QueryClientProvider>,
  );
}
const answer = (consents: ConsentState) =>
  act(async () => {
    network.answer(UPDATE, { ...ME, consents, agreedToMarketing: consents.marketing.agreed });
    await quiet();
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(openModalsInJsdom);
beforeEach(() => {
  path = '/home';
  sessionStorage.clear();
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => setTimeout(run),
    cancelIdleCallback: clearTimeout,
  });
});

it('marketing is switched on and off, and the answer has its date', async () => {
  show(NONE);
  const choice = screen.getByRole('switch', { name: '혜택과 소식 받기' });
  expect(choice).not.toBeChecked();
  await userEvent.click(choice);
  await act(quiet);
  expect(network.sent(UPDATE)).toEqual([{ agreedToMarketing: true }]);
  await answer({ due: [], marketing: MARKETING });
  expect(choice).toBeChecked();
  expect(screen.getByText('2026년 1월 15일에 받기로 하셨어요.')).toBeInTheDocument();
});

it('new texts are put to a member, who agrees to exactly these', async () => {
  show({ ...NONE, due: ['agreedToTerms', 'agreedToLocation'] });
  const sheet = await screen.findByRole('dialog', { name: '바뀐 약관을 확인해 주세요' });
  expect(
    within(sheet)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/my/policy/terms', '/my/policy/location']);
  await press('동의하기');
  await act(quiet);
  expect(network.sent(UPDATE)).toEqual([{ agreedToTerms: true, agreedToLocation: true }]);
  await answer(NONE);
  expect(sheet).not.toBeInTheDocument();
});

it('the question waits while its text is read, and can be postponed', async () => {
  path = '/my/policy/terms';
  const due: ConsentState = { ...NONE, due: ['agreedToTerms'] };
  const { unmount } = show(due);
  await act(() => import('@/components/account/consent-renewal'));
  await act(quiet);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  path = '/home';
  show(due);
  await screen.findByRole('dialog');
  await press('나중에');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(network.sent(UPDATE)).toEqual([]);
});

it('marketing is asked again, and declining withdraws it', async () => {
  show({ due: ['agreedToMarketing'], marketing: MARKETING });
  await screen.findByRole('dialog', { name: '혜택과 소식을 계속 받을까요?' });
  await press('그만 받기');
  await act(quiet);
  expect(network.sent(UPDATE)).toEqual([{ agreedToMarketing: false }]);
});

it('the uses of the position are listed, and the data are saved as a file', async () => {
  show(NONE);
  await press('위치 이용 기록');
  await act(async () => {
    network.answer('GET /api/v1/location-use', {
      content: [{ usedAt: '2026-01-15T00:05:00.000Z', purpose: 'weather' }],
    });
    await quiet();
  });
  expect(screen.getByText('2026년 1월 15일 오전 9시 5분')).toBeInTheDocument();
  const saved: string[] = [];
  const link = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:data', revokeObjectURL: () => undefined });
  await userEvent.click(screen.getByRole('button', { name: '내 정보 내려받기', hidden: true }));
  await act(async () => {
    network.answer('GET /api/v1/user/me/data', { exportedAt: '', tables: {} });
    await quiet();
  });
  expect(saved).toEqual(['nalot-my-data.json']);
  link.mockRestore();
});
