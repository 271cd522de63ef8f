import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionSync } from '@/components/account/session-sync';
import { LoginPromptDialog } from '@/components/account/login-prompt-dialog';
import { MyScreen } from '@/components/my/my-screen';
import { takePendingPath } from '@/lib/client/session/after-login';
import { LoginPromptProvider } from '@/lib/client/session/login-prompt';
import { userStorage } from '@/lib/client/session/user-storage';
import { sessionQuery } from '@/lib/client/session/viewer';
import type { Profile } from '@/lib/contract/account-fields';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { memberCache, quiet, startNetwork } from '../bookmark/bookmark-browser';
import { openModalsInJsdom } from '../../support/modal-dialogs';
import { replaceModule } from '../../support/replace-module';

const push = jest.fn();
replaceModule('next/navigation', { useRouter: () => ({ push }), usePathname: () => '/my' });

const COMFORT = { offsets: NO_OFFSETS, lastFeeling: null };
const SESSION = 'GET /api/auth/session';
const PROMPT = '마음에 드는 코디, 또 보고 싶다면';
const ALARM_PROMPT = '나가기 전에 미리 알려 드릴게요';
const MY_PROMPT = '저장한 코디를 한눈에';

/** Links lead nowhere in jsdom. */
const stay = (event: Event) => event.preventDefault();

beforeAll(openModalsInJsdom);
beforeEach(() => {
  push.mockClear();
  localStorage.clear();
  window.addEventListener('click', stay);
});
afterEach(() => window.removeEventListener('click', stay));

const show = (queryClient: QueryClient) =>
  render(
    <QueryClientProvider client={queryClient}>
      <LoginPromptProvider>
        <SessionSync />
        <MyScreen feedbackUrl={null} footer={null} />
        <LoginPromptDialog />
      </LoginPromptProvider>
    </QueryClientProvider>,
  );

async function click(...answer: [unknown, number?]) {
  const network = startNetwork();
  const queryClient = memberCache();
  show(queryClient);
  await userEvent.click(screen.getByRole('link', { name: '내 북마크' }));
  await act(async () => {
    network.answer(SESSION, ...answer);
    await quiet();
  });
  return queryClient;
}

it.each([
  ['내 북마크', PROMPT, '/my/bookmark'],
  ['회원 정보', MY_PROMPT, '/my/user-info'],
  ['계정 설정', MY_PROMPT, '/my/account-settings'],
  ['알림 설정', ALARM_PROMPT, '/my/alarm'],
])('%s opens its prompt for visitors, and continues after the login', async (row, title, path) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery().queryKey, { user: null });
  show(queryClient);
  await userEvent.click(screen.getByRole('link', { name: row }));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(push).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('link', { name: '날옷 로그인' }));
  expect(takePendingPath({ id: 'me' } as Profile)).toBe(path);
});

describe('the bookmarks link on my page', () => {
  it('works for members', async () => {
    await click({ user: { id: 'me' } });
    expect(push).toHaveBeenCalledWith('/my/bookmark');
  });

  it('logs out a user whose session ended, prompts them and stays on the page', async () => {
    userStorage.write({ id: 'me', nickname: '봄', gender: 'FEMALE', loginType: 'email', comfort: COMFORT });
    const queryClient = await click({ user: null });
    expect(screen.getByRole('dialog', { name: PROMPT })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '회원 정보' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /님$/ })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: MY_PROMPT })).toBeInTheDocument();
    expect(userStorage.read()).toBeNull();
    expect(queryClient.getQueryData(sessionQuery().queryKey)).toEqual({ user: null });
    expect(push).not.toHaveBeenCalled();
  });

  it('works while the session cannot be checked, since the list works offline', async () => {
    await click({ error: { code: 'UNAVAILABLE', message: '' } }, 503);
    expect(push).toHaveBeenCalledWith('/my/bookmark');
  });
});
